"""Leaving a game and taking the same seat again gives no advantage."""

from __future__ import annotations

from datetime import timedelta

from bot.language.words import words_for
from bot.panels.seats import earlier_holders
from bot.service.clock.waits import Wait
from bot.service.credits import credits
from bot.service.preferences import Preferences
from bot.service.table import Table
from engine.moves import Undo
from tests.bot.service.office import DAY, HOUR, NOON, Office
from tests.bot.service.people import BEN, CAT, begin, move_on, stamp_of


def wait_of(table: Table) -> Wait:
    wait = table.wait_of(1)
    assert wait is not None
    return wait


async def test_the_deadline_stays(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN, CAT)
    server.clock.now = NOON + 20 * HOUR
    await club.leave(table.code, BEN)
    table = await club.take_over(table.code, 1, BEN)
    assert wait_of(table).ends == NOON + DAY
    await club.leave(table.code, BEN)
    await club.let_bots_play(table.code)
    table = await club.take_over(table.code, 1, BEN)
    assert table.wait_of(1) is None
    table = await club.act(table.code, BEN.id, stamp_of(table, BEN), Undo())
    assert wait_of(table).ends == NOON + DAY


async def test_someone_else_in_that_seat_has_a_time_of_their_own(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN)
    server.clock.now = NOON + 20 * HOUR
    await club.leave(table.code, BEN)
    table = await club.take_over(table.code, 1, CAT)
    assert wait_of(table).ends == NOON + 44 * HOUR


async def test_days_away_that_are_spent_stay_spent(server: Office) -> None:
    club = server.club
    await club.change_preferences(BEN.id, lambda _: Preferences(away=NOON + 60 * DAY))
    table = await begin(club, "snack", BEN, CAT)
    server.clock.now = NOON + 10 * DAY
    await club.leave(table.code, BEN)
    await club.let_bots_play(table.code)
    table = await club.take_over(table.code, 1, BEN)
    assert table.seats.holders[1].away == 10 * DAY
    club = (await server.restarted()).club
    await club.leave(table.code, BEN)
    club = (await server.restarted()).club
    table = await club.take_over(table.code, 1, BEN)
    assert table.seats.holders[1].away == 10 * DAY
    table = await club.act(table.code, BEN.id, stamp_of(table, BEN), Undo())
    assert wait_of(table).ends == NOON + 15 * DAY


async def test_the_final_sheet_names_nobody_as_their_own_predecessor(server: Office) -> None:
    club, words = server.club, words_for("en")
    table = await begin(club, "snack", BEN)
    await club.leave(table.code, BEN)
    await club.take_over(table.code, 1, BEN)
    over = await move_on(club, await club.get(table.code))
    assert earlier_holders(words, over, 1) == ""
    table = await begin(club, "snack", BEN)
    for person in (CAT, BEN):
        holder = (await club.get(table.code)).seats.holders[1].person
        assert holder is not None
        await club.leave(table.code, holder)
        await club.let_bots_play(table.code)
        server.clock.now += timedelta(hours=1)
        await club.take_over(table.code, 1, person)
    over = await move_on(club, await club.get(table.code))
    assert earlier_holders(words, over, 1) == f" · before: {words('bot-short')} and <@{CAT.id}>"


async def test_coming_and_going_without_end_is_not_kept_without_end(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN)
    for _ in range(10):
        for person, other in ((BEN, CAT), (CAT, BEN)):
            await club.leave(table.code, person)
            await club.take_over(table.code, 1, person)
            await club.leave(table.code, person)
            table = await club.take_over(table.code, 1, other)
    own = [tenure for tenure in table.seats.tenures if tenure.seat == 1]
    assert len(own) <= 3
    assert {tenure.person for tenure in own} == {BEN, CAT}
    over = await move_on(club, table)
    assert [one.person for one in credits(over) if one.seat == 1 and one.finished] == [BEN]
