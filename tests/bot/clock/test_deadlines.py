"""When a deadline moves, it moves everywhere: in reminders, direct messages and open panels."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.service.preferences import Notify, Preferences
from bot.service.table import Table
from tests.bot.clock.conftest import Begin
from tests.bot.clock.town import Town
from tests.bot.discord.reading import text_of

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


async def grant_time(here: Town, code: str) -> None:
    for person in here.people[:2]:
        await here.press(person, await here.posted(code), "moretime")


@pytest.mark.parametrize("way", ["", "direct "])
async def test_time_that_was_granted_stands_in_the_notice(game: Begin, way: str) -> None:
    """And it stops saying that time is short until it is."""
    here, code = await game(3, preferences={3: Preferences(notify=Notify.DIRECT)} if way else None)
    await here.acts(code, 1, 2)
    await here.wait(22 * HOUR)
    del here.sent[:]
    here.in_detail = True
    await grant_time(here, code)
    await here.wait(23 * HOUR)
    await here.acts(code, 3)
    assert here.sent[:5] == [
        "0d22:00 now: your turn 3 until 2d00:00",
        f"1d18:00 last call {way}3 until 2d00:00",
        "1d18:00 gone: your turn 3 until 2d00:00",
        "1d21:00 your turn 1 until 2d21:00, 2 until 2d21:00",
        "1d21:00 gone: last call 3 until 2d00:00",
    ]


async def test_a_direct_notice_stays_in_the_language_of_its_reader(game: Begin) -> None:
    here, code = await game(3, preferences={3: Preferences(notify=Notify.DIRECT, language="de")})
    await here.acts(code, 1, 2)
    await grant_time(here, code)
    (message,) = here.people[2].user.dm_channel.history()
    assert "Du bist dran" in text_of(message)
    assert f"<t:{int((here.began + 2 * DAY).timestamp())}:R>" in text_of(message)


async def test_time_that_was_granted_stands_in_an_open_panel(game: Begin) -> None:
    here, code = await game(3)
    await here.acts(code, 1, 2)
    await here.wait(13 * HOUR)
    panel = await here.cards(here.people[2], code)
    await grant_time(here, code)
    (now,) = [one for one in here.channel.history(viewer=here.people[2]) if one.id == panel.id]
    assert f"<t:{int((here.began + 2 * DAY).timestamp())}:R>" in text_of(now)


async def test_time_away_stands_in_the_notice_and_brings_the_reminders_back(game: Begin) -> None:
    """After the last call it becomes a first reminder again, and the other two follow once the person is back."""
    here, code = await game(3)
    await here.acts(code, 1)
    await here.wait(22 * HOUR)
    await here.acts(code, 3)
    del here.sent[:]
    here.in_detail = True
    await here.people[1].slash(here.channel, "snack me", away="5")
    await here.wait(6 * DAY)
    assert here.sent[:7] == [
        "0d22:00 now: your turn 2 until 6d22:00",
        "6d10:00 half time 2 until 6d22:00",
        "6d10:00 gone: your turn 2 until 6d22:00",
        "6d19:00 last call 2 until 6d22:00",
        "6d19:00 gone: half time 2 until 6d22:00",
        "6d22:00 gone: last call 2 until 6d22:00",
        "6d22:00 your turn 1 until 7d22:00, 2 until 7d22:00, 3 until 7d22:00",
    ]


async def test_of_two_in_one_notice_the_one_who_goes_away_has_another_deadline(game: Begin) -> None:
    here, code = await game(3)
    await here.acts(code, 1)
    here.in_detail = True
    await here.people[1].slash(here.channel, "snack me", away="5")
    await here.people[1].slash(here.channel, "snack me", away="off")
    assert here.sent[3:] == [
        "0d00:00 now: your turn 2 until 6d00:00, 3 until 1d00:00",
        "0d00:00 now: your turn 2 until 1d00:00, 3 until 1d00:00",
    ]


async def test_quiet_hours_stand_in_the_notice(game: Begin) -> None:
    """The game begins at noon, with two hours per phase. From one to eight in the evening nothing may be due."""
    here, code = await game(pace="evening")
    here.in_detail = True
    await here.people[1].slash(here.channel, "snack me", quiet="13-20", zone="UTC")
    assert here.sent[3:] == ["0d00:00 now: your turn 2 until 0d08:00"]
    await here.acts(code, 2)
    assert here.sent[4:] == ["0d00:00 gone: your turn 2 until 0d08:00"]


async def test_a_notice_from_before_deadlines_were_kept_is_brought_up_to_date(game: Begin) -> None:
    here, code = await game()

    def older(table: Table) -> Table:
        return replace(
            table,
            clock=replace(
                table.clock, reminders=tuple(replace(reminder, ends=()) for reminder in table.clock.reminders)
            ),
        )

    await here.bot.club.change(code, older, unseen=True)
    here.in_detail = True
    await here.restart()
    assert here.sent[3:] == ["0d00:00 now: your turn 2 until 1d00:00"]


async def test_whoever_is_due_keeps_their_notice_through_a_silence(game: Begin) -> None:
    """The note about silence goes away when someone else acts; people who are still due get a reminder."""
    here, code = await game(3, pace="none")
    await here.acts(code, 1)
    here.in_detail = True
    await here.wait(7 * DAY)
    assert len(await here.standing()) == 2
    await here.acts(code, 2)
    await here.wait(DAY)
    (standing,) = await here.standing()
    assert "Your turn" in standing
    assert [person.mention in standing for person in here.people] == [False, False, True]
    assert here.sent[3:] == ["6d00:00 silence 2, 3", "7d00:00 now: your turn 3", "7d00:00 gone: silence 2, 3"]
