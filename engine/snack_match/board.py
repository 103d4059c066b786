"""An area in a 4 x 4 window, as sixteen bits: where a card can go, in which layers, and what it changes."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple, Sequence

from engine.area import Area, Placement
from engine.cards import Card
from engine.geometry import Cell, Rotation
from engine.moves import Place
from engine.snack_match.pack import SPEC
from engine.snack_match.patterns import ALL, BOTTOM_ROW, CELLS, RIGHT_COLUMN, SIDE, beside

# Where a card can go


class Strip(NamedTuple):
    """Three cells in a row or a column where a card can go, in either of two rotations."""

    corner: Cell
    rotations: tuple[Rotation, Rotation]
    cells: tuple[int, int, int]
    mask: int
    reach: int
    """Its cells and their neighbours: at least one must be covered for a card to go here."""


def _strip(row: int, col: int, step: int, rotations: tuple[Rotation, Rotation]) -> Strip:
    first = SIDE * row + col
    cells = (first, first + step, first + 2 * step)
    mask = sum(1 << cell for cell in cells)
    return Strip(Cell(row, col), rotations, cells, mask, beside(mask))


_STARTS = range(SIDE - SPEC.cols + 1)
"""The positions in a row or a column where a card can start."""
STRIPS = tuple(
    [_strip(row, col, 1, (Rotation.R0, Rotation.R180)) for row in range(SIDE) for col in _STARTS]
    + [_strip(row, col, SIDE, (Rotation.R90, Rotation.R270)) for row in _STARTS for col in range(SIDE)]
)

Print = tuple[int, ...]
"""What a card changes: first the cells it leaves as they are, then for each component the cells where it adds one."""


@lru_cache(maxsize=256)
def prints(card: Card) -> Sequence[Sequence[Sequence[Print]]]:
    """The card's prints by strip, by the set of cells in which it lies under (three bits), and by rotation."""
    return [
        [tuple([_print(card, strip, under, rotation) for rotation in strip.rotations]) for under in range(8)]
        for strip in STRIPS
    ]


def _print(card: Card, strip: Strip, under: int, rotation: Rotation) -> Print:
    squares = [square for row in card.turns[rotation] for square in row]
    over = [(1 << cell, squares[n]) for n, cell in enumerate(strip.cells) if not under >> n & 1]
    brings = (sum(cell for cell, square in over if component in square) for component in SPEC.components)
    found = tuple(_NUMBERS.setdefault(cells, cells) for cells in (ALL - sum(cell for cell, _ in over), *brings))
    return _PRINTS.setdefault(found, found)


_NUMBERS: dict[int, int] = {}
_PRINTS: dict[Print, Print] = {}
"""One object per number and per print, as there are few of them: the prints of a pack take a third less memory."""


def _possible_layers(index: int) -> tuple[int, ...]:
    """The answer of `BitBoard.layers` for one index of `_LAYERS`."""
    overlapped, clashes = index & 7, index >> 3
    pairs = [pair for n, pair in enumerate(permutations(range(3), 2)) if clashes >> n & 1]
    return tuple(
        under
        for under in sorted(range(8), key=int.bit_count)
        if not under & ~overlapped and not any(under >> lower & 1 > under >> upper & 1 for upper, lower in pairs)
    )


_LAYERS = [_possible_layers(index) for index in range(512)]
"""Indexed by which cells are covered (three bits) and for which pairs of cells over and under clash (six bits)."""


# An area in a window


class StripSpot(NamedTuple):
    """A placement within a window, and the value of the area with it."""

    value: float
    strip: int
    under: int
    """The cells of the strip in which the card lies under (three bits)."""
    turn: int
    """Which of the strip's two rotations, 0 or 1."""


