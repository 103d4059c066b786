"""Checks to make before something is done at a table; each raises ClubError if it fails."""

from __future__ import annotations

from typing import Callable

from bot.service.errors import ClubError, Stale
from bot.service.table import Status, Table
from engine.moves import Move

Asked = Move | Callable[[Table, int], Move]
"""A move, or a function that makes one from the table and the seat: for moves that name a card by its position in a
hand, which may change."""


def asked_move(table: Table, seat: int, asked: Asked) -> Move:
    """The move itself. Call this only after checking the stamp: a position in the hand means what the panel showed."""
    return asked if isinstance(asked, Move) else asked(table, seat)


def seat_in_play(table: Table, user: int) -> int:
    """The seat a person holds in a running game; ClubError not_seated or not_playing otherwise."""
    seat = seat_held_by(table, user)
    playing(table)
    return seat


def seat_to_act(table: Table, user: int, stamp: str) -> int:
    """Like `seat_in_play`, for someone acting on a panel: Stale if that panel is out of date.

    `stamp` is that of the panel they saw. A command has no panel and passes the stamp of the table it found; a button
    press without a stamp counts as out of date, like any that does not match.
    """
    seat = seat_in_play(table, user)
    still_true(table, seat, stamp)
    return seat


def still_true(table: Table, seat: int, stamp: str) -> None:
    """Raise Stale if the seat's panel has changed since it had that stamp."""
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


def in_a_channel(table: Table) -> None:
    """Raise ClubError if the table is not in a channel: the person who began such a game plays it to its end."""
    if table.nowhere:
        raise ClubError("only_yours")


def not_of_a_day(table: Table) -> None:
    """Raise ClubError if this is a deal of the day: it can be left and continued, but never started over."""
    if table.agreed.daily:
        raise ClubError("only_yours")


def hosted_by(table: Table, user: int) -> None:
    if user != table.seats.host:
        raise ClubError("only_host")


def hints_allowed(table: Table) -> None:
    if not table.agreed.hints:
        raise ClubError("hints_off")
