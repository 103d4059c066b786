"""PostgreSQL databases from earlier versions: each is upgraded, and its games are played on.

A number means the same tables and columns in both kinds of database, and the statements have always been the same.
So what each version wrote to SQLite (`tests/data/databases`) is put into PostgreSQL's tables of the same version,
from number 7 on, which was the first.
"""

from __future__ import annotations

import sqlite3

import asyncpg
import pytest

from bot.service.club import Club
from bot.service.table import Status
from bot.store.copying import copy
from bot.store.migrate import migrations
from bot.store.postgres import PostgresStore
from bot.store.postgres_session import PostgresSession
from bot.store.sqlite import SqliteSession
from engine.catalog import Catalog
from tests.bot.service.people import at_once, move_on
from tests.bot.service.test_upgrades import SCHEMAS, WRITTEN
from tests.bot.ticking import ticking
from tests.postgres import database

FIRST = min(migrations("postgres"))


async def as_it_was(schema: int, url: str) -> int:
    """Returns its number of moves."""
    written = sqlite3.connect(":memory:")
    written.row_factory = sqlite3.Row
    written.executescript((WRITTEN / f"written_by_{schema}.sql").read_text(encoding="utf-8"))
    async with (
        asyncpg.create_pool(url, min_size=1) as pool,
        pool.acquire() as connection,
        connection.transaction(),
    ):
        await connection.execute("CREATE TABLE schema_version (number BIGINT NOT NULL)")
        for number, script in migrations("postgres").items():
            if number <= schema:
                await connection.execute(script)
                await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", number)
        return (await copy(SqliteSession(written), PostgresSession(connection)))["events"]


@pytest.mark.parametrize("schema", [one for one in SCHEMAS if one >= FIRST])
async def test_it_plays_on(schema: int) -> None:
    """The oldest, which goes through every migration, to the end of all games; the others for a few moves."""
    async with database(tables=False) as url:
        moves = await as_it_was(schema, url)
        store = await PostgresStore.open(url)
        club = Club(store, Catalog(), ticking(), think=at_once)
        await club.record_results()
        tables = [await club.get(code) for code in await store.codes_with(tuple(Status))]
        logs = [await store.load(table.code) for table in tables]
        assert sum(len(events) for _, events in filter(None, logs)) == moves > 20
        (over,) = (table for table in tables if table.status is Status.OVER)
        assert await store.result_of(over.code) is not None
        for table in tables:
            if table.status is Status.PLAYING:
                played = await move_on(club, table, 10**6 if schema == FIRST else 2)
                assert played.status is Status.OVER or schema != FIRST
                assert played.rev > table.rev
        assert not club.damaged
        await store.close()
