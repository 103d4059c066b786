"""What happens beside a deadline, or goes wrong around it: nobody is played for who is there, no game stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.service.club import Club
from bot.service.pace import Habits
from bot.service.steward import REST, Steward
from bot.service.tables import Table
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from tests.bot.service.people import ANN, BEN, CAT, at_once, begin
from tests.bot.service.test_steward import DAY, NOON, Clock, Postman

GAME = "snack"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[tuple[Clock, Club, Steward]]:
    clock = Clock()
    store = await SqliteStore.open(tmp_path / "club.db")
    club = Club(store, Catalog(), clock, think=at_once)
    steward = Steward(club, Postman())
    yield clock, club, steward
    await steward.stop()
    await store.close()


async def test_a_store_that_fails_once_does_not_stop_the_steward(
    house: tuple[Clock, Club, Steward], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, club, steward = house
    pauses: list[float] = []
    read, failures = club.timers, [OSError("disk")]

    async def timers(limit: int) -> Any:
        if failures:
            raise failures.pop()
        return await read(limit)

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(club, "timers", timers)
    monkeypatch.setattr(steward, "_wait", pause)
    steward.poke()
    assert steward._task is not None
    await steward._task
    assert pauses == [REST.total_seconds()]
    assert "OSError" in caplog.text


async def test_stopping_while_timers_are_read_does_not_wait_for_them(house: tuple[Clock, Club, Steward]) -> None:
    _, club, steward = house
    await begin(club, GAME, BEN)
    steward.poke()
    await asyncio.sleep(0)
    await asyncio.wait_for(steward.stop(), timeout=5)


async def late(clock: Clock, club: Club) -> tuple[Table, int]:
    """A game in which Ben's time is up, and his seat."""
    table = await begin(club, GAME, BEN)
    clock.now = NOON + DAY + timedelta(minutes=1)
    seat = table.seat_of(BEN.id)
    assert seat is not None
    return table, seat


async def test_more_time_given_while_the_stand_in_thinks_is_kept(house: tuple[Clock, Club, Steward]) -> None:
    clock, club, _ = house
    table, seat = await late(clock, club)
    wait = table.wait_of(seat)
    assert wait is not None

    async def meanwhile(decide: Any, *args: Any) -> Any:
        await club.set_habits(BEN.id, Habits(away=clock.now + DAY))
        return decide(*args)

    club.deputy._think = meanwhile
    after = await club.deputy.stand_in(table.code, seat, wait.key)
    assert seat in after.view(None).waiting
    assert after.holders[seat].missed == 0


async def test_whoever_takes_a_seat_over_is_not_played_for(
    house: tuple[Clock, Club, Steward],
) -> None:
    _, club, _ = house
    table = await begin(club, GAME, BEN)
    seat = table.seat_of(BEN.id)
    assert seat is not None
    await club.leave(table.code, BEN)

    async def meanwhile(decide: Any, *args: Any) -> Any:
        if (await club.get(table.code)).holders[seat].person is None:
            await club.take_over(table.code, seat, CAT)
        return decide(*args)

    club.deputy._think = meanwhile
    after = await club.deputy.let_autos_play(table.code)
    assert after.seat_of(CAT.id) == seat
    assert seat in after.view(None).waiting


async def test_time_begins_when_someone_joins_a_person_alone_and_ends_when_they_leave(
    house: tuple[Clock, Club, Steward],
) -> None:
    clock, club, _ = house
    table = await begin(club, GAME, BEN)

    def ends(table: Table) -> datetime | None:
        seat = table.seat_of(ANN.id)
        assert seat is not None
        wait = table.wait_of(seat)
        assert wait is not None
        return wait.ends

    assert ends(table) == NOON + DAY
    table = await club.leave(table.code, BEN)
    assert ends(table) is None
    clock.now = NOON + 5 * DAY
    table = await club.take_over(table.code, 1, CAT)
    assert ends(table) == NOON + 6 * DAY
