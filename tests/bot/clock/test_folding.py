"""Reminders to one person from several tables within ten minutes are sent as one message."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.panels.reminders import relative
from bot.service.preferences import Notify, Preferences
from tests.bot.clock.conftest import Settle
from tests.bot.clock.town import MONDAY, Town
from tests.bot.discord.hooks import delete_message
from tests.bot.discord.reading import presses, text_of

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


async def three_tables(here: Town, apart: timedelta = MINUTE) -> list[str]:
    codes = []
    for _ in range(3):
        codes.append(await here.begin(here.people[1]))
        await here.wait(apart)
    return codes


def named(here: Town) -> list[list[str]]:
    """The tables that each reminder links to."""
    return [[press.code for press in presses(one)] for one in here.reminders()]


@pytest.mark.parametrize("notify", [Notify.CHANNEL, Notify.DIRECT])
async def test_one_message_lists_the_tables_until_all_is_done(town: Settle, notify: Notify) -> None:
    here = await town()
    await here.prefers(2, Preferences(notify=notify))
    first, second, third = await three_tables(here)
    (said,) = await here.standing()
    assert "3 tables" in said
    assert here.people[1].mention in said
    assert all(code in said for code in (first, second, third))
    assert relative(MONDAY + DAY + MINUTE) in said
    assert named(here) == [[first, second, third]]
    await here.acts(second, 2)
    assert named(here) == [[first, third]]
    await here.restart()
    await here.acts(first, 2)
    (said,) = await here.standing()
    assert "tables" not in said
    assert named(here) == [[third]]
    await here.acts(third, 2)
    assert await here.standing() == []


async def test_it_goes_even_if_one_of_its_tables_asks_for_more(town: Settle) -> None:
    """The next step at a table isn't what the message was about."""
    here = await town()
    first, second, _ = await three_tables(here)
    await here.acts(first, 1, 2)
    assert (await here.table(first)).moment == "1play"
    await here.acts(second, 2)
    (said,) = [one for one in await here.standing() if here.people[1].mention in one]
    assert first not in said
    assert second not in said


async def test_ten_minutes_later_it_is_a_message_of_its_own(town: Settle) -> None:
    here = await town()
    codes = await three_tables(here, apart=6 * MINUTE)
    assert sorted(named(here)) == sorted([codes[:2], codes[2:]])


async def test_no_message_becomes_too_long(town: Settle) -> None:
    here = await town(per_person=20, per_channel=20)
    codes = [await here.begin(here.people[1]) for _ in range(10)]
    assert sorted(named(here)) == sorted([codes[:8], codes[8:]])


async def test_a_last_call_is_always_heard(town: Settle) -> None:
    here = await town()
    codes = await three_tables(here)
    for code in codes:
        await here.acts(code, 1)
    await here.wait(21 * HOUR)
    last = [line for line in here.sent if "last call" in line]
    assert last == ["0d21:00 last call 2", "0d21:01 last call 2", "0d21:02 last call 2"]
    assert sorted(named(here)) == sorted([code] for code in codes)


async def test_a_message_that_someone_deleted_is_not_added_to(town: Settle) -> None:
    here = await town()
    first = await here.begin(here.people[1])
    (said,) = here.reminders()
    delete_message(here.env, said)
    second = await here.begin(here.people[1])
    assert named(here) == [[second]]
    await here.acts(first, 2)
    await here.acts(second, 2)
    assert await here.standing() == []


async def test_reminders_for_several_people_stay_apart(town: Settle) -> None:
    here = await town(3)
    codes = [await here.begin(here.people[1], here.people[2]) for _ in range(2)]
    assert sorted(named(here)) == sorted([code] for code in codes)
    assert all(here.people[1].mention in text_of(one) for one in here.reminders())


