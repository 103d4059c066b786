"""Every way to lay one or two cards in an area, fast: the same answers as `engine.table`, on sixteen bits.

An area that is not yet 4 x 4 lies in several 4 x 4 windows. The search looks into each of them and counts an area only
in the topmost, then leftmost, of those that hold it, so that everything is counted exactly once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import nlargest
from itertools import permutations
from operator import attrgetter
from typing import Iterator, Mapping, NamedTuple, Sequence

from engine.cards import Card
from engine.geometry import Box, Cell, Rotation
from engine.moves import Place
from engine.snack_match.pack import SPEC
from engine.snack_match.patterns import ALL, BOTTOM_ROW, CELLS, RIGHT_COLUMN, SIDE, Table, beside
from engine.table import Area, Placement

Tables = Sequence[Table]
"""For each of the eight components, what its patterns are worth."""
Worth = Mapping[int, Tables]
"""The tables to use when these cells are covered: corners and the like depend on the box round the cards."""


@dataclass(frozen=True)
class Turn:
    """Cards laid one after the other, and what the area is worth then."""

    value: float
    moves: tuple[Place, ...]
    leaves: int
    """How many ways to end the turn were compared for this one."""


def best_turn(area: Area, cards: Sequence[Card], worth: Worth, width: int | None = None) -> Turn:
    """The best way to lay one card, or two in either order, in all layers; of equal ones the first."""
    return max(turns(area, cards, worth, width), key=attrgetter("value"))


def turns(area: Area, cards: Sequence[Card], worth: Worth, width: int | None = None) -> Iterator[Turn]:
    """Every way to lay one card; of two, for each way to lay the first the best way to lay the second.

    With a `width` only so many of the best places for the first card are looked into.
    """
    for first, *then in permutations(cards):
        if not area.laid:
            yield from _openings(area, first, then, worth, width)
            continue
        for window, board in _boards(area):
            if then:
                yield from _pairs(window, board, first, then[0], worth, width)
            else:
                yield from _singles(window, board, first, worth)


def value(area: Area, worth: Worth) -> float:
    """What an area is worth as it lies."""
    _, board = _boards(area)[0]
    return sum(table[seen] for table, seen in zip(worth[board.covered], board.seen, strict=True))


def _openings(area: Area, first: Card, then: Sequence[Card], worth: Worth, width: int | None) -> Iterator[Turn]:
    """The first card of all. Where it lies means nothing yet: a narrow search looks into one place only."""
    for placement in area.rules.first[: None if width is None else 1]:
        move, begun = Place(first.id, placement), area.lay(first, placement)
        if not then:
            yield Turn(value(begun, worth), (move,), 1)
            continue
        for window, board in _boards(begun):
            end, leaves = _last(window, board, then[0], worth)
            if leaves:
                yield Turn(end.value, (move, window.place(then[0], end)), leaves)


# Where a card can lie in a window


class Strip(NamedTuple):
    """Three cells of a row or a column: where a card can lie, in either of two rotations."""

    corner: Cell
    rotations: tuple[Rotation, Rotation]
    cells: tuple[int, int, int]
    mask: int
    reach: int
    """Its cells and those side by side with it: the card must meet one that is covered."""


def _strip(row: int, col: int, step: int, rotations: tuple[Rotation, Rotation]) -> Strip:
    first = SIDE * row + col
    cells = (first, first + step, first + 2 * step)
    mask = sum(1 << cell for cell in cells)
    return Strip(Cell(row, col), rotations, cells, mask, beside(mask))


STRIPS = tuple(
    [_strip(row, col, 1, (Rotation.R0, Rotation.R180)) for row in range(SIDE) for col in range(SIDE - 2)]
    + [_strip(row, col, SIDE, (Rotation.R90, Rotation.R270)) for row in range(SIDE - 2) for col in range(SIDE)]
)

Print = tuple[int, ...]
"""What a card changes: the cells that stay as they are, then for each component the cells where it brings that."""


@lru_cache(maxsize=256)
def _prints(card: Card) -> list[list[list[Print]]]:
    """By strip, by the set of its cells in which the card lies under (three bits), by turn."""
    return [
        [[_print(card, strip, under, rotation) for rotation in strip.rotations] for under in range(8)]
        for strip in STRIPS
    ]


def _print(card: Card, strip: Strip, under: int, rotation: Rotation) -> Print:
    squares = [square for row in card.turns[rotation] for square in row]
    over = [(1 << cell, squares[n]) for n, cell in enumerate(strip.cells) if not under >> n & 1]
    brings = (sum(cell for cell, square in over if component in square) for component in SPEC.components)
    return (ALL - sum(cell for cell, _ in over), *brings)


def _possible_layers(index: int) -> tuple[int, ...]:
    """See `_layers`."""
    overlapped, clashes = index & 7, index >> 3
    pairs = [pair for n, pair in enumerate(permutations(range(3), 2)) if clashes >> n & 1]
    return tuple(
        under
        for under in sorted(range(8), key=int.bit_count)
        if not under & ~overlapped and not any(under >> lower & 1 > under >> upper & 1 for upper, lower in pairs)
    )


_LAYERS = [_possible_layers(index) for index in range(512)]


def _layers(board: Board, strip: Strip) -> tuple[int, ...]:
    """The sets of a strip's cells (three bits) in which a card may lie under.

    It cannot lie over a cell and under the top card of another if that top card is at or below what lies in the first.
    """
    a, b, c = strip.cells
    top_a, top_b, top_c = board.top[a], board.top[b], board.top[c]
    down_a, down_b, down_c = board.down[a], board.down[b], board.down[c]
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


# An area in a window


class Board(NamedTuple):
    seen: tuple[int, ...]
    """The pattern of each component."""
    covered: int
    top: list[int]
    """For each cell its top card as a bit, 0 where there is none."""
    down: list[int]
    """For each cell its top card and all below that, directly or through others."""
    stacks: list[int]
    """For each cell all its cards."""
    below: list[int]
    """For each card all cards below it."""


class Spot(NamedTuple):
    """A placement within a window, and what the area is worth with it."""

    value: float
    strip: int
    under: int
    """In which of the strip's three cells the card lies under."""
    turn: int
    """Which of the strip's two rotations."""


