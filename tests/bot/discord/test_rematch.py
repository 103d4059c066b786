"""Playing again: everyone seated hears about it, and what they hear about the new table is true."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.preferences import Notify, Preferences
from bot.service.server_settings import ServerSettings
from bot.service.table import Status
from tests.bot.discord.hooks import forbid_bot
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World, answer, pinged


async def finished(world: World) -> tuple[str, Any]:
    code = await world.begin(world.people[1])
    await world.finish(code)
    return code, await world.posted(code)


@pytest.mark.parametrize("mentions", [True, False])
async def test_those_who_are_seated_again_are_called_and_may_leave(world: World, mentions: bool) -> None:
    first, second = world.people
    await world.bot.club.servers.change(world.guild.id, lambda _: ServerSettings(mentions=mentions))
    _, over = await finished(world)
    await world.press(first, over, "rematch")
    (table,) = await world.bot.club.tables_of(first.id)
    call = world.public()[-1]
    assert first.mention in text_of(call)
    assert second.mention in text_of(call)
    assert [str(one) for one in pinged(world)[-1]] == ([str(second.id)] if mentions else [])
    await world.press(second, over, "rematch")
    lobby = await world.posted(table.code)
    assert call.id > world.public()[-1].id == lobby.id, "they have accepted, and nobody is called twice"
    left = await world.press(second, lobby, "leave")
    assert table.code in answer(left)
    assert (await world.table(table.code)).seat_of(second.id) is None


async def test_who_wants_no_reminders_is_not_called(world: World) -> None:
    first, second = world.people
    await world.bot.club.change_preferences(second.id, lambda _: Preferences(notify=Notify.OFF))
    _, over = await finished(world)
    await world.press(first, over, "rematch")
    assert second.mention in text_of(world.public()[-1])
    assert pinged(world)[-1] == []


async def test_an_old_button_says_what_has_become_of_the_rematch(world: World) -> None:
    first, second = world.people
    _, over = await finished(world)
    await world.press(first, over, "rematch")
    (table,) = await world.bot.club.tables_of(first.id)
    await world.press(second, await world.posted(table.code), "join")
    await world.press(first, await world.posted(table.code), "start")
    running = await world.press(first, over, "rematch")
    assert table.code in answer(running)
    assert "open in the channel" not in answer(running)
    assert verbs(running.response) == ["cards"]
    await world.finish(table.code)
    ended = await world.press(first, over, "rematch")
    assert table.code in answer(ended)
    assert "over" in answer(ended)
    assert "open in the channel" not in answer(ended)


async def test_no_rematch_where_the_bot_may_not_post(world: World) -> None:
    _, over = await finished(world)
    forbid_bot(world.env, world.channel, "send_messages")
    assert "I'm not allowed to post" in answer(await world.press(world.people[0], over, "rematch"))
    assert not await world.bot.club.tables_of(world.people[0].id)


async def test_no_rematch_where_the_server_wants_no_tables_any_more(world: World) -> None:
    _, over = await finished(world)
    await world.bot.club.servers.change(world.guild.id, lambda _: ServerSettings(channels=(1,)))
    assert "<#1>" in answer(await world.press(world.people[0], over, "rematch"))
    assert not await world.bot.club.tables_of(world.people[0].id)


async def test_a_rematch_that_cannot_be_shown(world: World) -> None:
    first, _ = world.people
    _, over = await finished(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    said = answer(await world.press(first, over, "rematch"))
    (table,) = await world.bot.club.tables_of(first.id)
    assert table.code in said
    assert "can't show the table" in said
    assert "open in the channel" not in said


async def test_a_table_that_cannot_be_shown_is_not_called_open(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    said = answer(await world.people[0].slash(world.channel, "snack start"))
    (table,) = await world.bot.club.tables_of(world.people[0].id)
    assert table.code in said
    assert "can't show the table" in said
    assert "is open" not in said


async def test_starting_where_nothing_can_be_shown_says_so(world: World) -> None:
    first, second = world.people
    code = await world.open()
    await world.press(second, await world.posted(code), "join")
    lobby = await world.posted(code)
    forbid_bot(world.env, world.channel, "send_messages")
    started = await world.press(first, lobby, "start")
    assert (await world.table(code)).status is Status.PLAYING
    assert "can't show the table" in answer(started)


@pytest.mark.parametrize("verb", ["option", "join"])
async def test_changes_of_a_lobby_that_cannot_be_shown(world: World, verb: str) -> None:
    code = await world.open()
    lobby = await world.posted(code)
    forbid_bot(world.env, world.channel, "view_channel", "send_messages")
    who = world.people[1] if verb == "join" else world.people[0]
    args = ("hints", "off") if verb == "option" else ()
    lobby = lobby if verb == "join" else await world.hosting(who, code)
    assert "can't show the table" in answer(await world.press(who, lobby, verb, *args))
