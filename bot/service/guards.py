"""What must be true of a table before something is done there; ClubError says what is not."""

from __future__ import annotations

from typing import Callable

from bot.service.errors import ClubError, Stale
from bot.service.table import Status, Table
from engine.moves import Move

Asked = Move | Callable[[Table, int], Move]
"""A move; or what makes it of the table and the seat, where it names a card by its place in a hand that may change."""


def asked_move(table: Table, seat: int, asked: Asked) -> Move:
    """Only once the seat's panel is known to be true: what a place in the hand means is said by that."""
    return asked if isinstance(asked, Move) else asked(table, seat)


def seat_in_play(table: Table, user: int) -> int:
    """The seat a person holds in a running game, or not_seated or not_playing."""
    seat = seat_held_by(table, user)
    playing(table)
    return seat


def seat_to_act(table: Table, user: int, stamp: str) -> int:
    """The same for whoever acts on a panel: Stale if that is out of date.

    `stamp` is that of the panel they saw. A command shows none, and passes the stamp of the table it has found; a
    press without any is out of date like every other that does not fit.
    """
    seat = seat_in_play(table, user)
    still_true(table, seat, stamp)
    return seat


def still_true(table: Table, seat: int, stamp: str) -> None:
    """Stale if the seat's panel has changed since it had that stamp."""
    if stamp != table.stamp(seat):
        raise Stale("stale")


def seat_held_by(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    if seat is None:
        raise ClubError("not_seated")
    return seat


def in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise ClubError("not_in_lobby")


def playing(table: Table) -> None:
    if table.status is not Status.PLAYING:
        raise ClubError("not_playing")


def hosted_by(table: Table, user: int) -> None:
    if user != table.seats.host:
        raise ClubError("only_host")


def hints_allowed(table: Table) -> None:
    if not table.agreed.hints:
        raise ClubError("hints_off")
