"""Whose result it is: a game counts for whoever held the seat, for as long as they held it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.service.table import Person, Table


@dataclass(frozen=True)
class Credit:
    seat: int
    person: Person | None
    """None for a bot."""
    moves: int
    """How many moves of the seat were made in their time."""
    finished: bool
    """Whether they held the seat to the end: then its result is theirs, and nobody else's."""


def credits(table: Table) -> list[Credit]:
    """By seat, in the order in which people sat there."""
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
