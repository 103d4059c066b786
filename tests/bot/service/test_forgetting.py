"""People's data: all of it is handed over, and all of it is deleted; so are old games and servers the bot has left."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.forgetting import DEPARTED
from bot.service.ratings import rate
from bot.service.records import exported
from bot.service.table import Person, Status, Table
from bot.store.forgetting import PRIVATE
from bot.store.forgetting_rows import NAMELESS
from bot.store.opening import open_store
from bot.store.result_rows import Filter
from bot.store.sessions import Kind, Session
from bot.store.sql import SqlStore
from engine.catalog import Catalog
from engine.verify import verify
from tests.bot.command_line import typed
from tests.bot.service.office import Clock
from tests.bot.service.people import ANN as HOST
from tests.bot.service.people import BEN, CAT, at_once, begin, move_on, open_table

GONE = Person(234567890123456789, "Zoë Unforgettable")
NAMES = ["tables", "events", "table_people", "results", "result_seats", "ratings", "daily_plays"]
GUILD = 7


@pytest.fixture
async def store(shared: str) -> AsyncIterator[SqlStore]:
    store = await open_store(shared)
    assert isinstance(store, SqlStore)
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def club(store: SqlStore, clock: Clock) -> Club:
    return Club(store, Catalog(), clock, think=at_once)


async def everything(store: SqlStore) -> dict[str, str]:
    """The whole database as text, table by table."""

    async def read(session: Session) -> dict[str, str]:
        return {one: repr(await session.fetch(f"SELECT * FROM {one}", {})) for one in await session.columns()}

    return await store.transaction(Kind.READ, read)


async def played(club: Club, clock: Clock) -> dict[str, Table]:
    """What a person may leave behind: finished games, a running one, lobbies, a deal of the day, preferences."""
    tables = {
        "over": await move_on(club, await begin(club, "snack", GONE)),
        "three": await move_on(club, await begin(club, "veggies", GONE, BEN)),
        "running": await begin(club, "snack", GONE, BEN),
        "hosted": await open_table(club, "snack", BEN, host=GONE),
        "alone": await open_table(club, "snack", host=GONE),
        "left": await open_table(club, "snack", GONE, BEN),
    }
    await club.leave(tables["left"].code, GONE)
    tables["day"] = await move_on(club, await club.daily.open(club.daily.today(), GONE, GUILD, "en"))
    await club.daily.share(club.daily.today(), GONE.id, GUILD)
    clock.now += timedelta(days=1)
    tables["today"] = await club.daily.open(club.daily.today(), GONE, GUILD, "en")
    await club.change_preferences(GONE.id, lambda own: replace(own, language="de"))
    await club.people.note_locale(GONE.id, "de")
    return tables


async def test_nothing_is_left_of_who_is_forgotten_and_all_games_go_on(
    club: Club, store: SqlStore, clock: Clock
) -> None:
    tables = await played(club, clock)
    told = json.loads(await club.forgetting.data_of(GONE.id))
    before = await everything(store)
    named = {table for table, rows in before.items() if str(GONE.id) in rows or GONE.name in rows}
    assert named == {*NAMES, *PRIVATE} - {"results"}
    # The file has every table that names them, and names nobody else.
    assert {table for table, rows in told.items() if isinstance(rows, list) and rows} == named
    assert {one["code"] for one in told["tables"]} == {table.code for name, table in tables.items() if name != "left"}
    for other in (HOST, BEN):
        assert f'"{other.name}"' not in json.dumps(told)
    assert tables["running"].match is not None
    assert str(tables["running"].match.header()) not in json.dumps(told)
    ratings = await store.ratings([HOST.id, BEN.id], "snack")

    done = await club.forgetting.forget(GONE.id, "de")
    assert done.left == 3
    await club.people.note_locale(GONE.id, "de")  # as in the press that asked for it
    after = await everything(store)
    for table, rows in after.items():
        assert str(GONE.id) not in rows, table
        assert GONE.name not in rows, table
        assert "Zo" not in rows, table
    assert tables["day"].code.split("-")[1] not in repr(after)

    running = await club.get(tables["running"].code)
    assert running.status is Status.PLAYING
    assert [holder.free for holder in running.seats.holders] == [False, True, False]
    assert (await move_on(club, running)).status is Status.OVER
    assert (await club.get(tables["hosted"].code)).seats.host == BEN.id
    assert (await club.get(tables["alone"].code)).status is Status.CANCELLED
    for code in [tables["over"].code, tables["three"].code]:
        over = await club.get(code)
        someone = over.seats.holders[1].person
        assert someone is not None
        assert (someone.id < 0, someone.name) == (True, NAMELESS)
        assert all(step.error is None for step in verify(json.loads(exported(over)), Catalog().library))
        again = await club.rematch(code, HOST.id)
        assert GONE.id not in [person.id for person in again.people]
        assert all(person.id > 0 for person in again.people)

    # Other people's ratings stay the same, even when all are recalculated; nobody is ranked who isn't there.
    assert await store.ratings([HOST.id, BEN.id], "snack", before=3) == ratings
    assert (await store.rerate(rate)).changed == 0
    assert {row.user_id for row in await club.records.top(GUILD, "veggies", None, None)} == {HOST.id, BEN.id}
    assert all(user > 0 for user in (await club.standings(await club.get(tables["over"].code))).ratings)
    assert await club.daily.top(GUILD, "ever") == []
    assert await club.daily.shared(club.daily.today() - timedelta(days=1), GUILD, 0, 9) == []
    assert await store.history(Filter(user=GONE.id), 0, 9) == []

    # They can come back as a new person. Today's try isn't given back, and only this day's is remembered.
    assert (await club.daily.open(club.daily.today() - timedelta(days=1), GONE, GUILD, "en")).agreed.until is None
    for _ in range(2):
        with pytest.raises(ClubError) as refused:
            await club.daily.open(club.daily.today(), GONE, GUILD, "en")
        assert refused.value.code == "day_tried"
        assert json.loads(await club.forgetting.data_of(GONE.id))["daily_tries"]
        await club.forgetting.forget(GONE.id)
    await club.daily.open(club.daily.today(), CAT, GUILD, "en")
    await club.daily.let_go()
    assert "mark" in (await everything(store))["daily_tries"]
    clock.now += timedelta(days=1)
    assert (await club.daily.open(club.daily.today(), GONE, GUILD, "en")).status is Status.PLAYING
    await club.daily.let_go()
    assert (await everything(store))["daily_tries"] == "[]"
    assert json.loads(await club.forgetting.data_of(GONE.id))["result_seats"] == []


def files_in(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir()}


async def test_nothing_is_left_in_the_file_either(clock: Clock, tmp_path: Path) -> None:
    """Nor in the database's free pages, which a backup copies too."""
    file = tmp_path / "games.db"
    store = await open_store(f"sqlite:///{file}")
    club = Club(store, Catalog(), clock, think=at_once)
    await played(club, clock)
    await club.forgetting.forget(GONE.id)
    await store.close()
    written = files_in(tmp_path)
    assert list(written) == [file.name]
    for trace in (b"Unforgettable", str(GONE.id).encode(), GONE.id.to_bytes(8, "big")):
        assert trace not in written[file.name]


