"""What hosts rely on: how the bot starts on Discord, which permissions it asks for, how it ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from bot.interactions.request import PERMISSIONS
from bot.service.club import Club
from bot.service.table import Table
from bot.store.base import StoreError
from engine.moves import Move
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import World


async def test_a_press_that_is_under_way_is_saved_and_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = await World(tmp_path / "club.db").start()
    bot, (ana, ben) = world.bot, world.people
    code = await world.begin(ben)
    panel = await world.cards(ana, code)
    acting, closing = asyncio.Event(), asyncio.Event()
    act, settle = Club.act, bot.router.settle

    async def slowly(club: Club, code: str, user: int, stamp: str, move: Move) -> Table:
        acting.set()
        await closing.wait()
        return await act(club, code, user, stamp, move)

    async def settling() -> None:
        closing.set()
        await settle()

    monkeypatch.setattr(Club, "act", slowly)
    monkeypatch.setattr(bot.router, "settle", settling)
    pressing = asyncio.create_task(world.press(ana, panel, "choose", "0"))
    await acting.wait()
    await bot.close()
    answered = (await pressing).response
    assert "You keep card" in text_of(answered)
    with pytest.raises(StoreError, match="store_closed"):
        await bot.store.get_meta("commands")
    await world.env.shutdown()
    again = await world.make_bot()
    match = (await again.club.get(code)).match
    assert match is not None
    assert len(match.entries) == 1
    again.painter.close()
    await again.store.close()


def commands_sent(world: World) -> int:
    return sum(entry.method == "PUT" and entry.path.endswith("/commands") for entry in world.env.http_requests)


async def test_commands_are_sent_only_when_they_have_changed(tmp_path: Path) -> None:
    world = await World(tmp_path / "club.db").start()
    assert commands_sent(world) == 1
    await world.restart()
    assert commands_sent(world) == 1
    await world.bot.store.set_meta("commands", "what they were in an older version")
    await world.restart()
    assert commands_sent(world) == 2
    assert not any(getattr(world.bot.intents, name) for name in ("members", "presences", "message_content"))
    await world.stop()


async def test_the_permissions_of_the_invite_are_enough(tmp_path: Path) -> None:
    """On a server without permissions for everyone: people have their own role, the bot what its invite asks for."""
    world = await World(tmp_path / "club.db").start()
    ana, ben = world.people
    guild = world.env.backend.guilds[world.guild.id]
    people = world.guild.create_role(
        "people",
        permissions=discord.Permissions(view_channel=True, read_message_history=True, use_application_commands=True),
    )
    guild.roles[guild.id].permissions = 0
    for role in guild.roles.values():
        if role.managed:
            role.permissions = PERMISSIONS.value
    for person in (ana, ben, world.onlooker):
        guild.members[person.id].role_ids.append(people.id)
    code = await world.begin(ben)
    await world.keep(ana, code)
    await world.keep(ben, code)
    await world.env.settle()
    assert "Everyone places two cards" in text_of(await world.posted(code))
    await world.stop()
