"""Several processes on one PostgreSQL database: which are alive, who runs which shards, and when each may IDENTIFY.

A process reports every few seconds that it is alive. It keeps its shards for as long as it does; the shards of a
process that has gone silent are free, and all shards are divided evenly. A process with too few names itself the taker
of a shard of one with too many, or of one about to stop: it connects while the other is still connected, and only then
takes the shard. So no event is missed; both receive it, and the database decides who answers.

The database's clock counts, so the clocks of the machines need not agree. A NOTIFY makes the others check right away;
without it they check at their next beat.

These tables are about processes, not games: they are created when first needed, and never copied anywhere.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Callable, ClassVar, Mapping, Sequence

from bot.store.postgres import PostgresStore
from bot.store.sessions import Kind, Session
from bot.store.turns import in_turn

CHANNEL = "processes"
ANSWERED_S = 60.0
"""How long to remember who answers what. Discord tells all connections within moments."""

TABLES = """
    CREATE TABLE IF NOT EXISTS process_beats (process TEXT PRIMARY KEY, beat TIMESTAMPTZ NOT NULL);
    CREATE TABLE IF NOT EXISTS process_shards (
        shard   BIGINT PRIMARY KEY,
        process TEXT NOT NULL REFERENCES process_beats (process) ON DELETE CASCADE
    );
    CREATE TABLE IF NOT EXISTS process_identifies (bucket BIGINT PRIMARY KEY, free_from TIMESTAMPTZ NOT NULL);
    CREATE UNLOGGED TABLE IF NOT EXISTS process_answers (
        interaction BIGINT PRIMARY KEY,
        process     TEXT NOT NULL,
        at          TIMESTAMPTZ NOT NULL DEFAULT now()
    );
    ALTER TABLE process_beats ADD COLUMN IF NOT EXISTS leaving BOOLEAN NOT NULL DEFAULT FALSE;
    ALTER TABLE process_shards ADD COLUMN IF NOT EXISTS
        taker TEXT REFERENCES process_beats (process) ON DELETE SET NULL;
"""
SLOT = """
    INSERT INTO process_identifies AS slot (bucket, free_from) VALUES (:bucket, now() + make_interval(secs => :apart))
    ON CONFLICT (bucket) DO UPDATE SET free_from = greatest(slot.free_from, now()) + make_interval(secs => :apart)
    RETURNING extract(epoch FROM free_from - now()) AS taken
"""
ALIVE = """
    INSERT INTO process_beats (process, beat, leaving) VALUES (:name, now(), :leaving)
    ON CONFLICT (process) DO UPDATE SET beat = excluded.beat, leaving = excluded.leaving
"""
SILENT = """
    DELETE FROM process_beats
    WHERE beat < now() - make_interval(secs => :silent)
        OR leaving AND beat < now() - make_interval(secs => :leaving)
"""
ANSWER = """
    INSERT INTO process_answers AS one (interaction, process) VALUES (:interaction, :name)
    ON CONFLICT (interaction) DO UPDATE SET process = one.process
    RETURNING process
"""


@dataclass(frozen=True)
class LeaseTimes:
    """All in seconds."""

    beat: float = 4.0
    """How often a process reports that it is alive."""
    silent: float = 15.0
    """After this long without a beat a process counts as dead, and its shards are free: at most 19 seconds in all."""
    leaving: float = 6.0
    """The same for one that was about to stop: perhaps it was killed before it was done."""
    identify: float = 5.5
    """The time between two IDENTIFYs of one bucket. Discord asks for 5 seconds; the rest is for the network."""
    hand_over: float = 60.0
    """How long a stopping process waits for others to take its shards, if there are others."""


@dataclass(frozen=True)
class Share:
    """One process's share at a beat."""

    run: frozenset[int]
    """The shards it has now."""
    prepare: frozenset[int]
    """Shards that others have and that it should take, as soon as it is connected."""
    others: int
    """How many other processes there are, not counting those about to stop."""


