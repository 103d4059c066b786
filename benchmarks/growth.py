"""What a move costs as everything grows: finished games on file, open tables, people at the table.

Measures what the service and the database do from a press to the next panel, without Discord and pictures, which don't
depend on any of these. Each move is made at a different table, so that no table is in memory just because it was last.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.copies import APART, FIRST_PERSON, copy_table
from benchmarks.report import Bound, ms
from bot.service.club import Club
from bot.service.limits import Limits
from bot.service.table import Location, Person, Status, Table
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.moves import Move, Undo

FINISHED, OPEN_TABLES, PEOPLE = (10, 100_000), (10, 5_000), (2, 9)
USUAL_TABLES = 200
ACTIVE = 1_000
"""How many of the open tables are in use. Moves are made at each in turn."""
MOVES = 60
"""At ten tables: six more moves at each, and no game ends."""
MEMORY = Path("/dev/shm")
"""Put the files here if it exists: waiting for a disk takes long but no processor time."""
MORE, LINEAR = 1.2, PEOPLE[1] / PEOPLE[0]
NOBODY = Location(1, 2)


def measure() -> Iterator[Bound]:
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        at = Path(folder)
        few, many = (Case(at / f"f{count}.db", finished=count) for count in FINISHED)
        yield _compared("finished games on file", FINISHED, few, many, MORE)
        few, many = (Case(at / f"o{count}.db", tables=count) for count in OPEN_TABLES)
        yield _compared(f"open tables, at most {ACTIVE:,} of them in use", OPEN_TABLES, few, many, MORE)
        few, many = (Case(at / f"p{count}.db", people=count) for count in PEOPLE)
        yield _compared("people at the table", PEOPLE, few, many, LINEAR)


@dataclass(frozen=True)
class Case:
    path: Path
    finished: int = 0
    tables: int = USUAL_TABLES
    people: int = 2


def _compared(what: str, counts: tuple[int, int], few: Case, many: Case, allowed: float) -> Bound:
    less, more = asyncio.run(_side_by_side(few, many))
    return Bound(
        f"a move with {counts[0]:,} and {counts[1]:,} {what}",
        f"{ms(less)} and {ms(more)} of processor ({more / less:.2f} times)",
        f"at most {allowed:.1f} times",
        more / less <= allowed,
    )


async def _side_by_side(*cases: Case) -> list[float]:
    """The cost of a move in each, measured alternately so that a busy machine is equally busy for both."""
    codes = [await _fill(case.path, case.finished, case.tables, case.people) for case in cases]
    stores = [await SqliteStore.open(case.path) for case in cases]
    clubs = [_club(store) for store in stores]
    for club, known in zip(clubs, codes, strict=True):
        for code in known[:ACTIVE]:
            await club.get(code)
    spent: list[list[float]] = [[] for _ in cases]
    for number in range(MOVES):
        for case, club, known, times in zip(cases, clubs, codes, spent, strict=True):
            table = number % case.tables
            times.append(await _a_move(club, known[table], table))
    for store in stores:
        await store.close()
    return [median(times) for times in spent]


async def _a_move(club: Club, code: str, number: int) -> float:
    """From the press to everything needed for the next panel and the table's message."""
    began = time.process_time()
    table = await club.get(code)
    seat = table.view(None).waiting[0]
    user = FIRST_PERSON + (number + 1) * APART + seat
    assert table.seat_of(user) == seat
    table = await club.act(code, user, table.stamp(seat), _any_move(table, seat))
    table.view(seat)
    await club.get(code)
    await club.tables_of(user, (Status.PLAYING,))
    await club.people.preferences_at(table)
    await club.mark_shown(code, table.rev)
    await club.timers(1)
    return time.process_time() - began


def _any_move(table: Table, seat: int) -> Move:
    assert table.match is not None
    return next(one for one in table.match.game.legal_moves(table.view(seat)) if not isinstance(one, Undo))


def _club(store: SqliteStore) -> Club:
    return Club(store, Catalog(), limits=Limits(per_person=10**6, per_channel=10**6))


async def _fill(path: Path, finished: int, tables: int, people: int) -> list[str]:
    store = await SqliteStore.open(path)
    club = _club(store)
    over = await _game(club, 1)
    while over.status is Status.PLAYING:
        over = await _step(club, over)
    await club.mark_shown(over.code, over.rev)
    begun = await _game(club, people)
    while begun.view(None).round < 3:  # a log long enough to be worth caching
        begun = await _step(club, begun)
    await club.mark_shown(begun.code, begun.rev)
    await store.close()
    if finished:
        copy_table(path, over.code, finished, "F", 1)
    return copy_table(path, begun.code, tables, "G", people)


async def _game(club: Club, people: int) -> Table:
    persons = [Person(FIRST_PERSON + number, f"person {number}") for number in range(people)]
    table = await club.open("snack", persons[0], NOBODY, capacity=max(2, people), options={}, language="en")
    for person in persons[1:]:
        await club.join(table.code, person)
    return await club.start(table.code, persons[0].id)


async def _step(club: Club, table: Table) -> Table:
    seat = table.view(None).waiting[0]
    return await club.act(table.code, FIRST_PERSON + seat, table.stamp(seat), _any_move(table, seat))
