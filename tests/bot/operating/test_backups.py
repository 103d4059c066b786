"""Backups as an operator makes and restores them: on the command line, while someone plays."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import __main__
from bot.metrics import REGISTRY
from bot.operating.backups import back_up
from bot.operating.daily_backups import DailyBackups
from bot.service.club import Club
from bot.service.table import Status
from bot.store.migrate import migrations
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from tests.bot.service.people import BEN, at_once, begin, move_on
from tests.bot.ticking import ticking

Run = Callable[..., int]
MOVES = 4


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "snack.db"


@pytest.fixture
async def store(database: Path) -> AsyncIterator[SqliteStore]:
    """The database, open as in a running bot."""
    store = await SqliteStore.open(database)
    yield store
    await store.close()


@pytest.fixture
def club(store: SqliteStore) -> Club:
    return Club(store, Catalog(), ticking(), think=at_once)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, database: Path, tmp_path: Path) -> Run:
    """`python -m bot …`, as typed by an operator."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{database}")

    def typed(*words: str) -> int:
        monkeypatch.setattr("sys.argv", ["bot", *words])
        return __main__.main()

    return typed


async def codes(file: Path) -> list[str]:
    store = await SqliteStore.open(file)
    try:
        return sorted(await store.codes_with(tuple(Status)))
    finally:
        await store.close()


def last_backup() -> float | None:
    """The metric's value."""
    return REGISTRY.get_sample_value("snack_backup_timestamp_seconds")


def in_thread(run: Run, *words: str) -> int:
    """The command runs its own event loop; the test's loop waits."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run, *words).result()


async def test_a_backup_of_a_running_bot_is_put_back_and_played_on(
    club: Club, store: SqliteStore, database: Path, run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await move_on(club, await begin(club, "snack", BEN), MOVES)
    file = tmp_path / "kept" / "monday.db"
    assert in_thread(run, "backup", str(file)) == 0
    assert capsys.readouterr().out.endswith("bytes, whole.\n")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in file.parent.iterdir()] == [file.name]
    assert in_thread(run, "backup", str(file)) == 1
    assert "exists already" in capsys.readouterr().err

    later = await begin(club, "veggies", BEN)
    await move_on(club, table)
    assert in_thread(run, "restore", str(file)) == 1
    assert capsys.readouterr().err == f"restore: {database} is in use. Nothing was changed; stop the bot first.\n"
    assert (await club.get(table.code)).status is Status.OVER
    await store.close()

    assert in_thread(run, "restore", str(file)) == 0
    said = capsys.readouterr().out
    assert "with 1 open games" in said
    restored = await SqliteStore.open(database)
    again = Club(restored, Catalog(), ticking(), think=at_once)
    assert (await again.get(table.code)).match == table.match
    assert (await move_on(again, await again.get(table.code))).status is Status.OVER
    await restored.close()
    (old,) = database.parent.glob("snack.db.before-*")
    assert str(old) in said
    assert await codes(old) == sorted([table.code, later.code])
    assert not list(database.parent.glob("*.restoring*"))


def content(file: Path) -> bytes:
    return file.read_bytes()


def write(file: Path, data: bytes) -> None:
    file.write_bytes(data)


def broken(file: Path) -> None:
    """Damages a page in the middle, as a bad disk would."""
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 4] = b"\xa5" * 4096
    file.write_bytes(content)


def told(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(sql)
        connection.commit()


def cats(file: Path) -> None:
    file.unlink()
    told(file, "CREATE TABLE cats (name TEXT)")


WRONG: dict[str, tuple[Callable[[Path], object], str]] = {
    "not there": (lambda file: file.unlink(), "there is no such file"),
    "not a database": (lambda file: file.write_text("cards" * 2000), "not a database"),
    "of something else": (
        cats,
        "not a database of this bot",
    ),
    "damaged": (broken, "cannot be used as a backup"),
    "newer": (
        lambda file: told(file, f"PRAGMA user_version = {max(migrations('sqlite')) + 1}"),
        "was written by a newer version",
    ),
    "with a game that does not fold": (
        lambda file: told(file, "UPDATE events SET move = 'x' WHERE number = 2"),
        "or add --anyway",
    ),
}


@pytest.mark.parametrize("what", WRONG)
async def test_a_bad_backup_replaces_nothing(
    club: Club,
    store: SqliteStore,
    database: Path,
    run: Run,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    what: str,
) -> None:
    table = await move_on(club, await begin(club, "snack", BEN), MOVES)
    await store.close()
    before, file = content(database), tmp_path / "backup.db"
    back_up(database, file)
    spoil, said = WRONG[what]
    spoil(file)
    assert in_thread(run, "restore", str(file)) == 1
    err = capsys.readouterr().err
    assert said in err
    assert err.splitlines()[-1].startswith("restore: ")
    assert content(database) == before
    assert [one.name for one in database.parent.iterdir()] == ["snack.db"]
    if "--anyway" in said:
        assert table.code in err
        assert in_thread(run, "restore", str(file), "--anyway") == 0


async def test_a_backup_takes_the_place_of_a_database_that_is_beyond_reading(
    club: Club, store: SqliteStore, database: Path, run: Run, tmp_path: Path
) -> None:
    table = await begin(club, "veggies", BEN)
    file = tmp_path / "backup.db"
    back_up(database, file)
    await store.close()
    write(database, b"gone" * 5000)
    assert in_thread(run, "restore", str(file)) == 0
    assert await codes(database) == [table.code]
    (old,) = database.parent.glob("snack.db.before-*")
    assert content(old) == b"gone" * 5000


def test_postgres_is_left_to_its_own_tools(
    monkeypatch: pytest.MonkeyPatch, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://user:secret@host/db")
    for words, tool in ((("backup", "x"), "pg_dump"), (("restore", "x"), "pg_restore")):
        assert run(*words) == 1
        said = capsys.readouterr().err
        assert tool in said
        assert said.count("\n") == 1
        assert "secret" not in said
    monkeypatch.setenv("BACKUP_DIR", "kept")
    assert run("doctor") == 1
    assert "BACKUP_DIR is for SQLite" in capsys.readouterr().err


async def test_every_day_has_a_backup_and_the_oldest_go(
    club: Club, database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(club, "snack", BEN)
    folder, day = tmp_path / "kept", datetime(2026, 6, 1, 12, tzinfo=UTC)
    moments = [day + timedelta(hours=hour) for hour in (0, 1, 13, 36, 60)]
    for moment in moments:
        await DailyBackups(database, folder, 2, lambda moment=moment: moment).look()  # type: ignore[misc]
    assert sorted(one.name for one in folder.iterdir()) == ["snack-2026-06-03.db", "snack-2026-06-04.db"]
    # A folder that can't be written to: one line, what is there stays, and the next hour tries again.
    (folder / "file").write_text("")
    full = DailyBackups(database, folder / "file", 2, lambda: day)
    await full.look()
    assert "today's backup failed; trying again in an hour" in caplog.text
    assert last_backup() == 1  # so that the alert fires, even though there has never been one
    await DailyBackups(tmp_path / "gone.db", folder, 2, lambda: day).look()
    assert last_backup() == (folder / "snack-2026-06-04.db").stat().st_mtime
    assert len(list(folder.glob("*.db"))) == 2