async def test_who_is_next_is_told_in_the_channel_if_they_wish(town: Settle) -> None:
    """Chosen on the panel of `/snack me`, and switched back there."""
    here = await town(3)
    third = here.people[2]
    panel = (await third.slash(here.channel, "snack me", next="on")).response
    assert "next: **yes**" in text_of(panel)
    code = await here.begin(*here.people[1:], game="veggies", pace="none")
    while not any("next" in said for said in await here.standing()):
        table = await here.table(code)
        assert table.view(None).round < 4
        due = [number for number in (1, 2, 3) if await here.is_due(code, number)]
        await here.acts(code, *due[:1])
    (said,) = (one for one in here.reminders() if "next" in text_of(one))
    assert third.mention in text_of(said)
    assert [press.verb for press in presses(said)] == ["cards"]
    panel = (await here.press(third, panel, "me", "next", "off")).response
    assert "next: **no**" in text_of(panel)
    assert "next" not in [press.args[-1] for press in presses(panel) if press.verb == "cards"]


async def two_turns_before(here: Town, code: str) -> int:
    """Play on until the third person comes after the next one; returns whose turn it is."""
    seat = (await here.table(code)).seat_of(here.people[2].id)
    assert seat is not None
    while (now := (await here.table(code)).view(None).turn) is None or now != (seat + 1) % 3:
        await here.acts(code, await whose_turn(here, code))
    return await whose_turn(here, code)


async def whose_turn(here: Town, code: str) -> int:
    first, *_ = [number for number in (1, 2, 3) if await here.is_due(code, number)]
    return first


async def test_being_next_at_several_tables_is_said_in_one_message(town: Settle) -> None:
    here = await town(3)
    third = here.people[2]
    await here.prefers(3, Preferences(next_up=True))
    codes = [await here.begin(*here.people[1:], game="veggies", pace="none") for _ in range(2)]
    for code in codes:
        await here.acts(code, await two_turns_before(here, code))
    (said,) = [one for one in here.reminders() if third.mention in text_of(one)]
    assert text_of(said).lower().count("you're next") == 1
    assert "You're next at 2 tables" in text_of(said)
    assert [press.code for press in presses(said)] == codes
    # A turn calls them again, which an edit would not do; what is next elsewhere stays as it was.
    await here.acts(codes[0], await whose_turn(here, codes[0]))
    told = [one for one in here.reminders() if third.mention in text_of(one)]
    assert sorted([press.code for press in presses(one)] for one in told) == sorted([code] for code in codes)
    assert sorted("You're next" in text_of(one) for one in told) == [False, True]
    await here.acts(codes[0], 3)
    (said,) = [text_of(one) for one in here.reminders() if third.mention in text_of(one)]
    assert "You're next" in said


async def test_being_next_is_added_to_a_turn_elsewhere(town: Settle) -> None:
    here = await town(3)
    third = here.people[2]
    await here.prefers(3, Preferences(next_up=True))
    code = await here.begin(*here.people[1:], game="veggies", pace="none")
    number = await two_turns_before(here, code)
    other = await here.begin(third)
    await here.acts(code, number)
    (said,) = [text_of(one) for one in here.reminders() if third.mention in text_of(one)]
    assert said.startswith("⏳ **Your turn**")
    assert "you're next" in said
    await here.acts(other, 3)
    (said,) = [text_of(one) for one in here.reminders() if third.mention in text_of(one)]
    assert said.startswith("⏳ **You're next**")


async def test_a_turn_is_told_even_if_a_message_about_another_said_that_they_are_next(town: Settle) -> None:
    """That line is removed at the same moment, and the turn must not go with it."""
    here = await town(3)
    third = here.people[2]
    await here.prefers(3, Preferences(next_up=True))
    code = await here.begin(*here.people[1:], game="veggies", pace="none")
    number = await two_turns_before(here, code)
    other = await here.begin(third)
    await here.acts(code, number)
    (said,) = [one for one in here.reminders() if third.mention in text_of(one)]
    assert "you're next" in text_of(said)
    await here.acts(code, await whose_turn(here, code))
    assert await whose_turn(here, code) == 3
    told = [one for one in here.reminders() if third.mention in text_of(one)]
    assert sorted(press.code for one in told for press in presses(one)) == sorted([code, other])
    assert "you're next" not in "".join(map(text_of, told)).lower()
    await here.acts(other, 3)
    (said,) = [one for one in here.reminders() if third.mention in text_of(one)]
    assert [press.code for press in presses(said)] == [code]
    await here.acts(code, 3)
    assert [one for one in here.reminders() if third.mention in text_of(one)] == []
