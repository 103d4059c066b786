"""SQLite only: addresses, schema versions, broken files, crashes at each step."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.base import Conflict, StoreError
from bot.store.files import sqlite_file
from bot.store.migrate import migrations
from bot.store.sessions import Kind, Session
from bot.store.sqlite import SqliteStore
from tests.bot.store.stores import LOBBY, event, heard

PLAYING = replace(LOBBY, status="playing", header={"seed": "5eed"}, moves=3, rev=2)
EVENTS = [event(1), event(2), event(3)]


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database with one table of three events."""
    file = tmp_path / "tables.db"
    store = await SqliteStore.open(file)
    await store.create(LOBBY)
    await store.save(PLAYING, EVENTS)
    await store.close()
    return file


def edit(file: Path, sql: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute(sql)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("sqlite:///data/snack.db", "data/snack.db"),
        ("sqlite:////srv/snack.db", "/srv/snack.db"),
        ("data/snack.db", "data/snack.db"),
        (":memory:", ":memory:"),
        ("sqlite:///:memory:", ":memory:"),
    ],
)
def test_addresses(url: str, found: str) -> None:
    assert sqlite_file(url) == found


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///", "sqlite://data.db", "postgresql://me:hush@host/db"])
def test_other_addresses_are_refused_without_telling_a_password(url: str) -> None:
    with pytest.raises(StoreError, match="bad_store_url") as refused:
        sqlite_file(url)
    assert "hush" not in str(refused.value)


async def test_migrations_are_numbered_from_1_and_leave_their_number(tmp_path: Path) -> None:
    numbers = list(migrations("sqlite"))
    assert numbers == list(range(1, len(numbers) + 1))
    store = await SqliteStore.open(tmp_path / "new" / "folder" / "tables.db")
    await store.close()
    connection = sqlite3.connect(tmp_path / "new" / "folder" / "tables.db")
    assert connection.execute("PRAGMA user_version").fetchone() == (numbers[-1],)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


async def test_opened_again_all_is_there(file: Path) -> None:
    for _ in range(2):
        store = await SqliteStore.open(file)
        assert await store.load("ABCD") == (PLAYING, tuple(EVENTS))
        await store.close()


async def test_a_migration_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = migrations("sqlite")
    bad = {**good, len(good) + 1: "CREATE TABLE more (a);\nCREATE TABLE tables (again);"}
    with monkeypatch.context() as patched:
        patched.setattr("bot.store.migrate.migrations", lambda database: bad)
        with pytest.raises(StoreError, match="already exists"):
            await SqliteStore.open(tmp_path / "tables.db")
    connection = sqlite3.connect(tmp_path / "tables.db")
    assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    assert connection.execute("PRAGMA user_version").fetchone() == (0,)
    connection.close()
    await (await SqliteStore.open(tmp_path / "tables.db")).close()


async def test_an_older_file_is_brought_up_to_date(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = "-- one; with a comment\nALTER TABLE tables ADD COLUMN mood TEXT;\nCREATE TABLE moods (mood);\n"
    number = len(migrations("sqlite")) + 1
    newer = {**migrations("sqlite"), number: script}
    monkeypatch.setattr("bot.store.migrate.migrations", lambda database: newer)
    for _ in range(2):
        store = await SqliteStore.open(file)
        assert await store.load("ABCD") == (PLAYING, tuple(EVENTS))
        await store.close()


async def test_two_at_once_on_a_fresh_file(tmp_path: Path) -> None:
    stores = await asyncio.gather(*(SqliteStore.open(tmp_path / "tables.db") for _ in range(3)))
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_file_of_a_newer_version_is_refused(file: Path) -> None:
    edit(file, "PRAGMA user_version = 999")
    with pytest.raises(StoreError) as refused:
        await SqliteStore.open(file)
    assert refused.value.code == "newer_schema"
    assert refused.value.params == {"file": str(file), "found": 999, "known": len(migrations("sqlite"))}


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Dear diary, today we played Snack Match again. " * 50)
    for file in (tmp_path / "text.db", tmp_path, tmp_path / "text.db" / "below.db"):
        with pytest.raises(StoreError, match="store_unreadable"):
            await SqliteStore.open(file)


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        ("DELETE FROM events WHERE number = 2", "events_missing"),
        ("DELETE FROM events WHERE number = 1", "events_missing"),
        ("UPDATE events SET move = '{' WHERE number = 2", "table_unreadable"),
        ("UPDATE events SET move = '[1]' WHERE number = 2", "table_unreadable"),
        ("UPDATE events SET at = 'yesterday'", "table_unreadable"),
        ("UPDATE tables SET agreed = 'none'", "table_unreadable"),
        ("UPDATE tables SET seats = '[]'", "table_unreadable"),
        ("UPDATE tables SET clock = ''", "table_unreadable"),
        ("UPDATE tables SET header = '7'", "table_unreadable"),
    ],
)
async def test_a_damaged_table_is_never_half_loaded(file: Path, damage: str, code: str) -> None:
    edit(file, damage)
    store = await SqliteStore.open(file)
    with pytest.raises(StoreError) as refused:
        await store.load("ABCD")
    assert refused.value.code == code
    assert refused.value.params["table"] == "ABCD"
    await store.close()


