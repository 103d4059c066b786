"""PostgreSQL only: its schema, lost connections, a server that goes away and comes back, and what is never logged."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.store.base import Conflict, PersonRow, StoreError
from bot.store.migrate import migrations
from bot.store.opening import open_store
from bot.store.postgres import PostgresStore
from bot.store.sessions import Kind, Session
from bot.store.sql import SqlStore
from tests.bot.store.stores import LOBBY, event
from tests.bot.store.wire import Cut, Wire
from tests.postgres import database, server_url, start_server, stop_server

PLAYING = replace(LOBBY, status="playing", header={"seed": "5eed"}, moves=3, rev=2)
EVENTS = [event(1), event(2), event(3)]
NEXT = replace(PLAYING, moves=4, rev=3)


@pytest.fixture
async def url() -> AsyncIterator[str]:
    """A database with one table of three events."""
    async with database() as url:
        store = await PostgresStore.open(url)
        await store.create(LOBBY)
        await store.save(PLAYING, EVENTS)
        await store.close()
        yield url


async def run(url: str, *statements: str) -> Any:
    """Do something to the database behind the store's back; returns the last statement's value."""
    connection = await asyncpg.connect(url)
    try:
        for sql in statements[:-1]:
            await connection.execute(sql)
        return await connection.fetchval(statements[-1])
    finally:
        await connection.close()


async def stored(store: SqlStore) -> tuple[int, int]:
    loaded = await store.load("ABCD")
    assert loaded is not None
    return loaded[0].rev, len(loaded[1])


def one_more(row: PersonRow) -> PersonRow:
    return replace(row, tutorials={"a": row.tutorials.get("a", 0) + 1})


# The schema


async def columns(store: SqlStore) -> dict[str, set[str]]:
    async def work(session: Session) -> dict[str, set[str]]:
        return {table: set(columns) for table, columns in (await session.columns()).items()}

    return await store.transaction(Kind.READ, work)


async def test_both_databases_have_the_same_tables_and_columns(url: str) -> None:
    stores = [await open_store(one) for one in (url, ":memory:")]
    here, there = [await columns(store) for store in stores]
    assert here == there
    assert "tables" in here
    for store in stores:
        await store.close()


def test_a_number_means_the_same_everywhere() -> None:
    numbers = list(migrations("postgres"))
    assert numbers == list(range(7, max(migrations("sqlite")) + 1))


async def test_several_at_once_on_a_fresh_database() -> None:
    async with database() as url:
        await run(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(3)))
        await stores[0].create(LOBBY)
        assert await stores[1].load("ABCD") == (LOBBY, ())
        for store in stores:
            await store.close()
        assert await run(url, "SELECT count(*) FROM schema_version") == len(migrations("postgres"))


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    await run(url, "INSERT INTO schema_version VALUES (999)")
    with pytest.raises(StoreError) as refused:
        await PostgresStore.open(url)
    assert refused.value.code == "newer_schema"
    assert refused.value.params["found"] == 999


async def test_a_server_that_is_too_old_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.postgres.OLDEST", 99)
    with pytest.raises(StoreError, match="needs version 99"):
        await PostgresStore.open(url)


async def test_a_migration_that_fails_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    good = migrations("postgres")
    bad = {**good, max(good) + 1: "CREATE TABLE more (a TEXT); CREATE TABLE tables (again TEXT);"}
    with monkeypatch.context() as patched:
        patched.setattr("bot.store.migrate.migrations", lambda database: bad)
        with pytest.raises(StoreError, match="store_unreachable"):
            await PostgresStore.open(url)
    assert await run(url, "SELECT to_regclass('more')") is None
    store = await PostgresStore.open(url)
    assert await store.load("ABCD") == (PLAYING, tuple(EVENTS))
    await store.close()


# Transactions


class Crash(Exception):
    pass


@pytest.mark.parametrize(("step", "saved"), [("begun", False), ("before_commit", False), ("after_commit", True)])
async def test_a_crash_at_each_step(url: str, step: str, saved: bool) -> None:
    def crash(at: str) -> None:
        if at == step:
            raise Crash

    store = await PostgresStore.open(url, on_step=crash)
    with pytest.raises(Crash):
        await store.save(NEXT, [event(4)])
    assert await stored(store) == ((3, 4) if saved else (2, 3))
    await store.close()


async def test_two_processes_never_both_win(url: str) -> None:
    stores = [await PostgresStore.open(url) for _ in range(2)]
    results = await asyncio.gather(*(store.save(NEXT, [event(4)]) for store in stores), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    with pytest.raises(Conflict):
        await stores[0].create(LOBBY)
    await asyncio.gather(*(store.change_person(1, one_more) for store in stores * 5))
    assert await stores[0].people([1]) == [PersonRow(1, tutorials={"a": 10})]
    for store in stores:
        await store.close()


async def test_what_a_process_reads_is_of_one_moment(url: str) -> None:
    """A table and its log are read by several statements; a save in between isn't seen halfway."""
    store, other = [await PostgresStore.open(url) for _ in range(2)]

    async def work(session: Session) -> tuple[int, int]:
        (table,) = await session.fetch("SELECT rev FROM tables", {})
        await other.save(NEXT, [event(4)])
        return table["rev"], len(await session.fetch("SELECT * FROM events", {}))

    assert await store.transaction(Kind.READ, work) == (2, 3)
    assert await stored(store) == (3, 4)
    for one in (store, other):
        await one.close()


# Lost connections

END = """
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE application_name = 'snack-table' AND datname = current_database()
"""


