"""The steward with a clock in the hand: order, crashes, two processes, tables that cannot be looked after."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.service.clock.pace import Pace
from bot.service.clock.scheduler import LEASE, NotDue, Scheduler, claimed
from bot.service.club import Club
from bot.service.preferences import Notify, Preferences
from bot.service.table import Status
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from tests.bot.service.office import DAY, HOUR, NOON, Clock, Postman
from tests.bot.service.people import ANN, BEN, CAT, any_move, at_once, begin, move_on, stamp_of


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[tuple[Clock, Postman, list[tuple[Club, Scheduler]]]]:
    """Two processes on one database and one Discord."""
    clock, postman = Clock(), Postman()
    stores = [await SqliteStore.open(tmp_path / "club.db") for _ in range(2)]
    clubs = [Club(store, Catalog(), clock, think=at_once) for store in stores]
    both = [(club, Scheduler(club, postman)) for club in clubs]
    yield clock, postman, both
    for _, scheduler in both:
        await scheduler.stop()
    for store in stores:
        await store.close()


async def idle() -> None:
    for _ in range(30):
        await asyncio.sleep(0.01)


async def test_two_processes_do_nothing_twice(processes) -> None:  # type: ignore[no-untyped-def]
    clock, postman, both = processes
    table = await begin(both[0][0], "snack", BEN, CAT)
    for hours, told in ((0, "FIRST"), (12, "HALF"), (21, "LAST")):
        clock.now = NOON + hours * HOUR
        before = len(postman.carried)
        for _, scheduler in both:
            scheduler.poke()
        await idle()
        news = [line for line in postman.carried[before:] if "tidy" not in line]
        everyone = f"{BEN.id} {CAT.id}" if told == "FIRST" else f"{ANN.id} {BEN.id} {CAT.id}"
        assert news == [f"{told} {table.code} {everyone}"]
    clock.now = NOON + DAY
    for _, scheduler in both:
        scheduler.poke()
    await idle()
    for club, _ in both:
        club._cache.clear()
        again = await club.get(table.code)
        assert [holder.missed for holder in again.holders] == [1, 1, 1]
        assert again.moment == "1play"
    assert len(again.match.entries) == 3


async def test_a_process_that_remembers_a_table_as_it_was_does_what_is_due_all_the_same(processes) -> None:  # type: ignore[no-untyped-def]
    """The other one goes on with the game, and dies: nobody comes to look at what this one has in mind."""
    clock, postman, ((dying, _), (club, scheduler)) = processes
    table = await begin(dying, "snack", BEN, CAT, pace=Pace.NONE)
    scheduler.poke()
    await idle()
    clock.now += HOUR
    for person in (ANN, BEN, CAT):
        now = await dying.get(table.code)
        await dying.act(table.code, person.id, stamp_of(now, person), any_move(now, person))
    assert (await club.get(table.code)).moment == "1choose"
    before = len(postman.carried)
    scheduler.poke()
    await idle()
    assert f"FIRST {table.code} {ANN.id} {BEN.id}" in postman.carried[before:]


async def test_a_crash_brings_it_back_when_the_lease_is_over(processes) -> None:  # type: ignore[no-untyped-def]
    clock, postman, ((club, _), (_, other)) = processes
    table = await begin(club, "snack", BEN)
    # A process has taken the table upon itself, and died.
    await club.change(table.code, partial(claimed, now=clock.now), unseen=True)
    with pytest.raises(NotDue):
        await other.attend(table.code)
    clock.now = NOON + LEASE
    await other.attend(table.code)
    assert postman.carried == [f"FIRST {table.code} {BEN.id}"]


async def test_missed_things_happen_in_order_and_once(processes) -> None:  # type: ignore[no-untyped-def]
    clock, postman, ((club, scheduler), _) = processes
    tables = []
    for hours in (2, 0, 1):
        clock.now = NOON + hours * HOUR
        tables.append(await begin(club, "snack", BEN))
    clock.now = NOON + 5 * DAY
    scheduler.poke()
    await idle()
    third, first, second = (table.code for table in tables)
    assert postman.shown[:3] == [first, second, third]
    assert sorted(postman.carried) == sorted(f"FIRST {table.code} {ANN.id} {BEN.id}" for table in tables)
    for table in tables:
        assert [holder.missed for holder in (await club.get(table.code)).holders] == [1, 1]


async def test_a_table_that_cannot_be_looked_after_is_left_alone_for_a_while(  # type: ignore[no-untyped-def]
    processes, caplog: pytest.LogCaptureFixture
) -> None:
    clock, postman, ((club, scheduler), _) = processes
    postman.breaks = True
    await begin(club, "snack", BEN)
    with caplog.at_level(logging.ERROR):
        scheduler.poke()
        await idle()
        scheduler.poke()
        await idle()
    assert [record.message.split(": ")[-1] for record in caplog.records] == ["RuntimeError"]
    assert "horse" not in caplog.text
    postman.breaks = False
    clock.now += timedelta(minutes=10)
    scheduler.poke()
    await idle()
    assert len(postman.carried) == 1


async def test_notices_as_people_like_them(processes) -> None:  # type: ignore[no-untyped-def]
    clock, postman, ((club, scheduler), _) = processes
    await club.set_preferences(BEN.id, Preferences(notify=Notify.DIRECT))
    await club.set_preferences(CAT.id, Preferences(notify=Notify.OFF))
    table = await begin(club, "snack", BEN, CAT)
    scheduler.poke()
    await idle()
    assert postman.carried == [f"FIRST {table.code} to {BEN.id}"]
    postman.blocked.add(BEN.id)
    clock.now += 12 * HOUR
    scheduler.poke()
    await idle()
    assert postman.carried[1:] == [f"HALF {table.code} {ANN.id} {BEN.id}", f"tidy {table.code}"]
    over = await move_on(club, table)
    assert over.status is Status.OVER
    scheduler.poke()
    await idle()
    assert postman.carried[3:] == [f"tidy {table.code}"]
    assert await club.timers(5) == []
