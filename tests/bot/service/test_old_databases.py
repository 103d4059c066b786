"""Databases of earlier versions are opened, upgraded and played on."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

import pytest

from bot.drawing.appearance import Appearance, Appearances
from bot.service.clock.due import is_silent, silent_from
from bot.service.clock.pace import Pace
from bot.service.clock.waits import Reminder, Step
from bot.service.club import Club
from bot.service.preferences import NO_PREFERENCES, Notify, Preferences, Quiet
from bot.service.server_settings import ServerSettings
from bot.service.table import Agreement, Display, Holder, Location, Person, Posted, Status, Tenure
from bot.store.migrate import migrations
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.game import Level
from engine.moves import Place
from tests.bot.service.office import DAY, HOUR, NOON, Clock
from tests.bot.service.people import ANN, BEN, CAT, DAN, any_move, at_once, move_on, stamp_of

SCHEMA_3 = Path(__file__).parents[2] / "data" / "databases" / "schema_3.sql"
LATER = NOON + 3 * DAY + HOUR
"""When most of it was written."""


def at_schema(file: Path, last: int, *statements: str) -> None:
    """A database file as it was when that migration was the latest, with these rows."""
    with closing(sqlite3.connect(file)) as connection:
        for number, script in migrations("sqlite").items():
            if number <= last:
                connection.executescript(script)
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {last}")
        connection.commit()


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqliteStore]:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(SCHEMA_3.read_text(encoding="utf-8"))
    store = await SqliteStore.open(file)
    yield store
    await store.close()


@pytest.fixture
def club(store: SqliteStore) -> Club:
    return Club(store, Catalog(), Clock(LATER + HOUR), think=at_once)


async def test_a_running_game_has_everything_it_had(club: Club) -> None:
    table = await club.get("SNAC")
    assert (table.rev, table.status, table.location) == (24, Status.PLAYING, Location(7, 70))
    assert table.agreed == Agreement("snack", 6, {"diet": "hard"}, "house", "en", NOON, Pace.DAILY)
    assert table.seats.host == ANN.id
    assert table.seats.holders == (
        Holder(ANN),
        Holder(level=Level.EASY, name="crumb"),
        Holder(BEN, missed=2, stand_in=True),
        Holder(level=Level.MEDIUM, free=True, name="pickle"),
        Holder(DAN),
    )
    assert table.seats.tenures == (
        *(Tenure(seat, 0, person) for seat, person in enumerate((ANN, None, BEN, CAT, DAN))),
        Tenure(3, 2, None),
    )
    assert table.seats.away_spent == {CAT.id: HOUR}
    assert table.display == Display(5, Posted(5001, "round 1"))
    assert table.match is not None
    assert [(entry.seat, entry.move.do) for entry in table.match.entries] == [(seat, "keep") for seat in (1, 0, 3, 2)]


async def test_its_clock_goes_on(club: Club) -> None:
    clock = (await club.get("SNAC")).clock
    assert (clock.last_activity, clock.host_activity) == (LATER, NOON)
    assert (clock.silence_told, clock.claimed_until) == (None, None)
    assert [(wait.user, wait.done) for wait in clock.waits] == [
        (CAT.id, True),
        (ANN.id, True),
        (BEN.id, True),
        (DAN.id, False),
    ]
    assert clock.waits[0].charged == HOUR
    dan = clock.waits[3]
    assert (dan.since, dan.begins, dan.ends) == (NOON, NOON + 2 * DAY, NOON + 5 * DAY)
    assert (dan.span, dan.told, dan.next_at) == (3 * DAY, Step.HALF, NOON + 4 * DAY + 15 * HOUR)
    assert clock.reminders == (Reminder(4, 7, "1choose", Step.HALF, (DAN.id,), (NOON + 4 * DAY,)),)
    assert (await club.timers(9))[0] == ("SNAC", datetime.fromtimestamp(0, UTC))


async def test_it_is_played_on_to_its_end(club: Club) -> None:
    table = await club.get("SNAC")
    table = await club.act("SNAC", DAN.id, stamp_of(table, DAN), any_move(table, DAN))
    assert table.view(None).phase == "play"
    await club.take_over("SNAC", 3, CAT)
    table = await move_on(club, await club.come_back("SNAC", BEN.id))
    assert table.status is Status.OVER
    assert await club.get("SNAC") == table


async def test_votes_and_plans_are_kept(club: Club) -> None:
    table = await club.get("VEGG")
    assert table.clock.votes == {"2turn": (CAT.id,)}
    assert list(table.clock.plans) == [ANN.id]
    plan = table.clock.plans[ANN.id]
    assert isinstance(plan, Place)
    for person in (BEN, CAT):
        table = await club.get("VEGG")
        await club.act("VEGG", person.id, stamp_of(table, person), any_move(table, person))
    table = await club.let_bots_play("VEGG")
    assert table.clock.plans == {}
    assert table.view(None).areas[0].laid[1].card.id == plan.card


async def test_lobbies_ends_and_rematches(club: Club) -> None:
    hall = await club.get("HALL")
    assert (hall.status, hall.location) == (Status.LOBBY, Location(7, 710, 70))
    assert (hall.agreed.options, hall.agreed.language, hall.agreed.pace) == (
        {"diet": "none", "hints": "off"},
        "nl",
        Pace.NONE,
    )
    assert (hall.people, hall.seats.host) == ((DAN, ANN), DAN.id)
    assert hall.clock.silence_told == LATER + 6 * DAY + HOUR
    assert hall.display == Display(2, Posted(5002, "lobby"))
    solo, again = await club.get("SOLO"), await club.get("DONE")
    assert solo.status is Status.OVER
    assert again.agreed.rematch_of == "SOLO"
    assert (await club.rematch("SOLO", CAT.id)).code == "DONE"
    assert (await club.get("GONE")).status is Status.CANCELLED
    assert (await club.start("HALL", DAN.id)).status is Status.PLAYING


async def test_tables_are_found_by_their_people_and_places(club: Club) -> None:
    assert {table.code for table in await club.tables_of(ANN.id)} == {"SNAC", "VEGG", "HALL"}
    assert {table.code for table in await club.tables_of(CAT.id)} == {"VEGG", "DONE"}
    assert {table.code for table in await club.tables_in(70)} == {"SNAC", "VEGG", "DONE"}
    assert {table.code for table in await club.unshown()} == {"SNAC", "VEGG", "HALL", "GONE"}


async def test_people_and_servers(store: SqliteStore, club: Club) -> None:
    hours = Quiet(time(22), time(7, 30), "Europe/Berlin")
    ben = Preferences("de", Notify.DIRECT, hours, zone="Europe/Berlin")
    assert await club.people.preferences_of(BEN.id) == ben
    assert await club.people.preferences_of(DAN.id) == Preferences(away=NOON + 2 * DAY)
    assert await club.people.preferences_of(ANN.id) == NO_PREFERENCES
    users = (ANN.id, BEN.id, CAT.id, 900)
    assert [await club.people.locale_of(user) for user in users] == ["fr", "en-GB", None, "pt-BR"]
    looks = Appearances(store)
    assert [await looks.of(person.id) for person in (ANN, CAT, DAN)] == [
        Appearance(text=True, strong=True),
        Appearance(),
        Appearance(),
    ]
    assert [await club.people.tutorial_step(user, "snack") for user in (BEN.id, 901, ANN.id)] == [3, 0, 0]
    assert await club.servers.settings(7) == ServerSettings(
        language="de", pace=Pace.EVENING, channels=(70, 71), threads=True, mentions=False, per_person=3
    )
    assert await store.get_meta("commands") == "0123"
    assert [await store.get_meta(key) for key in ("locale 101", "look 101", "tutorial 102")] == [None] * 3


TABLE = """
INSERT INTO tables (code, game, status, channel, host, capacity, options, pack, language, created, moves, autos_due,
    rev, shown{more}) VALUES ('OLDE', 'snack', 'lobby', 10, 1, 4, '{{"diet": "none"}}', 'house', 'en',
    '2026-06-01T12:00:00+00:00', 0, 0, 1, 1{values})