@pytest.mark.parametrize(("cut", "commits"), [(Cut.LOST, 2), (Cut.STUCK, 2), (Cut.UNANSWERED, 1)])
async def test_a_connection_lost_while_it_commits(url: str, cut: Cut, commits: int) -> None:
    """Whatever happened to the COMMIT, the change is there once, and the caller is told so."""
    wire = Wire()
    store = await PostgresStore.open(await wire.start(url))
    before = wire.commits
    wire.cut = cut
    await store.save(NEXT, [event(4)])
    assert wire.commits - before == commits
    assert await stored(store) == (3, 4)
    wire.cut = cut
    await store.change_person(1, one_more)
    assert await store.people([1]) == [PersonRow(1, tutorials={"a": 1})]
    assert wire.cut is None
    await store.close()
    await wire.sever()


async def test_connections_that_were_ended_are_replaced(url: str) -> None:
    store = await PostgresStore.open(url)
    await run(url, END)
    await store.save(NEXT, [event(4)])
    await run(url, END)
    assert await stored(store) == (3, 4)

    async def ended(session: Session) -> int:
        await session.execute("UPDATE tables SET rev = rev + 1", {})
        if not attempts:
            await run(url, END)
        attempts.append(1)
        return await session.execute("UPDATE tables SET moves = moves + 1", {})

    attempts: list[int] = []
    assert await store.transaction(Kind.WRITE, ended) == 1
    assert len(attempts) == 2
    assert await run(url, "SELECT rev * 100 + moves FROM tables") == 405
    await store.close()


async def test_a_server_that_stays_away_is_an_error_and_not_the_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.postgres.PATIENCE_S", 0.2)
    wire = Wire()
    store = await PostgresStore.open(await wire.start(url))
    await wire.sever()
    for attempt in (store.save(NEXT, [event(4)]), store.load("ABCD"), store.behind()):
        with pytest.raises(StoreError, match="store_failed"):
            await attempt
    await store.close()
    again = await PostgresStore.open(url)
    assert await stored(again) == (2, 3)
    await again.close()


@pytest.mark.slow
async def test_a_server_that_is_restarted() -> None:
    """What it is asked meanwhile is done once it is back."""
    with tempfile.TemporaryDirectory(prefix="snack-postgres-", ignore_cleanup_errors=True) as folder:
        data = Path(folder) / "data"
        store = await PostgresStore.open(start_server(data))
        await store.create(LOBBY)
        stop_server(data)
        saving = asyncio.create_task(store.save(PLAYING, EVENTS))
        await asyncio.to_thread(start_server, data)
        await saving
        assert await store.load("ABCD") == (PLAYING, tuple(EVENTS))
        await store.close()
        stop_server(data)


async def test_a_server_that_may_only_be_read_is_left(url: str) -> None:
    """As after a failover, when a connection still leads to the server that has stepped down."""
    name = await run(url, "SELECT current_database()")
    began = asyncio.Event()
    store = await PostgresStore.open(url, on_step=lambda step: began.set())
    await run(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on", END)
    saving = asyncio.create_task(store.save(NEXT, [event(4)]))
    await began.wait()
    await run(server_url(), f"ALTER DATABASE {name} RESET default_transaction_read_only", "SELECT 1")
    await saving
    assert await stored(store) == (3, 4)
    await store.close()


# What the database refuses

REFUSING = """
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION refuse();
"""


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("RAISE disk_full USING MESSAGE = 'no room for ' || NEW.move;", "DiskFullError, 53100"),
        ("RAISE 'no room for %', NEW.move;", "RaiseError, P0001"),
        ("PERFORM pg_sleep(60);", "QueryCanceledError, 57014"),
    ],
)
async def test_what_fails_is_told_without_what_it_was(
    url: str, body: str, reason: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.store.postgres.STATEMENT_S", 0.3)
    await run(url, REFUSING.format(body=body), "SELECT 1")
    with caplog.at_level(logging.DEBUG):
        store = await PostgresStore.open(url)
        with pytest.raises(StoreError) as refused:
            await store.save(NEXT, [event(4)])
        assert await stored(store) == (2, 3)
        await store.close()
    assert refused.value.params == {"reason": reason}
    assert "keep" not in caplog.text


async def test_seeds_moves_and_passwords_do_not_reach_the_log(url: str, caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire()
    with caplog.at_level(logging.DEBUG):
        store = await PostgresStore.open(await wire.start(url))
        await store.save(NEXT, [event(4)])
        with pytest.raises(StoreError) as refused:
            await store.save(replace(NEXT, rev=4), [event(4)])
        await store.load("ABCD")
        await store.close()
    await wire.sever()
    for text in (caplog.text, str(refused.value), repr(refused.value.__cause__)):
        for secret in ("5eed", "keep", "hush"):
            assert secret not in text


# Addresses


@pytest.mark.parametrize(("mode", "works"), [("disable", True), ("prefer", True), ("require", False)])
async def test_tls_is_what_the_address_says(url: str, mode: str, works: bool) -> None:
    """The tests' server has no TLS: a client that insists on it isn't downgraded to plain text."""
    if await run(url, "SHOW ssl") == "on":
        pytest.skip("this server has TLS")
    wire = Wire()
    address = await wire.start(url, f"sslmode={mode}")
    if works:
        await (await PostgresStore.open(address)).close()
    else:
        with pytest.raises(StoreError, match="store_unreachable"):
            await PostgresStore.open(address)
    await wire.sever()