class BitBoard(NamedTuple):
    """An area in a window; sets of cells or cards are bits. Its lists are never modified."""

    seen: tuple[int, ...]
    """For each component, the cells where it is visible."""
    covered: int
    top: list[int]
    """For each cell, its top card as a bit; 0 if it is empty."""
    down: list[int]
    """For each cell, its top card and all cards below that one, directly or through others."""
    stacks: list[int]
    """For each cell, all its cards."""
    below: list[int]
    """For each card, all cards below it."""

    def layers(self, strip: Strip) -> tuple[int, ...]:
        """Every set of a strip's cells (three bits) in which a card may lie under.

        A card cannot lie over one cell and under the top card of another cell if that card is also the first cell's
        top card or below it.
        """
        a, b, c = strip.cells
        top_a, top_b, top_c = self.top[a], self.top[b], self.top[c]
        down_a, down_b, down_c = self.down[a], self.down[b], self.down[c]
        return _LAYERS[
            (1 if top_a else 0)
            + (2 if top_b else 0)
            + (4 if top_c else 0)
            + (8 if down_a & top_b else 0)
            + (16 if down_a & top_c else 0)
            + (32 if down_b & top_a else 0)
            + (64 if down_b & top_c else 0)
            + (128 if down_c & top_a else 0)
            + (256 if down_c & top_b else 0)
        ]

    def lay(self, card: Card, spot: StripSpot) -> BitBoard:
        """The board with one more card; `engine.area` explains its depth."""
        strip = STRIPS[spot.strip]
        keep, *brings = prints(card)[spot.strip][spot.under][spot.turn]
        new = 1 << len(self.below)
        met = below_new = 0
        for n, cell in enumerate(strip.cells):
            met |= self.stacks[cell]
            if not spot.under >> n & 1:
                below_new |= self.down[cell]
        top, down, stacks = self.top.copy(), self.down.copy(), self.stacks.copy()
        below = [*self.below, below_new]
        above_new = met & ~below_new
        if above_new:
            lifted = below_new | new
            for number, under in enumerate(self.below):
                if (under | 1 << number) & above_new:
                    below[number] |= lifted
            for cell, under in enumerate(down):
                if under & above_new:
                    down[cell] |= lifted
        for n, cell in enumerate(strip.cells):
            stacks[cell] |= new
            if not spot.under >> n & 1:
                top[cell], down[cell] = new, below_new | new
        seen = tuple(old & keep | more for old, more in zip(self.seen, brings, strict=True))
        return BitBoard(seen, self.covered | strip.mask, top, down, stacks, below)


class Window(NamedTuple):
    """A 4 x 4 part of the frame."""

    top: int
    left: int
    held: tuple[int, int]
    """An area counts in this window if it covers a cell of both sets. If not, it also fits a window further up or
    further left and is counted there."""

    def place(self, card: Card, spot: StripSpot) -> Place:
        return Place(card.id, self.placement(spot.strip, spot.under, spot.turn))

    def placement(self, strip: int, under: int, turn: int) -> Placement:
        (row, col), rotations, *_ = STRIPS[strip]
        return _placement(self.top + row, self.left + col, rotations[turn], under)


@cache
def _placement(row: int, col: int, rotation: Rotation, under: int) -> Placement:
    down, right = (0, 1) if rotation in (Rotation.R0, Rotation.R180) else (1, 0)
    hidden = [n for n in range(SPEC.cols) if under >> n & 1]
    return Placement(Cell(row, col), rotation, frozenset(Cell(row + n * down, col + n * right) for n in hidden))


@lru_cache(maxsize=8)
def boards(area: Area) -> Sequence[tuple[Window, BitBoard]]:
    """The area in each window that holds it."""
    box = area.box
    assert box is not None
    tops, lefts = range(box.bottom - SIDE + 1, box.top + 1), range(box.right - SIDE + 1, box.left + 1)
    windows = [
        Window(top, left, (ALL if top == tops[0] else BOTTOM_ROW, ALL if left == lefts[0] else RIGHT_COLUMN))
        for top in tops
        for left in lefts
    ]
    # What lies in the last window, in whose first row and column the area begins; in the others it lies further on.
    below = list(area.below)
    top, down, stacks, seen, covered = [0] * CELLS, [0] * CELLS, [0] * CELLS, dict.fromkeys(SPEC.components, 0), 0
    for (row, col), square in area.seen.items():
        cell = SIDE * (row - box.top) + col - box.left
        stack = area.stack(Cell(row, col))
        covered |= 1 << cell
        top[cell] = 1 << stack[-1]
        down[cell] = below[stack[-1]] | top[cell]
        for card in stack:
            stacks[cell] |= 1 << card
        for name in square:
            seen[name] |= 1 << cell
    last = BitBoard(tuple(seen.values()), covered, top, down, stacks, below)
    return [(one, _moved(last, SIDE * (box.top - one.top) + box.left - one.left)) for one in windows]


def _moved(board: BitBoard, by: int) -> BitBoard:
    """The same cards so many cells further on."""
    if not by:
        return board
    gap, end = [0] * by, CELLS - by
    return BitBoard(
        tuple([cells << by for cells in board.seen]),
        board.covered << by,
        gap + board.top[:end],
        gap + board.down[:end],
        gap + board.stacks[:end],
        board.below,
    )