async def test_every_table_with_people_in_it_is_thought_of(store: SqlStore) -> None:
    """A new table has to be in one of these lists: its rows are deleted, or they stay without a name."""
    columns = await store.transaction(Kind.READ, lambda session: session.columns())
    assert {table for table, names in columns.items() if "user_id" in names} <= {*NAMES, *PRIVATE}


async def test_someone_in_a_damaged_game_is_forgotten_all_the_same(club: Club, store: SqlStore) -> None:
    table = await begin(club, "snack", GONE)

    async def damage(session: Session) -> None:
        given = {"code": table.code, "seats": f'{{"holders": [{{"person": {{"name": "{GONE.name}", "id": {GONE.id}, '}
        await session.execute("UPDATE tables SET seats = :seats WHERE code = :code", given)

    await store.transaction(Kind.WRITE, damage)
    club.forget_cached()
    await club.forgetting.forget(GONE.id)
    left = repr(await everything(store))
    assert str(GONE.id) not in left
    assert GONE.name not in left


async def damaged(club: Club, store: SqlStore, table: Table) -> None:
    """The third move of a game can't be read."""
    sql = "UPDATE events SET move = 'x' WHERE code = :code AND number = 3"
    await store.transaction(Kind.WRITE, lambda session: session.execute(sql, {"code": table.code}))
    club.forget_cached()


async def test_a_damaged_game_of_someone_forgotten_is_put_back_by_whoever_is_left(club: Club, store: SqlStore) -> None:
    lobby = await open_table(club, "snack", BEN, host=GONE)
    table = await move_on(club, await club.start(lobby.code, GONE.id), 4)
    await damaged(club, store, table)
    await club.forgetting.forget(GONE.id)
    assert (await club.wreck(table.code)).table.seats.host == BEN.id
    await club.mend(table.code, BEN.id)
    mended = await club.get(table.code)
    assert [person.id for person in mended.people] == [BEN.id]
    assert mended.seats.host == BEN.id
    assert (await move_on(club, mended)).status is Status.OVER


