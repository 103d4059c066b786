"""After days of downtime: many tables have something due at the same moment, one message each."""

from __future__ import annotations

import asyncio
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Iterator

from benchmarks.copies import FIRST_PERSON, copy_table
from benchmarks.report import Bound
from bot.service.clock.pace import SPANS, Pace
from bot.service.clock.scheduler import Scheduler
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.club import Club
from bot.service.table import Location, Person, Table
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog

TABLES, ANSWERS_IN = 500, 0.1
"""Discord takes about this many seconds per message, and at most 50 messages a second from one bot."""
ALLOWED = 25.0
BEGAN = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)


def measure() -> Iterator[Bound]:
    with tempfile.TemporaryDirectory() as folder:
        took, told = asyncio.run(_catch_up(Path(folder) / "due.db"))
    yield Bound(
        f"{TABLES} tables due at once, {ANSWERS_IN} s a message",
        f"{took:.1f} s for {told} reminders; one after the other the messages alone take {TABLES * ANSWERS_IN:.0f} s",
        f"under {ALLOWED:.0f} s",
        took < ALLOWED and told == TABLES,
    )


class _Postman:
    """Takes as long as Discord does, and delivers nothing."""

    def __init__(self) -> None:
        self.told = 0
        self.done = asyncio.Event()

    async def show(self, code: str) -> None:
        raise AssertionError("these tables have been shown")

    async def caught_up(self, code: str) -> None:
        pass

    async def tell(self, table: Table, step: Step, waits: list[Wait]) -> Reminder | None:
        await asyncio.sleep(ANSWERS_IN)
        self.told += 1
        if self.told == TABLES:
            self.done.set()
        users, ends = tuple(wait.user for wait in waits), tuple(wait.ends for wait in waits)
        return Reminder(self.told, table.location.channel, waits[0].key, step, users, ends)

    async def tell_directly(self, table: Table, step: Step, wait: Wait) -> Reminder | None:
        return await self.tell(table, step, [wait])

    async def tell_silence(self, table: Table) -> Reminder | None:
        raise AssertionError("these games have deadlines")

    async def tell_awake(self, table: Table, users: list[int], *, directly: bool) -> Reminder | None:
        raise AssertionError("these games are awake")

    async def tell_next(self, table: Table, user: int, *, directly: bool) -> Reminder | None:
        raise AssertionError("nobody wants to know who is next")

    async def tidy(self, table: Table, reminder: Reminder) -> None:
        await asyncio.sleep(ANSWERS_IN)


async def _catch_up(path: Path) -> tuple[float, int]:
    now = BEGAN
    await _fill(path)
    store, postman = await SqliteStore.open(path), _Postman()
    club = Club(store, Catalog(), lambda: now)
    scheduler = Scheduler(club, postman)
    now = BEGAN + SPANS[Pace.DAILY] / 2 + timedelta(minutes=5)
    began = time.perf_counter()
    scheduler.poke()
    await postman.done.wait()
    await scheduler.stop()
    took = time.perf_counter() - began
    await store.close()
    return took, postman.told


async def _fill(path: Path) -> None:
    """A two-player game that waits for both players, and copies of it."""
    store = await SqliteStore.open(path)
    club = Club(store, Catalog(), lambda: BEGAN)
    table = await club.open("snack", Person(FIRST_PERSON, "one"), Location(1, 2), capacity=2, options={}, language="en")
    await club.join(table.code, Person(FIRST_PERSON + 1, "two"))
    table = await club.start(table.code, FIRST_PERSON)
    await club.mark_shown(table.code, table.rev)
    await store.close()
    copy_table(path, table.code, TABLES - 1, "G", 2, due=True)
