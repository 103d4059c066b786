"""The private ways into SimCord still do what the other tests rely on."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord import interactions

from bot.panels.layout import Panel
from bot.service.table import Person
from tests.bot.discord.hooks import (
    SHORT_S,
    as_the_bot,
    at_once,
    create_private_thread,
    create_thread,
    forbid_bot,
    hide_from,
    press_foreign,
    re_add_bot,
    remove_bot,
    speaking,
)
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import World, answer


async def test_what_is_done_at_once_is_answered_only_afterwards(world: World) -> None:
    first, second = world.people
    async with at_once(world.env):
        one = await first.slash(world.channel, "snack help")
        two = await second.slash(world.channel, "snack help")
        assert not one.acknowledged
        assert not two.acknowledged
    assert answer(one) == answer(two) != ""


async def test_time_passes_when_a_test_says_so(world: World) -> None:
    """In real time, `settle` would have waited for it."""
    with as_the_bot(world.env):
        sleeping = asyncio.create_task(asyncio.sleep(2 * SHORT_S))
    await world.env.settle()
    assert not sleeping.done()
    await world.env.advance_time(2 * SHORT_S)
    assert sleeping.done()


async def test_a_locale_reaches_the_bot_and_is_gone_afterwards(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    real = interactions.base_payload
    seen = []
    show = world.bot.context.responder.show

    async def listen(interaction: Any, panel: Panel) -> None:
        seen.append((str(interaction.locale), str(interaction.guild_locale)))
        await show(interaction, panel)

    monkeypatch.setattr(world.bot.context.responder, "show", listen)
    with speaking("pt-BR", "nl"):
        await world.people[0].slash(world.channel, "snack help")
    await world.people[0].slash(world.channel, "snack help")
    assert seen == [("pt-BR", "nl"), ("en-US", "en-US")]
    assert interactions.base_payload is real


async def test_a_foreign_button_arrives_as_if_it_were_there(world: World) -> None:
    code = await world.open()
    result = await press_foreign(world.people[1], await world.posted(code), f"s1b:join:{code}:")
    assert code in answer(result)
    assert (await world.table(code)).seat_of(world.people[1].id) == 1


async def test_a_removed_bot_cannot_write_until_it_is_back(world: World) -> None:
    code = await world.open()
    remove_bot(world.env, world.guild)
    await world.bot.club.join(code, Person(world.people[1].id, "second"))
    await world.tell(code)
    assert code in world.bot.messages.not_shown
    re_add_bot(world.env, world.guild)
    await world.tell(code)
    assert code not in world.bot.messages.not_shown


async def test_permissions_and_threads_can_be_arranged(world: World) -> None:
    thread = create_thread(world.channel, "a thread", world.people[0])
    assert thread.is_thread
    forbid_bot(world.env, world.channel, "send_messages")
    code_free = await world.people[0].slash(world.channel, "snack start")
    assert "Send Messages" in answer(code_free)
    assert not any("Snack Match" in text_of(one) for one in world.public())


async def test_what_is_hidden_is_hidden_from_people_and_not_from_the_bot(world: World) -> None:
    first, second = world.people
    thread = create_private_thread(world.channel, "secret", first)
    seen = world.bot.get_channel(thread.id)
    assert isinstance(seen, discord.Thread)
    assert seen.is_private()
    assert (await seen.fetch_member(first.id)).id == first.id
    with pytest.raises(discord.NotFound):
        await seen.fetch_member(second.id)
    hide_from(world.env, world.channel, second)
    await world.env.settle()
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    channel = guild.get_channel(world.channel.id)
    assert channel is not None
    sees = [channel.permissions_for(await guild.fetch_member(one.id)).view_channel for one in (first, second)]
    assert sees == [True, False]
