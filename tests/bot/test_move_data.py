"""Moving from one database to another: afterwards everything is there, or nothing is."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import __main__
from bot.move_data import move_data
from bot.service.club import Club
from bot.service.preferences import Notify
from bot.service.table import Status
from bot.settings import BadSetting, Settings
from bot.store.opening import open_store
from bot.store.sessions import Kind, Row, Session
from engine.catalog import GAMES, Catalog
from tests.bot.service.people import ANN, BEN, CAT, any_move, at_once, begin, move_on, open_table, stamp_of, waiting_for
from tests.bot.store.test_postgres import REFUSING, run
from tests.bot.ticking import ticking
from tests.postgres import database

HERE = Settings()


@pytest.fixture
async def file(tmp_path: Path) -> str:
    """A lobby, a running game and a finished one with its rematch and someone's practice, plays of the day, and choices
    of people and of a server: something in every table."""
    url = f"sqlite:///{tmp_path}/club.db"
    store = await open_store(url)
    club = Club(store, Catalog(), ticking(), think=at_once)
    for game in GAMES:
        await open_table(club, game)
        table = await begin(club, game, BEN)
        for _ in range(7):
            person = waiting_for(table)[0]
            table = await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
        await club.mark_shown(table.code, table.rev, table.display.posted)
    await move_on(club, await begin(club, "snack", BEN))
    table = await begin(club, "snack")
    while table.status is Status.PLAYING:
        table = await club.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
    await club.rematch(table.code, ANN.id)
    await store.set_luck(table.code, 0, 12.125, 11.5)
    await club.play_on(table.code, ANN, 1, "en")
    days = Club(store, Catalog(), lambda: datetime(2026, 5, 1, tzinfo=UTC), think=at_once)
    await days.daily.set_post(7, 8, 9)
    await move_on(days, await days.daily.open(days.daily.today(), ANN, 7, "en"))
    await days.daily.open(days.daily.today(), CAT, 7, "en")
    await days.forgetting.forget(CAT.id)
    await days.forgetting.departed(9)
    await days.servers.change(7, lambda server: replace(server, threads=True))
    await store.claim_day("2026-05-01", 0, 1)
    await club.change_preferences(ANN.id, lambda own: replace(own, language="de", notify=Notify.DIRECT))
    await store.set_meta("commands", "abc")
    await store.close()
    return url


@pytest.fixture
async def empty() -> AsyncIterator[str]:
    async with database() as url:
        yield url


async def rows(url: str) -> dict[str, list[str]]:
    """The whole database as SQLite would report it: booleans are 0 or 1."""

    def told(row: Row) -> str:
        return repr(sorted((name, int(value) if isinstance(value, bool) else value) for name, value in row.items()))

    async def work(session: Session) -> dict[str, list[str]]:
        tables = [(table, await session.fetch(f"SELECT * FROM {table}", {})) for table in await session.columns()]
        return {table: sorted(map(told, found)) for table, found in tables}

    store = await open_store(url)
    try:
        return await store.transaction(Kind.READ, work)
    finally:
        await store.close()


async def test_there_and_back(file: str, empty: str, tmp_path: Path) -> None:
    before = await rows(file)
    said = await move_data(HERE, file, empty)
    assert f"events {len(before['events'])}" in said
    assert "the same on both sides: 6" in said
    back = f"sqlite:///{tmp_path}/back/club.db"
    await move_data(HERE, empty, back)
    assert await rows(empty) == await rows(back) == before
    assert [table for table, found in before.items() if not found] == []


async def test_what_was_moved_goes_on(file: str, empty: str) -> None:
    await move_data(HERE, file, empty)
    store = await open_store(empty)
    club = Club(store, Catalog(), ticking(), think=at_once)
    for table in await club.tables_of(BEN.id):
        if table.status is Status.PLAYING:
            person = waiting_for(table)[0]
            after = await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
            assert after.rev > table.rev
    await store.close()


async def test_a_database_with_something_in_it_is_left_alone(file: str, empty: str) -> None:
    await move_data(HERE, file, empty)
    before = await rows(empty)
    with pytest.raises(BadSetting, match=r"^TO: it already has data \(.+: \d+\)\. Choose an empty database"):
        await move_data(HERE, file, empty)
    assert await rows(empty) == before


@pytest.mark.parametrize(
    ("body", "what"),
    [
        ("IF NEW.number = 3 THEN RETURN NULL; END IF; RETURN NEW;", "the number of rows"),
        ("NEW.seat = 1 - NEW.seat; RETURN NEW;", "table"),
        ("RAISE disk_full;", "DiskFullError"),
    ],
)
async def test_a_copy_that_is_not_the_same_is_not_kept(file: str, empty: str, body: str, what: str) -> None:
    await run(empty, REFUSING.format(body=body), "SELECT 1")
    with pytest.raises(BadSetting, match=rf"^TO: .*\({what}"):
        await move_data(HERE, file, empty)
    assert set(map(len, (await rows(empty)).values())) == {0}


async def test_checking_the_references_may_take_as_long_as_it_takes(file: str, empty: str) -> None:
    """PostgreSQL checks every row's references at the end; with millions of moves, longer than we wait for a COMMIT."""
    impatient = """
        CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF current_setting('statement_timeout') <> '0' THEN RAISE 'there is a limit'; END IF;
            RETURN NEW;
        END $$;
        CREATE CONSTRAINT TRIGGER look AFTER INSERT ON events DEFERRABLE FOR EACH ROW EXECUTE FUNCTION look();
    """
    await run(empty, impatient, "SELECT 1")
    assert "Copied" in await move_data(HERE, file, empty)


async def test_a_damaged_table_is_moved_as_it_is(file: str, empty: str) -> None:
    with sqlite3.connect(file.removeprefix("sqlite:///")) as connection:
        connection.execute(
            "UPDATE tables SET seats = 'none' WHERE code = (SELECT min(code) FROM tables WHERE status = 'lobby')"
        )
    connection.close()
    before = await rows(file)
    assert "neither side can read: 1." in await move_data(HERE, file, empty)
    assert await rows(empty) == before


async def test_what_is_not_there_is_not_made(tmp_path: Path, empty: str) -> None:
    missing = tmp_path / "nowhere.db"
    with pytest.raises(BadSetting, match=r"^FROM: .*nowhere\.db cannot be used \(there is no such file\)"):
        await move_data(HERE, f"sqlite:///{missing}", empty)
    assert not missing.exists()
    with pytest.raises(BadSetting, match=r"^TO: cannot connect to PostgreSQL \(No such file or directory\)") as refused:
        await move_data(HERE, empty, "postgresql://me:hush@/db?host=/nowhere")
    assert "hush" not in str(refused.value)


def test_the_command(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda level, **how: None)
    for code, said in ((0, "start the bot"), (1, "TO: it already has data")):
        monkeypatch.setattr("sys.argv", ["bot", "move-data", file, f"sqlite:///{tmp_path}/new.db"])
        assert __main__.main() == code
        told = capsys.readouterr()
        assert said in (told.err if code else told.out)
