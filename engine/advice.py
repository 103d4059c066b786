"""Placements worth looking at first: every legal one, weighed by what it would score at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

from engine.cards import Card
from engine.game import AnyGame, View
from engine.table import Area, Placement


@dataclass(frozen=True)
class Advice:
    card: Card
    placement: Placement
    gain: int
    """How many points more, or fewer, than before."""


def points(game: AnyGame, view: View, area: Area) -> int:
    return sum(line.points for line in game.score_lines(view, area))


def best_placements(game: AnyGame, view: View, cards: Sequence[Card]) -> list[Advice]:
    """Best first; of placements after which the area looks the same, only the plainest."""
    before = points(game, view, view.area)
    seen = set()
    found = []
    for card in cards:
        for placement in view.area.placements(card):
            after = view.area.lay(card, placement)
            looks = (card.id, frozenset(after.seen.items()))
            if looks not in seen:
                seen.add(looks)
                found.append(Advice(card, placement, points(game, view, after) - before))
    return sorted(found, key=lambda advice: -advice.gain)
