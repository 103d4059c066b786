"""Ordinary bad days on Discord: the game continues, and the person reads what to do."""

from __future__ import annotations

import sqlite3

import pytest

from bot.service.table import Status
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import (
    allow_bot,
    create_thread,
    delete_channel,
    delete_message,
    forbid_bot,
    re_add_bot,
    remove_bot,
)
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World, answer

MESSAGES, EDITS = "/channels/*/messages", "/channels/*/messages/*"
ORIGINAL, CALLBACK = "/webhooks/*/*/messages/@original", "/interactions/*/*/callback"

BAD_ANSWERS = [
    pytest.param(429, 0, id="too many requests"),
    pytest.param(500, 0, id="server error"),
    pytest.param(503, 0, id="unavailable"),
    pytest.param(401, 50027, id="expired token"),
    pytest.param(404, 10015, id="unknown webhook"),
    pytest.param(404, 10008, id="dismissed panel"),
    pytest.param(403, 50013, id="missing permission"),
]


@pytest.mark.parametrize(("status", "code"), BAD_ANSWERS)
async def test_a_panel_that_cannot_be_delivered(world: World, status: int, code: int) -> None:
    """The move is saved anyway; the person gets an answer, and the next press shows the current state."""
    first, second = world.people
    table = await world.begin(second)
    panel = await world.cards(first, table)
    world.env.inject_error("PATCH", ORIGINAL, status=status, code=code)
    pressed = await world.press(first, panel, "choose", "0")
    assert (await world.table(table)).view(0).chosen is not None
    assert pressed.acknowledged
    if code == 10008:
        assert "card **1**" in text_of(pressed.followups[-1])  # a new panel replaces the one that is gone
    else:
        assert "try again" in answer(pressed)
    again = await world.keep(first, table, 1)
    assert "card **2**" in answer(again)
    await world.finish(table)
    assert (await world.table(table)).status is Status.OVER


@pytest.mark.parametrize("status", [429, 500])
@pytest.mark.parametrize("verb", ["join", "cards"])
async def test_an_acknowledgement_that_fails(world: World, status: int, verb: str) -> None:
    first, second = world.people
    code = await (world.begin(second) if verb == "cards" else world.open())
    world.env.inject_error("POST", CALLBACK, status=status)
    pressed = await world.press(second, await world.posted(code), verb)
    assert pressed.acknowledged
    assert "try again" in answer(pressed)
    again = await world.press(second, await world.posted(code), verb)
    assert "try again" not in answer(again)
    assert (await world.table(code)).seat_of(second.id) == 1
    assert first.mention in text_of(await world.posted(code))


async def test_too_late_to_answer_is_no_error(world: World) -> None:
    code = await world.open()
    world.env.inject_error("POST", CALLBACK, status=404, code=10062, times=2)
    await world.press(world.people[1], await world.posted(code), "join")
    assert (await world.table(code)).seat_of(world.people[1].id) is None
    assert code in answer(await world.press(world.people[1], await world.posted(code), "join"))


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_the_channel_is_shown_later_when_discord_is_down(world: World, status: int) -> None:
    first, second = world.people
    code = await world.begin(second)
    world.env.inject_error("PATCH", EDITS, status=status, times=2)
    await world.keep(first, code)
    assert f"⏳ `1` {first.mention}" in text_of(await world.posted(code))
    assert "Discord is down" in text_of(await world.cards(first, code))
    await world.env.advance_time(11)
    assert f"⏳ `1` {first.mention}" in text_of(await world.posted(code))
    await world.env.advance_time(61)
    assert f"✅ `1` {first.mention}" in text_of(await world.posted(code))
    assert "Discord is down" not in text_of(await world.cards(first, code))


async def test_automatic_players_do_not_wait_for_the_channel(opened: Open) -> None:
    world = await opened(1)
    code = await world.begin(bots=2)
    world.env.inject_error("*", "/channels/*", status=503, times=None)
    await world.keep(world.people[0], code)
    assert await world.moment(code) == (1, "play")
    await world.take_turn_by_command(world.people[0], code)
    assert await world.moment(code) == (2, "choose")
    world.env.backend.faults.clear()
    await world.restart()
    assert (await world.table(code)).display.rev == (await world.table(code)).rev
    assert "round 2 of" in text_of(world.public()[-1])


async def test_a_deleted_table_message_is_posted_again(world: World) -> None:
    code = await world.begin(world.people[1])
    old = await world.posted(code)
    delete_message(world.env, old)
    await world.finish_phase(code)
    assert (await world.posted(code)).id != old.id
    assert "cards" in verbs(await world.posted(code))


