"""A fast search for every way to place a card on a stall, and the stall afterwards: the same answers as `engine.area`.

A stall lies on a grid, a part of the frame with room for the next few cards. A set of the grid's cells is one
integer: cell (row, col) of the grid is bit row x stride + col. One extra column always stays empty, so that shifting
by one never connects the end of a row to the start of the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import repeat
from typing import Callable, Generic, Iterator, NamedTuple, Sequence, TypeVar

from engine.area import Area, Placement
from engine.cards import Card
from engine.geometry import Box, Cell, Rotation
from engine.veggies.pack import GOODS, LONG, MOUSE

K = TypeVar("K")
T = TypeVar("T")
Size = tuple[int, int]
"""For one good: the size of its largest group, and the number of its groups. A plain tuple, because a NamedTuple would
make hard bots a tenth slower."""


Look = tuple[*tuple[Size, ...], int]
"""A stall as far as it matters: the size of each good, and the number of mice."""
REMEMBERED = 4_000
"""How many results a memo keeps before it begins anew. An expert who remembers all of a decision takes 50 MB more for
it, and no less time: what is asked for again is asked for soon."""


class Memo(dict[K, T]):
    """Set of cells, or what they look like -> a result, computed on demand. It pays off because most placements change
    only a few goods."""

    def __init__(self, find: Callable[[K], T]) -> None:
        self._find = find

    def __missing__(self, key: K) -> T:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[key] = self._find(key)
        return found


class StallSpot(NamedTuple, Generic[T]):
    """A way to place a card, and everything that matters about the stall afterwards."""

    rotation: Rotation
    corner: int
    """The number of the top-left cell's bit."""
    goods: list[T]
    """For each good, its memo's result for the cells where it is visible."""
    mice: int


class Turned(NamedTuple):
    """A card at one rotation as bits, with its top-left cell at bit 0."""

    rotation: Rotation
    height: int
    width: int
    whole: int
    goods: tuple[int, ...]
    mice: int


@dataclass(frozen=True)
class StallGrid:
    """The part of the frame on which a stall lies."""

    box: Box
    frame: Box

    @cached_property
    def stride(self) -> int:
        return self.box.width + 1

    @cached_property
    def sizes(self) -> Memo[int, Size]:
        stride = self.stride
        return Memo(lambda cells: measure(cells, stride))

    def bit(self, cell: Cell) -> int:
        return 1 << (cell.row - self.box.top) * self.stride + cell.col - self.box.left

    def placement(self, spot: StallSpot[T]) -> Placement:
        return self.at(spot.rotation, spot.corner)

    def at(self, rotation: Rotation, corner: int) -> Placement:
        row, col = divmod(corner, self.stride)
        return Placement(Cell(self.box.top + row, self.box.left + col), rotation)

    def turned(self, card: Card) -> tuple[Turned, ...]:
        """A card at each rotation."""
        return _turns(card, self.stride)

    def corners(self, height: int, width: int) -> int:
        """The top-left cells from which a card of this size stays inside the frame, as bits."""
        room = self.box.within(self.frame)
        rows, cols = room.height - height + 1, room.width - width + 1
        if rows < 1 or cols < 1:
            return 0
        row = ((1 << cols) - 1) * self.bit(Cell(room.top, room.left))
        return sum(row << n * self.stride for n in range(rows))


def measure(cells: int, stride: int) -> Size:
    """The size of the largest group and the number of groups."""
    up, down = cells >> stride, cells << stride
    single = cells & ~(cells << 1 | cells >> 1 | up | down)
    count = single.bit_count()
    largest = 1 if count else 0
    rest = cells ^ single
    size = rest.bit_count()
    if size <= 3:  # as in most cases: none of these cells is alone, so they are one group
        return (size, count + 1) if size else (largest, count)
    while rest:
        group, grown = 0, rest & -rest
        while grown != group:
            group = grown
            grown = (group | group << 1 | group >> 1 | group << stride | group >> stride) & rest
        rest ^= group
        count += 1
        largest = max(largest, group.bit_count())
    return largest, count


