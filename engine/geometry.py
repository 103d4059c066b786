"""Cells, rotations and boxes. Columns are letters, rows are numbers with row 1 at the top; `A1` is Cell(0, 0)."""

from __future__ import annotations

import re
from enum import IntEnum
from functools import cache, lru_cache
from typing import Any, Iterable, Iterator, NamedTuple

from engine.errors import IllegalMove

REMEMBERED = 4096
"""Of how many cells there is only one object each."""
_LABEL = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]?)")


class Rotation(IntEnum):
    """Clockwise turns. Different rotations are different placements, even if the card looks the same."""

    R0 = 0
    R90 = 90
    R180 = 180
    R270 = 270

    # That of the name, which it would have, takes longer, and differs from process to process.
    __hash__ = int.__hash__


class Cell(NamedTuple):
    """A cell of the frame. Sorts in reading order: by row, then by column."""

    row: int
    col: int

    @property
    def label(self) -> str:
        return _label(self)

    @classmethod
    def parse(cls, label: str) -> Cell:
        """Read a label such as `B3` or `ab9`; raises IllegalMove `bad_cell`."""
        match = _LABEL.fullmatch(label.strip())
        if not match:
            raise IllegalMove("bad_cell", given=label[:40])
        col = 0
        for letter in match[1].upper():
            col = col * 26 + ord(letter) - ord("A") + 1
        return cls(int(match[2]) - 1, col - 1)

    def __reduce__(self) -> tuple[Any, ...]:
        return cell_at, tuple(self)

    def neighbours(self) -> tuple[Cell, Cell, Cell, Cell]:
        """The four cells that share a side with this one (some may be off the frame)."""
        return _neighbours(self)


@lru_cache(REMEMBERED)
def cell_at(row: int, col: int) -> Cell:
    """One object for each cell: it is found faster than made, and sent to another process only once with all that lies
    there."""
    return Cell(row, col)


@cache
def _neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    row, col = cell
    return cell_at(row - 1, col), cell_at(row, col - 1), cell_at(row, col + 1), cell_at(row + 1, col)


@cache
def _label(cell: Cell) -> str:
    return column_label(cell.col) + str(cell.row + 1)


@cache
def column_label(col: int) -> str:
    """The letters of a column: A … Z, AA, AB …"""
    assert col >= 0, "no column lies left of A"
    letters = ""
    col += 1
    while col:
        col, rest = divmod(col - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


class Box(NamedTuple):
    """A rectangle of cells; all four bounds are inclusive."""

    top: int
    left: int
    bottom: int
    right: int

    @classmethod
    def around(cls, cells: Iterable[Cell]) -> Box:
        cells = list(cells)
        rows = [cell.row for cell in cells]
        cols = [cell.col for cell in cells]
        return cls(min(rows), min(cols), max(rows), max(cols))

    @classmethod
    def at(cls, corner: Cell, height: int, width: int) -> Box:
        """The box whose top-left cell is `corner`."""
        return cls(corner.row, corner.col, corner.row + height - 1, corner.col + width - 1)

    @property
    def width(self) -> int:
        return self.right - self.left + 1

    @property
    def height(self) -> int:
        return self.bottom - self.top + 1

    def union(self, other: Box) -> Box:
        return Box(
            min(self.top, other.top),
            min(self.left, other.left),
            max(self.bottom, other.bottom),
            max(self.right, other.right),
        )

    def grown(self, rows: int, cols: int) -> Box:
        """This box with `rows` more rows above and below, and `cols` more columns on both sides."""
        return Box(self.top - rows, self.left - cols, self.bottom + rows, self.right + cols)

    def within(self, other: Box) -> Box:
        """The part of this box that lies inside the other."""
        return Box(
            max(self.top, other.top),
            max(self.left, other.left),
            min(self.bottom, other.bottom),
            min(self.right, other.right),
        )

    def contains(self, other: Box) -> bool:
        return (
            self.top <= other.top
            and self.left <= other.left
            and self.bottom >= other.bottom
            and self.right >= other.right
        )

    def has(self, cell: Cell) -> bool:
        return self.top <= cell.row <= self.bottom and self.left <= cell.col <= self.right

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        for row in range(self.top, self.bottom + 1):
            for col in range(self.left, self.right + 1):
                yield cell_at(row, col)
