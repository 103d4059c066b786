"""A small world for tests: the real bot on a simulated Discord, with people who press and type."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterator

import discord
import simcord

from bot.client import SnackBot
from bot.service.club import Club, Limits
from bot.service.tables import Table
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from render.worker import Painter


class World:
    """One guild, one channel, and some people in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.env: simcord.Env
        self.bot: SnackBot

    async def start(self, people: int = 2, **limits: int) -> World:
        self.limits = Limits(**limits)
        self.bot = await self.make_bot()
        self.env = simcord.Env(self.bot)
        await self.env.start()
        self.guild = self.env.create_guild("Picnic")
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.guild.add_member(self.env.create_user(f"person{n}")) for n in range(1, people + 1)]
        return self

    async def make_bot(self) -> SnackBot:
        store = await SqliteStore.open(str(self.path))
        club = Club(store, Catalog(), clock=discord.utils.utcnow, limits=self.limits)
        return SnackBot(club, store, Painter())

    async def restart(self) -> None:
        """A new process on the same database and the same Discord."""
        old = self.bot
        self.bot = await self.make_bot()
        await self.env.restart_bot(self.bot)
        await old.store.close()
        await self.env.settle()

    async def stop(self) -> None:
        await self.env.shutdown()
        self.bot.painter.close()
        await self.bot.store.close()

    # Looking

    def shown(self) -> list[discord.Message]:
        return self.channel.history()

    def last(self) -> discord.Message:
        message = self.channel.last_message
        assert message is not None
        return message

    async def table(self, code: str) -> Table:
        return await self.bot.club.get(code)


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in components:
        yield one
        yield from walk(one.get("components", []))
        if accessory := one.get("accessory"):
            yield accessory


def parts(message: Any) -> list[dict[str, Any]]:
    """Every component of a message or a response, flat."""
    raw = message.components
    return list(walk([one if isinstance(one, dict) else one.to_dict() for one in raw]))


def text_of(message: Any) -> str:
    return "\n".join(one["content"] for one in parts(message) if one.get("type") == 10)


def labels(message: Any, *, enabled: bool = True) -> list[str]:
    return [
        one["label"] for one in parts(message) if one.get("type") == 2 and not (enabled and one.get("disabled", False))
    ]


def options(message: Any) -> list[str]:
    """The values of the first menu."""
    return next(([o["value"] for o in one["options"]] for one in parts(message) if one.get("type") == 3), [])
