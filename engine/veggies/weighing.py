"""A fast way to find what a stall would score with a card at each spot: the same answers as `view.score_lines`."""

from __future__ import annotations

from functools import lru_cache
from typing import Iterator, Sequence

from engine.area import Area, Placement
from engine.cards import Card
from engine.veggies.pack import GOODS
from engine.veggies.scoring import PER_MOUSE, names_each
from engine.veggies.search import Size, Stall
from engine.veggies.view import VeggiesView


def weighed(view: VeggiesView, card: Card) -> Iterator[tuple[Placement, int]]:
    if not view.area.laid:
        return
    stall = _stall(view.area)
    count, others = names_each(view.seats), view.others_may_name
    named = [good in others for good in GOODS]
    for spot in stall.spots(card, [stall.grid.sizes] * len(GOODS)):
        yield stall.grid.placement(spot), _points(spot.goods, count, named) + PER_MOUSE * spot.mice


@lru_cache(maxsize=1)
def _stall(area: Area) -> Stall:
    """Kept for the next card: most of what one changes, another has changed too, and a stall remembers that."""
    return Stall.of(area)


def _points(sizes: Sequence[Size], count: int, named: Sequence[bool]) -> int:
    """Points for the goods that others may name, and for all that the owner may name: those no smaller than the last
    one they have to name."""
    cut = max(sorted([largest for largest, _ in sizes])[-count], 1)
    points = 0
    for (largest, groups), by_others in zip(sizes, named, strict=True):
        if by_others or largest >= cut:
            points += largest * groups
    return points
