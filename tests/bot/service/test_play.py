"""Whole games at the club's tables, with people and bots, reloaded at any point."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.service.bots.decisions import Decide
from bot.service.club import Club
from bot.service.table import Posted, Status
from bot.service.table_cache import BESIDES, TableCache
from bot.store.base import Damaged, EventRow, StoreError, TableRow
from bot.store.sqlite import SqliteStore
from engine.catalog import GAMES, Catalog
from engine.errors import BadLog, IllegalMove
from engine.game import Level
from engine.moves import Move
from engine.shuffle import Dice
from tests.bot.service.people import (
    ANN,
    BEN,
    CAT,
    any_move,
    at_once,
    begin,
    move_on,
    open_table,
    seats_for,
    stamp_of,
    waiting_for,
)
from tests.bot.store.stores import heard
from tests.bot.ticking import ticking

DICE = bytes(32)


class Nonsense(Move):
    do = "nonsense"


@pytest.mark.parametrize("bots", [0, 1, 2])
async def test_a_whole_game(club: Club, game: str, bots: int) -> None:
    table = await begin(club, game, BEN, bots=min(bots, seats_for(game, 4) - 2))
    table = await move_on(club, table, dice=Dice(DICE, game))
    assert table.status is Status.OVER
    assert table.view(None).outcome is not None
    assert table.chapter == "over"
    assert await club.let_bots_play(table.code) == table


async def test_after_every_move_a_fresh_start_finds_the_same(game: str, store: SqliteStore) -> None:
    catalog, dice = Catalog(), Dice(DICE, game)
    club = Club(store, catalog, ticking(), think=at_once)
    table = await begin(club, game, BEN, bots=1)
    while table.status is Status.PLAYING:
        table = await club.let_bots_play(table.code)
        for person in waiting_for(table)[:1]:
            table = await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person, dice))
        assert await Club(store, catalog).get(table.code) == table


async def test_events_say_who_and_when(club: Club, store: SqliteStore, game: str) -> None:
    table = await begin(club, game, bots=1)
    table = await move_on(club, table, moves=3)
    loaded = await store.load(table.code)
    assert loaded is not None
    row, events = loaded
    assert row.rev == table.rev
    assert [event.number for event in events] == list(range(1, row.moves + 1))
    assert [event.user for event in events] == [table.seats.holders[event.seat].person and ANN.id for event in events]
    assert sorted(event.at for event in events) == [event.at for event in events]


async def test_an_illegal_move_changes_nothing(club: Club, game: str) -> None:
    table = await begin(club, game, BEN)
    with pytest.raises(IllegalMove):
        await club.act(table.code, waiting_for(table)[0].id, stamp_of(table, waiting_for(table)[0]), Nonsense())
    assert await club.get(table.code) == table


async def test_the_answer_does_not_wait_for_automatic_players(store: SqliteStore, game: str) -> None:
    async def never(decide: Decide) -> Move:
        raise AssertionError("nobody asked it to play")

    club = Club(store, Catalog(), ticking(), think=never)
    table = await begin(club, game, bots=1)
    for person in waiting_for(table):
        table = await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
        assert table.match is not None
        assert len(table.match.entries) == 1


async def test_people_act_while_an_automatic_player_thinks(store: SqliteStore, game: str) -> None:
    thought, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(decide: Decide) -> Move:
        thought.set()
        await go_on.wait()
        return decide()

    club = Club(store, Catalog(), ticking(), think=slowly)
    table = await open_table(club, game, BEN)
    table = await club.add_bot(table.code, ANN.id, Level.EASY)
    table = await club.start(table.code, ANN.id)
    while not table.bots_due:
        person = waiting_for(table)[0]
        table = await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
    playing = [asyncio.create_task(club.let_bots_play(table.code)) for _ in range(2)]
    await thought.wait()
    left = await club.leave(table.code, BEN)
    for person in waiting_for(left):
        left = await club.act(table.code, person.id, stamp_of(left, person), any_move(left, person))
    go_on.set()
    first, second = await asyncio.gather(*playing)
    assert first == second
    assert not first.bots_due
    assert await Club(store, Catalog()).get(table.code) == first


@pytest.mark.parametrize("failure", ["raises", "illegal"])
async def test_an_automatic_player_that_fails_does_not_stop_the_game(
    store: SqliteStore, game: str, failure: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def badly(decide: Decide) -> Move:
        if failure == "raises":
            raise KeyError("the queen of hearts")
        raise IllegalMove("not_in_hand", card="the queen of hearts")

    club = Club(store, Catalog(), ticking(), think=badly)
    table = await begin(club, game, bots=1)
    with caplog.at_level(logging.ERROR):
        table = await move_on(club, table)
    assert table.status is Status.OVER
    assert table.code in caplog.text
    assert "queen" not in caplog.text


async def test_what_was_shown(club: Club, store: SqliteStore, game: str) -> None:
    table = await begin(club, game, BEN)
    rev = table.rev
    assert [behind.code for behind in await club.unshown()] == [table.code]
    shown = await club.mark_shown(table.code, rev, Posted(55, table.chapter))
    assert (shown.rev, shown.display.rev, shown.display.posted) == (rev, rev, Posted(55, table.chapter))
    assert await club.unshown() == []
    assert (await club.mark_shown(table.code, rev - 1, Posted(44, "old"))).display.posted == Posted(55, table.chapter)
    table = await move_on(club, table, moves=1)
    assert table.display.posted == Posted(55, table.chapter)
    assert await club.unshown() == [table]
    table = await club.mark_shown(table.code, table.rev)
    assert table.display.posted == Posted(55, table.chapter)
    assert await Club(store, Catalog()).get(table.code) == table
    await club.forget_shown()
    assert [(behind.display.rev, behind.display.posted) for behind in await club.unshown()] == [(0, None)]


async def test_a_start_up_finds_the_tables_where_automatic_players_are_to_move(
    store: SqliteStore, club: Club, game: str
) -> None:
    table = await begin(club, game, bots=1)
    while not table.bots_due:
        person = waiting_for(table)[0]
        table = await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
    await club.mark_shown(table.code, table.rev, Posted(1, table.chapter))
    fresh = Club(store, Catalog(), ticking(), think=at_once)
    assert [behind.code for behind in await fresh.unshown()] == [table.code]
    table = await fresh.let_bots_play(table.code)
    await fresh.mark_shown(table.code, table.rev)
    assert await fresh.unshown() == []


def damage_file(file: Path, statement: str, *values: str) -> None:
    """Something else writes to the club's file."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement, values)


