"""Who gets credit for a game: each holder of a seat for the moves made in their time, the last one for the result."""

from __future__ import annotations

from dataclasses import dataclass

from bot.service.table import Person, Table


@dataclass(frozen=True)
class Credit:
    seat: int
    person: Person | None
    """None for a bot."""
    moves: int
    """How many moves the seat made while they held it."""
    finished: bool
    """Whether they held the seat at the end: then the result is theirs alone."""


def credits(table: Table) -> list[Credit]:
    """The credits of a started game by seat; within a seat, in the order people held it."""
    assert table.match is not None
    entries = table.match.entries
    found = []
    for seat in range(len(table.seats.holders)):
        own = [tenure for tenure in table.seats.tenures if tenure.seat == seat]
        ends = [*(tenure.since for tenure in own[1:]), len(entries)]
        for tenure, end in zip(own, ends, strict=True):
            moves = sum(entry.seat == seat for entry in entries[tenure.since : end])
            found.append(Credit(seat, tenure.person, moves, finished=tenure is own[-1]))
    return found
