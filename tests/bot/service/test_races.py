"""Many at once: nothing twice, nothing lost, and those who come second are told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path

import pytest

from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.limits import Limits
from bot.service.table import Status, Table
from bot.store.base import Store
from bot.store.opening import open_store
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.errors import EngineError
from tests.bot.service.people import (
    ANN,
    BEN,
    CAT,
    DAN,
    any_move,
    at_once,
    begin,
    move_on,
    open_table,
    stamp_of,
    waiting_for,
)
from tests.bot.ticking import ticking


def new_club(store: Store) -> Club:
    return Club(store, Catalog(), ticking(), think=at_once)


@pytest.fixture
async def clubs(shared: str) -> AsyncIterator[list[Club]]:
    """Two processes on the same database, as far as they can tell."""
    stores = [await open_store(shared) for _ in range(2)]
    yield [new_club(store) for store in stores]
    for store in stores:
        await store.close()


def log_of(table: Table) -> list[object]:
    assert table.match is not None
    return [entry.to_json() for entry in table.match.entries]


async def test_a_double_click(club: Club, game: str) -> None:
    table = await begin(club, game, BEN)
    person = waiting_for(table)[0]
    stamp, move = stamp_of(table, person), any_move(table, person)
    first, second = await asyncio.gather(
        *(club.act(table.code, person.id, stamp, move) for _ in range(2)), return_exceptions=True
    )
    assert isinstance(first, Table)
    assert isinstance(second, ClubError)
    assert second.code == "stale"
    assert len(log_of(await club.get(table.code))) == 1


async def test_all_who_are_waited_for_act_at_the_same_instant(club: Club, store: SqliteStore, game: str) -> None:
    table = await begin(club, game, BEN)
    while people := waiting_for(table):
        before = len(log_of(table))
        await asyncio.gather(
            *(club.act(table.code, one.id, stamp_of(table, one), any_move(table, one)) for one in people)
        )
        table = await club.get(table.code)
        assert len(log_of(table)) == before + len(people)
    assert table.status is Status.OVER
    assert await new_club(store).get(table.code) == table


async def test_the_last_seat_goes_to_one(club: Club, game: str) -> None:
    table = await open_table(club, game, capacity=2)
    results = await asyncio.gather(
        *(club.join(table.code, person) for person in (BEN, CAT, DAN)), return_exceptions=True
    )
    assert [getattr(result, "code", None) for result in results[1:]] == ["table_full"] * 2
    assert (await club.get(table.code)).people == (ANN, BEN)


async def test_limits_hold_at_once(store: SqliteStore, game: str) -> None:
    club = Club(store, Catalog(), ticking(), Limits(per_person=2))
    results = await asyncio.gather(*(open_table(club, game) for _ in range(4)), return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 2


async def test_everyone_asks_for_a_rematch_at_once(clubs: list[Club], game: str) -> None:
    table = await move_on(clubs[0], await begin(clubs[0], game, BEN))
    asked = (club.rematch(table.code, person.id) for club in clubs for person in (ANN, BEN))
    assert len({again.code for again in await asyncio.gather(*asked)}) == 1


async def test_a_move_whose_asker_goes_away(file: Path, game: str) -> None:
    """However far the save had come, all of it is there or none, and the next move works."""
    asking: asyncio.Task[Table] | None = None
    moments = cycle(["at once", "begun", "before_commit", "after_commit"])
    leaves_at = ""

    def step(name: str) -> None:
        if asking is not None and name == leaves_at:
            asking.cancel()

    store = await SqliteStore.open(file, on_step=step)
    club = new_club(store)
    table = await begin(club, game, BEN)
    while people := waiting_for(table):
        person, leaves_at, before = people[0], next(moments), log_of(table)
        asking = asyncio.create_task(club.act(table.code, person.id, stamp_of(table, person), any_move(table, person)))
        if leaves_at == "at once":
            asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        table = await club.get(table.code)
        assert len(log_of(table)) == len(before) + (leaves_at != "at once")
        assert await new_club(store).get(table.code) == table
    assert table.status is Status.OVER
    await store.close()


async def test_two_processes_do_nothing_twice(clubs: list[Club], game: str) -> None:
    table = await begin(clubs[0], game, BEN)
    while people := waiting_for(table):
        person = people[0]
        stamp = stamp_of(table, person)
        move, before = any_move(table, person), log_of(table)
        both = await asyncio.gather(
            *(club.act(table.code, person.id, stamp, move) for club in clubs), return_exceptions=True
        )
        won = [result for result in both if isinstance(result, Table)]
        lost = [result for result in both if isinstance(result, EngineError)]
        assert (len(won), len(lost)) == (1, 1)
        assert lost[0].code in ("stale", "not_playing")
        table = won[0]
        assert log_of(table) == [*before, *log_of(table)[-1:]]
    assert table.status is Status.OVER


async def test_what_another_process_did_is_found_when_saving(clubs: list[Club], game: str) -> None:
    here, there = clubs
    table = await open_table(here, game)
    assert (await there.get(table.code)).people == (ANN,)
    await here.join(table.code, BEN)
    with pytest.raises(ClubError, match="already_seated"):
        await there.join(table.code, BEN)
    table = await there.start(table.code, ANN.id)
    with pytest.raises(ClubError, match="not_in_lobby"):
        await here.start(table.code, ANN.id)
    assert await here.get(table.code) == table


async def test_a_crash_between_saving_and_telling_loses_nothing(file: Path, game: str) -> None:
    crashing = False

    def crash(step: str) -> None:
        if crashing and step == "after_commit":
            raise RuntimeError("the lights went out")

    store = await SqliteStore.open(file, on_step=crash)
    club = new_club(store)
    table = await begin(club, game, BEN)
    person = waiting_for(table)[0]
    crashing = True
    with pytest.raises(RuntimeError):
        await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
    crashing = False
    for after in (await club.get(table.code), await new_club(store).get(table.code)):
        assert len(log_of(after)) == 1
    assert [behind.code for behind in await new_club(store).unshown()] == [table.code]
    await store.close()
