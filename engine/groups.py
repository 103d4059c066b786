"""Groups of matching components, connected side by side (never diagonally)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable, Mapping

from engine.cards import Square
from engine.geometry import Cell


@dataclass(frozen=True)
class Group:
    component: str
    cells: frozenset[Cell]

    def __len__(self) -> int:
        return len(self.cells)


def joined(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    """Split cells into connected sets, in reading order of their first cells."""
    left = set(cells)
    found = []
    for start in sorted(left):
        if start not in left:
            continue
        left.discard(start)
        group, edge = {start}, [start]
        while edge:
            for cell in edge.pop().neighbours():
                if cell in left:
                    left.discard(cell)
                    group.add(cell)
                    edge.append(cell)
        found.append(frozenset(group))
    return found


def groups(seen: Mapping[Cell, Square], components: Iterable[str]) -> list[Group]:
    """Every group of these components, component by component; single squares count as groups."""
    cells: dict[str, list[Cell]] = {component: [] for component in components}
    for cell, square in seen.items():
        for component in square:
            if component in cells:
                cells[component].append(cell)
    return [Group(component, group) for component, own in cells.items() for group in joined(own)]
