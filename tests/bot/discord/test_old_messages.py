"""What stays in the channel when a table has moved on: it is true for good, and has nothing to press."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.service.clock.waits import Step
from bot.service.table import Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import Journal
from tests.bot.discord.reading import GALLERY, parts, text_of, verbs
from tests.bot.discord.world import World


def before_last(world: World) -> Any:
    return world.public()[-2]


async def test_a_lobby_that_has_begun_says_who_sat_down(world: World) -> None:
    first, second = world.people
    code = await world.open(bots=1, players=4)
    await world.press(second, await world.posted(code), "join")
    await world.press(first, await world.posted(code), "start")
    old = before_last(world)
    assert verbs(old) == []
    assert code in text_of(old)
    assert "has started" in text_of(old)
    assert [person.mention in text_of(old) for person in world.people] == [True, True]
    assert "🤖" in text_of(old)
    for promise in ("free", "open", "join", "host", "until"):
        assert promise not in text_of(old).lower()


async def test_it_names_who_sat_down_and_not_who_came_later(world: World) -> None:
    first, second = world.people
    code = await world.begin(second, pace="none")
    lobby = world.public()[0]
    await world.bot.club.leave(code, (await world.table(code)).people[1])
    assert second.mention in text_of(next(one for one in world.public() if one.id == lobby.id))
    assert first.mention in text_of(lobby)


async def test_a_cancelled_lobby_invites_nobody(world: World) -> None:
    code = await world.open()
    await world.bot.club.cancel(code, world.people[0].id)
    await world.env.settle()
    old = before_last(world)
    assert verbs(old) == []
    assert "cancelled" in text_of(old)
    assert "free" not in text_of(old)


@pytest.mark.parametrize("asked", [{"game": "snack", "diet": "medium"}, {"game": "veggies"}], ids=["snack", "veggies"])
async def test_a_finished_round_shows_its_result_and_no_clocks(
    opened: Open, asked: dict[str, str], told_quickly: None
) -> None:
    """With its pictures, which stay as they were and aren't sent again."""
    world = await opened(2, drawn=True)
    code = await world.begin(world.people[1], **asked, pace="daily")
    while (await world.table(code)).view(None).round < 3:
        await world.finish_phase(code)
    table, old = await world.table(code), before_last(world)
    assert "<t:" in text_of(await world.posted(code))
    assert "<t:" not in text_of(old)
    assert verbs(old) == []
    assert "round 2 of" in text_of(old)
    assert "round is over" in text_of(old)
    assert "⏳" not in text_of(old)
    points = [table.match.game.points(table.view(seat), seat) for seat in (0, 1)] if table.match else []
    result = text_of(old).partition("round is over")[2].replace("−", "-")
    assert all(f"**{one}**" in result for one in points), result
    names = [one.filename for one in old.attachments]
    assert {"reveal.png", "reveal.webp"} & {*names}
    pictures = [one["type"] for one in parts(old)].count(GALLERY)
    assert pictures == 1, "no open cards, no areas from the middle of the round, no bonuses without their words"


async def test_a_round_in_which_seats_take_turns_stays_as_it_ended(world: World, told_quickly: None) -> None:
    """The last round's standings don't follow the next cards, and name the people who held the seats then."""
    second = world.people[1]
    code = await world.begin(second, game="veggies", pace="daily")
    while (await world.table(code)).view(None).round < 3:
        await world.finish_phase(code)
    told = text_of(await world.posted(code)).partition("round 3 of")[0]
    assert second.mention in told
    message, table = await world.posted(code), await world.table(code)
    (turn,) = table.view(None).waiting
    await world.act_for(world.people[turn], code)
    await world.tell(code)
    assert text_of(await world.posted(code)).partition("round 3 of")[0] == told
    await world.bot.club.leave(code, table.people[1])
    await world.env.settle()
    while (await world.table(code)).view(None).round < 4:
        await world.finish_phase(code)
    old = next(one for one in world.public() if one.id == message.id)
    assert text_of(old).partition("round 3 of")[0] == told
    assert second.mention not in text_of(old).partition("round 3 of")[2]


async def test_the_last_round_shows_the_final_points(world: World) -> None:
    code = await world.begin(world.people[1])
    await world.finish(code)
    outcome = (await world.table(code)).view(None).outcome
    assert outcome is not None
    result = text_of(before_last(world)).partition("round is over")[2]
    assert all(f"**{sheet.total}**" in result for sheet in outcome.sheets)


