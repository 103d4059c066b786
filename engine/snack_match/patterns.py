"""Patterns: the cells of a 4 x 4 area where a component is visible, as sixteen bits, and what their groups are worth.

Bit 4 * row + col stands for a cell. Every pattern consists of the group with its lowest bit, and the rest. So any value
that adds up group by group fits in a table of all 65,536 patterns, in which each entry follows from a smaller one.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Callable, Protocol, Sequence

SIDE = 4
"""The greatest width and height of a picnic."""
CELLS = SIDE * SIDE
ALL = (1 << CELLS) - 1
TOP_ROW = (1 << SIDE) - 1
BOTTOM_ROW = TOP_ROW << CELLS - SIDE
LEFT_COLUMN = sum(1 << SIDE * row for row in range(SIDE))
RIGHT_COLUMN = LEFT_COLUMN << SIDE - 1


class PatternValues(Protocol):
    """Pattern of a component -> what it is worth."""

    def __getitem__(self, pattern: int, /) -> float: ...


def beside(pattern: int) -> int:
    """The cells of a pattern and all their neighbours."""
    east, west = (pattern & ~RIGHT_COLUMN) << 1, (pattern & ~LEFT_COLUMN) >> 1
    return (pattern | east | west | pattern << SIDE | pattern >> SIDE) & ALL


def first_group(pattern: int) -> int:
    """The group that contains the lowest bit."""
    group = pattern & -pattern
    while (grown := beside(group) & pattern) != group:
        group = grown
    return group


@cache
def _peeled() -> tuple[Sequence[int], Sequence[int]]:
    """For every pattern, the size of its first group, and the pattern without that group."""
    sizes, rests = bytearray(ALL + 1), array("H", bytes(2 * (ALL + 1)))
    for pattern in range(1, ALL + 1):
        first = first_group(pattern)
        sizes[pattern], rests[pattern] = first.bit_count(), pattern ^ first
    return sizes, rests


def by_group(worth: Callable[[int], float]) -> Sequence[float]:
    """The table of all patterns in which each group is worth `worth(its size)`."""
    sizes, rests = _peeled()
    of_size = [worth(size) for size in range(CELLS + 1)]
    table = [0.0] * (ALL + 1)
    # One object per number: it stays small, and lookups are a tenth faster.
    numbers: dict[float, float] = {}
    for pattern in range(1, ALL + 1):
        worth_of_all = table[rests[pattern]] + of_size[sizes[pattern]]
        table[pattern] = numbers.setdefault(worth_of_all, worth_of_all)
    return tuple(table)


@cache
def points() -> Sequence[float]:
    """Normal scoring: a group of n >= 3 is worth n - 2."""
    return by_group(lambda size: max(0, size - 2))


def groups_of(pattern: int) -> list[int]:
    """All groups of a pattern, in reading order of their first cells."""
    groups = []
    while pattern:
        group = first_group(pattern)
        groups.append(group)
        pattern ^= group
    return groups


def singles(pattern: int) -> list[int]:
    """All cells of a pattern, in reading order."""
    cells = []
    while pattern:
        cell = pattern & -pattern
        cells.append(cell)
        pattern ^= cell
    return cells


@dataclass(frozen=True)
class Extent:
    """The box around all covered cells of a 4 x 4 window."""

    top: int
    left: int
    bottom: int
    right: int

    def row(self, row: int) -> int:
        """The cells of one of its rows."""
        return sum(1 << SIDE * row + col for col in range(self.left, self.right + 1))

    def column(self, col: int) -> int:
        return sum(1 << SIDE * row + col for row in range(self.top, self.bottom + 1))

    @cached_property
    def lines(self) -> list[int]:
        """All its rows, then all its columns."""
        rows = [self.row(row) for row in range(self.top, self.bottom + 1)]
        return rows + [self.column(col) for col in range(self.left, self.right + 1)]

    @cached_property
    def corners(self) -> int:
        return (self.row(self.top) | self.row(self.bottom)) & (self.column(self.left) | self.column(self.right))

    @cached_property
    def centre(self) -> int:
        """The cells where the middle one or two rows cross the middle one or two columns."""
        rows, cols = self.top + self.bottom, self.left + self.right
        middle_rows = self.row(rows // 2) | self.row((rows + 1) // 2)
        return middle_rows & (self.column(cols // 2) | self.column((cols + 1) // 2))


def extent(covered: int) -> Extent:
    rows = (covered | covered >> 1 | covered >> 2 | covered >> 3) & LEFT_COLUMN
    cols = (covered | covered >> SIDE | covered >> 2 * SIDE | covered >> 3 * SIDE) & TOP_ROW
    return _extent(rows, cols)


@cache
def _extent(rows: int, cols: int) -> Extent:
    """One object for all areas that cover any cells of these rows and these columns."""
    return Extent(
        ((rows & -rows).bit_length() - 1) // SIDE,
        (cols & -cols).bit_length() - 1,
        (rows.bit_length() - 1) // SIDE,
        cols.bit_length() - 1,
    )
