"""Nights, holidays, downtime: whole games, and every message that was sent."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

from bot.service.preferences import Notify, Preferences, Quiet
from bot.service.table import Status
from tests.bot.clock.conftest import Begin, Settle
from tests.bot.clock.town import MONDAY
from tests.bot.discord.reading import text_of

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
BERLIN = Quiet(time(22), time(8), "Europe/Berlin")


async def test_a_night_over_midnight_and_over_the_change_to_summer_time(game: Begin) -> None:
    """Saturday 21:30 in Berlin; the clocks go forward on Sunday. Nothing reaches the sleeper before 8 local time."""
    begins = datetime(2026, 3, 28, 20, 30, tzinfo=UTC)
    here, code = await game(begins=begins, preferences={2: Preferences(quiet=BERLIN)}, pace="evening")
    await here.acts(code, 1)
    await here.wait(12 * HOUR)
    for _ in range(7):
        await here.acts(code, 2, 1)
    await here.acts(code, 1)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d09:30 your turn 1 2
        0d10:30 half time 1 2
        0d11:15 last call 1 2
        0d11:30 round 2
        0d11:30 your turn 1
        0d12:00 round 3
        0d12:00 round 4
        0d12:00 over
        """,
    )


async def test_a_short_phase_that_begins_in_the_night_lasts_its_whole_span_after_it(game: Begin) -> None:
    """Eleven at night in Berlin, two hours per phase: the reminder comes at eight, a stand-in at ten or later."""
    here, code = await game(
        begins=datetime(2026, 6, 1, 21, 0, tzinfo=UTC), preferences={2: Preferences(quiet=BERLIN)}, pace="evening"
    )
    await here.acts(code, 1)
    await here.wait(10 * HOUR + 59 * MINUTE)
    assert (await here.table(code)).seats.holders[1].missed == 0
    await here.acts(code, 2)
    for _ in range(7):
        await here.acts(code, 1, 2)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d09:00 your turn 2
        0d10:00 half time 2
        0d10:45 last call 2
        0d10:59 your turn 1
        0d10:59 round 2
        0d10:59 your turn 1
        0d10:59 your turn 1
        0d10:59 round 3
        0d10:59 your turn 1
        0d10:59 your turn 1
        0d10:59 round 4
        0d10:59 your turn 1
        0d10:59 your turn 1
        0d10:59 over
        """,
    )


async def test_someone_who_is_away_is_waited_for_and_not_told_before_they_are_back(game: Begin) -> None:
    here, code = await game()
    await here.people[1].slash(here.channel, "snack me", away="5")
    assert "away, back" in text_of(await here.posted(code))
    await here.acts(code, 1)
    await here.wait(5 * DAY + 18 * HOUR)
    assert "away, back" not in text_of(await here.posted(code))
    for _ in range(4):
        await here.acts(code, 2, 1)
        await here.acts(code, 1, 2)
    assert (await here.table(code)).seats.holders[1].away == 5 * DAY
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        5d12:00 half time 2
        5d18:00 your turn 1
        5d18:00 round 2
        5d18:00 your turn 1
        5d18:00 your turn 2
        5d18:00 round 3
        5d18:00 your turn 1
        5d18:00 your turn 2
        5d18:00 round 4
        5d18:00 your turn 1
        5d18:00 your turn 2
        5d18:00 over
        """,
    )


async def test_fourteen_days_a_game_and_no_more(game: Begin) -> None:
    here, code = await game(preferences={2: Preferences(away=MONDAY + 30 * DAY)})
    for days in (15, 1, 0, 0, 0, 0, 0, 0):
        await here.acts(code, 1)
        await here.wait(days * DAY)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        14d00:00 your turn 2
        14d12:00 half time 2
        14d21:00 last call 2
        15d00:00 your turn 1 2
        15d12:00 half time 2
        15d21:00 last call 2
        16d00:00 round 2
        16d00:00 your turn 1
        16d00:00 round 3
        16d00:00 round 4
        16d00:00 over
        """,
    )


async def test_the_bot_is_down_across_three_deadlines(town: Settle) -> None:
    """Three tables, each with someone missing: one stand-in and one reminder each, and no outdated ones.

    The first reminders are all for the same person, who gets them in one message.
    """
    here = await town()
    codes = [await here.begin(here.people[1], pace=pace) for pace in ("live", "evening", "daily")]
    await here.wait(timedelta(minutes=1))
    await here.skip(3 * DAY)
    begun = ["0d00:00 lobby", "0d00:00 round 1"]
    here.has_sent("\n".join([*begun, "0d00:00 your turn 2", *begun, *begun, *["3d00:01 your turn 1 2"] * 3]))
    for code in codes:
        assert [holder.missed for holder in (await here.table(code)).seats.holders] == [1, 1]
        await here.finish(code)
    assert await here.standing() == []


async def test_two_stand_ins_at_once_bring_a_game_to_its_end(game: Begin) -> None:
    here, code = await game(3)
    await here.acts(code, 1)
    await here.wait(DAY)
    await here.acts(code, 1)
    await here.wait(DAY)
    for _ in range(6):
        await here.acts(code, 1)
    table = await here.table(code)
    assert [holder.stand_in for holder in table.seats.holders] == [False, True, True]
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2 3
        0d12:00 half time 2 3
        0d21:00 last call 2 3
        1d00:00 your turn 1 2 3
        1d12:00 half time 2 3
        1d21:00 last call 2 3
        2d00:00 round 2
        2d00:00 your turn 1
        2d00:00 round 3
        2d00:00 round 4
        2d00:00 over
        """,
    )


async def test_nobody_comes_and_the_game_falls_asleep_and_is_cancelled(game: Begin) -> None:
    here, code = await game()
    await here.wait(30 * DAY)
    assert (await here.table(code)).status is Status.CANCELLED
    assert await here.standing() == []
    here.has_sent(
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d12:00 half time 1 2
        0d21:00 last call 1 2
        1d00:00 your turn 1 2
        1d12:00 half time 1 2
        1d21:00 last call 1 2
        2d00:00 round 2
        8d00:00 asleep
        14d00:00 cancelled
        """,
    )


async def test_direct_messages_and_where_they_are_blocked(game: Begin) -> None:
    here, code = await game(3, preferences={2: Preferences(notify=Notify.DIRECT), 3: Preferences(notify=Notify.OFF)})
    blocked = here.people[1].user.dm_channel.id
    await here.wait(HOUR)
    here.env.inject_error("POST", f"/channels/{blocked}/messages", status=403, code=50007)
    await here.acts(code, 1, 3)
    await here.wait(12 * HOUR)
    for _ in range(8):
        await here.acts(code, 2, 3, 1)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn direct 2
        0d12:00 half time direct 2
        0d12:00 half time 2
        0d13:00 your turn 1
        0d13:00 round 2
        0d13:00 your turn 1
        0d13:00 your turn 1
        0d13:00 round 3
        0d13:00 your turn 1
        0d13:00 your turn 1
        0d13:00 round 4
        0d13:00 your turn 1
        0d13:00 your turn 1
        0d13:00 over
        """,
    )
