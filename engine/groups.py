"""Groups of matching components, connected side by side (never diagonally)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Iterable, Mapping

from engine.cards import Square
from engine.geometry import Cell


@dataclass(frozen=True)
class Group:
    component: str
    cells: frozenset[Cell]

    def __len__(self) -> int:
        return len(self.cells)


REMEMBERED = 1024
"""For how many sets of cells to remember what they split into."""


def joined(cells: Iterable[Cell]) -> tuple[frozenset[Cell], ...]:
    """Split cells into connected sets, in reading order of their first cells."""
    return _joined(frozenset(cells))


@lru_cache(REMEMBERED)
def _joined(cells: frozenset[Cell]) -> tuple[frozenset[Cell], ...]:
    """Remembered: one more card changes few components, and every placement of it leaves the others as they are."""
    # Plain pairs find their cells here: to make a cell takes longer than to look one up.
    left: dict[tuple[int, int], Cell] = {cell: cell for cell in cells}
    if len(left) == 1:
        return (cells,)
    found = []
    for start in sorted(left.values()):
        if left.pop(start, None) is None:
            continue
        group = [start]
        for row, col in group:  # which grows meanwhile
            for beside in ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)):
                cell = left.pop(beside, None)
                if cell is not None:
                    group.append(cell)
        found.append(frozenset(group))
    return tuple(found)


def groups(seen: Mapping[Cell, Square], components: Iterable[str], least: int = 1) -> list[Group]:
    """Every group of these components of at least so many squares, component by component; single squares count as
    groups."""
    cells: dict[str, list[Cell]] = {component: [] for component in components}
    for cell, square in seen.items():
        for component in square:
            if component in cells:
                cells[component].append(cell)
    return [Group(component, group) for component, own in cells.items() for group in joined(own) if len(group) >= least]
