"""Real bot processes that share the shards of one small Discord and one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.bot.store.test_postgres import END, run
from tests.loopback.checks import check
from tests.loopback.people import find
from tests.loopback.players import Game, Player, whole_game
from tests.loopback.process import BotProcess, launch
from tests.loopback.records import Interaction, Message
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

    async def start(self, *arguments: str) -> BotProcess:
        log, path = f".{len(self.bots)}", self._folder / "games.db"
        bot = await launch(self.discord, path, *arguments, log=log, DATABASE_URL=self.url, LOG_LEVEL="INFO")
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
async def empty_city(folder: Path) -> AsyncIterator[City]:
    async with AsyncExitStack() as stack, database() as url:
        discord = await stack.enter_async_context(loopback(shards=SHARDS, identify_every=5.0))
        made = City(discord, url, folder, stack)
        yield made
        for bot in made.bots:
            if bot.running:
                assert await bot.stop() == 0, bot.output
        assert discord.gateway.turned_away == 0


@asynccontextmanager
async def city(folder: Path, processes: int) -> AsyncIterator[City]:
    async with empty_city(folder) as made:
        for _ in range(processes):
            await made.start()
        await made.shared(processes)
        yield made


@pytest.mark.parametrize("killed", [True, False])
async def test_what_a_process_leaves_is_taken_over(tmp_path: Path, killed: bool) -> None:
    """A dead one's shards within 30 seconds, and 6 for an IDENTIFY; those of one that stops at once. Before that, both
    lose all their connections to the database."""
    async with city(tmp_path, 2) as here:
        games = [Game(channel) for channel in here.channels.values()]
        playing = [
            asyncio.create_task(whole_game(game, here.people(2, number), game="snack"))
            for number, game in enumerate(games)
        ]
        await here.discord.until(lambda: all(len(game.actions) > 6 for game in games), "moves in both games", 120)
        await run(here.url, END)
        await here.discord.until(lambda: all(len(game.actions) > 9 for game in games), "moves after that", 120)
        leaving = here.bots[0]
        await (leaving.kill() if killed else leaving.stop())
        since = time.monotonic()
        await here.discord.until(lambda: here.running() == list(range(SHARDS)), "shards taken over", 60)
        assert time.monotonic() - since < (36 if killed else 12)
        await asyncio.gather(*playing)
        verdict = await check(here.url, games)
        assert verdict.wrong == []
        assert verdict.finished == len(games)


async def _answered(ask: Callable[[], Awaitable[Interaction]]) -> Message:
    """What someone is answered; they ask again where Discord says that it failed, as on a slow machine."""
    for _ in range(5):
        asked = await ask()
        if asked.acknowledged and asked.answer is not None:
            return asked.answer
    raise AssertionError("nobody answers")


def _shown(here: City, game: Game) -> Message:
    message = game.message(here.discord)
    assert message is not None
    return message


async def test_a_direct_message_is_answered_by_another_process_than_the_table(tmp_path: Path) -> None:
    """Direct messages go to shard 0; the table stands on shard 1, where it is shown without anyone pressing there."""
    async with empty_city(tmp_path) as here:
        bot = await here.start("--processes", "2")
        for what in (" is run here", " is no longer run here"):
            await here.discord.until(lambda what=what: what in bot.output or not bot.running, what, 180)  # type: ignore[misc]
        await here.discord.until(lambda: here.running() == [0, 1] or not bot.running, "all shards", 60)
        assert bot.running, bot.output
        game = Game(here.channels[1])
        ann, ben = here.people(2, 1)
        await ann.open(game, game="snack", players=2)
        await ben.use(game, "join")
        await ann.use(game, "start")
        await here.discord.until(lambda: find(_shown(here, game), "cards") is not None, "a game that has begun")
        before = _shown(here, game).text
        alone = int(here.discord.world.direct_channel(ann.id)["id"])
        panel = await _answered(lambda: ann.type(alone, "snack hand", table=game.code))
        choose = find(panel, "choose")
        assert choose is not None, panel.text
        await _answered(lambda: ann.press(panel, choose))
        await here.discord.until(lambda: _shown(here, game).text != before, "news at the table", 30)
