"""A fast way to find what a stall would score with a card at each spot: the same answers as `view.score_lines`."""

from __future__ import annotations

from functools import lru_cache
from typing import Iterator

from engine.area import Area, Placement
from engine.cards import Card
from engine.game import Ways
from engine.geometry import Rotation
from engine.veggies.pack import GOODS
from engine.veggies.scoring import PER_MOUSE, names_each
from engine.veggies.search import Memo, Stall, bits, measure
from engine.veggies.view import VeggiesView


def weighed(view: VeggiesView, card: Card) -> Iterator[tuple[Placement, int]]:
    if view.area.laid:
        found = ways(view, view.area, card)
        yield from ((found.placement(number), points) for number, points in enumerate(found.values))


def ways(view: VeggiesView, area: Area, card: Card) -> Ways[int]:
    """Every spot for a card on a stall that is not empty. Unrolled, like a hard bot's search: reviews look at a hundred
    thousand spots."""
    stall = _stall(area)
    worths, others = _worths(area), view.others_named if view.over else view.others_may_name
    m0, m1, m2, m3, m4 = [worths[good in others] for good in GOODS]
    g0, g1, g2, g3, g4 = stall.goods
    x0, x1, x2, x3, x4 = m0[g0], m1[g1], m2[g2], m3[g3], m4[g4]
    only, over, stall_mice = names_each(view.seats) == 1, view.over, stall.mice
    values: list[int] = []
    spots: list[tuple[Rotation, int]] = []
    for rotation, height, width, whole, (n0, n1, n2, n3, n4), mice in stall.grid.turned(card):
        for corner in bits(stall.corners(height, width)):
            under = whole << corner
            a0, b0 = m0[g0 & ~under | n0 << corner] if n0 or g0 & under else x0
            a1, b1 = m1[g1 & ~under | n1 << corner] if n1 or g1 & under else x1
            a2, b2 = m2[g2 & ~under | n2 << corner] if n2 or g2 & under else x2
            a3, b3 = m3[g3 & ~under | n3 << corner] if n3 or g3 & under else x3
            a4, b4 = m4[g4 & ~under | n4 << corner] if n4 or g4 & under else x4
            points = b0 + b1 + b2 + b3 + b4 + PER_MOUSE * (stall_mice & ~under | mice << corner).bit_count()
            if only and over:
                points += max(a0, a1, a2, a3, a4) & _GAIN
            else:
                points += _named((a0, a1, a2, a3, a4), 1 if only else 2, over)
            values.append(points)
            spots.append((rotation, corner))
    return Ways(values, lambda number: stall.grid.at(*spots[number]))


@lru_cache(maxsize=1)
def _stall(area: Area) -> Stall:
    """Kept for the next card: most of what one changes, another has changed too, and a stall remembers that."""
    return Stall.of(area)


_BITS = 16
_GAIN = (1 << _BITS) - 1
Worth = tuple[int, int]
"""What a good is worth: its rank when its owner names goods, which is the size of its largest group, then, in the last
bits, what naming it gains; and what it scores anyway, because others name it."""


@lru_cache(maxsize=1)
def _worths(area: Area) -> tuple[Memo[Worth], Memo[Worth]]:
    """What a good is worth by the cells that show it: if only its owner may name it, and if others do."""
    stride = _stall(area).grid.stride

    def own(cells: int) -> Worth:
        largest, groups = measure(cells, stride)
        return largest << _BITS | largest * groups, 0

    def others(cells: int) -> Worth:
        largest, groups = measure(cells, stride)
        return largest << _BITS, largest * groups

    return Memo(own), Memo(others)


def _named(ranks: tuple[int, ...], count: int, over: bool) -> int:
    """What the owner gains by naming goods: in the end those of the highest ranks, before that all that may be among
    them, which are those no smaller than the last one."""
    ranked = sorted(ranks)
    if over:
        return sum([rank & _GAIN for rank in ranked[-count:]])
    cut = ranked[-count] & ~_GAIN
    return sum([rank & _GAIN for rank in ranked if rank >= cut])
