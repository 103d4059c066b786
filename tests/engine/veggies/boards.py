"""Stalls written as text, and games that are about to end with them."""

from __future__ import annotations

from dataclasses import replace

from engine.area import Area, Placement
from engine.cards import Card, CardId, Pack, Square
from engine.catalog import GAMES
from engine.game import set_up
from engine.geometry import Cell, Rotation
from engine.moves import Place
from engine.replay import Match
from engine.veggies.pack import SPEC, default_pack
from engine.veggies.rules import CARDS, OPENING, TABLE, TURN, SeatState, State
from tests.play import seed_of

VEGGIES = GAMES["veggies"]
SPACE = {
    "S": "strawberry",
    "B": "banana",
    "G": "grape",
    "C": "carrot",
    "M": "mushroom",
    "#": "crate",
    "=": "pallet",
    "o": "barrel",
    "m": "mouse",
}
SPARE = 1000
"""The default pack's cards get numbers above this if they are only there to be drawn."""


def card(number: int, text: str) -> Card:
    """`SSB/m#C`: a card of two rows of three spaces."""
    return Card(CardId(number), tuple(tuple(map(square, row)) for row in text.split("/")))


def square(letter: str) -> Square:
    return (SPACE[letter],)


def tiles(board: str, first: int = 1) -> list[tuple[Card, Placement]]:
    """A board of rows of spaces, cut into cards that lie side by side; the first one opens the stall."""
    rows = [line.replace(" ", "") for line in board.split("\n") if line.strip()]
    assert len(rows) % 2 == 0
    assert all(len(row) % 3 == 0 for row in rows)
    corners = [(row, col) for row in range(0, len(rows), 2) for col in range(0, len(rows[0]), 3)]
    return [
        (
            card(number, f"{rows[row][col : col + 3]}/{rows[row + 1][col : col + 3]}"),
            Placement(Cell(OPENING.cell.row + row, OPENING.cell.col + col), Rotation.R0),
        )
        for number, (row, col) in enumerate(corners, first)
    ]


def stall(board: str, cards: int | None = None) -> Area:
    """The stall that looks like this, or its first cards."""
    area = Area(TABLE)
    for one, placement in tiles(board)[:cards]:
        area = area.lay(one, placement)
    return area


def last_turn(*boards: str) -> tuple[Match, int, Place]:
    """A game in which everyone's stall will look like these boards: the match, the seat to move, its last placement.

    The seat is the last one, which holds its eighth card in its hand.
    """
    seats, cards = [], []
    for seat, board in enumerate(boards):
        own = tiles(board, first=seat * CARDS + 1)
        assert len(own) == CARDS, "eight cards each"
        area = Area(TABLE)
        for one, placement in own:
            area = area.lay(one, placement)
        cards += [one for one, _ in own]
        seats.append(SeatState(area, (CardId(SPARE + seat + 1),)))
    last = len(boards) - 1
    one, placement = own[-1]
    seats[last] = SeatState(area.up_to(CARDS - 1), (one.id,))
    spare = [Card(CardId(SPARE + old.id), old.grid) for old in default_pack().cards.values()]
    pack = Pack(SPEC, "boards", {each.id: each for each in (*cards, *spare)})
    setup = set_up(VEGGIES, pack, len(boards), {}, seed_of("boards"))
    pile = tuple(each.id for each in spare[10:])
    market = tuple(each.id for each in spare[7:10])
    state = State(setup, pack, first=0, pile=pile, market=market, phase=TURN, turn=last, seats=tuple(seats))
    return Match(VEGGIES, pack, setup, (), state), last, Place(one.id, placement)


def naming(*boards: str) -> Match:
    """The same game after that last card."""
    match, seat, move = last_turn(*boards)
    return match.act(seat, move)


def with_turn(match: Match, seat: int) -> Match:
    return replace(match, state=replace(match.state, turn=seat))
