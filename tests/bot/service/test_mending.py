"""An unreadable table is restored to the last move that can be made, and the game continues from there."""

from __future__ import annotations

import json

import pytest

from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.mending import DAMAGED
from bot.service.table import Status, Table
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from tests.bot.service.people import ANN, BEN, begin, move_on, open_table
from tests.bot.store.stores import directly
from tests.bot.ticking import ticking

MOVES = 6


async def damaged(club: Club, store: SqliteStore, game: str, sql: str) -> Table:
    """A game with six moves, damaged after it was saved."""
    table = await move_on(club, await begin(club, game, BEN), MOVES)
    await directly(store, sql, code=table.code)
    club.forget_cached()
    return table


@pytest.mark.parametrize(
    ("sql", "kept"),
    [
        ("UPDATE events SET move = 'x' WHERE code = :code AND number = 4", 3),
        ("DELETE FROM events WHERE code = :code AND number = 3", 2),
        ("DELETE FROM events WHERE code = :code AND number > 5", 5),
        ("UPDATE events SET seat = 9 WHERE code = :code AND number = 2", 1),
        ("UPDATE events SET at = 'noon' WHERE code = :code AND number = 1", 0),
        ("UPDATE tables SET clock = '[]' WHERE code = :code", MOVES),
        ("UPDATE tables SET moves = 9 WHERE code = :code", MOVES),
    ],
)
async def test_a_game_goes_on_from_the_last_move_that_can_be_made(
    club: Club, store: SqliteStore, game: str, caplog: pytest.LogCaptureFixture, sql: str, kept: int
) -> None:
    before = await damaged(club, store, game, sql)
    told: list[str] = []
    club.listeners.append(told.append)
    for _ in range(3):
        with pytest.raises(DAMAGED):
            await club.get(before.code)
    assert told == [before.code]
    assert caplog.text.count("cannot be read") == 1
    with pytest.raises(ClubError, match="only_host"):
        await club.mend(before.code, BEN.id)
    found = await club.mend(before.code, ANN.id)
    table = await club.get(before.code)
    assert table.match is not None
    assert before.match is not None
    assert table.match.entries == before.match.entries[:kept]
    assert found.lost == (3 if "moves = 9" in sql else MOVES - kept)
    assert (table.rev, table.seats.holders) == (before.rev + 1, before.seats.holders)
    assert {wait.user for wait in table.clock.waits} >= {
        person.id for person in table.people if table.seat_of(person.id) in table.view(None).waiting
    }
    assert not club.damaged
    over = await move_on(club, table)
    assert over.status is Status.OVER
    assert await Club(store, Catalog(), ticking()).get(over.code) == over


async def test_what_lies_beyond_is_set_aside_without_the_people(club: Club, store: SqliteStore) -> None:
    table = await damaged(club, store, "snack", "UPDATE events SET move = '{\"do\"' WHERE code = :code AND number = 5")
    await club.mend(table.code, ANN.id)
    kept = json.loads(await store.get_meta(f"set aside {table.code} {table.rev}") or "")
    assert [one["number"] for one in kept["events"]] == [5, 6]
    assert kept["events"][0]["move"] == '{"do"'
    assert str(BEN.id) not in json.dumps(kept["events"])


@pytest.mark.parametrize("part", ["header", "agreed", "seats"])
async def test_what_is_beyond_mending_is_closed_and_stays_as_it_is(club: Club, store: SqliteStore, part: str) -> None:
    table = await damaged(club, store, "veggies", f"UPDATE tables SET {part} = 'x' WHERE code = :code")
    known = await club.whats_known(table.code)
    assert (known.location, known.seats.host, known.status) == (table.location, ANN.id, Status.PLAYING)
    found = await club.mend(table.code, BEN.id, moderator=True)
    assert found.mended is None
    assert (await club.wreck(table.code)).table.status is Status.CANCELLED
    assert await club.tables_of(ANN.id) == []
    loaded = await store.remains(table.code)
    assert loaded is not None
    assert len(loaded.events) == MOVES
    assert await store.timers(9) == []


async def test_a_lobby_is_put_back_without_its_seal(club: Club, store: SqliteStore, game: str) -> None:
    table = await open_table(club, game, BEN)
    await directly(store, "UPDATE tables SET deal = 'x', clock = '' WHERE code = :code", code=table.code)
    club.forget_cached()
    with pytest.raises(DAMAGED):
        await club.join(table.code, BEN)
    await club.mend(table.code, ANN.id)
    assert (await club.start(table.code, ANN.id)).status is Status.PLAYING


async def test_another_table_never_notices(club: Club, store: SqliteStore) -> None:
    bad = await damaged(club, store, "snack", "UPDATE tables SET header = '{}' WHERE code = :code")
    good = await begin(club, "snack", BEN)
    assert [table.code for table in await club.tables_of(ANN.id)] == [good.code]
    assert (await move_on(club, good)).status is Status.OVER
    with pytest.raises(ClubError, match="no_such_table"):
        await club.mend("ZZZZ", ANN.id)
    assert list(club.damaged) == [bad.code]
