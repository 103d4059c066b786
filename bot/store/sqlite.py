"""The store in one SQLite file.

There is one connection and one thread, aiosqlite's: every operation, reads included, is its own transaction (a single
SELECT is one by itself), and is done there from beginning to end before the next one begins. Handing statements over
one by one would cost more than most of them do. Whatever has begun is committed or rolled back as a whole, even if
whoever asked for it goes away meanwhile, and the next one finds the connection clean.

Beside it is a connection for glances, which are done at once: a few rows by their keys take less than handing anything
over. In WAL mode it waits for nobody, and sees what was committed last.

WAL with `synchronous=FULL`: with NORMAL a killed process would lose nothing either, but a power cut could lose moves
that people have already seen. Moves are rare and syncing one file is cheap, so we pay for it. What would simply be done
again does with NORMAL: most transactions are of this kind, and others would wait for them.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Any, AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence, TypeVar, cast

import aiosqlite

from bot.store.base import StoreError
from bot.store.files import BUSY_MS, make_private, sqlite_file, warn_if_open, write_ahead
from bot.store.migrate import migrate
from bot.store.sessions import BATCH, Given, Kind, OnStep, Row, Session
from bot.store.sql import SqlStore

T = TypeVar("T")
TRUSTED_S = 1.0
"""Seconds that a bot alone on its file goes without asking whether something else has written there. Only an operator's
command does, such as to forget a person; and every change is saved only on top of what is stored."""
IN_PASSING_S = 0.5
"""After so many seconds it asks along with whatever is done there anyway: in a busy time no press waits for it."""
BEGIN = {Kind.WRITE: "BEGIN IMMEDIATE", Kind.NOTE: "BEGIN IMMEDIATE", Kind.READ: "BEGIN"}
SYNCHRONOUS = {Kind.WRITE: "FULL", Kind.NOTE: "NORMAL"}


class SqliteStore(SqlStore):
    def __init__(self, thread: aiosqlite.Connection) -> None:
        self._thread = thread
        # Its own methods hand over one statement each. This, and `_in_thread`, is all that is used of its inner parts.
        self._connection = thread._conn
        self._connection.row_factory = sqlite3.Row
        self._glances: sqlite3.Connection | None = None
        """There is none where the database is only in memory: that belongs to one connection."""
        self._on_step: OnStep | None = None
        self._closing: asyncio.Future[None] | None = None
        self.alone = False
        """Whether one bot works on the file, through one cache. Set by whoever sees to that."""
        self._synchronous = ""
        self._version, self._told, self._asked = -1, -1, float("-inf")

    @classmethod
    async def open(cls, url: str | Path, *, on_step: OnStep | None = None) -> SqliteStore:
        """Open the store in that file; create or migrate it as needed."""
        file = sqlite_file(str(url))
        try:
            if file != ":memory:":
                make_private(file)
                warn_if_open(file)
            # Fail here if it cannot be opened: aiosqlite would leave a thread behind.
            sqlite3.connect(file).close()
            # The thread does it all, but for a move of data: `held`.
            thread = await aiosqlite.connect(
                file, isolation_level=None, timeout=BUSY_MS / 1000, check_same_thread=False
            )
        except (OSError, sqlite3.Error) as error:
            raise StoreError("store_unreadable", file=file, reason=str(error)) from None
        store = cls(thread)
        try:
            await store._in_thread(lambda: store._prepare(file))
            if file != ":memory:":
                store._glances = sqlite3.connect(file, isolation_level=None, timeout=0)
                store._glances.row_factory = sqlite3.Row
        except BaseException as error:
            await store.close()
            if isinstance(error, sqlite3.Error):
                raise StoreError("store_unreadable", file=file, reason=str(error)) from None
            raise
        store._on_step = on_step
        return store

    def _prepare(self, file: str) -> None:
        write_ahead(self._connection)
        # Secure: deleted data is overwritten, so that neither the file nor a copy of it still has it.
        for pragma in ("foreign_keys = ON", "secure_delete = ON"):
            self._connection.execute(f"PRAGMA {pragma}")
        with self._begun(Kind.WRITE):
            migrate(self._connection, file)

    async def changed_elsewhere(self) -> bool | None:
        if not self.alone:
            return None
        if monotonic() - self._asked >= TRUSTED_S:
            await self.transaction(Kind.SELECT, _nothing_else)
        before, self._told = self._told, self._version
        return before != self._told

    def _ask(self) -> None:
        """SQLite counts what other connections commit."""
        ((self._version,),) = self._connection.execute("PRAGMA data_version")
        self._asked = monotonic()

    async def close(self) -> None:
        """Close once the transactions under way have finished; closing twice does no harm."""
        if self._closing is None:
            if self._glances is not None:
                self._glances.close()
            self._closing = asyncio.ensure_future(self._thread.close())
        await asyncio.shield(self._closing)

    async def _run(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        if self._closing is not None:
            await self.close()
            raise StoreError("store_closed")
        if kind is Kind.GLANCE and self._glances is not None:
            with suppress(sqlite3.Error):  # whatever is in the way, the thread can wait for
                return at_once(work(SqliteSession(self._glances)))
        return await self._in_thread(lambda: self._whole(kind, work))

    async def _in_thread(self, job: Callable[[], T]) -> T:
        """It is done to its end, whoever stops waiting for it."""
        done: T = await self._thread._execute(job)  # type: ignore[no-untyped-call]
        return done

    def _whole(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        with self._begun(kind) as session:
            return at_once(work(session))

    async def held(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        with self._begun(kind) as session:
            return await work(session)

    @contextmanager
    def _begun(self, kind: Kind) -> Iterator[Session]:
        """A transaction, which is committed at the end, or rolled back."""
        on_step = (self._on_step if kind in SYNCHRONOUS else None) or (lambda step: None)
        try:
            if self.alone and monotonic() - self._asked >= IN_PASSING_S:
                self._ask()
            wanted = SYNCHRONOUS.get(kind, self._synchronous)
            if wanted != self._synchronous:
                self._connection.execute(f"PRAGMA synchronous = {wanted}")
                self._synchronous = wanted
            if kind in BEGIN:
                self._connection.execute(BEGIN[kind])
                on_step("begun")
            yield SqliteSession(self._connection)
            if kind in BEGIN:
                on_step("before_commit")
                self._connection.commit()
                on_step("after_commit")
        except BaseException as error:
            # After a commit there is nothing left to roll back, and this does nothing.
            self._connection.rollback()
            if isinstance(error, sqlite3.Error):
                raise StoreError("store_failed", reason=str(error)) from error
            raise


async def _nothing_else(session: Session) -> None:
    """Whatever is done asks whether anything has changed elsewhere."""


def at_once(work: Awaitable[T]) -> T:
    """The result of work that waits for nothing but a session here: it never stops on its way, so it needs no event
    loop."""
    coroutine = cast(Coroutine[Any, Any, T], work)
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        coroutine.close()
    raise RuntimeError("a transaction waits for something other than its session")


class SqliteSession:
    """Each statement has been run when the call returns, and its cursor is closed by then."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def execute(self, sql: str, given: Given) -> int:
        return self._connection.execute(_in_sqlite(sql), _values(given)).rowcount

    async def execute_many(self, sql: str, rows: Sequence[Given]) -> None:
        self._connection.executemany(_in_sqlite(sql), map(_values, rows))

    async def fetch(self, sql: str, given: Given) -> list[Row]:
        return [dict(row) for row in self._connection.execute(_in_sqlite(sql), _values(given))]

    async def batches(self, sql: str) -> AsyncIterator[Sequence[Row]]:
        with closing(self._connection.execute(sql)) as cursor:
            while rows := cursor.fetchmany(BATCH):
                yield [dict(row) for row in rows]

    async def columns(self) -> dict[str, dict[str, str]]:
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        tables = [row["name"] for row in await self.fetch(sql, {})]
        infos = {
            table: await self.fetch("SELECT name, type FROM pragma_table_info(:table)", {"table": table})
            for table in tables
        }
        return {table: {row["name"]: row["type"].lower() for row in info} for table, info in infos.items()}

    async def defer_references(self) -> None:
        await self.execute("PRAGMA defer_foreign_keys = ON", {})

    async def check_references(self) -> None:
        """Does nothing: SQLite counts as it goes what refers to nothing, so a commit only has to look at the count."""


@lru_cache
def _in_sqlite(sql: str) -> str:
    """SQLite has no list parameters, but can read one from JSON."""
    return re.sub(r"\bIN :(\w+)", r"IN (SELECT value FROM json_each(:\1))", sql)


def _values(given: Given) -> dict[str, Any]:
    return {name: json.dumps(value) if isinstance(value, list) else value for name, value in given.items()}