async def test_a_broken_table_is_named_and_hides_no_other(
    game: str, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await SqliteStore.open(file)
    club = Club(store, Catalog(), ticking(), think=at_once)
    good = await begin(club, game, BEN)
    bad = await move_on(club, await begin(club, game, BEN), moves=3)
    damage_file(file, "DELETE FROM events WHERE code = ? AND number = 3", bad.code)
    fresh = Club(store, Catalog())
    with pytest.raises(BadLog) as refused:
        await fresh.get(bad.code)
    assert refused.value.params["table"] == bad.code
    with pytest.raises(BadLog):
        await fresh.act(bad.code, ANN.id, stamp_of(bad, ANN), any_move(good, waiting_for(good)[0]))
    assert await fresh.tables_of(ANN.id) == [good]
    assert bad.code in caplog.text
    await store.close()


async def test_a_store_that_fails_is_not_an_empty_club(
    store: SqliteStore, club: Club, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(club, game)

    async def load(code: str) -> None:
        raise StoreError("store_failed", reason="locked")

    with monkeypatch.context() as patched:
        patched.setattr(store, "load", load)
        with pytest.raises(StoreError, match="store_failed"):
            await Club(store, Catalog()).tables_of(ANN.id)
    await store.close()
    with pytest.raises(StoreError, match="store_closed"):
        await club.tables_of(ANN.id)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET status = 'paused'",
        "UPDATE tables SET header = NULL",
        "UPDATE tables SET header = '{}'",
        "UPDATE tables SET moves = 2",
        "UPDATE tables SET created = ''",
        "UPDATE tables SET agreed = '{}'",
        "UPDATE tables SET agreed = json_set(agreed, '$.pace', 'hasty')",
        "UPDATE tables SET seats = json_set(seats, '$.holders[0]', json('{\"level\": \"\"}'))",
        "UPDATE tables SET seats = json_remove(seats, '$.holders[1]')",
        "UPDATE tables SET clock = json_set(clock, '$.waits[0].told', 'twice')",
        "UPDATE events SET seat = 9",
        """UPDATE events SET move = '{"do": "nonsense"}'""",
    ],
)
async def test_damage_is_told_with_the_code_of_the_table(file: Path, game: str, damage: str) -> None:
    store = await SqliteStore.open(file)
    club = Club(store, Catalog(), ticking(), think=at_once)
    table = await move_on(club, await begin(club, game, BEN), moves=1)
    damage_file(file, damage)
    with pytest.raises((BadLog, Damaged)) as refused:
        await Club(store, Catalog()).get(table.code)
    assert refused.value.params["table"] == table.code
    await store.close()


async def test_few_tables_are_kept_in_memory(
    store: SqliteStore, club: Club, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await begin(club, game, BEN, host=ANN) for _ in range(4)]
    cache, loaded, load = TableCache(store, Catalog(), kept=2 * BESIDES), list[str](), store.load

    async def loading(code: str) -> tuple[TableRow, tuple[EventRow, ...]] | None:
        loaded.append(code)
        return await load(code)

    monkeypatch.setattr(store, "load", loading)
    first, second, third, fourth = (table.code for table in tables)
    assert [await cache.get(table.code) for table in tables] == tables
    assert loaded == [first, second, third, fourth]
    assert [await cache.get(code) for code in (fourth, third, second)] == [tables[3], tables[2], tables[1]]
    assert loaded[4:] == [second]
    assert len(cache.locks) == 0


async def test_no_secret_is_printed_or_logged(club: Club, game: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table = await move_on(club, await begin(club, game, BEN, bots=1), moves=3)
        with pytest.raises(IllegalMove):
            await club.act(table.code, ANN.id, stamp_of(table, ANN), Nonsense())
    assert table.match is not None
    for text in (repr(table), caplog.text):
        assert table.match.setup.seed.hex() not in text
        assert repr(table.match.setup.seed) not in text
        assert "hand" not in text
        assert "card" not in text
    assert CAT.name not in caplog.text


async def test_a_move_is_two_statements_in_one_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's row and the event; who sits there is only written when that changes."""
    said = heard(monkeypatch)
    store = await SqliteStore.open(tmp_path / "traced.db")
    club = Club(store, Catalog())
    table = await begin(club, next(iter(GAMES)), BEN, host=ANN)
    person = waiting_for(table)[0]
    said.clear()
    await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
    begun, ended = said.index("BEGIN IMMEDIATE"), said.index("COMMIT")
    assert [one.split()[0] for one in said[begun + 1 : ended]] == ["UPDATE", "INSERT"]
    await store.close()
