"""Real bot processes that share the shards of one small Discord and one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.loopback.checks import check
from tests.loopback.players import Game, Player, whole_game
from tests.loopback.process import BotProcess, launch
from tests.loopback.server import Loopback, loopback
from tests.postgres import database

pytestmark = pytest.mark.timeout(400)
SHARDS = 2


class City:
    """A server on each shard, and processes that share them."""

    def __init__(self, discord: Loopback, url: str, folder: Path, stack: AsyncExitStack) -> None:
        self.discord = discord
        self.url = url
        self._folder = folder
        self._stack = stack
        self.bots: list[BotProcess] = []
        self.channels: dict[int, int] = {}
        while len(self.channels) < SHARDS:
            guild = discord.world.add_guild("city")
            self.channels.setdefault((guild >> 22) % SHARDS, discord.world.add_channel(guild, "games"))

    async def start(self) -> BotProcess:
        log = f".{len(self.bots)}"
        bot = await launch(self.discord, self._folder / "games.db", log=log, DATABASE_URL=self.url, LOG_LEVEL="INFO")
        self._stack.push_async_callback(bot.kill)
        self.bots.append(bot)
        return bot

    def running(self) -> list[int]:
        return sorted(session.shard for session in self.discord.gateway.connected)

    async def shared(self, processes: int) -> None:
        """Wait until every shard is run once, and by so many processes."""
        await self.discord.until(
            lambda: self.running() == list(range(SHARDS)) and self.holders() == processes, "shards that are shared", 180
        )
        await self.discord.until(lambda: bool(self.discord.world.commands), "commands", 60)

    def holders(self) -> int:
        return sum(_runs(bot) > 0 for bot in self.bots if bot.running)

    def people(self, count: int, seed: int) -> list[Player]:
        dice = random.Random(seed)
        made = [Player(self.discord, f"person {seed}.{number}", dice) for number in range(count)]
        for one in made:
            one.persistent = True
        return made


def _runs(bot: BotProcess) -> int:
    return bot.output.count(" is run here") - bot.output.count(" is no longer run here")


@asynccontextmanager
async def city(folder: Path, processes: int) -> AsyncIterator[City]:
    async with AsyncExitStack() as stack, database() as url:
        discord = await stack.enter_async_context(loopback(shards=SHARDS, identify_every=5.0))
        made = City(discord, url, folder, stack)
        for _ in range(processes):
            await made.start()
        await made.shared(processes)
        yield made
        for bot in made.bots:
            if bot.running:
                assert await bot.stop() == 0, bot.output
        assert discord.gateway.turned_away == 0


async def test_two_processes_share_the_shards_and_play(tmp_path: Path) -> None:
    async with city(tmp_path, 2) as here:
        games = [Game(channel) for channel in here.channels.values()]
        async with asyncio.TaskGroup() as all_play:
            for number, game in enumerate(games):
                all_play.create_task(whole_game(game, here.people(2, number), game="snack"))
        verdict = await check(here.url, games)
        assert verdict.wrong == []
        assert verdict.finished == len(games)


@pytest.mark.parametrize("killed", [True, False])
async def test_what_a_process_leaves_is_taken_over(tmp_path: Path, killed: bool) -> None:
    """A dead one's shards within 30 seconds, and 6 for an IDENTIFY; those of one that stops at once."""
    async with city(tmp_path, 2) as here:
        games = [Game(channel) for channel in here.channels.values()]
        playing = [
            asyncio.create_task(whole_game(game, here.people(2, number), game="snack"))
            for number, game in enumerate(games)
        ]
        await here.discord.until(lambda: all(len(game.actions) > 6 for game in games), "moves in both games", 120)
        leaving = here.bots[0]
        await (leaving.kill() if killed else leaving.stop())
        since = time.monotonic()
        await here.discord.until(lambda: here.running() == list(range(SHARDS)), "shards taken over", 60)
        assert time.monotonic() - since < (36 if killed else 12)
        await asyncio.gather(*playing)
        verdict = await check(here.url, games)
        assert verdict.wrong == []
        assert verdict.finished == len(games)
