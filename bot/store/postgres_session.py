"""The store's statements as PostgreSQL understands them, on one connection."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, AsyncIterator, Sequence

from bot.store.sessions import BATCH, Given, Row

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

CHECKING_S = 3600.0
"""Seconds that checking the references of all rows may take: about five for a million moves."""


class PostgresSession:
    def __init__(self, connection: PoolConnectionProxy[Record]) -> None:
        self._connection = connection

    async def execute(self, sql: str, given: Given) -> int:
        translated, names = _in_postgres(sql)
        done = await self._connection.execute(translated, *(given[name] for name in names))
        return int(done.rpartition(" ")[2])

    async def execute_many(self, sql: str, rows: Sequence[Given]) -> None:
        translated, names = _in_postgres(sql)
        await self._connection.executemany(translated, [tuple(row[name] for name in names) for row in rows])

    async def fetch(self, sql: str, given: Given) -> list[Row]:
        translated, names = _in_postgres(sql)
        return [dict(row) for row in await self._connection.fetch(translated, *(given[name] for name in names))]

    async def batches(self, sql: str) -> AsyncIterator[Sequence[Row]]:
        cursor = await self._connection.cursor(sql)
        while rows := await cursor.fetch(BATCH):
            yield [dict(row) for row in rows]

    async def columns(self) -> dict[str, dict[str, str]]:
        sql = """
            SELECT table_name, column_name, data_type FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name <> 'schema_version'
                AND NOT starts_with(table_name, 'process_')
        """
        tables: dict[str, dict[str, str]] = {}
        for row in await self.fetch(sql, {}):
            tables.setdefault(row["table_name"], {})[row["column_name"]] = row["data_type"]
        return tables

    async def defer_references(self) -> None:
        await self._connection.execute("SET CONSTRAINTS ALL DEFERRED")

    async def check_references(self) -> None:
        # The COMMIT would do it too, but its answer has to come soon, and this looks up every row.
        await self._connection.execute("SET LOCAL statement_timeout = 0")
        await self._connection.execute("SET CONSTRAINTS ALL IMMEDIATE", timeout=CHECKING_S)


@lru_cache(maxsize=512)
def _in_postgres(sql: str) -> tuple[str, tuple[str, ...]]:
    """The statement with numbered parameters and lists as arrays, and the order of the values."""
    names: dict[str, int] = {}
    arrays = re.sub(r"\bIN :", "= ANY :", re.sub(r"\bNOT IN :", "<> ALL :", sql))
    bracketed = re.sub(r"\b(ANY|ALL) (:\w+)", r"\1(\2)", arrays)
    translated = re.sub(r":(\w+)", lambda found: f"${names.setdefault(found[1], len(names) + 1)}", bracketed)
    return translated, tuple(names)
