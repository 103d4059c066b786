"""The store in a PostgreSQL database.

It has a pool of connections; every operation is its own transaction. They run on snapshots (REPEATABLE READ): the
server refuses to change a row that someone else has changed since, and the whole transaction runs again, so nothing is
built on stale data. Transactions run in tasks that nobody cancels.

Connections get lost, and servers are restarted or replaced. What was not committed is tried again as a whole, for a few
seconds. If the connection is lost during the COMMIT itself, we ask the server what became of that transaction.

Error texts stay here: PostgreSQL quotes the row it refuses, which could reveal seeds and hands.
"""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Awaitable, Callable, TypeVar

import asyncpg

from bot.store.base import StoreError
from bot.store.migrate import missing
from bot.store.postgres_session import PostgresSession
from bot.store.sessions import Kind, OnStep, Session, Uncancelled
from bot.store.sql import SqlStore

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import Pool, PoolConnectionProxy

    Connection = PoolConnectionProxy[Record]

log = logging.getLogger(__name__)
T = TypeVar("T")

OLDEST = 14
"""The oldest version of PostgreSQL with everything we need."""
CONNECTIONS = 10
"""The most connections one process has."""
CONNECT_S = 10.0
STATEMENT_S = 10.0
"""Seconds the server works on one statement; the client waits a little longer, in case the network is stuck."""
IDLE_S = 60.0
"""After this long without a statement, the server drops a transaction whose process has gone silent."""
MIGRATION_S = 3600.0
PATIENCE_S = 5.0
"""How long to retry a transaction: as long as SQLite waits for a lock."""
LONGEST_PAUSE_S = 0.5
LISTENED_S = 2.0
"""How often to check that a connection which only listens still works."""
MIGRATING = 7_266_225
"""The key of the lock a process holds while it migrates."""

