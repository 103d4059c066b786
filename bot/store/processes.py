"""Several processes on one PostgreSQL database: who is there, who runs which shards, and when each may IDENTIFY.

A process tells every few seconds that it is alive. A shard belongs to one process for as long as that one does; shards
of a process that has gone silent are free, and those there are shared out evenly. The database's clock decides, so the
clocks of machines need not agree. A wake-up (NOTIFY) makes the others look at once; without it they look at their next
beat.

These tables are about processes, not games: they are made when they are first needed, and never copied anywhere.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Callable

from bot.store.postgres import PostgresStore
from bot.store.results import in_turn
from bot.store.sessions import Kind, Session

BEAT_S = 4.0
"""How often a process tells that it is alive."""
SILENT_S = 15.0
"""After this long without a beat a process counts as dead, and its shards go to others: with a beat, in 19 seconds."""
IDENTIFY_S = 5.5
"""How far apart two IDENTIFYs of one bucket are. Discord asks for 5 seconds; the rest is for the network."""
CHANNEL = "processes"

TABLES = """
    CREATE TABLE IF NOT EXISTS process_beats (process TEXT PRIMARY KEY, beat TIMESTAMPTZ NOT NULL);
    CREATE TABLE IF NOT EXISTS process_shards (
        shard   BIGINT PRIMARY KEY,
        process TEXT NOT NULL REFERENCES process_beats (process) ON DELETE CASCADE
    );
    CREATE TABLE IF NOT EXISTS process_identifies (bucket BIGINT PRIMARY KEY, free_from TIMESTAMPTZ NOT NULL);
"""
SLOT = """
    INSERT INTO process_identifies AS slot (bucket, free_from) VALUES (:bucket, now() + make_interval(secs => :apart))
    ON CONFLICT (bucket) DO UPDATE SET free_from = greatest(slot.free_from, now()) + make_interval(secs => :apart)
    RETURNING extract(epoch FROM free_from - now()) AS taken
"""


@dataclass(frozen=True)
class Share:
    """What falls to one process at a beat."""

    run: frozenset[int]
    """The shards it has now."""
    give_up: frozenset[int]
    """Those of them that others should have: it ends them and then releases them."""
    processes: int
    """How many there are."""


class Processes:
    """One process among others. `name` is its own and no other's."""

    def __init__(self, store: PostgresStore, name: str) -> None:
        self._store = store
        self._name = name
        self.woken = asyncio.Event()
        """Set when another process has left or released something."""

    async def join(self, told: Callable[[str], None] = lambda code: None) -> None:
        """Be one of the processes; `told` is called with the code of each table that another one has changed."""

        def heard(text: str) -> None:
            name, _, code = text.rpartition(" ")
            if not code:
                self.woken.set()
            elif name != self._name:
                told(code)

        await self._store.prepare(TABLES)
        self._store.listen(CHANNEL, heard)

    async def tell(self, code: str) -> None:
        """Tell the others that a table has changed."""
        await self._store.transaction(Kind.SELECT, lambda session: _notify(session, f"{self._name} {code}"))

    async def beat(self, shards: int) -> Share:
        """Tell that this process is alive, and take what is free of its share of so many shards."""

        async def work(session: Session) -> Share:
            await in_turn(session, "processes")
            silent = "DELETE FROM process_beats WHERE beat < now() - make_interval(secs => :silent)"
            await session.execute(silent, {"silent": SILENT_S})
            alive = """
                INSERT INTO process_beats (process, beat) VALUES (:name, now())
                ON CONFLICT (process) DO UPDATE SET beat = excluded.beat
            """
            await session.execute(alive, {"name": self._name})
            names = await session.fetch("SELECT process FROM process_beats ORDER BY process", {})
            held = await session.fetch("SELECT shard, process FROM process_shards ORDER BY shard", {})
            due = _due(self._name, [row["process"] for row in names], shards)
            own = [row["shard"] for row in held if row["process"] == self._name]
            taken = {row["shard"] for row in held}
            for shard in [one for one in range(shards) if one not in taken][: max(0, due - len(own))]:
                sql = "INSERT INTO process_shards (shard, process) VALUES (:shard, :name)"
                await session.execute(sql, {"shard": shard, "name": self._name})
                own.append(shard)
            gone = {shard for shard in own if shard >= shards}
            return Share(frozenset(own), frozenset(sorted(own)[due:]) | gone, len(names))

        return await self._store.transaction(Kind.WRITE, work)

    async def release(self, shards: frozenset[int]) -> None:
        """These shards are no longer run here: whoever has too few may take them."""

        async def work(session: Session) -> None:
            sql = "DELETE FROM process_shards WHERE process = :name AND shard IN :shards"
            await session.execute(sql, {"name": self._name, "shards": sorted(shards)})
            await _notify(session)

        await self._store.transaction(Kind.WRITE, work)

    async def leave(self) -> None:
        """This process stops: all that it had is free."""

        async def work(session: Session) -> None:
            await session.execute("DELETE FROM process_beats WHERE process = :name", {"name": self._name})
            await _notify(session)

        await self._store.transaction(Kind.WRITE, work)

    async def identify_after(self, bucket: int) -> float:
        """In how many seconds this process may IDENTIFY in that bucket; the moment is its own."""

        async def work(session: Session) -> float:
            (row,) = await session.fetch(SLOT, {"bucket": bucket, "apart": IDENTIFY_S})
            return max(0.0, float(row["taken"]) - IDENTIFY_S)

        return await self._store.transaction(Kind.WRITE, work)


def _due(name: str, names: list[str], shards: int) -> int:
    """How many of the shards fall to a process: as many as to any other, or one more."""
    each, more = divmod(shards, len(names))
    return each + (names.index(name) < more)


async def _notify(session: Session, text: str = "") -> None:
    await session.fetch("SELECT pg_notify(:channel, :text)", {"channel": CHANNEL, "text": text})
