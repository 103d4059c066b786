"""The store in one SQLite file.

There is one connection and one lock: every operation, reads included, is its own transaction (a single SELECT is one by
itself), and transactions never overlap. Each runs in a task that nobody cancels: even if the caller is cancelled, it is
committed or rolled back as a whole, and the next one finds the connection clean.

WAL with `synchronous=FULL`: with NORMAL a killed process would lose nothing either, but a power cut could lose moves
that people have already seen. Moves are rare and syncing one file is cheap, so we pay for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Any, AsyncIterator, Awaitable, Callable, Sequence, TypeVar

import aiosqlite

from bot.store.base import StoreError
from bot.store.files import BUSY_MS, make_private, sqlite_file, warn_if_open, write_ahead
from bot.store.migrate import migrate
from bot.store.sessions import BATCH, Given, Kind, OnStep, Row, Session, Uncancelled
from bot.store.sql import SqlStore

T = TypeVar("T")
TRUSTED_S = 1.0
"""Seconds that a bot alone on its file goes without asking whether something else has written there. Only an operator's
command does, such as to forget a person; and every change is saved only on top of what is stored."""
BEGIN = {Kind.WRITE: "BEGIN IMMEDIATE", Kind.READ: "BEGIN", Kind.SELECT: ""}


class SqliteStore(SqlStore):
    def __init__(self, connection: aiosqlite.Connection, on_step: OnStep) -> None:
        self._connection = connection
        self._on_step = on_step
        self._lock = asyncio.Lock()
        self._uncancelled = Uncancelled()
        self._closed = False
        self.alone = False
        """Whether one bot works on the file, through one cache. Set by whoever sees to that."""
        self._version, self._asked = -1, float("-inf")

    @classmethod
    async def open(cls, url: str | Path, *, on_step: OnStep | None = None) -> SqliteStore:
        """Open the store in that file; create or migrate it as needed."""
        file = sqlite_file(str(url))
        # At DEBUG it would log the parameters of every statement: seeds and secret moves.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        try:
            if file != ":memory:":
                make_private(file)
                warn_if_open(file)
            # Fail here if it cannot be opened: aiosqlite would leave a thread behind.
            sqlite3.connect(file).close()
            connection = await aiosqlite.connect(file, isolation_level=None, timeout=BUSY_MS / 1000)
        except (OSError, sqlite3.Error) as error:
            raise StoreError("store_unreadable", file=file, reason=str(error)) from None
        store = cls(connection, lambda step: None)
        try:
            connection.row_factory = sqlite3.Row
            await write_ahead(connection)
            # Secure: deleted data is overwritten, so that neither the file nor a copy of it still has it.
            for pragma in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
                await connection.execute_fetchall(f"PRAGMA {pragma}")
            await store.transaction(Kind.WRITE, lambda session: migrate(connection, file))
        except BaseException as error:
            await store.close()
            if isinstance(error, sqlite3.Error):
                raise StoreError("store_unreadable", file=file, reason=str(error)) from None
            raise
        if on_step is not None:
            store._on_step = on_step
        return store

    async def changed_elsewhere(self) -> bool | None:
        if not self.alone:
            return None
        if monotonic() - self._asked < TRUSTED_S:
            return False
        # SQLite counts what other connections commit.
        (row,) = await self._select("SELECT data_version FROM pragma_data_version")
        before, self._version, self._asked = self._version, row["data_version"], monotonic()
        return before != self._version

    async def close(self) -> None:
        """Close once the transaction under way has finished; closing twice does no harm."""
        async with self._lock:
            self._closed = True
            await self._connection.close()

    async def _run(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        return await self._uncancelled.run(self._transaction(kind, work))

    async def _transaction(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        on_step: OnStep = self._on_step if kind is Kind.WRITE else lambda step: None
        session = SqliteSession(self._connection)
        async with self._lock:
            if self._closed:
                raise StoreError("store_closed")
            try:
                if kind is Kind.SELECT:
                    return await work(session)
                await self._connection.execute_fetchall(BEGIN[kind])
                on_step("begun")
                result = await work(session)
                on_step("before_commit")
                await self._connection.commit()
                on_step("after_commit")
            except BaseException as error:
                # After a commit there is nothing left to roll back, and this does nothing.
                await self._connection.rollback()
                if isinstance(error, sqlite3.Error):
                    raise StoreError("store_failed", reason=str(error)) from error
                raise
            return result


class SqliteSession:
    """Closes every cursor before anything else can happen."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def execute(self, sql: str, given: Given) -> int:
        async with self._connection.execute(_in_sqlite(sql), _values(given)) as cursor:
            return cursor.rowcount

    async def execute_many(self, sql: str, rows: Sequence[Given]) -> None:
        async with self._connection.executemany(_in_sqlite(sql), map(_values, rows)):
            pass

    async def fetch(self, sql: str, given: Given) -> list[Row]:
        return [dict(row) for row in await self._connection.execute_fetchall(_in_sqlite(sql), _values(given))]

    async def batches(self, sql: str) -> AsyncIterator[Sequence[Row]]:
        async with self._connection.execute(sql) as cursor:
            while rows := await cursor.fetchmany(BATCH):
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
