"""A fast way to find what a stall would score with a card at each spot: the same answers as `view.score_lines`."""

from __future__ import annotations

from functools import lru_cache
from typing import Iterator, Sequence

from engine.area import Area, Placement
from engine.cards import Card
from engine.game import Ways
from engine.veggies.pack import GOODS
from engine.veggies.scoring import PER_MOUSE, names_each
from engine.veggies.search import Size, Stall
from engine.veggies.view import VeggiesView


def weighed(view: VeggiesView, card: Card) -> Iterator[tuple[Placement, int]]:
    if view.area.laid:
        found = ways(view, view.area, card)
        yield from ((found.placement(number), points) for number, points in enumerate(found.values))


def ways(view: VeggiesView, area: Area, card: Card) -> Ways[int]:
    """Every spot for a card on a stall that is not empty."""
    stall = _stall(area)
    count, points = names_each(view.seats), _final_points if view.over else _points
    others = view.others_named if view.over else view.others_may_name
    named = [good in others for good in GOODS]
    spots = list(stall.spots(card, [stall.grid.sizes] * len(GOODS)))
    values = [points(spot.goods, count, named) + PER_MOUSE * spot.mice for spot in spots]
    return Ways(values, lambda number: stall.grid.placement(spots[number]))


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


def _final_points(sizes: Sequence[Size], count: int, named: Sequence[bool]) -> int:
    """Points for the goods that others have named, and for what would then have been best for the owner to name."""
    ranked = sorted([largest for largest, _ in sizes if largest], reverse=True)[:count]
    cut = ranked[-1] if ranked else 0
    points, tied = 0, []
    for (largest, groups), by_others in zip(sizes, named, strict=True):
        if by_others or largest > cut:
            points += largest * groups
        if largest == cut:
            tied.append(0 if by_others else largest * groups)
    free = sum(largest == cut for largest in ranked)
    return points + sum(sorted(tied, reverse=True)[:free])
