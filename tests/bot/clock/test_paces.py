"""Every pace, from the first reminder to the deadline, over whole games."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.service.clock.pace import SPANS, Pace
from bot.service.table import Source, Status
from tests.bot.clock.conftest import Begin
from tests.bot.discord.reading import text_of

LATER_ROUNDS = [f"11d00:00 {what}" for what in ("round 2", "round 3", "round 4", "over")]
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def test_people_who_act_are_told_once_a_phase(game: Begin) -> None:
    here, code = await game()
    for _ in range(8):
        await here.wait(HOUR)
        await here.acts(code, 1, 2)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d01:00 your turn 1
        0d02:00 round 2
        0d02:00 your turn 1
        0d03:00 your turn 1
        0d04:00 round 3
        0d04:00 your turn 1
        0d05:00 your turn 1
        0d06:00 round 4
        0d06:00 your turn 1
        0d07:00 your turn 1
        0d08:00 over
        """,
    )


async def test_several_share_one_message_from_which_they_vanish_one_by_one(game: Begin) -> None:
    here, code = await game(4)
    assert here.sent[-1] == "0d00:00 your turn 2 3 4"
    for number in (2, 3):
        await here.acts(code, number)
        (standing,) = await here.standing()
        assert [here.people[n - 1].mention in standing for n in (1, 2, 3, 4)] == [False, False, number == 2, True]
    await here.acts(code, 4)
    assert await here.standing() == []
    assert len(here.sent) == 3


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.EVENING, Pace.DAILY, Pace.RELAXED])
async def test_someone_who_never_comes(game: Begin, pace: Pace) -> None:
    """Three reminders, then a stand-in; after the second time it keeps the seat, and there are no more reminders."""
    here, code = await game(pace=str(pace))
    span = SPANS[pace]
    for number in (1, 2):
        await here.acts(code, 1)
        assert await here.ends(code, 1) == here.began + number * span
        await here.wait(span)
    for _ in range(6):
        await here.acts(code, 1)
    table = await here.table(code)
    assert table.status is Status.OVER
    assert await here.standing() == []
    marks = [here.at(here.began + part) for part in (span / 2, span * 7 / 8, span, span * 3 / 2, span * 15 / 8)]
    half, last, first_end, second_half, second_last = marks
    assert here.sent == [
        "0d00:00 lobby",
        "0d00:00 round 1",
        "0d00:00 your turn 2",
        f"{half} half time 2",
        f"{last} last call 2",
        f"{first_end} your turn 1 2",
        f"{second_half} half time 2",
        f"{second_last} last call 2",
        f"{here.at(here.began + 2 * span)} round 2",
        f"{here.at(here.began + 2 * span)} your turn 1",
        f"{here.at(here.began + 2 * span)} round 3",
        f"{here.at(here.began + 2 * span)} round 4",
        f"{here.at(here.began + 2 * span)} over",
    ]
    events = await here.events(code)
    sources = {(event.seat, event.source, event.user) for event in events}
    assert sources == {(0, Source.PERSON, here.people[0].id), (1, Source.STAND_IN, None)}


async def test_without_a_pace_nobody_is_forced_and_long_silence_is_said_once(game: Begin) -> None:
    here, code = await game(pace="none")
    await here.acts(code, 1)
    await here.wait(timedelta(days=20))
    assert await here.moment(code) == (1, "choose")
    await here.acts(code, 2)
    for _ in range(7):
        await here.acts(code, 2, 1)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        6d00:00 silence
        20d00:00 your turn 1
        20d00:00 round 2
        20d00:00 your turn 2
        20d00:00 your turn 2
        20d00:00 round 3
        20d00:00 your turn 2
        20d00:00 your turn 2
        20d00:00 round 4
        20d00:00 your turn 2
        20d00:00 your turn 2
        20d00:00 over
        """,
    )


async def test_alone_nobody_is_told_and_nothing_is_forced(game: Begin) -> None:
    here, code = await game(1, bots=1)
    await here.wait(timedelta(days=11))
    assert here.sent == ["0d00:00 lobby", "0d00:00 round 1", "6d00:00 silence"]
    for _ in range(8):
        await here.acts(code, 1)
    await here.ended(code, "\n".join(["0d00:00 lobby", "0d00:00 round 1", "6d00:00 silence", *LATER_ROUNDS]))


async def test_changes_of_mind_up_to_the_last_moment(game: Begin) -> None:
    """The same wait continues: nobody is reminded again, and someone who undoes at the end gets a little time."""
    here, code = await game()
    second = here.people[1]
    await here.keep(second, code, 0)
    for number in (1, 0, 1):
        await here.wait(7.9 * HOUR)
        await here.keep(second, code, number)
    panel = (await here.press(second, await here.cards(second, code), "undo")).response
    assert "a bot plays for you" in text_of(panel)
    assert await here.ends(code, 1) == here.env.now() + 3 * HOUR
    await here.wait(HOUR)
    assert (await here.table(code)).seats.holders[0].missed == 1
    await here.keep(second, code, 0)
    await here.finish(code)
    assert (await here.table(code)).seats.holders[1].missed == 0
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d12:00 half time 1
        0d21:00 last call 1
        1d00:42 your turn 1
        1d00:42 round 2
        1d00:42 your turn 1
        1d00:42 your turn 1
        1d00:42 round 3
        1d00:42 your turn 1
        1d00:42 your turn 1
        1d00:42 round 4
        1d00:42 your turn 1
        1d00:42 your turn 1
        1d00:42 over
        """,
    )


async def test_where_people_take_turns_each_turn_is_told_to_whose_it_is(game: Begin) -> None:
    """Veggies: both open at once, then take turns; the second player never shows up."""
    here, code = await game(game="veggies")
    for _ in range(30):
        await here.acts(code, 1)
        table = await here.table(code)
        if table.status is Status.OVER:
            break
        await here.wait(timedelta() if table.seats.holders[1].stand_in else DAY)
    assert (await here.table(code)).seats.holders[1].stand_in
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d12:00 half time 2
        0d21:00 last call 2
        1d00:00 round 2
        1d00:00 your turn 1
        1d00:00 your turn 2
        1d12:00 half time 2
        1d21:00 last call 2
        2d00:00 round 3
        2d00:00 your turn 1
        2d00:00 round 4
        2d00:00 your turn 1
        2d00:00 round 5
        2d00:00 your turn 1
        2d00:00 round 6
        2d00:00 your turn 1
        2d00:00 round 7
        2d00:00 your turn 1
        2d00:00 round 8
        2d00:00 your turn 1
        2d00:00 your turn 1
        2d00:00 over
        """,
    )