class Crash(Exception):
    pass


@pytest.mark.parametrize(("step", "saved"), [("begun", False), ("before_commit", False), ("after_commit", True)])
async def test_a_crash_at_each_step(file: Path, step: str, saved: bool) -> None:
    def crash(at: str) -> None:
        if at == step:
            raise Crash

    store = await SqliteStore.open(file, on_step=crash)
    with pytest.raises(Crash):
        await store.save(replace(PLAYING, moves=4, rev=3), [event(4)])
    for reader in (store, await SqliteStore.open(file)):
        loaded = await reader.load("ABCD")
        assert loaded is not None
        assert (loaded[0].rev, len(loaded[1])) == ((3, 4) if saved else (2, 3))
        await reader.close()


@pytest.mark.parametrize("step", ["begun", "before_commit", "after_commit"])
async def test_a_save_that_has_begun_is_finished_whoever_goes_away(file: Path, step: str) -> None:
    def go_away(at: str) -> None:
        if at == step:
            saving.cancel()

    store = await SqliteStore.open(file, on_step=go_away)
    saving = asyncio.create_task(store.save(replace(PLAYING, moves=4, rev=3), [event(4)]))
    with pytest.raises(asyncio.CancelledError):
        await saving
    loaded = await store.load("ABCD")
    assert loaded is not None
    assert (loaded[0].rev, len(loaded[1])) == (3, 4)
    await store.save(replace(PLAYING, moves=5, rev=4), [event(5)])
    await store.close()


async def test_two_processes_never_both_win(file: Path) -> None:
    stores = [await SqliteStore.open(file) for _ in range(2)]
    row = replace(PLAYING, moves=4, rev=3)
    results = await asyncio.gather(*(store.save(row, [event(4)]) for store in stores), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    with pytest.raises(Conflict):
        await stores[0].create(LOBBY)
    for store in stores:
        await store.close()


async def test_a_database_that_stays_locked_is_an_error_and_not_the_end(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.BUSY_MS", 20)
    store = await SqliteStore.open(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="store_failed"):
        await store.set_meta("key", "value")
    other.execute("ROLLBACK")
    other.close()
    await store.set_meta("key", "value")
    await store.close()


async def test_a_few_rows_are_read_without_waiting_for_what_is_being_written(file: Path) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def held_up(step: str) -> None:
        if step == "before_commit":
            loop.call_soon_threadsafe(begun.set)
            assert go_on.wait(10)

    store = await SqliteStore.open(file, on_step=held_up)
    writing = asyncio.create_task(store.change_server_settings(7, lambda before: {"language": "de"}))
    await begun.wait()
    assert await store.server_settings(7) is None
    go_on.set()
    await writing
    assert await store.server_settings(7) == {"language": "de"}
    await store.close()


async def test_what_would_be_done_again_need_not_reach_the_disk(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch)
    store = await SqliteStore.open(file)
    await store.mark_shown("ABCD", 2, 5, "round 1")
    await store.retired("ABCD", 4)
    await store.save(replace(PLAYING, moves=4, rev=3), [event(4)])
    await store.save(replace(PLAYING, moves=4, rev=4), unseen=True)
    await store.save(replace(PLAYING, moves=4, rev=5), unseen=True, lasting=True)
    await store.claim_post("ABCD", 1)
    await store.close()
    level, levels = "", []
    for one in said:
        level = one.rpartition(" ")[2] if one.startswith("PRAGMA synchronous") else level
        levels += [level] if one == "COMMIT" else []
    assert levels == ["FULL", "NORMAL", "NORMAL", "FULL", "NORMAL", "FULL", "FULL"]


async def test_a_transaction_waits_for_nothing_but_its_database(file: Path) -> None:
    store = await SqliteStore.open(file)

    async def work(session: Session) -> None:
        await session.execute("DELETE FROM events WHERE number = 2", {})
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError):
        await store.transaction(Kind.WRITE, work)
    assert await store.load("ABCD") == (PLAYING, tuple(EVENTS))
    await store.held(Kind.WRITE, work)
    with pytest.raises(StoreError, match="events_missing"):
        await store.load("ABCD")
    await store.close()


async def test_seeds_and_moves_do_not_reach_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        store = await SqliteStore.open(tmp_path / "tables.db")
        await store.create(LOBBY)
        await store.save(PLAYING, EVENTS)
        await store.load("ABCD")
        await store.close()
    assert "5eed" not in caplog.text
    assert "keep" not in caplog.text


async def test_what_is_behind_is_found_by_its_index(file: Path) -> None:
    connection = sqlite3.connect(file)
    plan = connection.execute("EXPLAIN QUERY PLAN SELECT code FROM tables WHERE shown < rev OR bots_due").fetchall()
    connection.close()
    assert "tables_behind" in str(plan)