class Window(NamedTuple):
    top: int
    left: int
    held: tuple[int, int]
    """An area counts here if it covers a cell of each of these; else a window further up or left holds it as well."""

    def place(self, card: Card, spot: Spot) -> Place:
        return Place(card.id, _placement(self.top, self.left, spot.strip, spot.under, spot.turn))


@cache
def _placement(top: int, left: int, number: int, under: int, turn: int) -> Placement:
    strip = STRIPS[number]
    hidden = [cell for n, cell in enumerate(strip.cells) if under >> n & 1]
    return Placement(
        Cell(top + strip.corner.row, left + strip.corner.col),
        strip.rotations[turn],
        frozenset(Cell(top + cell // SIDE, left + cell % SIDE) for cell in hidden),
    )


@lru_cache(maxsize=64)
def _boards(area: Area) -> Sequence[tuple[Window, Board]]:
    """The area in each window that holds it."""
    box = area.box
    assert box is not None
    tops, lefts = range(box.bottom - SIDE + 1, box.top + 1), range(box.right - SIDE + 1, box.left + 1)
    windows = [
        Window(top, left, (ALL if top == tops[0] else BOTTOM_ROW, ALL if left == lefts[0] else RIGHT_COLUMN))
        for top in tops
        for left in lefts
    ]
    return [(window, _board(area, Box.at(Cell(window.top, window.left), SIDE, SIDE))) for window in windows]


def _board(area: Area, window: Box) -> Board:
    cards = range(len(area.laid))
    below = [sum(1 << lower for lower in cards if area.is_above(upper, lower)) for upper in cards]
    stacks = [area.stack(cell) for cell in window.cells()]
    squares = [area.seen.get(cell, ()) for cell in window.cells()]
    return Board(
        seen=tuple(sum(1 << n for n in range(CELLS) if name in squares[n]) for name in SPEC.components),
        covered=sum(1 << n for n in range(CELLS) if stacks[n]),
        top=[1 << stack[-1] if stack else 0 for stack in stacks],
        down=[below[stack[-1]] | 1 << stack[-1] if stack else 0 for stack in stacks],
        stacks=[sum(1 << card for card in stack) for stack in stacks],
        below=below,
    )


def _laid(board: Board, card: Card, spot: Spot) -> Board:
    """The board with one card more; see `engine.table` on depth."""
    strip = STRIPS[spot.strip]
    keep, *brings = _prints(card)[spot.strip][spot.under][spot.turn]
    new = 1 << len(board.below)
    met = below_new = 0
    for n, cell in enumerate(strip.cells):
        met |= board.stacks[cell]
        if not spot.under >> n & 1:
            below_new |= board.down[cell]
    top, down, stacks = board.top.copy(), board.down.copy(), board.stacks.copy()
    below = [*board.below, below_new]
    above_new = met & ~below_new
    if above_new:
        lifted = below_new | new
        for number, under in enumerate(board.below):
            if (under | 1 << number) & above_new:
                below[number] |= lifted
        for cell, under in enumerate(down):
            if under & above_new:
                down[cell] |= lifted
    for n, cell in enumerate(strip.cells):
        stacks[cell] |= new
        if not spot.under >> n & 1:
            top[cell], down[cell] = new, below_new | new
    seen = tuple(old & keep | more for old, more in zip(board.seen, brings, strict=True))
    return Board(seen, board.covered | strip.mask, top, down, stacks, below)


# The search in a window


def _singles(window: Window, board: Board, card: Card, worth: Worth) -> Iterator[Turn]:
    for spot in _spots(*_scan(board, card, worth, window.held)):
        yield Turn(spot.value, (window.place(card, spot),), 1)


def _pairs(window: Window, board: Board, first: Card, then: Card, worth: Worth, width: int | None) -> Iterator[Turn]:
    spots = _spots(*_scan(board, first, worth))
    if width is not None:
        spots = nlargest(width, spots, key=attrgetter("value"))
    for spot in spots:
        end, leaves = _last(window, _laid(board, first, spot), then, worth)
        if leaves:
            yield Turn(end.value, (window.place(first, spot), window.place(then, end)), leaves)


def _last(window: Window, board: Board, card: Card, worth: Worth) -> tuple[Spot, int]:
    """The best place for the last card of a turn, and how many there are."""
    values, ways = _scan(board, card, worth, window.held)
    if not values:
        return Spot(float("-inf"), 0, 0, 0), 0
    best = max(values)
    at = values.index(best)
    return Spot(best, *ways[at // 2], at % 2), len(values)


def _spots(values: Sequence[float], ways: Sequence[tuple[int, int]]) -> list[Spot]:
    return [Spot(total, *ways[at // 2], at % 2) for at, total in enumerate(values)]


def _scan(
    board: Board, card: Card, worth: Worth, held: tuple[int, int] = (ALL, ALL)
) -> tuple[list[float], list[tuple[int, int]]]:
    """What the area is worth with the card in each place, either way round; and the places: strip and cells under.

    All time is spent here, so the eight components are spelled out.
    """
    values: list[float] = []
    ways: list[tuple[int, int]] = []
    prints, covered = _prints(card), board.covered
    held_below, held_right = held
    s0, s1, s2, s3, s4, s5, s6, s7 = board.seen
    for number, strip in enumerate(STRIPS):
        after = covered | strip.mask
        if not (covered & strip.reach and after & held_below and after & held_right):
            continue
        t0, t1, t2, t3, t4, t5, t6, t7 = worth[after]
        for under in _layers(board, strip):
            ways.append((number, under))
            for keep, n0, n1, n2, n3, n4, n5, n6, n7 in prints[number][under]:
                values.append(
                    t0[s0 & keep | n0]
                    + t1[s1 & keep | n1]
                    + t2[s2 & keep | n2]
                    + t3[s3 & keep | n3]
                    + t4[s4 & keep | n4]
                    + t5[s5 & keep | n5]
                    + t6[s6 & keep | n6]
                    + t7[s7 & keep | n7]
                )
    return values, ways
