"""What people at a table decide: more time, a new host, who plays on in a seat; and what they have done for them."""

from __future__ import annotations

from datetime import timedelta

from bot.service.clock.pace import Pace
from bot.service.credits import Credit, credits
from bot.service.table import Person, Source, Status
from engine.game import Level
from tests.bot.clock.conftest import Begin, Settle
from tests.bot.clock.town import Town
from tests.bot.discord.hooks import at_once
from tests.bot.discord.reading import parts, presses, text_of, verbs
from tests.bot.discord.world import answer

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def test_the_others_grant_more_time(game: Begin) -> None:
    here, code = await game(4)
    assert "moretime" not in verbs(await here.posted(code))
    await here.acts(code, 1, 2, 3)
    await here.wait(23 * HOUR)
    refused = await here.press(here.people[3], await here.posted(code), "moretime")
    assert "it's you they're waiting for" in answer(refused)
    voted = await here.press(here.people[0], await here.posted(code), "moretime")
    assert "Vote counted" in answer(voted)
    await here.press(here.people[0], await here.posted(code), "moretime")
    assert "(1/2)" in str(parts(await here.posted(code)))
    granted = await here.press(here.people[1], await here.posted(code), "moretime")
    assert "Granted" in answer(granted)
    assert await here.ends(code, 3) == here.began + 2 * DAY
    await here.wait(24 * HOUR)
    await here.acts(code, 4)
    assert (await here.table(code)).seats.holders[3].missed == 0
    await here.finish(code)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2 3 4
        0d12:00 half time 4
        0d21:00 last call 4
        1d18:00 last call 4
        1d23:00 your turn 1 2 3
        1d23:00 round 2
        1d23:00 your turn 1 2 3
        1d23:00 your turn 1 2 3
        1d23:00 round 3
        1d23:00 your turn 1 2 3
        1d23:00 your turn 1 2 3
        1d23:00 round 4
        1d23:00 your turn 1 2 3
        1d23:00 your turn 1 2 3
        1d23:00 over
        """,
    )


async def test_back_with_one_click(game: Begin) -> None:
    here, code = await game()
    for _ in range(2):
        await here.acts(code, 1)
        await here.wait(DAY)
    assert (await here.table(code)).seats.holders[1].stand_in
    assert "a stand-in plays" in text_of(await here.posted(code))
    assert "back" in verbs(await here.cards(here.people[1], code))
    back = await here.press(here.people[1], await here.posted(code), "back")
    assert "Welcome back" in answer(back)
    table = await here.table(code)
    assert not table.seats.holders[1].stand_in
    assert "a stand-in" not in text_of(await here.posted(code))
    await here.acts(code, 1, 2)
    assert await here.moment(code) == (2, "play")
    await here.acts(code, 1, 2)
    await here.finish(code)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d12:00 half time 2
        0d21:00 last call 2
        1d00:00 your turn 1 2
        1d12:00 half time 2
        1d21:00 last call 2
        2d00:00 round 2
        2d00:00 your turn 1
        2d00:00 your turn 2
        2d00:00 round 3
        2d00:00 your turn 2
        2d00:00 your turn 2
        2d00:00 round 4
        2d00:00 your turn 1
        2d00:00 your turn 1
        2d00:00 over
        """,
    )


async def leave(here: Town, number: int, code: str) -> None:
    person = here.people[number - 1]
    asked = await person.slash(here.channel, "snack leave", table=code)
    await here.press(person, asked.response, "yes")