async def test_what_was_set_aside_goes_with_its_game(club: Club, store: SqlStore, clock: Clock) -> None:
    old, playing = [await move_on(club, await begin(club, "snack", BEN), 4) for _ in range(2)]
    day = await move_on(club, await club.daily.open(club.daily.today(), GONE, GUILD, "en"), 4)
    for table, by in ((old, HOST), (playing, HOST), (day, GONE)):
        await damaged(club, store, table)
        await club.mend(table.code, by.id)

    async def aside() -> int:
        return (await everything(store))["meta"].count("set aside")

    assert await aside() == 3
    await club.forgetting.forget(GONE.id)
    assert day.code.split("-")[1] not in repr(await everything(store))
    assert await aside() == 2
    await move_on(club, await club.get(old.code))
    clock.now += timedelta(days=40)
    await club.forgetting.thin_out(30)
    assert await aside() == 1
    await store.forget_server(GUILD)
    assert await aside() == 0


async def test_another_process_sees_that_someone_is_forgotten(club: Club, shared: str) -> None:
    table = await move_on(club, await begin(club, "snack", GONE))
    elsewhere = await open_store(shared)
    other = Club(elsewhere, Catalog())
    assert (await other.get(table.code)).people[1] == GONE
    await club.forgetting.forget(GONE.id)
    assert (await other.get(table.code)).people[1].id < 0
    await elsewhere.close()


async def test_old_games_lose_their_moves_and_keep_their_result(club: Club, store: SqlStore, clock: Clock) -> None:
    old = await move_on(club, await begin(club, "snack", BEN))
    cancelled = await begin(club, "snack", BEN)
    await club.cancel(cancelled.code, HOST.id)
    clock.now += timedelta(days=40)
    fresh = await move_on(club, await begin(club, "snack", CAT))
    open_still = await begin(club, "veggies", BEN)
    assert await club.forgetting.thin_out(41) == 0
    assert await club.forgetting.thin_out(30) == 2
    assert await club.forgetting.thin_out(30) == 0
    assert [one.code for one in await store.history(Filter(user=HOST.id), 0, 9)] == [fresh.code, old.code]
    with pytest.raises(ClubError, match="moves_gone"):
        await club.get(old.code)
    with pytest.raises(ClubError, match="no_such_table"):
        await club.get(cancelled.code)
    assert (await club.get(fresh.code)).match == fresh.match
    assert (await club.get(open_still.code)).match == open_still.match
    assert await club.record_results() == 0
    assert (await store.rerate(rate)).changed == 0
    assert {table.code for table in await club.unshown()} == {fresh.code, open_still.code}


async def test_the_data_of_a_server_goes_thirty_days_after_it_removed_the_bot(
    club: Club, store: SqlStore, clock: Clock
) -> None:
    over = await move_on(club, await begin(club, "snack", BEN))
    playing = await begin(club, "snack", BEN)
    await club.servers.change(GUILD, lambda server: replace(server, language="de"))
    await club.daily.set_post(GUILD, 70, 3)
    await move_on(club, await club.daily.open(club.daily.today(), BEN, GUILD, "en"))
    await club.daily.share(club.daily.today(), BEN.id, GUILD)

    here = True
    await club.forgetting.compare_servers(lambda guild: here)
    assert await store.departures() == {}
    here = False
    await club.forgetting.compare_servers(lambda guild: None)  # another process knows
    assert await store.departures() == {}
    await club.forgetting.compare_servers(lambda guild: here)
    clock.now += DEPARTED - timedelta(hours=1)
    await club.forgetting.compare_servers(lambda guild: here)
    assert (await club.get(playing.code)).status is Status.PLAYING
    # It comes back and leaves again: the time starts over.
    await club.forgetting.returned(GUILD)
    await club.forgetting.departed(GUILD)
    clock.now += DEPARTED - timedelta(hours=1)
    await club.forgetting.compare_servers(lambda guild: here)
    assert (await club.get(playing.code)).status is Status.PLAYING
    clock.now += timedelta(hours=1)
    await club.forgetting.compare_servers(lambda guild: here)

    assert await store.departures() == {}
    assert await store.servers_known() == set()
    for table in (over, playing):
        with pytest.raises(ClubError):
            await club.get(table.code)
    assert await store.server_settings(GUILD) is None
    assert await club.daily.post_of(GUILD) is None
    assert await club.daily.top(GUILD, "ever") == []
    # What people did there stays theirs.
    assert [one.guild for one in await store.history(Filter(user=HOST.id), 0, 9)] == [None]
    assert (await store.rerate(rate)).changed == 0


async def test_the_operator_forgets_someone(
    club: Club, store: SqlStore, shared: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await move_on(club, await begin(club, "snack", GONE))
    await begin(club, "snack", GONE, BEN)
    assert typed("forget", str(GONE.id), DATABASE_URL=shared) == 0
    assert capsys.readouterr() == (
        "Forgotten. Seats handed to bots: 1. Tables where a number replaced them: 2.\n",
        "",
    )
    assert str(GONE.id) not in repr(await everything(store))
    with pytest.raises(SystemExit, match="2"):
        typed("forget", "12", DATABASE_URL=shared)
    assert "not a Discord id" in capsys.readouterr().err
