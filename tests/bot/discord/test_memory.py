"""Nothing the bot remembers grows with the number of people or tables, except caches with a limit."""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.delivery.open_panels import OpenPanels
from tests.bot.discord.hooks import delete_channel
from tests.bot.discord.world import World

PLAIN = (dict, set, list, deque)
"""Includes counters and ordered dictionaries, but not cachetools' caches, which limit their own size."""


def plain_containers(thing: Any, path: str = "bot", seen: set[int] | None = None) -> Iterator[tuple[str, int]]:
    """Everything in our own objects that could grow, with its size."""
    seen = set() if seen is None else seen
    if id(thing) in seen or not type(thing).__module__.startswith("bot."):
        return
    seen.add(id(thing))
    for name, value in getattr(thing, "__dict__", {}).items():
        if isinstance(value, PLAIN):
            yield f"{path}.{name}", len(value)
        else:
            yield from plain_containers(value, f"{path}.{name}", seen)


def sizes(world: World) -> dict[str, int]:
    bot = world.bot
    parts = (bot.club, bot.context, bot.messages, bot.bot_turns, bot.scheduler, bot.router, bot.studio)
    seen: set[int] = set()
    return {path: size for part in parts for path, size in plain_containers(part, type(part).__name__, seen)}


async def use_it_all(world: World, number: int) -> None:
    """Someone new plays, looks around and types, and one of their tables loses its channel."""
    guest = world.guild.add_member(world.env.create_user(f"guest{number}"))
    code = await world.begin(world.people[1], host=guest, bots=1, players=3)
    await world.cards(guest, code)
    await guest.slash(world.channel, "snack board", table=code)
    await guest.slash(world.channel, "snack rules", topic="groups")
    await guest.slash(world.channel, "snack do", action="nothing of the kind")
    await guest.slash(world.channel, "snack tutorial")
    away = world.guild.create_text_channel(f"away{number}")
    await guest.slash(away, "snack start")
    (lost,) = [one.code for one in await world.bot.club.tables_in(away.id)]
    delete_channel(world.env, away)
    await world.bot.club.set_option(lost, guest.id, "hints", "off")
    await world.env.settle()
    assert lost in world.bot.messages.not_shown
    await world.bot.club.cancel(code, guest.id)
    await world.env.settle()


async def test_what_is_remembered_does_not_grow_with_people_and_tables(world: World) -> None:
    await use_it_all(world, 0)
    before = sizes(world)
    assert len(before) > 10
    for number in range(1, 4):
        await use_it_all(world, number)
    grown = {path: (before.get(path, 0), size) for path, size in sizes(world).items() if size > before.get(path, 0)}
    assert grown == {}


def interactions_left() -> int:
    return sum(isinstance(one, discord.Interaction) for one in gc.get_objects())


async def test_a_press_that_has_been_answered_is_gone_at_once(world: World) -> None:
    """Looking through all memory for it would keep everyone waiting."""
    first = world.people[0]
    code = await world.begin(world.people[1])
    panel = await world.cards(first, code)
    gc.collect()
    gc.disable()
    try:
        before = interactions_left()
        for _ in range(3):
            await world.press(first, panel, "hint")
            await world.press(first, panel, "help")
        await world.env.settle()
        assert interactions_left() <= before + 1  # that of the panel which is open
    finally:
        gc.enable()


async def test_a_press_that_is_broken_off_leaves_nothing_behind(world: World) -> None:
    code = await world.begin(world.people[1])
    panels: OpenPanels = world.bot.context.panels
    begun = asyncio.Event()

    async def press() -> None:
        async with panels.left_to_press(code, world.people[0].id):
            begun.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(press())
    await begun.wait()
    assert not panels.idle
    await panels.follow(await world.table(code))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert panels.idle