async def test_a_seat_is_left_and_taken_over(town: Settle) -> None:
    here = await town(3)
    code = await here.begin(here.people[1])
    await here.acts(code, 1, 2)
    hand = (await here.table(code)).view(1).hand
    await leave(here, 2, code)
    table = await here.table(code)
    assert (table.seats.holders[1].level, table.seats.holders[1].free) == (Level.MEDIUM, True)
    await here.acts(code, 1)
    assert await here.moment(code) == (2, "choose")
    taken = await here.press(here.people[2], await here.posted(code), "takeover")
    assert "Seat 2 is yours" in answer(taken)
    assert "choose" in verbs(taken.response)
    assert (await here.table(code)).view(1).hand != hand
    twice = await here.press(here.people[1], await here.posted(code), "cards")
    assert "no seat" in answer(twice)
    while (await here.table(code)).status is Status.PLAYING:
        await here.acts(code, 1, 3)
    table = await here.table(code)
    ben, cat = table.seats.tenures[1].person, table.seats.holders[1].person
    assert [one for one in credits(table) if one.seat == 1] == [
        Credit(1, ben, 1, finished=False),
        Credit(1, None, 3, finished=False),
        Credit(1, cat, 8, finished=True),
    ]
    over = text_of(await here.posted(code))
    assert f"before: {here.people[1].mention}" in over
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d00:00 your turn 1
        0d00:00 round 2
        0d00:00 your turn 3
        0d00:00 round 3
        0d00:00 your turn 3
        0d00:00 your turn 3
        0d00:00 round 4
        0d00:00 your turn 3
        0d00:00 your turn 3
        0d00:00 over
        """,
    )


async def test_hosting_is_passed_on_or_voted_away(town: Settle) -> None:
    here = await town(3)
    first, second, third = here.people
    code = await here.open()
    await here.press(second, await here.posted(code), "join")
    await here.press(third, await here.posted(code), "join")
    early = await second.slash(here.channel, "snack host")
    assert "The host is here" in answer(early)
    outsider = await first.slash(here.channel, "snack host", to=here.onlooker.user)
    assert "Only someone seated" in answer(outsider)
    passed = await first.slash(here.channel, "snack host", to=second.user)
    assert second.mention in answer(passed)
    await here.wait(HOUR)
    voted = await third.slash(here.channel, "snack host")
    assert "Vote counted" in answer(voted)
    await first.slash(here.channel, "snack host")
    assert (await here.table(code)).seats.host == third.id
    await here.press(third, await here.posted(code), "start")
    await here.acts(code, 1, 2)
    await here.wait(DAY)
    await first.slash(here.channel, "snack host")
    await second.slash(here.channel, "snack host")
    assert (await here.table(code)).seats.host == first.id
    asked = await first.slash(here.channel, "snack cancel")
    await here.press(first, asked.response, "yes")
    assert (await here.table(code)).status is Status.CANCELLED
    assert await here.standing() == []
    here.has_sent(
        """
        0d00:00 lobby
        0d01:00 round 1
        0d01:00 your turn 1 2
        0d13:00 half time 3
        0d22:00 last call 3
        1d01:00 your turn 1 2 3
        1d01:00 cancelled
        """
    )


async def test_a_moderator_ends_a_game(game: Begin) -> None:
    here, code = await game()
    asked = await here.moderator.slash(here.channel, "snack cancel", table=code)
    await here.press(here.moderator, asked.response, "yes")
    await here.wait(10 * DAY)
    assert here.sent == ["0d00:00 lobby", "0d00:00 round 1", "0d00:00 your turn 2", "0d00:00 cancelled"]
    assert await here.standing() == []


async def test_keep_and_play_for_me(game: Begin) -> None:
    here, code = await game()
    for number in (1, 2, 1, 2):
        person = here.people[number - 1]
        done = await here.press(person, await here.cards(person, code), "forme")
        assert "Played for you" in answer(done)
    assert await here.moment(code) == (2, "choose")
    events = await here.events(code)
    assert {(event.source, event.user) for event in events} == {(Source.REQUEST, one.id) for one in here.people}
    panel = await here.cards(here.people[0], code)
    await here.press(here.people[0], panel, "forme")
    taken_back = await here.press(here.people[0], await here.cards(here.people[0], code), "undo")
    assert "forme" in verbs(taken_back.response)
    here.has_sent(
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d00:00 your turn 1
        0d00:00 round 2
        0d00:00 your turn 1
        """
    )


async def test_after_acting_the_next_game_that_waits(town: Settle) -> None:
    here = await town(2)
    slow = await here.begin(here.people[1], pace="relaxed")
    quick = await here.begin(here.people[1], pace="live")
    here_now = await here.begin(here.people[1])
    kept = await here.press(here.people[0], await here.cards(here.people[0], here_now), "choose", "0")
    refresh, following = [press for press in presses(kept.response) if press.verb == "cards"]
    assert (refresh.code, following.code) == (here_now, quick)
    shown = await here.people[0].click(kept.response, custom_id=following.id())
    assert quick in text_of(shown.response)
    assert slow != quick


async def test_the_next_game_is_the_most_urgent_one_however_many_there_are(town: Settle) -> None:
    here = await town(2, per_person=100, per_channel=100)
    first, second = (Person(one.id, one.name) for one in here.people)
    quick = await here.begin(here.people[1], pace="live")
    place = (await here.table(quick)).location
    await here.wait(timedelta(minutes=1))
    for _ in range(26):
        table = await here.bot.club.open(
            "snack", first, place, capacity=2, options={}, language="en", pace=Pace.RELAXED
        )
        await here.bot.club.join(table.code, second)
        last = await here.bot.club.start(table.code, first.id)
    await here.act_for(here.people[0], last.code)
    shown = await here.people[0].slash(here.channel, "snack hand", table=last.code)
    assert [press.code for press in presses(shown.response) if press.verb == "cards"][-1] == quick


async def test_a_second_press_on_more_time_grants_nothing_more(game: Begin) -> None:
    here, code = await game()
    await here.acts(code, 1)
    message = await here.posted(code)
    async with at_once(here.env):
        for _ in range(2):
            await here.press(here.people[0], message, "moretime")
    assert await here.ends(code, 1) == here.began + 2 * DAY