async def test_a_cancelled_game_has_no_running_time(world: World) -> None:
    code = await world.begin(world.people[1], pace="daily")
    await world.finish_phase(code)
    assert "<t:" in text_of(await world.posted(code))
    edits: list[str] = []
    Journal(world.env, lambda one: edits.append(one.path) if one.method == "PATCH" else None)
    await world.bot.club.cancel(code, world.people[0].id)
    await world.env.settle()
    old, new = world.public()[-2:]
    for one in (old, new):
        assert "<t:" not in text_of(one)
        assert verbs(one) == []
        assert "cancelled" in text_of(one)
    assert edits == [f"/channels/{world.channel.id}/messages/{old.id}"]


async def test_a_solo_game_that_is_over(opened: Open) -> None:
    world = await opened(1)
    code = await world.begin()
    await world.finish(code)
    old, new = world.public()[-2:]
    assert verbs(old) == []
    assert "rematch" in verbs(new)
    assert (await world.table(code)).status is Status.OVER
    for message in (old, new):
        assert world.people[0].mention in text_of(message)
        assert not re.search(r"\byour?\b", text_of(message), re.IGNORECASE), "others read it too"


async def test_a_message_too_old_to_be_edited_leads_to_the_newer_one(world: World) -> None:
    code = await world.begin(world.people[1], pace="daily")
    old = await world.posted(code)
    world.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=400, code=30046)
    await world.finish_phase(code)
    new = await world.posted(code)
    assert new.id != old.id
    said = next(one for one in world.public() if one.id == old.id)
    assert f"/{new.id})" in text_of(said)
    assert "<t:" not in text_of(said)


async def test_a_call_to_a_rematch_goes_when_it_has_begun(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish(code)
    await world.press(first, await world.posted(code), "rematch")
    (table,) = await world.bot.club.tables_of(first.id)
    assert {"join", "leave"} <= set(verbs(world.public()[-1]))
    await world.restart()
    await world.press(second, world.public()[-1], "join")
    await world.press(first, await world.posted(table.code), "start")
    assert [one for one in world.public() if "leave" in verbs(one)] == []
    assert [one.step for one in (await world.table(table.code)).clock.reminders] == [Step.FIRST]


async def test_what_a_sleeping_table_says(world: World) -> None:
    """It says that the game sleeps, who can wake it, and until when; one press, and it is as before."""
    first, second = world.people
    code = await world.begin(second, pace="live")
    for _ in range(2):
        await world.env.advance_time(601)
    table, shown = await world.table(code), await world.posted(code)
    assert table.asleep
    assert "asleep" in text_of(shown)
    assert table.clock.last_activity is not None
    ends = int((table.clock.last_activity + timedelta(days=12)).timestamp())
    assert f"<t:{ends}:R>" in text_of(shown)
    assert verbs(shown)[0] == "back"
    assert "💤 asleep" in text_of((await first.slash(world.channel, "snack games")).response)
    assert "asleep" in text_of((await first.slash(world.channel, "snack status", table=code)).response)
    panel = (await world.press(first, shown, "cards")).response
    assert "back" in verbs(panel)
    assert "asleep" in text_of(panel)
    back = text_of((await world.press(second, shown, "back")).response)
    assert "While you were away" in back  # even though stand-ins have moved since, and the panel was redrawn
    assert "Welcome back" in back
    shown = await world.posted(code)
    assert "asleep" not in text_of(shown)
    assert f"⏳ `2` {second.mention}" in text_of(shown)
    told = [one for one in world.channel.history() if text_of(one).startswith("☀️")]
    assert [first.mention in text_of(one) for one in told] == [True]
    assert verbs(told[0]) == ["back"]
    await world.press(first, told[0], "back")
    assert not [one for one in world.channel.history() if text_of(one).startswith("☀️")]
    await world.finish(code)
    assert "🤖 round 1" in text_of(world.public()[-1])
    assert "🤖 rounds 1–2" in text_of(world.public()[-1])  # the first player came back after a stand-in had chosen


async def test_the_replay_and_the_text_view_say_who_played(world: World) -> None:
    first, second = world.people
    code = await world.begin(second, pace="live")
    await world.env.advance_time(601)
    await world.finish_phase(code)
    await world.finish(code)
    over = await world.posted(code)
    for person in (first, second):
        replayed = (await world.press(person, over, "replay")).response
        assert text_of(replayed).count("🤖 round 1") == 2
        read = (await world.press(person, over, "read")).response
        assert text_of(read).count("🤖 round 1") == 2
    board = (await first.slash(world.channel, "snack board", table=code)).response
    assert text_of(board).count("🤖 round 1") == 2
