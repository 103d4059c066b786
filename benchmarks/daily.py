"""The deal of the day: working out par and best while an event loop runs, and a day with many players."""

from __future__ import annotations

import asyncio
import tempfile
import time
from datetime import date
from pathlib import Path
from statistics import median
from typing import Awaitable, Callable, Iterator

from benchmarks.report import Bound, ms, percentile
from bot.service.club import Club
from bot.service.daily import SPANS
from bot.store.daily import record_play
from bot.store.daily_rows import PlayRow
from bot.store.sessions import Session
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog

FEW, MANY, SERVER, RUNS, ALLOWED = 10, 10_000, 7, 400, 1.2
TICK, SHARE, LATE = 0.005, 0.99, 0.050
Work = Callable[[], Awaitable[object]]


def measure() -> Iterator[Bound]:
    late, took = asyncio.run(_beside())
    slow = percentile(late, SHARE)
    yield Bound(
        f"wake-ups while par and best are worked out ({took:.1f} s)",
        f"{SHARE:.0%} of {len(late)} at most {ms(slow)} late",
        f"{SHARE:.0%} under {ms(LATE)}",
        slow < LATE,
    )
    with tempfile.TemporaryDirectory() as folder:
        for what, few, many in asyncio.run(_compare(Path(folder))):
            yield Bound(
                f"{what}, {MANY:,} players that day",
                f"{ms(many)}; with {FEW} {ms(few)} ({many / few:.2f} times)",
                f"at most {ALLOWED} times",
                many <= ALLOWED * few,
            )


async def _beside() -> tuple[list[float], float]:
    """How late an event loop wakes up meanwhile, in seconds, and how long the work took."""
    store = await SqliteStore.open(":memory:")
    daily = Club(store, Catalog()).daily
    begun = time.perf_counter()
    work = asyncio.create_task(daily.work_out(daily.today()))
    late = []
    while not work.done():
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - due)
    assert await work
    await store.close()
    return late, time.perf_counter() - begun


async def _compare(folder: Path) -> list[tuple[str, float, float]]:
    stores = [await _day(folder / f"{count}.db", count) for count in (FEW, MANY)]
    dailies = [Club(store, Catalog()).daily for store in stores]
    results: list[Work] = [lambda daily=daily: daily.result(daily.today(), 1) for daily in dailies]  # type: ignore[misc]
    tops: list[Work] = [lambda daily=daily: daily.top(SERVER, SPANS[0]) for daily in dailies]  # type: ignore[misc]
    found = [("how one stands", *await _in_turns(results)), ("the table of a server", *await _in_turns(tops))]
    for store in stores:
        await store.close()
    return found


async def _day(file: Path, players: int) -> SqliteStore:
    store = await SqliteStore.open(file)
    day = Club(store, Catalog()).daily.today()

    async def play(session: Session) -> None:
        await session.execute("PRAGMA defer_foreign_keys = ON", {})
        sql = """
            INSERT INTO tables (code, status, channel, host, created, rev, shown, moves, bots_due, agreed, seats, clock)
            VALUES ('D', 'over', 0, 1, '', 1, 1, 0, 0, '{}', '{}', '{}')
        """
        await session.execute(sql, {})
        for user in range(1, players + 1):
            await record_play(session, _play(day, user))

    await store._write(play)
    return store


def _play(day: date, user: int) -> PlayRow:
    points = 5 + user * 7 % 23
    return PlayRow(
        day=day.isoformat(), user_id=user, code="D", guild=SERVER, points=points, target=12, won=points > 12, ended=user
    )


async def _in_turns(works: list[Work]) -> tuple[float, float]:
    """The median time of each, measured alternately so that a disturbance hits both."""
    took: list[list[float]] = [[], []]
    for run in range(RUNS):
        for times, work in list(zip(took, works, strict=True))[:: 1 if run % 2 else -1]:
            start = time.perf_counter()
            await work()
            times.append(time.perf_counter() - start)
    return median(took[0]), median(took[1])
