"""Things that happen around a deadline or go wrong near it: no stand-in for people who are there, no stuck game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.delivery.reminders import nonce_of
from bot.service.bots.decisions import Decide
from bot.service.clock.pace import Pace
from bot.service.clock.scheduler import LATER, LONGEST_SLEEP, REST
from bot.service.clock.votes import time_asked_for
from bot.service.clock.waits import Step
from bot.service.club import Club
from bot.service.preferences import Notify, Preferences
from bot.service.table import Person, Table
from engine.moves import Move, Undo
from tests.bot.service.office import DAY, HOUR, NOON, Clock, Office, new_office
from tests.bot.service.people import ANN, BEN, CAT, any_move, begin, ends, seat_of, stamp_of

GAME = "snack"


async def test_a_store_that_fails_once_does_not_stop_the_scheduler(
    server: Office, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begin(server.club, GAME, BEN)
    read, failures = server.club.timers, [OSError("disk")]

    async def timers(limit: int) -> list[tuple[str, datetime]]:
        if failures:
            raise failures.pop()
        return await read(limit)

    monkeypatch.setattr(server.club, "timers", timers)
    await server.after()
    assert server.clock.alarms == [NOON + REST]
    assert server.postman.carried == []
    assert "OSError" in caplog.text
    await server.asleep(REST)
    assert server.postman.carried == [f"FIRST {table.code} {BEN.id}"]


async def test_stopping_while_timers_are_read_does_not_wait_for_them(server: Office) -> None:
    club, scheduler = server.club, server.scheduler
    await begin(club, GAME, BEN)
    scheduler.poke()
    await asyncio.sleep(0)
    await asyncio.wait_for(scheduler.stop(), timeout=5)


async def late(clock: Clock, club: Club) -> tuple[Table, int]:
    """A game in which Ben's time is up, and his seat."""
    table = await begin(club, GAME, BEN)
    clock.now = NOON + DAY + timedelta(minutes=1)
    return table, seat_of(table, BEN)


async def test_more_time_given_while_the_stand_in_thinks_is_kept(server: Office) -> None:
    clock = server.clock

    async def meanwhile(decide: Decide) -> Move:
        await club.change_preferences(BEN.id, lambda _: Preferences(away=clock.now + DAY))
        return decide()

    club = new_office(server.store, clock, server.postman, meanwhile).club
    table, seat = await late(clock, club)
    wait = table.wait_of(seat)
    assert wait is not None
    after = await club.bot_moves.stand_in(table.code, seat, wait.key)
    assert seat in after.view(None).waiting
    assert after.seats.holders[seat].missed == 0


async def test_whoever_takes_a_seat_over_is_not_played_for(server: Office) -> None:
    async def meanwhile(decide: Decide) -> Move:
        if (await club.get(table.code)).seats.holders[seat].person is None:
            await club.take_over(table.code, seat, CAT)
        return decide()

    club = new_office(server.store, server.clock, server.postman, meanwhile).club
    table = await begin(club, GAME, BEN)
    seat = seat_of(table, BEN)
    await club.leave(table.code, BEN)
    after = await club.bot_moves.let_bots_play(table.code)
    assert after.seat_of(CAT.id) == seat
    assert seat in after.view(None).waiting


async def test_who_leaves_and_who_comes_changes_nobody_elses_time(server: Office) -> None:
    """Nobody is reminded again, and a game that several people started keeps its pace even if all but one have left."""
    club, postman = server.club, server.postman
    table = await begin(club, GAME, BEN)
    await server.after()
    (seat,) = (seat for seat in (0, 1) if seat != table.seat_of(BEN.id))
    postman.carried.clear()
    for _ in range(3):
        table = await club.leave(table.code, BEN)
        assert ends(table, seat) == NOON + DAY
        await server.after(timedelta(minutes=1))
        table = await club.take_over(table.code, 1, BEN)
        await server.after(timedelta(minutes=1))
    assert ends(await club.get(table.code), seat) == NOON + DAY
    assert not any(str(ANN.id) in line for line in postman.carried if "FIRST" in line)
    await club.leave(table.code, BEN)
    await club.let_bots_play(table.code)
    for _ in range(3):
        await server.after(DAY)
        await club.let_bots_play(table.code)
    assert (await club.get(table.code)).asleep


