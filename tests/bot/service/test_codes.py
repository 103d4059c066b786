"""Codes never run out: they get longer with the number of tables, and those of cancelled lobbies are reused."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from bot.service.clock.due import KEPT_CANCELLED
from bot.service.club import Club
from bot.service.codes import LETTERS, SHORTEST, code_length
from bot.service.errors import ClubError
from bot.service.limits import Limits
from bot.service.table import Person, Status
from bot.service.table_records import to_row
from bot.store.migrate import migrations
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from tests.bot.service.office import DAY, HOUR, Office
from tests.bot.service.people import ANN, BEN, begin, move_on, open_table
from tests.bot.store.stores import LOBBY
from tests.bot.ticking import ticking


async def test_opening_works_for_everyone_where_nearly_all_short_codes_are_taken(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """97 in 100 of them, with an alphabet small enough to list them all."""
    monkeypatch.setattr("bot.service.codes.LETTERS", "ABCDEF")
    short = ["".join(letters) for letters in product("ABCDEF", repeat=SHORTEST)]
    for code in short[: len(short) * 97 // 100]:
        await store.create(replace(LOBBY, code=code, channel=1, host=1))
    club = Club(store, Catalog(), ticking(), limits=Limits(per_channel=10**6))
    codes = [(await open_table(club, "snack", host=Person(1000 + number, "x"))).code for number in range(40)]
    assert len(set(codes)) == 40
    assert min(map(len, codes)) > SHORTEST


def test_codes_are_short_as_long_as_they_can_be() -> None:
    assert [code_length(tables) for tables in (0, 1, 100_000)] == [4, 4, 4]
    assert [code_length(len(LETTERS) ** length) for length in (4, 5, 6)] == [5, 6, 7]


async def test_each_attempt_has_more_to_choose_from(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bad luck means a longer code: nobody is refused for lack of one."""
    tried: list[str] = []

    def unlucky(length: int) -> str:
        tried.append("A" * length)
        return tried[-1]

    monkeypatch.setattr("bot.service.club.new_code", unlucky)
    club = Club(store, Catalog(), ticking())
    assert [(await open_table(club, "snack")).code for _ in range(3)] == ["AAAA", "AAAAA", "AAAAAA"]


async def test_longer_codes_do_all_that_short_ones_do(server: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.service.club.new_code", lambda _: "ABCDEFGH")
    table = await begin(server.club, "snack", BEN)
    table = await move_on(server.club, table)
    assert (await server.club.get(" abcdefgh ")).status is table.status is Status.OVER


async def test_the_code_of_a_cancelled_lobby_is_free_after_a_day(server: Office) -> None:
    table = await open_table(server.club, "snack", BEN)
    await server.club.cancel(table.code, ANN.id)
    await server.after(KEPT_CANCELLED - HOUR)
    assert (await server.club.get(table.code)).status is Status.CANCELLED
    await server.asleep(HOUR)
    with pytest.raises(ClubError, match="no_such_table"):
        await server.club.get(table.code)
    assert await server.store.count() == 0
    assert await server.store.codes_of(BEN.id, list(Status), 9) == []


async def test_a_game_that_was_cancelled_is_kept(server: Office) -> None:
    table = await begin(server.club, "snack", BEN)
    await server.club.cancel(table.code, ANN.id)
    await server.after(40 * DAY)
    assert (await server.club.get(table.code)).status is Status.CANCELLED
    assert server.clock.alarms == []


async def test_a_rematch_that_was_cancelled_can_be_called_again(server: Office) -> None:
    over = await move_on(server.club, await begin(server.club, "snack", BEN))
    again = await server.club.rematch(over.code, ANN.id)
    await server.club.cancel(again.code, ANN.id)
    await server.after(2 * DAY)
    assert await server.store.count() == 1
    once_more = await server.club.rematch(over.code, BEN.id)
    assert once_more.agreed.rematch_of == over.code


async def test_two_processes_free_it_once(server: Office) -> None:
    table = await open_table(server.club, "snack")
    await server.club.cancel(table.code, ANN.id)
    other = Club(server.store, Catalog(), server.clock)
    await other.get(table.code)
    server.clock.now += DAY
    assert [await server.club.free(table.code), await other.free(table.code)] == [True, True]


async def test_lobbies_that_were_cancelled_long_ago_are_freed_too(tmp_path: Path) -> None:
    """In older databases, which don't have that time yet."""
    file = tmp_path / "club.db"
    store = await SqliteStore.open(file)
    club = Club(store, Catalog(), ticking())
    table = await open_table(club, "snack")
    table = await club.cancel(table.code, ANN.id)
    await store.create(replace(to_row(table), code="OLDE", next_at=None))
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(migrations("sqlite")[7])
    store = await SqliteStore.open(file)
    assert "OLDE" in [code for code, _ in await store.timers(9)]
    await store.close()
