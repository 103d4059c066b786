"""Legal placements by brute force: slow, literal, and without any of the engine's code.

It tries every cell of the frame, every rotation and every subset of the covered cells. A pile of cards is a list of
`Spot`s in the order they were placed, and a set of pairs (upper, lower) that says which card lies directly above which.
A placement is legal if all cards, including the new one, can be sorted so that they could be placed one by one from
the bottom up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations

Cell = tuple[int, int]
"""Row and column, from 0."""
Pair = tuple[int, int]
"""Two cards by number: the first lies above the second."""


@dataclass(frozen=True)
class Grid:
    rows: int
    cols: int
    """The card's grid at rotation 0."""
    frame: int
    """The labels that exist: a square with this many cells per side."""
    limit: int | None
    under: bool


@dataclass(frozen=True)
class Spot:
    cell: Cell
    rotation: int
    under: frozenset[Cell] = frozenset()


@dataclass(frozen=True)
class Pile:
    table: Grid
    spots: tuple[Spot, ...]
    above: frozenset[Pair] = frozenset()

    def cells_of(self, spot: Spot) -> frozenset[Cell]:
        rows, cols = self.table.rows, self.table.cols
        if spot.rotation in (90, 270):
            rows, cols = cols, rows
        row, col = spot.cell
        return frozenset((row + r, col + c) for r in range(rows) for c in range(cols))

    def covered(self) -> dict[Cell, list[int]]:
        """The cards in each covered cell, in no particular order."""
        found: dict[Cell, list[int]] = {}
        for number, spot in enumerate(self.spots):
            for cell in self.cells_of(spot):
                found.setdefault(cell, []).append(number)
        return found

    def stacks(self) -> dict[Cell, tuple[int, ...]]:
        """The cards in each covered cell, bottom first, as they end up when all are placed in a possible order."""
        order = bottom_up(len(self.spots), self.above)
        assert order is not None
        return {cell: tuple(sorted(cards, key=order.index)) for cell, cards in self.covered().items()}

    def legal(self) -> Iterator[Spot]:
        covered = self.covered()
        tops = {cell: stack[-1] for cell, stack in self.stacks().items()}
        beside = {side for cell in covered for side in sides(cell)}
        for row in range(self.table.frame):
            for col in range(self.table.frame):
                for rotation in (0, 90, 180, 270):
                    cells = self.cells_of(Spot((row, col), rotation))
                    if cells.isdisjoint(covered) and cells.isdisjoint(beside):
                        continue
                    if not self._fits(cells, covered):
                        continue
                    overlapped = sorted(cells.intersection(covered))
                    for under in subsets(overlapped) if self.table.under else [()]:
                        if self._can_be_laid(overlapped, under, covered, tops):
                            yield Spot((row, col), rotation, frozenset(under))

    def _fits(self, cells: Iterable[Cell], covered: Iterable[Cell]) -> bool:
        cells = list(cells)
        if any(not (0 <= row < self.table.frame and 0 <= col < self.table.frame) for row, col in cells):
            return False
        if self.table.limit is None:
            return True
        both = [*cells, *covered]
        return all(max(line) - min(line) < self.table.limit for line in zip(*both, strict=True))

    def _can_be_laid(
        self, overlapped: list[Cell], under: tuple[Cell, ...], covered: dict[Cell, list[int]], tops: dict[Cell, int]
    ) -> bool:
        new = len(self.spots)
        pairs = set(self.above)
        for cell in overlapped:
            if cell in under:
                pairs.add((tops[cell], new))
            else:
                pairs.update((new, card) for card in covered[cell])
        return bottom_up(new + 1, pairs) is not None

    def lay(self, spot: Spot) -> Pile:
        """The pile with one more card: over all cards at or below one it was put over, under all others it meets."""
        new, covered = len(self.spots), self.covered()
        met = {cell: covered[cell] for cell in self.cells_of(spot) if cell in covered}
        put_over = {card for cell, cards in met.items() if cell not in spot.under for card in cards}
        lower = at_or_below(put_over, self.above)
        pairs = set(self.above)
        for card in {card for cards in met.values() for card in cards}:
            pairs.add((new, card) if card in lower else (card, new))
        return Pile(self.table, (*self.spots, spot), frozenset(pairs))


def sides(cell: Cell) -> list[Cell]:
    row, col = cell
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


def subsets(cells: list[Cell]) -> Iterator[tuple[Cell, ...]]:
    return chain.from_iterable(combinations(cells, size) for size in range(len(cells) + 1))


def bottom_up(count: int, above: Iterable[Pair]) -> list[int] | None:
    """An order in which this many cards can be placed one by one from the bottom up, or None."""
    waits_for: list[set[int]] = [set() for _ in range(count)]
    for upper, lower in above:
        waits_for[upper].add(lower)
    order: list[int] = []
    laid: set[int] = set()
    while len(order) < count:
        free = [card for card in range(count) if card not in laid and waits_for[card] <= laid]
        if not free:
            return None
        order += free
        laid.update(free)
    return order


def at_or_below(cards: set[int], above: Iterable[Pair]) -> set[int]:
    found = set(cards)
    while more := {lower for upper, lower in above if upper in found} - found:
        found |= more
    return found
