"""Transactions on one SQLite connection: one at a time, each in a task that nobody cancels."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any, Awaitable, Callable, Iterable, TypeVar

import aiosqlite

from bot.store.base import StoreError

T = TypeVar("T")
OnStep = Callable[[str], None]
"""Called with `begun`, `before_commit` and `after_commit` in each writing transaction; tests use it to crash there."""


class Transactions:
    def __init__(self, connection: aiosqlite.Connection, on_step: OnStep) -> None:
        self._connection = connection
        self._on_step = on_step
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def _write(self, work: Callable[[], Awaitable[T]]) -> T:
        return await self._run("BEGIN IMMEDIATE", work, self._on_step)

    async def _read(self, work: Callable[[], Awaitable[T]]) -> T:
        return await self._run("BEGIN", work)

    async def _run(self, begin: str, work: Callable[[], Awaitable[T]], on_step: OnStep | None = None) -> T:
        task = asyncio.create_task(self._transaction(begin, work, on_step or (lambda step: None)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _transaction(self, begin: str, work: Callable[[], Awaitable[T]], on_step: OnStep) -> T:
        async with self._lock:
            if self._closed:
                raise StoreError("store_closed")
            try:
                if not begin:
                    return await work()
                await self._connection.execute_fetchall(begin)
                on_step("begun")
                result = await work()
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

    async def _execute(self, sql: str, given: dict[str, Any] | tuple[Any, ...] = ()) -> int:
        """Run a statement and return how many rows it changed. The cursor is closed before anything else can happen."""
        async with self._connection.execute(sql, given) as cursor:
            return cursor.rowcount

    async def _execute_many(self, sql: str, rows: Iterable[dict[str, Any] | tuple[Any, ...]]) -> None:
        async with self._connection.executemany(sql, rows):
            pass

    async def _fetch(self, sql: str, *given: Any) -> list[dict[str, Any]]:
        """Fetch all rows at once, so that no cursor stays open."""
        return [dict(row) for row in await self._connection.execute_fetchall(sql, given)]

    async def _column(self, sql: str, *given: Any) -> list[Any]:
        return [next(iter(row.values())) for row in await self._select(sql, *given)]

    async def _select(self, sql: str, *given: Any) -> list[dict[str, Any]]:
        """Run a single SELECT. It is consistent by itself, so it is spared the round trips of BEGIN and COMMIT."""
        return await self._run("", lambda: self._fetch(sql, *given))