"""


async def test_a_lobby_from_before_there_was_a_moment_for_it_gets_one(file: Path) -> None:
    at_schema(
        file, 2, TABLE.format(more="", values=""), "INSERT INTO seats (code, seat, user_id) VALUES ('OLDE', 0, 1)"
    )
    store = await SqliteStore.open(file)
    assert await store.timers(5) == [("OLDE", int((NOON + timedelta(days=6)).timestamp()))]
    assert (await Club(store, Catalog()).get("OLDE")).people == (Person(1, ""),)
    await store.close()


async def test_a_silence_from_before_they_were_kept_is_not_told_again(file: Path) -> None:
    """Back then there was only a wait whose last step was the silence (4)."""
    since = int(NOON.timestamp())
    wait = f'{{"seat": 0, "user": 1, "key": "1choose", "since": {since}, "begins": {since}, "ends": null, "span": null'
    waits = f'{{"waits": [{wait}, "told": 4, "done": false, "next_at": null}}]}}'
    at_schema(file, 3, TABLE.format(more=", clock", values=f", '{waits}'"))
    store = await SqliteStore.open(file)
    table = await Club(store, Catalog()).get("OLDE")
    await store.close()
    assert table.clock.last_activity == NOON
    assert is_silent(table)
    assert silent_from(table) is None


async def test_what_could_not_be_read_before_is_no_better_and_harms_no_other(file: Path) -> None:
    at_schema(file, 3, TABLE.format(more=", clock", values=", '{'"), "UPDATE tables SET options = 'none'")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(TABLE.format(more="", values="").replace("OLDE", "FINE"))
        connection.commit()
    store = await SqliteStore.open(file)
    club = Club(store, Catalog())
    assert [table.code for table in await club.tables_in(10)] == ["FINE"]
    await store.close()
