"""Cards and areas for tests: plain cards of any grid, boards written as text, brute-force piles as areas."""

from __future__ import annotations

from collections.abc import Iterable

from engine.area import Area, AreaRules, Placement
from engine.cards import Card, CardId, Square
from engine.geometry import Box, Cell, Rotation
from engine.notation import read
from engine.snack_match.rules import TABLE
from tests import brute

SNACK = {"W": "sandwich", "D": "donut", "S": "soda", "U": "sausage"}
CLOTH = {"o": "orange", "g": "green", "b": "blue", "r": "red"}


def plain_card(number: int = 1, rows: int = 1, cols: int = 3) -> Card:
    """A card whose squares show its number and theirs: `1.0`, `1.1` …"""
    squares = [(f"{number}.{n}",) for n in range(rows * cols)]
    return Card(CardId(number), tuple(tuple(squares[row * cols : (row + 1) * cols]) for row in range(rows)))


def picnic_card(number: int, text: str) -> Card:
    """`Wo Dg Sb`: a picnic card, snack and cloth by letter (W sandwich, D donut, S soda, U sausage; o g b r)."""
    return Card(CardId(number), (tuple(map(picnic_square, text.split())),))


def picnic_square(text: str) -> Square:
    return SNACK[text[0]], CLOTH[text[1]]


def laid(*placements: str, rules: AreaRules = TABLE) -> Area:
    """An area of plain cards 1, 2, 3 … placed as written."""
    area = Area(rules)
    for number, text in enumerate(placements, 1):
        area = put(area, number, text)
    return area


def put(area: Area, number: int, text: str) -> Area:
    """The area with one more plain card, placed as written."""
    card = plain_card(number)
    return area.lay(card, read(text).on(area, card))


def picnic(board: str) -> Area:
    """A full area of 4 x 4 squares as it looks, made of eight picnic cards: two per row, the second over the first."""
    rows = [line.split() for line in board.split("\n") if line.strip()]
    assert [len(row) for row in rows] == [4] * 4, "four rows of four"
    area = Area(TABLE)
    for row in (3, 2, 1, 0):  # the first card is on row 4, and every other one touches the row below
        for col in (0, 1):
            card = picnic_card(2 * row + col + 1, " ".join(rows[row][col : col + 3]))
            area = area.lay(card, Placement(Cell(row, 2 + col), Rotation.R0))
    return area


def mosaic(squares: dict[Cell, Square]) -> Area:
    """An area of single squares, for shapes that few real cards would make. They must be connected."""
    first, *_ = squares
    frame = Box.around(squares)
    area = Area(AreaRules(frame, (Placement(first, Rotation.R0),), frame, limit=4))
    left = dict(squares)
    while left:
        cell = next(cell for cell in left if not area.laid or any(side in area.seen for side in cell.neighbours()))
        area = area.lay(Card(CardId(len(area.laid) + 1), ((left.pop(cell),),)), Placement(cell, Rotation.R0))
    return area


def board_of(component: str, marks: str) -> Area:
    """A mosaic with the component where the marks say `x`, something else at `o`, and a gap at `.`."""
    snack = component in SNACK.values()
    other = "soda" if component != "soda" else "donut"
    cloth = "red" if component != "red" else "blue"
    has = (component, cloth) if snack else (other, component)
    rows = enumerate(marks.split())
    cells = {Cell(r, c): mark for r, row in rows for c, mark in enumerate(row) if mark != "."}
    return mosaic({cell: has if mark == "x" else (other, cloth) for cell, mark in cells.items()})


# From brute force's plain values to the engine's


def rules_of(table: brute.Grid, first: Iterable[brute.Spot]) -> AreaRules:
    whole = Box(0, 0, table.frame - 1, table.frame - 1)
    return AreaRules(whole, tuple(map(placement_of, first)), whole, table.limit, table.under)


def placement_of(spot: brute.Spot) -> Placement:
    return Placement(Cell(*spot.cell), Rotation(spot.rotation), frozenset(Cell(*cell) for cell in spot.under))


def area_of(pile: brute.Pile) -> Area:
    """The engine's area of the same cards, placed in the same order."""
    area = Area(rules_of(pile.table, pile.spots[:1]))
    for number, spot in enumerate(pile.spots, 1):
        area = area.lay(plain_card(number, pile.table.rows, pile.table.cols), placement_of(spot))
    return area