@pytest.mark.parametrize("code", [30046, 50083])
async def test_a_message_that_may_not_be_edited_any_more(world: World, code: int) -> None:
    """Too old for more edits, or in an archived thread: a new one replaces it."""
    table = await world.begin(world.people[1])
    old = await world.posted(table)
    world.env.inject_error("PATCH", EDITS, status=400, code=code)
    await world.finish_phase(table)
    assert (await world.posted(table)).id != old.id
    assert [one.id for one in world.public() if "cards" in verbs(one)] == [(await world.posted(table)).id]


async def test_a_deleted_channel_ends_no_game(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    other = world.guild.create_text_channel("other")
    delete_channel(world.env, world.channel)
    hand = (await first.slash(other, "snack hand")).response
    await world.press(first, hand, "choose", "0")
    shown = (await first.slash(other, "snack hand")).response
    assert "You can keep playing here" in text_of(shown)
    await world.finish(code)
    assert (await world.table(code)).status is Status.OVER
    assert "over" in text_of((await first.slash(other, "snack status", table=code)).response)


async def test_a_game_in_a_thread_and_the_thread_is_deleted(world: World) -> None:
    first, second = world.people
    thread = create_thread(world.channel, "picnic", first)
    await first.slash(thread, "snack start", bots=1)
    (table,) = await world.bot.club.tables_of(first.id)
    await world.press(first, await world.posted(table.code, thread), "start")
    hand = (await first.slash(thread, "snack hand")).response
    await world.press(first, hand, "choose", "0")
    assert await world.moment(table.code) == (1, "play")
    delete_channel(world.env, thread)
    await world.take_turn_by_command(first, table.code)
    assert await world.moment(table.code) == (2, "choose")
    assert second.id not in {person.id for person in (await world.table(table.code)).people}


@pytest.mark.parametrize("missing", ["send_messages", "view_channel"])
async def test_permissions_taken_away_in_the_middle(world: World, missing: str) -> None:
    first, second = world.people
    code = await world.begin(second)
    posted = await world.posted(code)
    forbid_bot(world.env, world.channel, missing)
    await world.finish_phase(code)
    await world.finish_phase(code)
    hand = await world.press(first, posted, "cards")
    assert "I'm not allowed to post there" in answer(hand)
    assert "choose" in verbs(hand.response)
    allow_bot(world.env, world.channel)
    await world.press(first, hand.response, "choose", "0")
    assert "round 2 of" in text_of(world.public()[-1])
    assert verbs(message_now(world, posted.id)) == []


def message_now(world: World, message: int) -> object:
    return next(one for one in world.public() if one.id == message)


async def test_the_bot_is_removed_and_comes_back(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    remove_bot(world.env, world.guild)
    await world.finish_phase(code)
    await world.finish_phase(code)
    assert await world.moment(code) == (2, "choose")
    re_add_bot(world.env, world.guild)
    await world.keep_by_command(first, code)
    assert "round 2 of" in text_of(world.public()[-1])
    await world.finish(code)
    assert {"rematch", "replay"} <= set(verbs(world.public()[-1]))
    assert second.mention in text_of(world.public()[-1])


async def test_blocked_direct_messages(opened: Open) -> None:
    world = await opened(1)
    user = world.people[0].user
    world.env.inject_error("POST", MESSAGES, status=403, code=50007, times=None)
    await user.slash("snack start")
    (table,) = await world.bot.club.tables_of(user.id)
    assert table.display.posted is None
    world.env.backend.faults.clear()
    await world.tell(table.code)
    assert table.code in text_of(user.dm_channel.history()[-1])


async def test_a_full_disk_is_answered(world: World) -> None:
    code = await world.begin(world.people[1])
    panel = await world.cards(world.people[0], code)

    def full(step: str) -> None:
        if step == "before_commit":
            raise sqlite3.OperationalError("database or disk is full")

    world.on_step, world.forgiven = full, ["StoreError at"]
    assert "Your game is safe" in answer(await world.press(world.people[0], panel, "choose", "0"))
    assert (await world.table(code)).view(0).chosen is None
    world.on_step = None
    await world.keep(world.people[0], code)
    assert (await world.table(code)).view(0).chosen is not None


async def test_a_picture_that_cannot_be_drawn(world: World) -> None:
    code = await world.begin(world.people[1])
    with world.cannot_draw(MemoryError("of cards 17 and 4")):
        assert "Your game is safe" in answer(await world.press(world.people[0], await world.posted(code), "cards"))
    assert "choose" in verbs(await world.cards(world.people[0], code))
