"""Databases written by earlier versions of the bot: everything is found, and every game is played to its end.

`tests/data/databases/written_by_N.sql` comes from the last version with schema N: a running game of each kind, a
finished one, a lobby. When a migration is added, its predecessor's file is added too (CONTRIBUTING says how).
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import __main__
from bot.service.club import Club
from bot.service.table import OPEN, Status
from bot.store.migrate import migrations
from bot.store.sqlite import SqliteStore
from engine.catalog import GAMES, Catalog
from tests.bot.service.people import ANN, BEN, at_once, move_on
from tests.bot.ticking import ticking

WRITTEN = Path(__file__).parents[2] / "data" / "databases"
SCHEMAS = sorted(int(one.stem.split("_")[-1]) for one in WRITTEN.glob("written_by_*.sql"))
NEWEST = max(migrations("sqlite"))


def as_it_was(schema: int, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((WRITTEN / f"written_by_{schema}.sql").read_text(encoding="utf-8"))


def rows(file: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


@pytest.mark.parametrize("schema", SCHEMAS)
async def test_it_plays_on(schema: int, file: Path) -> None:
    as_it_was(schema, file)
    events = "SELECT code, number, seat, move, user_id FROM events ORDER BY code, number"
    codes, log = rows(file, "SELECT code, status FROM tables ORDER BY code"), rows(file, events)
    store = await SqliteStore.open(file)
    club = Club(store, Catalog(), ticking(), think=at_once)
    await club.record_results()
    tables = [await club.get(str(code)) for code, _ in codes]
    assert [(table.code, str(table.status)) for table in tables] == codes
    assert rows(file, events) == log
    assert len(log) > 20
    (lobby,) = (table for table in tables if table.status is Status.LOBBY)
    (over,) = (table for table in tables if table.status is Status.OVER)
    assert {table.agreed.game for table in tables if table.status is Status.PLAYING} <= GAMES.keys()
    assert {person.id for person in lobby.people} == {ANN.id, BEN.id}
    result = await store.result_of(over.code)
    assert result is not None
    await club.start(lobby.code, ANN.id)
    for code in await store.codes_with(OPEN):
        assert (await move_on(club, await club.get(code))).status is Status.OVER
    assert len(await club.tables_of(ANN.id, (Status.OVER,))) == len(codes)
    assert not club.damaged
    await store.close()
    assert rows(file, "PRAGMA user_version") == [(NEWEST,)]
    assert rows(file, "PRAGMA foreign_key_check") == []


def test_there_is_a_file_of_every_schema_that_was_ever_in_use() -> None:
    """Numbers 4, 6 and 9 came together with the next one, and 3 has its own file with more in it."""
    assert set(SCHEMAS) >= set(range(1, 17)) - {3, 4, 6, 9}
    assert not [one for one in WRITTEN.iterdir() if not re.fullmatch(r"(written_by|schema)_\d+\.sql", one.name)]


@pytest.mark.parametrize("words", [(), ("doctor",), ("ratings", "--rebuild")])
def test_an_older_program_refuses_a_newer_file_in_one_line(
    words: tuple[str, ...],
    tmp_path: Path,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    as_it_was(max(SCHEMAS), file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
        before = list(connection.iterdump())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["bot", *words])
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda level, **how: None)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{file}")
    monkeypatch.setenv("DISCORD_TOKEN", "" if words else "a.b.c")
    assert __main__.main() == 1
    said = capsys.readouterr()
    lines = [line for line in (said.out + said.err).splitlines() if "newer version" in line]
    assert len(lines) == 1
    assert f"(format {NEWEST + 1}; this one knows {NEWEST}). Update the bot." in lines[0]
    with closing(sqlite3.connect(file)) as connection:
        assert list(connection.iterdump()) == before
        assert connection.execute("PRAGMA user_version").fetchone() == (NEWEST + 1,)