class Processes:
    """One process among others. Its `name` must be unique."""

    times: ClassVar[LeaseTimes] = LeaseTimes()

    def __init__(self, store: PostgresStore, name: str) -> None:
        self._store = store
        self._name = name
        self._leaving = False
        self.woken = asyncio.Event()
        """Set when another process has released or taken something."""

    async def join(self, told: Callable[[str, int], None] = lambda code, shard: None) -> None:
        """Join the other processes; `told` is called with each table that another one has changed: its code, and the
        shard of its server."""

        def heard(text: str) -> None:
            if not text:
                self.woken.set()
                return
            name, shard, code = text.split()
            if name != self._name:
                told(code, int(shard))

        await self._store.prepare(TABLES)
        self._store.listen(CHANNEL, heard)

    async def tell(self, code: str, shard: int) -> None:
        """Tell the others that a table has changed."""
        await self._store.transaction(Kind.SELECT, lambda session: _notify(session, f"{self._name} {shard} {code}"))

    async def beat(self, shards: int, connected: frozenset[int] | None = None) -> Share:
        """Report that this process is alive, and take or prepare to take the shards it is missing. It releases right
        away the surplus shards that it is not `connected` to (None: connected to all)."""

        async def work(session: Session) -> Share:
            await in_turn(session, "processes")
            await session.execute(SILENT, {"silent": self.times.silent, "leaving": self.times.leaving})
            await session.execute(ALIVE, {"name": self._name, "leaving": self._leaving})
            past = "DELETE FROM process_answers WHERE at < now() - make_interval(secs => :seconds)"
            await session.execute(past, {"seconds": ANSWERED_S})
            names = await session.fetch("SELECT process, leaving FROM process_beats ORDER BY process", {})
            rows = await session.fetch("SELECT shard, process, taker FROM process_shards ORDER BY shard", {})
            held = {row["shard"]: (row["process"], row["taker"]) for row in rows}
            staying = [row["process"] for row in names if not row["leaving"]]
            left = _left(self._name, staying, held, shards, connected)
            for shard in left:
                _, taker = held.pop(shard)
                if taker is not None:
                    held[shard] = (taker, None)
                    sql = "UPDATE process_shards SET process = taker, taker = NULL WHERE shard = :shard"
                else:
                    sql = "DELETE FROM process_shards WHERE shard = :shard"
                await session.execute(sql, {"shard": shard})
            if left:
                await _notify(session)
            free, prepared = _lacking(self._name, staying, held, shards)
            for shard in free:
                sql = "INSERT INTO process_shards (shard, process) VALUES (:shard, :name)"
                await session.execute(sql, {"shard": shard, "name": self._name})
            for shard in prepared:
                sql = "UPDATE process_shards SET taker = :name WHERE shard = :shard"
                await session.execute(sql, {"shard": shard, "name": self._name})
            gone = "DELETE FROM process_shards WHERE process = :name AND shard >= :shards"
            await session.execute(gone, {"name": self._name, "shards": shards})
            own = {shard for shard, (holder, _) in held.items() if holder == self._name and shard < shards}
            coming = {shard for shard, (_, taker) in held.items() if taker == self._name}
            others = len(staying) - (self._name in staying)
            return Share(frozenset(own | set(free)), frozenset(coming | set(prepared)), others)

        return await self._store.transaction(Kind.WRITE, work)

    async def take(self, shards: frozenset[int]) -> None:
        """Take over these shards, now that this process is connected; their previous owners disconnect."""

        async def work(session: Session) -> None:
            sql = "UPDATE process_shards SET process = :name, taker = NULL WHERE taker = :name AND shard IN :shards"
            await session.execute(sql, {"name": self._name, "shards": sorted(shards)})
            await _notify(session)

        await self._store.transaction(Kind.WRITE, work)

    async def retire(self) -> None:
        """Announce that this process is about to stop: others should take its shards. It runs them until they have."""
        self._leaving = True

        async def work(session: Session) -> None:
            await session.execute("UPDATE process_beats SET leaving = TRUE WHERE process = :name", {"name": self._name})
            await session.execute("UPDATE process_shards SET taker = NULL WHERE taker = :name", {"name": self._name})
            await _notify(session)

        await self._store.transaction(Kind.WRITE, work)

    async def leave(self) -> None:
        """Stop: everything this process had is free."""

        async def work(session: Session) -> None:
            await session.execute("DELETE FROM process_beats WHERE process = :name", {"name": self._name})
            await _notify(session)

        await self._store.transaction(Kind.WRITE, work)

    async def answers(self, interaction: int) -> bool:
        """Whether this process should answer an interaction: the first to ask does."""
        given = {"interaction": interaction, "name": self._name}
        (row,) = await self._store.transaction(Kind.SELECT, lambda session: session.fetch(ANSWER, given))
        return bool(row["process"] == self._name)

    async def identify_after(self, bucket: int) -> float:
        """In how many seconds this process may IDENTIFY in that bucket; the slot is reserved for it."""

        async def work(session: Session) -> float:
            (row,) = await session.fetch(SLOT, {"bucket": bucket, "apart": self.times.identify})
            return max(0.0, float(row["taken"]) - self.times.identify)

        return await self._store.transaction(Kind.WRITE, work)


Held = Mapping[int, tuple[str, str | None]]
"""The owner of each shard, and who is about to take it."""


def _left(name: str, staying: Sequence[str], held: Held, shards: int, connected: frozenset[int] | None) -> list[int]:
    """A process's surplus shards that nobody would miss, because it is not connected there yet."""
    own = sorted(shard for shard, (holder, _) in held.items() if holder == name)
    if connected is None or name not in staying:
        return []
    return [shard for shard in own[_due(name, staying, shards) :] if shard not in connected]


def _lacking(name: str, staying: Sequence[str], held: Held, shards: int) -> tuple[list[int], list[int]]:
    """The shards a process is missing: free ones, and those of processes with a surplus."""
    due = {one: _due(one, staying, shards) for one in staying}
    will_have = Counter(taker or holder for holder, taker in held.values())
    lacking = max(0, due.get(name, 0) - will_have[name])
    free = [shard for shard in range(shards) if shard not in held][:lacking]
    taken: list[int] = []
    for shard in sorted(held, reverse=True):
        holder, taker = held[shard]
        too_many = holder != name and taker is None and will_have[holder] > due.get(holder, 0)
        if too_many and shard < shards and len(free) + len(taken) < lacking:
            will_have[holder] -= 1
            taken.append(shard)
    return free, taken


def _due(name: str, names: Sequence[str], shards: int) -> int:
    """How many shards a process should have: as many as any other, or one more."""
    each, more = divmod(shards, len(names))
    return each + (names.index(name) < more)


async def _notify(session: Session, text: str = "") -> None:
    await session.fetch("SELECT pg_notify(:channel, :text)", {"channel": CHANNEL, "text": text})
