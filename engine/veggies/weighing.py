"""A fast way to find what a stall would score with a card at each spot: the same answers as `view.score_lines`."""

from __future__ import annotations

from functools import lru_cache
from typing import Sequence

from engine.area import Area
from engine.cards import Card
from engine.game import Ways
from engine.veggies.pack import GOODS
from engine.veggies.scoring import PER_MOUSE, names_each
from engine.veggies.search import Look, Memo, Stall
from engine.veggies.view import VeggiesView


def ways(view: VeggiesView, area: Area, card: Card) -> Ways[int]:
    """Every spot for a card on a stall; none on an empty one, which is opened with a card of its own."""
    if not area.laid:
        return Ways((), ().__getitem__)
    stall = _stall(area)
    others = view.others_named if view.over else view.others_may_name
    points = _points(others, names_each(view.seats), view.over)
    looks, spots = stall.looks(card)
    return Ways([points[look] for look in looks], lambda number: stall.grid.at(*spots[number]))


@lru_cache(maxsize=1)
def _stall(area: Area) -> Stall:
    """Kept for the next card: most of what one changes, another has changed too, and a stall remembers that."""
    return Stall.of(area)


@lru_cache(maxsize=1)
def _points(others: frozenset[str], names: int, over: bool) -> Memo[Look, int]:
    """What a stall scores by its look: each good that others name, those that its owner names of the rest, and mice."""
    known = [good in others for good in GOODS]

    def points(look: Look) -> int:
        *sizes, mice = look
        anyway, ranked = PER_MOUSE * mice, []
        for (largest, groups), is_known in zip(sizes, known, strict=True):
            worth = largest * groups
            anyway += worth if is_known else 0
            ranked.append((largest, 0 if is_known else worth))
        return anyway + _named(sorted(ranked), names, over)

    return Memo(points)


def _named(ranked: Sequence[tuple[int, int]], count: int, over: bool) -> int:
    """What the owner gains by naming goods, given the size of the largest group of each and what naming it gains: in
    the end those of the highest ranks, before that all that may be among them, which are no smaller than the last."""
    if over:
        return sum([gain for _, gain in ranked[-count:]])
    least, _ = ranked[-count]
    return sum([gain for largest, gain in ranked if largest >= least])
