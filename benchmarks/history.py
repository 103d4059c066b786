"""What finished games cost: opening a history, and making a move, with 100,000 of them on file and with ten."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Awaitable, Callable, Iterator

from benchmarks.report import Bound, ms
from bot.service.club import Club
from bot.service.table import Location, Person, Status, Table
from bot.store.result_rows import Filter
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.moves import Undo

FEW, MANY, PAGE = 10, 100_000, 10
RUNS, MOVES, ALLOWED = 300, 200, 1.2
SERVER, ANN, BEN = 7, Person(1, "Ann"), Person(2, "Ben")
SERVERS, PEOPLE = 50, 4_000
Work = Callable[[], Awaitable[object]]

COPIES = """
WITH RECURSIVE copies (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM copies WHERE n < {count})
INSERT INTO {name} ({columns}) SELECT {values} FROM {name} JOIN copies WHERE {name}.{key} = {first}
"""


def measure() -> Iterator[Bound]:
    with tempfile.TemporaryDirectory() as folder:
        files = {count: Path(folder) / f"{count}.db" for count in (FEW, MANY)}
        for count, file in files.items():
            asyncio.run(_play_one(file))
            _copy(file, count)
        for what, few, many in asyncio.run(_compare(files[FEW], files[MANY])):
            yield Bound(
                f"{what}, {MANY:,} finished games on file",
                f"{ms(many)}; with {FEW} on file {ms(few)} ({many / few:.2f} times)",
                f"at most {ALLOWED} times",
                many <= ALLOWED * few,
            )


async def _compare(few: Path, many: Path) -> list[tuple[str, float, float]]:
    stores = [await SqliteStore.open(file) for file in (few, many)]
    clubs = [Club(store, Catalog()) for store in stores]
    asked = {
        "a page of one's history": Filter(user=ANN.id),
        "a page of one's history against someone, in one game": Filter(user=ANN.id, opponent=BEN.id, game="snack"),
        "a page of a server's history": Filter(guild=SERVER),
    }
    found = []
    for what, filter in asked.items():
        works: list[Work] = [lambda store=store, filter=filter: store.history(filter, 0, PAGE) for store in stores]  # type: ignore[misc]
        found.append((what, *await _in_turns(works, RUNS)))
    found.append(("a move", *await _in_turns([_mover(club, await _begun(club)) for club in clubs], MOVES)))
    for store in stores:
        await store.close()
    return found


async def _in_turns(works: list[Work], runs: int) -> tuple[float, float]:
    """The median time of each, measured alternately so that a disturbance hits both."""
    took: list[list[float]] = [[], []]
    for _ in range(runs):
        for times, work in zip(took, works, strict=True):
            start = time.perf_counter()
            await work()
            times.append(time.perf_counter() - start)
    return median(took[0]), median(took[1])


async def _begun(club: Club) -> Table:
    table = await club.open("snack", ANN, Location(SERVER, 70), capacity=2, options={}, language="en")
    await club.join(table.code, BEN)
    return await club.start(table.code, ANN.id)


def _mover(club: Club, table: Table) -> Work:
    """Ann chooses and undoes, and moves to a new table now and then, because there is a limit to that."""
    made = 0

    async def move() -> None:
        nonlocal table, made
        view = table.view(0)
        assert table.match is not None
        change = Undo() if made % 2 else next(iter(table.match.game.legal_moves(view)))
        table = await club.act(table.code, ANN.id, table.stamp(0), change)
        made += 1
        if made % 40 == 0:
            await club.cancel(table.code, ANN.id)
            table = await _begun(club)

    return move


async def _play_one(file: Path) -> None:
    store = await SqliteStore.open(file)
    club = Club(store, Catalog())
    table = await _begun(club)
    while table.status is not Status.OVER:
        assert table.match is not None
        seat = table.view(None).waiting[0]
        person = table.seats.holders[seat].person
        assert person is not None
        moves = table.match.game.legal_moves(table.view(seat))
        move = next(move for move in moves if not isinstance(move, Undo))
        table = await club.act(table.code, person.id, table.stamp(seat), move)
    await club.mark_shown(table.code, table.rev)
    await store.close()


def _copy(file: Path, count: int) -> None:
    """Copy the only game there is, with its moves and result, to other tables. All but the first few copies get other
    people and servers."""
    with sqlite3.connect(file) as connection:
        ((code,),) = connection.execute("SELECT code FROM tables")
        user = f"user_id + iif(n <= {FEW}, 0, 2 * (n % {PEOPLE // 2}))"
        server = f"{SERVER} + iif(n <= {FEW}, 0, n % {SERVERS})"
        for name, key, first, changed in (
            ("tables", "code", f"'{code}'", {"code": "'C' || n", "guild": server, "channel": f"70 + n % {SERVERS}"}),
            ("table_people", "code", f"'{code}'", {"code": "'C' || n", "user_id": user}),
            ("events", "code", f"'{code}'", {"code": "'C' || n"}),
            ("results", "number", "1", {"number": "n", "code": "'C' || n", "guild": server}),
            ("result_seats", "number", "1", {"number": "n", "user_id": user}),
            ("ratings", "number", "1", {"number": "n", "user_id": user}),
        ):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(changed.get(column, column) for column in columns)
            given = {"count": count, "name": name, "key": key, "first": first}
            connection.execute(COPIES.format(columns=", ".join(columns), values=values, **given))
