"""Who gets credit for a game: who held each seat when, and who decided each of its moves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Iterable

from bot.service.table import Holder, Person, Source, Table, Tenure
from engine.moves import Undo


@dataclass(frozen=True)
class Made:
    """One move that counted; moves that were undone or replaced are left out."""

    seat: int
    number: int
    """Its number in the log, from 1."""
    round: int
    person: Person | None
    """Who held the seat; None for a bot."""
    source: Source

    @property
    def by_bot(self) -> bool:
        """Whether a bot decided it unasked: in a seat of its own, or as a stand-in."""
        return self.source in (Source.BOT, Source.STAND_IN)


@dataclass(frozen=True)
class Credit:
    seat: int
    person: Person | None
    """None for a bot."""
    moves: int
    """How many moves the seat made while they held it."""
    finished: bool
    """Whether they held the seat at the end: then the result is theirs alone."""


def moves_made(table: Table) -> list[Made]:
    """Every move of a started game that was not undone or replaced, in the order of the log."""
    assert table.match is not None
    now, made = table.match.at(0), list[Made]()
    for number, entry in enumerate(table.match.entries, 1):
        view = now.view(None)
        undone = isinstance(entry.move, Undo)
        if undone or entry.seat not in view.waiting:  # a seat that is not waited for has changed its mind
            made.remove(next(one for one in reversed(made) if one.seat == entry.seat))
        if not undone:
            source = table.sources[number - 1] if number <= len(table.sources) else Source.PERSON
            made.append(Made(entry.seat, number, view.round, _holder(table, entry.seat, number - 1), source))
        now = now.act(entry.seat, entry.move)
    return made


def bot_rounds(table: Table, seat: int) -> list[int]:
    """The rounds in which a bot decided for a seat that a person has held; empty for a bot's own seat."""
    held = any(tenure.seat == seat and tenure.person is not None for tenure in table.seats.tenures)
    if not held or table.match is None or not {Source.BOT, Source.STAND_IN} & set(table.sources):
        return []
    return sorted({one.round for one in moves_made(table) if one.seat == seat and one.by_bot})


def spans(rounds: Iterable[int]) -> list[tuple[int, int]]:
    """Rounds as spans without gaps: 1, 2, 4 -> (1, 2), (4, 4)."""
    found: list[tuple[int, int]] = []
    for number in rounds:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


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


def as_held(table: Table, moves: int) -> Table:
    """The table with the people who held each seat after this many moves; with 0, when it began."""
    then = [_tenure(table, seat, max(moves - 1, 0)) for seat in range(len(table.seats.holders))]
    holders = tuple(
        holder
        if tenure is None or tenure.person == holder.person
        else Holder(tenure.person, tenure.level, name=tenure.name)
        for tenure, holder in zip(then, table.seats.holders, strict=True)
    )
    return replace(table, seats=replace(table.seats, holders=holders))


def _holder(table: Table, seat: int, moves: int) -> Person | None:
    """Who held a seat after this many moves."""
    held = _tenure(table, seat, moves)
    return held.person if held else None


def _tenure(table: Table, seat: int, moves: int) -> Tenure | None:
    held = [tenure for tenure in table.seats.tenures if tenure.seat == seat and tenure.since <= moves]
    return held[-1] if held else None
