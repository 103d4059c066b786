"""Without deadlines: the bot mentions a silence once, for the whole table, and only if there was one."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.panels.reminders import relative
from bot.service.errors import ClubError
from bot.service.preferences import Preferences
from bot.service.server_settings import ServerSettings
from bot.service.table import Status
from tests.bot.clock.conftest import Begin, Settle
from tests.bot.clock.town import MONDAY, Town
from tests.bot.discord.reading import text_of

DAY = timedelta(days=1)


def silences(here: Town) -> list[str]:
    return [text_of(one) for one in here.channel.history() if "Quiet here for days" in text_of(one)]


async def test_a_silence_counts_from_the_last_thing_that_happened(game: Begin) -> None:
    """Three people without a pace: anyone who acts breaks the silence, no matter who is still due."""
    here, code = await game(3, pace="none")
    await here.wait(5 * DAY)
    await here.acts(code, 1)
    await here.wait(5 * DAY)
    await here.acts(code, 2)
    await here.wait(30 * DAY)
    (said,) = silences(here)
    assert [person.mention in said for person in here.people] == [False, False, True]
    await here.acts(code, 3)
    assert silences(here) == []
    await here.finish(code)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2 3
        16d00:00 silence
        40d00:00 your turn 1 2
        40d00:00 round 2
        40d00:00 your turn 1 2
        40d00:00 your turn 1 2
        40d00:00 round 3
        40d00:00 your turn 1 2
        40d00:00 your turn 1 2
        40d00:00 round 4
        40d00:00 your turn 1 2
        40d00:00 your turn 1 2
        40d00:00 over
        """,
    )


async def test_two_who_are_waited_for_from_different_days_share_one_silence(game: Begin) -> None:
    here, code = await game(preferences={2: Preferences(away=MONDAY + 3 * DAY)}, pace="none")
    await here.wait(30 * DAY)
    here.has_sent(
        """
        0d00:00 lobby
        0d00:00 round 1
        3d00:00 your turn 2
        6d00:00 silence
        """
    )
    await here.acts(code, 1)
    await here.wait(30 * DAY)
    assert here.sent[4:] == ["36d00:00 silence"]
    assert len(silences(here)) == 1


async def test_what_someone_prefers_elsewhere_breaks_no_silence(game: Begin) -> None:
    here, _ = await game(pace="none")
    await here.wait(5 * DAY)
    await here.people[1].slash(here.channel, "snack me", reminders="direct")
    await here.wait(5 * DAY)
    assert here.sent[3:] == ["6d00:00 silence"]


async def test_a_lobby_that_nobody_starts_is_spoken_of_once_a_silence(town: Settle) -> None:
    here = await town()
    first, second = here.people
    code = await here.open()
    await here.wait(4 * DAY)
    await here.press(second, await here.posted(code), "join")
    await here.restart()
    await here.wait(10 * DAY)
    (said,) = silences(here)
    assert first.mention in said
    assert "the host can start the game" in said
    assert relative(MONDAY + 16 * DAY) in said
    await here.press(second, await here.posted(code), "leave")
    assert silences(here) == []
    await here.wait(10 * DAY)
    await here.press(second, await here.posted(code), "join")
    await here.press(first, await here.posted(code), "start")
    await here.finish(code)
    await here.ended(
        code,
        """
        0d00:00 lobby
        10d00:00 silence
        20d00:00 silence
        24d00:00 round 1
        24d00:00 your turn 2
        24d00:00 your turn 1
        24d00:00 round 2
        24d00:00 your turn 1
        24d00:00 your turn 1
        24d00:00 round 3
        24d00:00 your turn 1
        24d00:00 your turn 1
        24d00:00 round 4
        24d00:00 your turn 1
        24d00:00 your turn 1
        24d00:00 over
        """,
    )


async def test_a_lobby_is_given_up_after_a_second_silence(town: Settle) -> None:
    here = await town(per_channel=1)
    code = await here.open()
    await here.wait(12 * DAY)
    assert (await here.table(code)).status is Status.CANCELLED
    assert silences(here) == []
    await here.wait(48 * DAY)
    with pytest.raises(ClubError, match="no_such_table"):
        await here.table(code)
    here.has_sent("0d00:00 lobby\n6d00:00 silence\n12d00:00 cancelled")
    assert await here.open()


async def test_a_game_that_is_alone_with_automatic_players_is_given_up_likewise(game: Begin) -> None:
    here, code = await game(1, bots=1)
    await here.wait(60 * DAY)
    assert (await here.table(code)).status is Status.CANCELLED
    here.has_sent("0d00:00 lobby\n0d00:00 round 1\n6d00:00 silence\n12d00:00 cancelled")


async def test_whoever_is_away_finds_their_game_as_it_was(game: Begin) -> None:
    here, code = await game(1, bots=1)
    await here.wait(7 * DAY)
    await here.people[0].slash(here.channel, "snack me", away="10")
    await here.wait(10 * DAY)
    assert (await here.table(code)).status is Status.PLAYING
    await here.finish(code)


async def test_a_game_whose_other_people_have_left_falls_asleep_in_its_pace(town: Settle) -> None:
    here = await town(2)
    second = here.people[1]
    code = await here.begin(second, pace="live")
    asked = await second.slash(here.channel, "snack leave", table=code)
    await here.press(second, asked.response, "yes")
    await here.wait(DAY)
    assert (await here.table(code)).asleep
    assert await here.standing() == []
    here.has_sent(
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d00:05 half time 1
        0d00:09 last call 1
        0d00:15 half time 1
        0d00:19 last call 1
        0d00:20 round 2
        """
    )


async def test_a_silence_is_said_even_where_nobody_may_be_called(game: Begin) -> None:
    here, _ = await game(pace="none")
    await here.bot.club.servers.change(here.guild.id, lambda _: replace(ServerSettings(), mentions=False))
    await here.wait(30 * DAY)
    assert here.sent[3:] == ["6d00:00 silence"]


async def test_a_lobby_that_was_called_off_is_not_spoken_of(town: Settle) -> None:
    here = await town()
    code = await here.open()
    asked = await here.people[0].slash(here.channel, "snack cancel", table=code)
    await here.press(here.people[0], asked.response, "yes")
    await here.wait(20 * DAY)
    here.has_sent("0d00:00 lobby\n0d00:00 cancelled")