async def acts(club: Club, table: Table, person: Person, move: Move | None = None) -> Table:
    now = await club.get(table.code)
    return await club.act(table.code, person.id, stamp_of(now, person), move or any_move(now, person))


async def test_time_away_counts_once_however_often_someone_changes_their_mind(server: Office) -> None:
    clock, club = server.clock, server.club
    await club.change_preferences(BEN.id, lambda _: Preferences(away=NOON + 5 * DAY))
    table = await begin(club, "snack", BEN, CAT)
    clock.now = NOON + 5 * DAY + timedelta(hours=1)
    for _ in range(3):
        table = await acts(club, await acts(club, table, BEN), BEN, Undo())
        assert table.seats.holders[1].away == 5 * DAY
    table = await acts(club, table, BEN)
    for person in (ANN, CAT):
        table = await acts(club, table, person)
    await club.change_preferences(BEN.id, lambda _: Preferences(away=clock.now + 12 * DAY))
    table = await club.get(table.code)
    assert ends(table, 1) == clock.now + 9 * DAY + DAY


async def test_taken_back_a_wait_still_has_the_absence_that_it_has_paid_for(server: Office) -> None:
    clock, club = server.clock, server.club
    await club.change_preferences(BEN.id, lambda _: Preferences(away=NOON + 13 * DAY))
    table = await begin(club, "snack", BEN, CAT)
    clock.now = NOON + 13 * DAY + timedelta(hours=1)
    table = await acts(club, await acts(club, table, BEN), BEN, Undo())
    (again,) = await club.change_preferences(BEN.id, lambda _: Preferences(away=NOON + 13 * DAY, language="de"))
    assert ends(again, 1) == NOON + 14 * DAY


async def test_no_more_time_away_than_agreed_by_leaving_and_coming_back(server: Office) -> None:
    clock, club = server.clock, server.club
    await club.change_preferences(ANN.id, lambda _: Preferences(away=NOON + 60 * DAY))
    table = await begin(club, "snack", BEN)
    clock.now = NOON + 13 * DAY
    await club.leave(table.code, BEN)
    table = await club.take_over(table.code, 1, BEN)
    assert ends(table, 0) == NOON + 15 * DAY


async def test_what_cannot_be_delivered_now_is_tried_again_and_nobody_hears_it_twice(server: Office) -> None:
    """Ben's direct message arrives, the one in the channel doesn't: after a restart only that one is sent again."""
    club, postman = server.club, server.postman
    await club.change_preferences(BEN.id, lambda _: Preferences(notify=Notify.DIRECT))
    table = await begin(club, GAME, BEN, CAT)
    postman.held = {"tell"}
    await server.after()
    assert postman.carried == [f"FIRST {table.code} to {BEN.id}"]
    again = await server.restarted()
    await again.after(LATER / 2)
    assert len(postman.carried) == 1
    postman.held = set()
    await again.after(LATER / 2)
    assert postman.carried[1:] == [f"FIRST {table.code} {CAT.id}"]
    await again.scheduler.stop()


@pytest.mark.parametrize("held", ["tell_directly", "tell_silence", "tidy"])
async def test_each_message_that_could_not_be_brought_stays_due(server: Office, held: str) -> None:
    club, postman = server.club, server.postman
    await club.change_preferences(BEN.id, lambda _: Preferences(notify=Notify.DIRECT))
    table = await begin(club, GAME, BEN, pace=Pace.NONE)
    postman.held = {held}
    await server.after()
    if held == "tidy":
        await club.act(table.code, BEN.id, stamp_of(table, BEN), any_move(table, BEN))
    await server.after(6 * DAY)
    before = len(postman.carried)
    for _ in range(3):
        await server.after(LATER)
    assert len(postman.carried) == before
    postman.held = set()
    await server.after(LATER)
    (late,) = postman.carried[before:]
    assert late.split()[0] == {"tell_directly": "FIRST", "tell_silence": "SILENCE", "tidy": "tidy"}[held]


