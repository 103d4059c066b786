"""Copies all rows of one database into another. It reads the schema, so tables added later are included."""

from __future__ import annotations

from typing import Any, Awaitable, Callable, TypeVar

from bot.store.base import StoreError
from bot.store.rows import insert
from bot.store.sessions import Kind, Row, Session
from bot.store.sql import SqlStore

T = TypeVar("T")


class Within(SqlStore):
    """A store inside a transaction that someone else begins and ends: it sees what has been written there so far."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def _run(self, kind: Kind, work: Callable[[Session], Awaitable[T]]) -> T:
        return await work(self._session)

    async def close(self) -> None:
        """Does nothing: the transaction's owner closes the connection."""


async def copy(source: Session, target: Session) -> dict[str, int]:
    """Copy everything into a database whose tables are all empty; returns how many rows each table has.

    Both schemas are up to date, so they have the same tables and columns.
    """
    columns, types = await source.columns(), await target.columns()
    for table, count in (await _counts(target, types)).items():
        if count:
            raise StoreError("target_not_empty", table=table, count=count)
    await target.defer_references()
    for table, names in columns.items():
        truths = {name for name, kind in types[table].items() if kind == "boolean"}
        sql = insert(table, names)
        async for rows in source.batches(f"SELECT {', '.join(names)} FROM {table}"):
            await target.execute_many(sql, [_typed(row, truths) for row in rows])
    await target.check_references()
    counts = await _counts(source, columns)
    if await _counts(target, types) != counts:
        raise StoreError("copy_differs", what="the number of rows")
    return counts


def _typed(row: Row, truths: set[str]) -> dict[str, Any]:
    """SQLite stores 0 and 1 where PostgreSQL has booleans."""
    return {name: bool(value) if name in truths and value is not None else value for name, value in row.items()}


async def _counts(session: Session, tables: dict[str, dict[str, str]]) -> dict[str, int]:
    found = {table: await session.fetch(f"SELECT count(*) AS rows FROM {table}", {}) for table in sorted(tables)}
    return {table: int(row["rows"]) for table, (row,) in found.items()}
