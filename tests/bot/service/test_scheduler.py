"""The scheduler with a clock set by hand: order, crashes, two processes, tables it can't handle."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial

import pytest

from bot.service.clock.pace import Pace
from bot.service.clock.scheduler import LEASE, NotDue, claimed
from bot.service.preferences import Notify, Preferences
from bot.service.table import Status
from tests.bot.service.office import DAY, HOUR, NOON, Office
from tests.bot.service.people import ANN, BEN, CAT, any_move, begin, move_on, stamp_of


async def test_two_processes_do_nothing_twice(servers: list[Office]) -> None:
    clock, postman = servers[0].clock, servers[0].postman
    table = await begin(servers[0].club, "snack", BEN, CAT)
    for hours, told in ((0, "FIRST"), (12, "HALF"), (21, "LAST")):
        clock.now = NOON + hours * HOUR
        before = len(postman.carried)
        await asyncio.gather(*(office.after() for office in servers))
        news = [line for line in postman.carried[before:] if "tidy" not in line]
        everyone = f"{BEN.id} {CAT.id}" if told == "FIRST" else f"{ANN.id} {BEN.id} {CAT.id}"
        assert news == [f"{told} {table.code} {everyone}"]
    clock.now = NOON + DAY
    await asyncio.gather(*(office.after() for office in servers))
    for office in servers:
        again = await office.club.get(table.code)
        assert [holder.missed for holder in again.seats.holders] == [1, 1, 1]
        assert again.moment == "1play"
        assert again.match is not None
        assert len(again.match.entries) == 3


async def test_what_one_process_is_about_to_tell_the_other_leaves_to_it(servers: list[Office]) -> None:
    here, there = servers
    postman = here.postman
    table = await begin(here.club, "snack", BEN)
    postman.may_go.clear()
    here.scheduler.poke()
    await postman.at_gate.wait()
    await there.after()
    assert postman.carried == []
    postman.may_go.set()
    await here.scheduler.idle()
    await there.after()
    assert postman.carried == [f"FIRST {table.code} {BEN.id}"]


async def test_it_is_idle_only_when_all_that_is_due_has_been_done(server: Office) -> None:
    postman = server.postman
    await server.scheduler.idle()
    tables = [await begin(server.club, "snack", BEN) for _ in range(3)]
    postman.may_go.clear()
    server.scheduler.poke()
    idle = asyncio.create_task(server.scheduler.idle())
    await postman.at_gate.wait()
    assert not idle.done()
    postman.may_go.set()
    await idle
    assert len(postman.carried) == len(tables)
    await server.scheduler.idle()


async def test_a_process_that_remembers_a_table_as_it_was_does_what_is_due_all_the_same(servers: list[Office]) -> None:
    """The other process advances the game and dies; nobody updates what this one remembers."""
    dying, here = servers[0].club, servers[1]
    clock, postman = here.clock, here.postman
    table = await begin(dying, "snack", BEN, CAT, pace=Pace.NONE)
    await here.after()
    assert postman.carried == [f"FIRST {table.code} {BEN.id} {CAT.id}"], "this one remembers the first phase"
    clock.now += HOUR
    for person in (ANN, BEN, CAT):
        now = await dying.get(table.code)
        await dying.act(table.code, person.id, stamp_of(now, person), any_move(now, person))
    before = len(postman.carried)
    await here.after()
    assert f"FIRST {table.code} {ANN.id} {BEN.id}" in postman.carried[before:]


async def test_a_crash_brings_it_back_when_the_lease_is_over(servers: list[Office]) -> None:
    club, other = servers[0].club, servers[1].scheduler
    clock, postman = servers[0].clock, servers[0].postman
    table = await begin(club, "snack", BEN)
    # A process has claimed the table, and died.
    await club.change(table.code, partial(claimed, now=clock.now), unseen=True)
    with pytest.raises(NotDue):
        await other.attend(table.code)
    clock.now = NOON + LEASE
    await other.attend(table.code)
    assert postman.carried == [f"FIRST {table.code} {BEN.id}"]


async def test_missed_things_happen_in_order_and_once(server: Office) -> None:
    clock, postman, club = server.clock, server.postman, server.club
    tables = []
    for hours in (2, 0, 1):
        clock.now = NOON + hours * HOUR
        tables.append(await begin(club, "snack", BEN))
    clock.now = NOON + 5 * DAY
    await server.after()
    third, first, second = (table.code for table in tables)
    assert postman.shown[:3] == [first, second, third]
    assert sorted(postman.carried) == sorted(f"FIRST {table.code} {ANN.id} {BEN.id}" for table in tables)
    for table in tables:
        assert [holder.missed for holder in (await club.get(table.code)).seats.holders] == [1, 1]


async def test_a_table_that_cannot_be_looked_after_is_left_alone_for_a_while(
    server: Office, caplog: pytest.LogCaptureFixture
) -> None:
    postman, club = server.postman, server.club
    postman.breaks = True
    await begin(club, "snack", BEN)
    with caplog.at_level(logging.ERROR):
        await server.after()
        await server.after()
    assert [record.message.split(": ")[-1] for record in caplog.records] == ["RuntimeError"]
    assert "horse" not in caplog.text
    postman.breaks = False
    await server.after(timedelta(minutes=10))
    assert len(postman.carried) == 1


async def test_reminders_as_people_like_them(server: Office) -> None:
    postman, club = server.postman, server.club
    await club.change_preferences(BEN.id, lambda _: Preferences(notify=Notify.DIRECT))
    await club.change_preferences(CAT.id, lambda _: Preferences(notify=Notify.OFF))
    table = await begin(club, "snack", BEN, CAT)
    await server.after()
    assert postman.carried == [f"FIRST {table.code} to {BEN.id}"]
    postman.blocked.add(BEN.id)
    await server.after(12 * HOUR)
    assert postman.carried[1:] == [f"HALF {table.code} {ANN.id} {BEN.id}", f"tidy {table.code}"]
    over = await move_on(club, table)
    assert over.status is Status.OVER
    await server.after()
    assert postman.carried[3:] == [f"tidy {table.code}"]
    assert await club.timers(5) == []