BEGIN = {
    Kind.WRITE: "BEGIN ISOLATION LEVEL REPEATABLE READ",
    # The server may be cut off from power while the bot is not, which then remembers what is lost.
    Kind.NOTE: "BEGIN ISOLATION LEVEL REPEATABLE READ",
    Kind.READ: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
}
GIVE_UP = """
    SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE backend_xid = $1::text::xid8::xid
"""
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What asyncpg raises for database errors. A time-out is an OSError."""
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InternalClientError,  # the server has hung up, and asyncpg has not yet
)
"""What the server or asyncpg raises when a connection ends."""
ROLLED_BACK = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.InvalidCachedStatementError,  # another process has migrated
    asyncpg.ReadOnlySQLTransactionError,  # this server is no longer the primary
)
"""The server rolled back, and the same transaction may succeed next time."""

REASONS = {
    "28000": "the server refuses this user",
    "28P01": "wrong user or password",
    "3D000": "there is no such database",
    "42501": "this user may not create tables",
    "53300": "too many connections",
}


class Lost(Exception):
    """The connection was lost, and nothing was committed."""


class Unsure(Exception):
    """The connection was lost before COMMIT was answered."""

    def __init__(self, transaction: str, result: Any) -> None:
        super().__init__(transaction)
        self.transaction = transaction
        self.result = result


class PostgresStore(SqlStore):
    def __init__(self, pool: Pool[Record], on_step: OnStep) -> None:
        self._pool = pool
        self._on_step = on_step
        self._uncancelled = Uncancelled()
        self._lines: list[asyncio.Task[None]] = []
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, on_step: OnStep | None = None) -> PostgresStore:
        """Connect to that database and migrate it as needed. The address decides about TLS (`sslmode=verify-full`)."""
        limits = {"statement_timeout": STATEMENT_S, "idle_in_transaction_session_timeout": IDLE_S}
        pool = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=CONNECT_S,
            command_timeout=STATEMENT_S + 2,
            reset=_leave_as_is,
            server_settings={
                "application_name": "snack-table",
                **{name: f"{1000 * seconds:.0f}" for name, seconds in limits.items()},
            },
        )
        try:
            await pool
            await _migrate(pool)
        except BaseException as error:
            pool.terminate()
            if isinstance(error, ValueError):
                # It might quote part of the password.
                raise StoreError("store_address") from None
            if isinstance(error, FAILURES):
                raise StoreError("store_unreachable", reason=_reason(error)) from None
            raise
        return cls(pool, on_step or (lambda step: None))

    async def close(self) -> None:
        """Close once the transactions under way have finished; closing twice does no harm."""
        if not self._closed:
            self._closed = True
            await self._uncancelled.finished()
            for line in self._lines:
                line.cancel()
            await asyncio.gather(*self._lines, return_exceptions=True)
            await self._pool.close()

    async def prepare(self, tables: str) -> None:
        """Create tables that are not about games; one process at a time."""
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})", timeout=MIGRATION_S)
            await connection.execute(tables)

    def listen(self, channel: str, heard: Callable[[str], None]) -> None:
        """From now on, call `heard` with whatever processes send on this channel; and with an empty text after each
        reconnection, since something may have been missed."""
        self._lines.append(asyncio.create_task(self._listen(channel, heard), name=f"listen {channel}"))

    async def _listen(self, channel: str, heard: Callable[[str], None]) -> None:
        while True:
            with suppress(*FAILURES):
                await self._listen_once(channel, heard)
            await asyncio.sleep(LONGEST_PAUSE_S)

    async def _listen_once(self, channel: str, heard: Callable[[str], None]) -> None:
        """Listen until the connection is lost, which only shows when it is used."""

        def tell(connection: object, process: int, channel: str, told: object) -> None:
            heard(str(told))

        connection = await self._pool.acquire(timeout=CONNECT_S)
        try:
            await connection.add_listener(channel, tell)
            heard("")
            while True:
                await asyncio.sleep(LISTENED_S)
                await connection.execute("SELECT 1")
        finally:
            with suppress(*FAILURES):
                connection.terminate()
            with suppress(*FAILURES):
                await self._pool.release(connection)

    async def _run(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        if self._closed:
            raise StoreError("store_closed")
        return await self._uncancelled.run(self._transaction(kind, work))

    async def _transaction(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        patience = Patience()
        while True:
            try:
                return await self._attempt(kind, work)
            except Unsure as unsure:
                if await self._was_committed(unsure.transaction, patience):
                    result: T = unsure.result
                    return result
            except Lost:
                await patience.after("the connection was lost")
            except ROLLED_BACK as error:
                if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                    await self._pool.expire_connections()
                await patience.after(_reason(error))
            except FAILURES as error:
                raise StoreError("store_failed", reason=_reason(error)) from None

    async def _attempt(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        try:
            connection = await self._pool.acquire(timeout=CONNECT_S)
        except (OSError, asyncpg.CannotConnectNowError, asyncpg.PostgresConnectionError):
            raise Lost from None
        try:
            if kind not in BEGIN:
                return await work(PostgresSession(connection))
            return await self._whole(connection, kind, work)
        except FAILURES as error:
            if not _is_lost(error, connection):
                raise
            with suppress(*FAILURES):
                connection.terminate()
            raise Lost from None
        finally:
            with suppress(*FAILURES):
                if connection.is_in_transaction():
                    await connection.execute("ROLLBACK")
            with suppress(*FAILURES):
                await self._pool.release(connection)

    async def _whole(self, connection: Connection, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        on_step: OnStep = self._on_step if kind is not Kind.READ else lambda step: None
        await connection.execute(BEGIN[kind])
        on_step("begun")
        result = await work(PostgresSession(connection))
        number = await connection.fetchval("SELECT pg_current_xact_id_if_assigned()::text")
        on_step("before_commit")
        try:
            done = await connection.execute("COMMIT")
        except FAILURES as error:
            refused = isinstance(error, asyncpg.PostgresError) and not _is_lost(error, connection)
            if number is None or refused:
                raise
            with suppress(*FAILURES):
                connection.terminate()
            raise Unsure(number, result) from None
        if done != "COMMIT":
            raise StoreError("store_failed", reason=done)
        on_step("after_commit")
        return result

    async def _was_committed(self, transaction: str, patience: Patience) -> bool:
        """Whether a transaction whose COMMIT was not answered went through. If the server is still waiting for that
        COMMIT, tell it to give up."""
        while True:
            with suppress(*FAILURES):
                state = await self._pool.fetchval("SELECT pg_xact_status($1::text::xid8)", transaction)
                if state in ("committed", "aborted"):
                    return bool(state == "committed")
                await self._pool.execute(GIVE_UP, transaction)
            await patience.after("the connection was lost while it was being saved")


class Patience:
    """How long to retry one transaction, and with which pauses; random ones, so that two do not collide again."""

    def __init__(self) -> None:
        self._until: float | None = None
        self._pause_s = 0.01

    async def after(self, reason: str) -> None:
        """Pause before the next attempt; StoreError if there were enough."""
        now = asyncio.get_running_loop().time()
        self._until = self._until or now + PATIENCE_S
        if now >= self._until:
            raise StoreError("store_failed", reason=reason) from None
        await asyncio.sleep(random.uniform(0, self._pause_s))
        self._pause_s = min(2 * self._pause_s, LONGEST_PAUSE_S)


async def _migrate(pool: Pool[Record]) -> None:
    """Bring the database up to date, one process at a time. Not on a snapshot: it would predate the wait."""
    async with pool.acquire() as connection, connection.transaction():
        if connection.get_server_version().major < OLDEST:
            raise StoreError("store_unreachable", reason=f"the bot needs version {OLDEST} or newer")
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})", timeout=MIGRATION_S)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
        for number, script in missing("postgres", version, "the database").items():
            await connection.execute(script, timeout=MIGRATION_S)
            await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", number)


async def _leave_as_is(connection: asyncpg.Connection[Record]) -> None:
    """Return a connection to the pool without a round trip: transactions leave nothing behind in it."""


def _is_lost(error: BaseException, connection: Connection) -> bool:
    try:
        return isinstance(error, LOST) or connection.is_closed()
    except asyncpg.InterfaceError:
        return True  # the pool has taken it back


def _reason(error: BaseException) -> str:
    """What may be logged about an error: its kind, never its text."""
    state = getattr(error, "sqlstate", None)
    if state:
        return REASONS.get(state, f"{type(error).__name__}, {state}")
    return (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
