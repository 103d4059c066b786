"""What statements run on: a session within a transaction, whatever database is behind it.

Each session translates two things that databases spell differently: parameters are named (`:code`), and lists are
written `IN :codes` or `NOT IN :codes`. Truth values are boolean parameters.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from enum import Enum
from typing import Any, AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Protocol, Sequence, TypeVar

from bot.metrics import STORE_FAILURES, STORED, timed
from bot.store.base import StoreError

T = TypeVar("T")
Given = Mapping[str, Any]
Row = Mapping[str, Any]
OnStep = Callable[[str], None]
"""Called with `begun`, `before_commit` and `after_commit` in each writing transaction; tests use it to crash there."""

BATCH = 500
"""How many rows to read and write at a time when copying all of them."""


class Session(Protocol):
    """A connection, for as long as one transaction has it."""

    async def execute(self, sql: str, given: Given) -> int:
        """Run a statement and return how many rows it changed."""

    async def execute_many(self, sql: str, rows: Sequence[Given]) -> None: ...

    async def fetch(self, sql: str, given: Given) -> list[Row]:
        """Fetch all rows at once."""

    def batches(self, sql: str) -> AsyncIterator[Sequence[Row]]:
        """Fetch the rows of a SELECT a few at a time, when there may be too many to hold in memory."""

    async def columns(self) -> dict[str, dict[str, str]]:
        """The existing tables: name -> column -> type, as this database calls it."""

    async def defer_references(self) -> None:
        """Check references between rows only when this transaction ends, so that rows can come in any order."""

    async def check_references(self) -> None:
        """Check the references that were put off, however long that takes."""


class Kind(Enum):
    WRITE = "write"
    NOTE = "note"
    """A write of what would simply be done again, such as showing a table or reminding someone: it need not have
    reached the disk, because nothing but a power cut can take it back."""
    READ = "read"
    """Several SELECTs that see the same state."""
    SELECT = "select"
    """A single SELECT is consistent by itself, so it needs no BEGIN and COMMIT."""
    GLANCE = "glance"
    """A SELECT of a few rows by their keys: with the database at hand, done before it could be handed to a thread."""


class Transactions(ABC):
    async def transaction(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        """Run `work` in one transaction, which is committed or rolled back as a whole even if the caller is cancelled.
        `work` may run again if the database demands it, and in the database's own thread. It waits for its session and
        nothing else."""
        with timed(STORED.labels(kind.value)):
            try:
                return await self._run(kind, work)
            except StoreError as error:
                if error.code == "store_failed":
                    STORE_FAILURES.inc()
                raise

    async def held(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        """A transaction whose work waits for something else too, such as another database. Nothing else may be done on
        this one meanwhile."""
        return await self.transaction(kind, work)

    @abstractmethod
    async def _run(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        """Run a transaction the way this database does it."""

    @abstractmethod
    async def close(self) -> None: ...

    async def _write(self, work: Callable[[Session], Awaitable[T]]) -> T:
        return await self.transaction(Kind.WRITE, work)

    async def _note(self, work: Callable[[Session], Awaitable[T]]) -> T:
        return await self.transaction(Kind.NOTE, work)

    async def _change(self, sql: str, **given: Any) -> None:
        """Run a single statement that writes."""
        await self._write(lambda session: session.execute(sql, given))

    async def _select(self, sql: str, **given: Any) -> list[Row]:
        return await self.transaction(Kind.SELECT, lambda session: session.fetch(sql, given))

    async def _glance(self, sql: str, **given: Any) -> list[Row]:
        return await self.transaction(Kind.GLANCE, lambda session: session.fetch(sql, given))

    async def _column(self, sql: str, **given: Any) -> list[Any]:
        return [next(iter(row.values())) for row in await self._select(sql, **given)]


class Uncancelled:
    """Runs transactions in tasks that nobody cancels: each one finishes, even if its caller goes away."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, transaction: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(transaction)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def finished(self) -> None:
        """Wait for all transactions under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
