"""The store in one SQLite file.

One connection and one lock: every operation, reads included, is its own transaction (a single SELECT is one by
itself), and transactions never overlap. Each runs in a task that nobody cancels: even if the caller is cancelled, it
is committed or rolled back as a whole, and the next one finds the connection clean.

WAL with `synchronous=FULL`: with NORMAL a killed process would lose nothing either, but a power cut could lose moves
that people have already seen. Moves are rare and syncing one file is cheap, so we pay for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any, Awaitable, Callable, Collection, Iterable, Sequence, TypeVar

import aiosqlite

from bot.store.base import Conflict, EventRow, Freshness, Json, PersonRow, StoreError, TableRow
from bot.store.files import BUSY_MS, make_private, sqlite_file, warn_if_open, write_ahead
from bot.store.migrate import migrate
from bot.store.rows import (
    EVENT,
    PERSON,
    TABLE,
    insert,
    read_events,
    read_person,
    read_table,
    upsert,
    write_event,
    write_person,
    write_table,
)

T = TypeVar("T")
OnStep = Callable[[str], None]
"""Called with `begun`, `before_commit` and `after_commit` in each writing transaction; tests use it to crash there."""

FIXED = {"code", "created", "rematch_of"}
SHOWN = {"shown", "message", "chapter", "face"}
CLOCK = {"clock", "next_at", "rev"}

SEATED = """
INSERT INTO table_people (code, user_id, seated) VALUES (?, ?, ?)
ON CONFLICT (code, user_id) DO UPDATE SET seated = excluded.seated WHERE seated IS NOT excluded.seated
"""


class SqliteStore:
    def __init__(self, connection: aiosqlite.Connection, on_step: OnStep) -> None:
        self._connection = connection
        self._on_step = on_step
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

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
        store = cls(connection, on_step or (lambda step: None))
        try:
            connection.row_factory = sqlite3.Row
            await write_ahead(connection)
            for pragma in ("synchronous = FULL", "foreign_keys = ON"):
                await connection.execute_fetchall(f"PRAGMA {pragma}")
            await store._run("BEGIN IMMEDIATE", lambda: migrate(connection, file))
        except BaseException as error:
            await store.close()
            if isinstance(error, sqlite3.Error):
                raise StoreError("store_unreadable", file=file, reason=str(error)) from None
            raise
        return store

    async def close(self) -> None:
        """Close once the transaction under way has finished; closing twice does no harm."""
        async with self._lock:
            self._closed = True
            await self._connection.close()

    # Writing

    async def create(self, row: TableRow) -> None:
        columns = write_table(row)

        async def work() -> None:
            try:
                await self._execute(insert("tables", TABLE), columns)
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorname in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"):
                    raise Conflict("conflict", table=row.code) from None
                raise
            await self._write_people(row)

        await self._write(work)

    async def save(self, row: TableRow, events: Sequence[EventRow] = (), *, unseen: bool = False) -> None:
        columns = write_table(row)
        written = CLOCK if unseen else set(TABLE) - FIXED - SHOWN
        changes = ", ".join(f"{name} = :{name}" for name in sorted(written))
        if unseen:
            changes += ", shown = CASE shown WHEN rev THEN :rev ELSE shown END"

        async def work() -> None:
            sql = f"UPDATE tables SET {changes} WHERE code = :code AND rev = :rev - 1"
            if not await self._execute(sql, columns):
                raise Conflict("conflict", table=row.code)
            if not unseen:
                await self._write_people(row)
            if events:
                await self._execute_many(insert("events", EVENT), [write_event(row.code, event) for event in events])

        await self._write(work)

    async def remove(self, code: str, rev: int) -> None:
        async def work() -> None:
            sql = "SELECT code FROM tables WHERE code = ? AND rev = ? AND header IS NULL"
            if await self._fetch(sql, code, rev):
                await self._execute("DELETE FROM table_people WHERE code = ?", (code,))
                await self._execute("DELETE FROM tables WHERE code = ?", (code,))

        await self._write(work)

    async def mark_shown(
        self, code: str, rev: int, message: int | None, chapter: str | None, face: str | None = None
    ) -> None:
        sql = "UPDATE tables SET shown = :rev WHERE code = :code AND shown <= :rev"
        if message is not None:
            sql = sql.replace(" WHERE", ", message = :message, chapter = :chapter, face = :face WHERE")
        given = {"code": code, "rev": rev, "message": message, "chapter": chapter, "face": face}
        await self._write(lambda: self._execute(sql, given))

    async def forget_shown(self, statuses: Collection[str]) -> None:
        sql = """
            UPDATE tables SET shown = 0, message = NULL, chapter = NULL, face = NULL
            WHERE status IN (SELECT value FROM json_each(?))
        """
        await self._write(lambda: self._execute(sql, (_array(statuses),)))

    async def set_meta(self, key: str, value: str) -> None:
        sql = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._write(lambda: self._execute(sql, (key, value)))

    async def change_person(self, user: int, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
        async def work() -> PersonRow:
            found = await self._fetch("SELECT * FROM people WHERE user_id = ?", user)
            before = read_person(found[0]) if found else PersonRow(user)
            after = change(before)
            if after != before:
                await self._execute(upsert("people", PERSON, "user_id"), write_person(after))
            return after

        return await self._write(work)

    async def change_server_settings(self, guild: int, change: Callable[[Json | None], Json]) -> Json:
        async def work() -> Json:
            found = await self._fetch("SELECT settings FROM servers WHERE guild = ?", guild)
            before = dict(json.loads(found[0]["settings"])) if found else None
            after = change(before)
            if after != before:
                given = {"guild": guild, "settings": json.dumps(after)}
                await self._execute(upsert("servers", given, "guild"), given)
            return after

        return await self._write(work)

    async def _write_people(self, row: TableRow) -> None:
        """Write who sits here or did. People no longer listed are deleted: they left the lobby and never played."""
        sql = "DELETE FROM table_people WHERE code = ? AND user_id NOT IN (SELECT value FROM json_each(?))"
        await self._execute(sql, (row.code, json.dumps(list(row.people))))
        await self._execute_many(SEATED, [(row.code, user, int(seated)) for user, seated in row.people.items()])

    # Reading

    async def load(self, code: str) -> tuple[TableRow, tuple[EventRow, ...]] | None:
        async def work() -> tuple[TableRow, tuple[EventRow, ...]] | None:
            found = await self._fetch("SELECT * FROM tables WHERE code = ?", code)
            if not found:
                return None
            people = await self._fetch("SELECT * FROM table_people WHERE code = ?", code)
            events = await self._fetch("SELECT * FROM events WHERE code = ? ORDER BY number", code)
            return read_table(found[0], people), read_events(code, events)

        return await self._read(work)

    async def freshness(self, codes: Collection[str]) -> dict[str, Freshness]:
        sql = "SELECT code, rev, shown, message FROM tables WHERE code IN (SELECT value FROM json_each(?))"
        rows = await self._select(sql, _array(codes))
        return {row["code"]: Freshness(row["rev"], row["shown"], row["message"]) for row in rows}

    async def codes_of(self, user: int, statuses: Collection[str], limit: int) -> list[str]:
        sql = """
            SELECT code FROM table_people JOIN tables USING (code)
            WHERE user_id = ? AND seated AND status IN (SELECT value FROM json_each(?))
            ORDER BY created DESC, code LIMIT ?
        """
        return await self._column(sql, user, _array(statuses), limit)

    async def codes_in(self, channel: int, statuses: Collection[str], limit: int) -> list[str]:
        sql = """
            SELECT code FROM tables
            WHERE channel = ? AND status IN (SELECT value FROM json_each(?)) ORDER BY created DESC, code LIMIT ?
        """
        return await self._column(sql, channel, _array(statuses), limit)

    async def codes_on(self, guild: int, statuses: Collection[str], limit: int) -> list[str]:
        sql = """
            SELECT code FROM tables
            WHERE guild = ? AND status IN (SELECT value FROM json_each(?)) ORDER BY created DESC, code LIMIT ?
        """
        return await self._column(sql, guild, _array(statuses), limit)

    async def count(self) -> int:
        (count,) = await self._column("SELECT count(*) FROM tables")
        return int(count)

    async def count_in(self, channel: int, statuses: Collection[str]) -> int:
        sql = """
            SELECT count(*) FROM tables
            WHERE (channel = ? OR parent = ?) AND status IN (SELECT value FROM json_each(?))
        """
        (count,) = await self._column(sql, channel, channel, _array(statuses))
        return int(count)

    async def count_hosted(self, user: int, guild: int | None, statuses: Collection[str]) -> int:
        sql = """
            SELECT count(*) FROM tables WHERE host = ? AND guild IS ? AND status IN (SELECT value FROM json_each(?))
        """
        (count,) = await self._column(sql, user, guild, _array(statuses))
        return int(count)

    async def behind(self) -> list[str]:
        return await self._column("SELECT code FROM tables WHERE shown < rev OR bots_due ORDER BY created, code")

    async def rematch_of(self, code: str) -> str | None:
        codes = await self._column("SELECT code FROM tables WHERE rematch_of = ? AND status <> 'cancelled'", code)
        return codes[0] if codes else None

    async def timers(self, limit: int) -> list[tuple[str, int]]:
        sql = "SELECT code, next_at FROM tables WHERE next_at IS NOT NULL ORDER BY next_at, code LIMIT ?"
        return [(row["code"], row["next_at"]) for row in await self._select(sql, limit)]

    async def people(self, users: Collection[int]) -> list[PersonRow]:
        sql = "SELECT * FROM people WHERE user_id IN (SELECT value FROM json_each(?))"
        return [read_person(row) for row in await self._select(sql, json.dumps(list(users)))]

    async def languages(self) -> dict[int, str]:
        sql = "SELECT user_id, language FROM people WHERE language IS NOT NULL"
        return {row["user_id"]: row["language"] for row in await self._select(sql)}

    async def server_settings(self, guild: int) -> Json | None:
        found = await self._column("SELECT settings FROM servers WHERE guild = ?", guild)
        return dict(json.loads(found[0])) if found else None

    async def get_meta(self, key: str) -> str | None:
        values = await self._column("SELECT value FROM meta WHERE key = ?", key)
        return values[0] if values else None

    # Transactions

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


def _array(values: Collection[str]) -> str:
    return json.dumps([str(value) for value in values])
