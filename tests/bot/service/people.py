"""People who play any game of the catalogue at a club's table, with any legal moves."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.service.bots.decisions import Decide
from bot.service.club import Club
from bot.service.table import Location, Person, Status, Table
from engine.catalog import GAMES
from engine.game import Level
from engine.moves import Move, Undo
from engine.shuffle import Dice

ANN, BEN, CAT, DAN = (Person(number, name) for number, name in enumerate(("Ann", "Ben", "Cat", "Dan"), 101))
CHANNEL = Location(7, 70)


async def at_once(decide: Decide) -> Move:
    """Bots that think in place."""
    return decide()


async def open_table(club: Club, game: str, *people: Person, host: Person = ANN, **changes: Any) -> Table:
    given = {"capacity": GAMES[game].seats.stop - 1, "options": {}, "language": "en", "level": Level.EASY}
    table = await club.open(game, host, CHANNEL, **{**given, **changes})
    for person in people:
        table = await club.join(table.code, person, press_of(person))
    return table


def press_of(person: Person) -> int:
    """The id of the press with which someone sits down or starts the game."""
    return 1_000_000 + person.id


async def begin(club: Club, game: str, *people: Person, **changes: Any) -> Table:
    """A game with Ann and the others."""
    table = await open_table(club, game, *people, **changes)
    return await club.start(table.code, ANN.id, press_of(ANN))


def waiting_for(table: Table) -> list[Person]:
    """The people who are due."""
    if table.status is not Status.PLAYING:
        return []
    people = (table.seats.holders[seat].person for seat in table.view(None).waiting)
    return [person for person in people if person is not None]


def any_move(table: Table, person: Person, dice: Dice | None = None) -> Move:
    """The first legal move, or a random one."""
    assert table.match is not None
    moves = (
        move for move in table.match.game.legal_moves(table.view(seat_of(table, person))) if not isinstance(move, Undo)
    )
    return dice.choice(list(moves)) if dice else next(moves)


def seat_of(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    assert seat is not None
    return seat


def stamp_of(table: Table, person: Person) -> str:
    return table.stamp(seat_of(table, person))


def ends(table: Table, seat: int) -> datetime:
    """The deadline of whoever holds a seat."""
    wait = table.wait_of(seat)
    assert wait is not None
    assert wait.ends is not None
    return wait.ends


async def move_on(club: Club, table: Table, moves: int = 10**6, dice: Dice | None = None) -> Table:
    """The table after this many moves of people, with bots moving after each; or at its end."""
    table = await club.let_bots_play(table.code)
    while moves and (people := waiting_for(table)):
        person = people[0]
        await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person, dice))
        table = await club.let_bots_play(table.code)
        moves -= 1
    return table


def seats_for(game: str, most: int) -> int:
    """This many players, or as many as the game takes."""
    return min(most, GAMES[game].seats.stop - 1)
