"""A fast way to find what a stall would score with a card at each spot: the same answers as `view.score_lines`."""

from __future__ import annotations

from typing import Iterator, Sequence

from engine.area import Placement
from engine.cards import Card
from engine.veggies.pack import GOODS
from engine.veggies.scoring import PER_MOUSE, names_each
from engine.veggies.search import Size, Stall
from engine.veggies.view import VeggiesView


def weighed(view: VeggiesView, card: Card) -> Iterator[tuple[Placement, int]]:
    if not view.area.laid:
        return
    stall = Stall.of(view.area)
    count = names_each(view.seats)
    for spot in stall.spots(card, [stall.grid.sizes] * len(GOODS)):
        yield stall.grid.placement(spot), _points(spot.goods, count, view.others_may_name) + PER_MOUSE * spot.mice


def _points(sizes: Sequence[Size], count: int, named: frozenset[str]) -> int:
    """Points for the goods that others may name, and for all that the owner may name: those no smaller than the last
    one they have to name."""
    cut = sorted((largest for largest, _ in sizes), reverse=True)[count - 1]
    return sum(
        largest * groups
        for good, (largest, groups) in zip(GOODS, sizes, strict=True)
        if good in named or largest >= max(cut, 1)
    )
