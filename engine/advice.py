"""Placements worth looking at first, weighed by what they would score at once, and why they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

from engine.cards import Card
from engine.game import AnyGame, ScoreLine, View
from engine.groups import Group, groups
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


@dataclass(frozen=True)
class Reason:
    """Why an area is worth more than another: one line of the score sheet that is new, or has grown or shrunk."""

    line: ScoreLine
    gain: int


def reasons(before: Sequence[ScoreLine], after: Sequence[ScoreLine]) -> list[Reason]:
    """What makes the difference between two score sheets of one area, what brings most first."""
    left = list(before)
    found = []
    for line in after:
        met = [old for old in left if _is_same(old, line)]
        left = [old for old in left if old not in met]
        found.append(Reason(line, line.points - sum(old.points for old in met)))
    found += [Reason(line, -line.points) for line in left]
    return sorted((one for one in found if one.gain), key=lambda one: -one.gain)


def _is_same(old: ScoreLine, new: ScoreLine) -> bool:
    """Whether one line has become the other: a group grows where it was, a bonus is the same wherever it counts."""
    if (old.code, old.component) != (new.code, new.component):
        return False
    return old.code != "group" or any(one & other for one in old.groups for other in new.groups)


def touched(area: Area, components: Sequence[str]) -> list[Group]:
    """The groups of two and more that the newest card is part of, largest first: what it may grow into."""
    newest = len(area.laid) - 1
    own = {cell for cell in area.laid[newest].box.cells() if area.stack(cell)[-1] == newest}
    found = [group for group in groups(area.seen, components) if len(group) > 1 and group.cells & own]
    return sorted(found, key=lambda group: -len(group))