async def test_many_tables_that_must_wait_do_not_keep_the_others_from_being_seen(
    server: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.clock.scheduler.AT_A_TIME", 3)
    postman = server.postman
    for _ in range(3):
        await begin(server.club, GAME, BEN)
    postman.held = {"tell"}
    await server.after()
    postman.held = set()
    server.clock.now += timedelta(seconds=1)
    other = await begin(server.club, GAME, BEN)
    await server.after()
    assert postman.carried == [f"FIRST {other.code} {BEN.id}"]


async def test_a_moment_that_an_earlier_version_had_in_mind_keeps_nobody_busy(
    server: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(server.club, GAME, BEN)
    await server.after()
    appearances, read = [], server.club.timers

    async def timers(limit: int) -> list[tuple[str, datetime]]:
        appearances.append(limit)
        return [(table.code, NOON), *(one for one in await read(limit) if one[0] != table.code)]

    monkeypatch.setattr(server.club, "timers", timers)
    await server.after(HOUR)
    assert len(appearances) < 5


async def test_the_clock_on_the_wall_is_looked_at_again_and_again(server: Office) -> None:
    """After a suspend, a machine keeps sleeping for as long as it was told to."""
    await begin(server.club, GAME, BEN)
    await server.after()
    assert server.clock.alarms == [NOON + LONGEST_SLEEP]
    await server.asleep(LONGEST_SLEEP)
    assert server.clock.alarms == [NOON + 2 * LONGEST_SLEEP]


async def all_act(club: Club, table: Table, *people: Person) -> Table:
    for person in people:
        now = await club.get(table.code)
        table = await club.act(table.code, person.id, stamp_of(now, person), any_move(now, person))
    return table


async def test_acting_in_the_second_in_which_the_silence_is_said_breaks_it(server: Office) -> None:
    table = await begin(server.club, GAME, BEN, CAT, pace=Pace.NONE)
    await server.after()
    await server.after(6 * DAY)
    assert server.postman.carried[-1] == f"SILENCE {table.code}"
    await all_act(server.club, table, BEN)
    await server.after()
    assert [reminder.step for reminder in (await server.club.get(table.code)).clock.reminders] == [Step.FIRST]


async def test_a_second_last_call_is_another_message_for_discord(server: Office) -> None:
    """With the same nonce, Discord would return the earlier message instead of sending this one."""
    club = server.club
    table = await all_act(club, await begin(club, GAME, BEN, CAT, pace=Pace.LIVE), ANN, BEN)
    before = table.wait_of(2)
    for person in (ANN, BEN):
        table = await club.more_time(table.code, person.id, time_asked_for(table))
    after = table.wait_of(2)
    assert before is not None
    assert after is not None
    assert nonce_of(table, Step.LAST, [before]) != nonce_of(table, Step.LAST, [after])
    assert nonce_of(table, Step.LAST, [after]) == nonce_of(table, Step.LAST, [replace(after, told=Step.LAST)])


async def test_going_away_after_the_last_call_brings_both_reminders_again(server: Office) -> None:
    club, carried = server.club, server.postman.carried
    table = await all_act(club, await begin(club, GAME, BEN, CAT), ANN, CAT)
    for hours in (0, 12, 9, 1):
        await server.after(hours * HOUR)
    del carried[:]
    await club.change_preferences(BEN.id, lambda _: Preferences(away=server.clock.now + 5 * DAY))
    await server.after()
    for hours in (5 * 24, 12, 9):
        await server.after(hours * HOUR)
    told = [line for line in carried if "tidy" not in line]
    assert told == [f"HALF {table.code} {BEN.id}", f"LAST {table.code} {BEN.id}"]