@dataclass(frozen=True)
class Stall:
    grid: StallGrid
    covered: int
    goods: tuple[int, ...]
    """For each good, the cells where it is visible, as bits."""
    mice: int

    @classmethod
    def of(cls, area: Area, ahead: int = 1) -> Stall:
        """The stall of an area, on a grid with room for `ahead` more cards."""
        assert area.box is not None
        margin = LONG * ahead
        grid = StallGrid(area.box.grown(margin, margin), area.rules.frame)
        seen = dict.fromkeys((*GOODS, MOUSE), 0)
        covered = 0
        for cell, (name,) in area.seen.items():
            covered |= grid.bit(cell)
            if name in seen:
                seen[name] |= grid.bit(cell)
        return cls(grid, covered, tuple(seen[good] for good in GOODS), seen[MOUSE])

    @property
    def sizes(self) -> list[Size]:
        return [self.grid.sizes[cells] for cells in self.goods]

    def spots(self, card: Card, memos: Sequence[Memo[int, T]]) -> Iterator[StallSpot[T]]:
        """Every legal way to place a card; `memos` has one per good. Inlined: nearly all the time is spent here."""
        stall_mice = self.mice
        now = [memo[cells] for memo, cells in zip(memos, self.goods, strict=True)]
        for rotation, height, width, whole, goods, mice in self.grid.turned(card):
            parts = tuple(zip(self.goods, goods, memos, now, strict=True))
            for corner in bits(self.corners(height, width)):
                under = whole << corner
                found = [
                    memo[seen & ~under | brings << corner] if brings or seen & under else same
                    for seen, brings, memo, same in parts
                ]
                yield StallSpot(rotation, corner, found, (stall_mice & ~under | mice << corner).bit_count())

    def looks(self, card: Card) -> tuple[list[Look], list[tuple[Rotation, int]]]:
        """How the stall looks with a card in each spot, and the spots: rotation and corner. What `spots` finds,
        unrolled, because bots, advice and reviews spend nearly all their time here."""
        sizes, stall_mice = self.grid.sizes, self.mice
        g0, g1, g2, g3, g4 = self.goods
        x0, x1, x2, x3, x4 = sizes[g0], sizes[g1], sizes[g2], sizes[g3], sizes[g4]
        looks: list[Look] = []
        spots: list[tuple[Rotation, int]] = []
        for rotation, height, width, whole, (n0, n1, n2, n3, n4), mice in self.grid.turned(card):
            corners = list(bits(self.corners(height, width)))
            spots += zip(repeat(rotation), corners)
            for corner in corners:
                under = whole << corner
                stays = ~under
                looks.append(
                    (
                        sizes[g0 & stays | n0 << corner] if n0 or g0 & under else x0,
                        sizes[g1 & stays | n1 << corner] if n1 or g1 & under else x1,
                        sizes[g2 & stays | n2 << corner] if n2 or g2 & under else x2,
                        sizes[g3 & stays | n3 << corner] if n3 or g3 & under else x3,
                        sizes[g4 & stays | n4 << corner] if n4 or g4 & under else x4,
                        (stall_mice & stays | mice << corner).bit_count(),
                    )
                )
        return looks, spots

    def is_covered(self, card: Card, spot: StallSpot[T]) -> bool:
        """Whether a card at this spot would cover any part of the stall."""
        return bool(self.covered & self.grid.turned(card)[spot.rotation // 90].whole << spot.corner)

    def lay(self, card: Card, spot: StallSpot[T]) -> Stall:
        turned = self.grid.turned(card)[spot.rotation // 90]
        whole = turned.whole << spot.corner
        goods = tuple(
            seen & ~whole | brings << spot.corner for seen, brings in zip(self.goods, turned.goods, strict=True)
        )
        return Stall(self.grid, self.covered | whole, goods, self.mice & ~whole | turned.mice << spot.corner)

    def corners(self, height: int, width: int) -> int:
        """The top-left cells from which a card overlaps or touches the stall and stays inside the frame, as bits."""
        stride, covered = self.grid.stride, self.covered
        reach = covered | covered << 1 | covered >> 1 | covered << stride | covered >> stride
        for _ in range(width - 1):
            reach |= reach >> 1
        for _ in range(height - 1):
            reach |= reach >> stride
        return reach & self.grid.corners(height, width)


def bits(cells: int) -> Iterator[int]:
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


@lru_cache(maxsize=1024)
def _turns(card: Card, stride: int) -> tuple[Turned, ...]:
    turns = []
    for rotation in Rotation:
        rows = card.turns[rotation]
        seen = dict.fromkeys((*GOODS, MOUSE), 0)
        whole = 0
        for r, row in enumerate(rows):
            for c, (name,) in enumerate(row):
                bit = 1 << r * stride + c
                whole |= bit
                if name in seen:
                    seen[name] |= bit
        goods = tuple(seen[good] for good in GOODS)
        turns.append(Turned(rotation, len(rows), len(rows[0]), whole, goods, seen[MOUSE]))
    return tuple(turns)
