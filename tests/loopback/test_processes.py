"""Real bot processes that share the shards of one small Discord, and one PostgreSQL.

They run faster than on Discord, so that what takes half a minute there takes seconds here.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.bot.store.test_postgres import END, run
from tests.loopback.checks import check
from tests.loopback.launcher import PACE
from tests.loopback.people import find, pressable
from tests.loopback.players import Game, Player, whole_game
from tests.loopback.process import BotProcess, launch
from tests.loopback.records import Interaction, Message
from tests.loopback.server import Loopback, loopback
from tests.postgres import database, kill_server, start_server, stop_server

pytestmark = pytest.mark.timeout(240)
SHARDS = 2
QUICK = {"beat": 0.5, "silent": 3.0, "leaving": 2.0, "identify": 1.0, "hand_over": 30.0}
PAUSE = 0.3
"""How many seconds people think, at most, while something else happens."""
TABLES = 6
"""How many games a pair of people can play in a row."""


class City:
    """A server on each shard, and processes that share them."""

    def __init__(self, discord: Loopback, url: str, folder: Path, stack: AsyncExitStack) -> None:
        self.discord = discord
        self.url = url
        self._folder = folder
        self._stack = stack
        self.bots: list[BotProcess] = []
        self.pause = 0.0
        """How many seconds people think, at most."""
        self.channels: dict[int, list[int]] = {}
        while len(self.channels) < SHARDS:
            guild = discord.world.add_guild("city")
            channels = [discord.world.add_channel(guild, f"games-{number}") for number in range(TABLES)]
            self.channels.setdefault((guild >> 22) % SHARDS, channels)

    async def start(self, *arguments: str) -> BotProcess:
        log, path = f".{len(self.bots)}", self._folder / "games.db"
        environment = {"DATABASE_URL": self.url, "LOG_LEVEL": "INFO", PACE: json.dumps(QUICK)}
        bot = await launch(self.discord, path, *arguments, log=log, **environment)
        self._stack.push_async_callback(bot.kill)
        self.bots.append(bot)
        return bot

    @property
    def alive(self) -> list[BotProcess]:
        return [bot for bot in self.bots if bot.running]

    def running(self) -> list[int]:
        return sorted(session.shard for session in self.discord.gateway.connected)

    async def shared(self) -> None:
        """Wait until every shard runs exactly once, on as many processes as there are (or shards, if fewer)."""
        wanted = min(SHARDS, len(self.alive))
        await self.discord.until(
            lambda: self.running() == list(range(SHARDS)) and sum(bot.shards > 0 for bot in self.alive) == wanted,
            "shards that are shared",
            120,
        )
        await self.discord.until(lambda: bool(self.discord.world.commands), "commands", 60)

    def people(self, count: int, seed: int) -> list[Player]:
        dice = random.Random(seed)

        async def think() -> None:
            await asyncio.sleep(dice.uniform(0, self.pause))

        made = [Player(self.discord, f"person {seed}.{number}", dice, think) for number in range(count)]
        for one in made:
            one.persistent, one.patience = True, 5.0
        return made

    def play(self) -> Playing:
        """Two people on every shard play one game after another, each pair in its own channel."""
        self.pause = PAUSE
        return Playing(self)


class Playing:
    def __init__(self, here: City) -> None:
        self._here = here
        self._played: list[list[Game]] = [[] for _ in here.channels]
        self._last = False
        self._tasks = [
            asyncio.create_task(self._play(number, channels)) for number, channels in enumerate(here.channels.values())
        ]

    async def _play(self, number: int, channels: list[int]) -> None:
        for turn, channel in enumerate(channels):
            game = Game(channel)
            self._played[number].append(game)
            await whole_game(game, self._here.people(2, number + SHARDS * turn), game="snack")
            if self._last:
                return

    @property
    def games(self) -> list[Game]:
        return [game for games in self._played for game in games]

    async def more(self, actions: int) -> None:
        """Wait until something has been done this often on every shard, or the games are over."""
        wanted = [count + actions for count in self._so_far]
        await self._here.discord.until(partial(self._reached, wanted), "moves in all games", 60)

    @property
    def _so_far(self) -> list[int]:
        return [sum(len(game.actions) for game in games) for games in self._played]

    def _reached(self, wanted: list[int]) -> bool:
        pairs = zip(self._so_far, self._tasks, wanted, strict=True)
        return all(count >= much or task.done() for count, task, much in pairs)

    @property
    def going_on(self) -> bool:
        return not all(task.done() for task in self._tasks)

    async def to_the_end(self) -> None:
        """Every game ends; everything confirmed is stored, and nothing is stored or posted twice."""
        self._here.pause, self._last = 0.0, True
        await asyncio.wait_for(asyncio.gather(*self._tasks), 120)
        verdict = await check(self._here.url, self.games)
        assert verdict.wrong == []
        assert verdict.finished == len(self.games)
        for game in self.games:
            posted = self._here.discord.world.public(game.channel)
            assert sum(find(one, "rematch") is not None for one in posted) == 1
            # What the bot posts on its own; people may have asked for any number of boards.
            faces = Counter(_face(one) for one in posted if one.data["nonce"] is not None)
            assert max(faces.values()) == 1, faces


def _face(message: Message) -> str:
    """What a message shows, without the addresses of its pictures."""
    return json.dumps([message.text, [part["custom_id"] for part in pressable(message)]])


@asynccontextmanager
async def empty_city(folder: Path, url: str = "") -> AsyncIterator[City]:
    async with AsyncExitStack() as stack:
        url = url or await stack.enter_async_context(database())
        discord = await stack.enter_async_context(loopback(shards=SHARDS, identify_every=QUICK["identify"] / 2))
        made = City(discord, url, folder, stack)
        yield made
        left = made.alive
        codes = await asyncio.gather(*(bot.stop() for bot in left))
        assert codes == [0] * len(left), [bot.output for bot in left]
        assert discord.gateway.turned_away == 0


@asynccontextmanager
async def city(folder: Path, processes: int, url: str = "") -> AsyncIterator[City]:
    async with empty_city(folder, url) as made:
        for _ in range(processes):
            await made.start()
        await made.shared()
        yield made


async def test_a_deploy_has_no_gap(tmp_path: Path) -> None:
    """A new process starts, the old one is told to stop: people who play throughout always get an answer."""
    async with city(tmp_path, 1) as here:
        here.discord.world.answer_within = 15.0  # nothing is lost, however slow this machine is at the moment
        playing = here.play()
        await playing.more(6)
        old, begun = here.bots[0], time.monotonic()
        await here.start()
        await here.shared()
        await playing.more(3)
        stopped = time.monotonic()
        assert await old.stop() == 0, old.output
        took = time.monotonic() - stopped
        assert here.running() == list(range(SHARDS)), "it didn't wait for the new one"
        assert playing.going_on
        await playing.more(6)
        actions = [one for game in playing.games for one in game.actions if one.sent > begun]
        waits = [one.acknowledged - one.sent for one in actions if one.acknowledged]
        print(  # noqa: T201  # it is measured here
            f"deploy: the old process was gone {took:.1f} s after it was told to stop; nobody heard a shard for "
            f"{here.discord.gateway.longest_gap:.2f} s at most; {len(actions)} presses meanwhile, "
            f"{len(actions) - len(waits)} failed, the slowest acknowledged after {max(waits):.2f} s"
        )
        assert here.discord.gateway.longest_gap == 0
        assert len(waits) == len(actions)
        await playing.to_the_end()
        assert "ERROR" not in old.output + here.bots[1].output


async def test_processes_are_killed_at_random_moments(tmp_path: Path) -> None:
    """Others take over their shards, and new processes replace them."""
    dice = random.Random(19)
    async with city(tmp_path, 2) as here:
        playing = here.play()
        await playing.more(4)
        for _ in range(2):
            await asyncio.sleep(dice.uniform(0, 1))
            await dice.choice([bot for bot in here.alive if bot.shards]).kill()
            await here.discord.until(lambda: here.running() == list(range(SHARDS)), "shards taken over", 60)
            await here.start()
        await playing.to_the_end()


async def test_the_database_is_lost_and_found(tmp_path: Path) -> None:
    """First all connections to it, then the server itself."""
    data = Path(tempfile.mkdtemp(prefix="snack-postgres-")) / "data"
    try:
        url = await asyncio.to_thread(start_server, data)
        async with city(tmp_path, 2, url) as here:
            playing = here.play()
            await playing.more(4)
            await run(url, END)
            await playing.more(4)
            kill_server(data)
            await asyncio.sleep(2)
            await asyncio.to_thread(start_server, data)
            assert playing.going_on
            await playing.to_the_end()
    finally:
        await asyncio.to_thread(stop_server, data)
        shutil.rmtree(data.parent)


async def test_processes_of_a_group_that_is_killed_stop(tmp_path: Path) -> None:
    async with empty_city(tmp_path) as here:
        group = await here.start("--processes", "2")
        await here.discord.until(lambda: here.running() == [0, 1] and here.bots[0].shards == 2, "all shards", 60)
        await here.discord.until(lambda: group.output.count("Invite the bot") == 2, "both processes", 60)
        await group.kill()
        await here.discord.until(lambda: here.running() == [], "processes that have stopped", 60)
        assert group.output.count("is gone: stopping") == 2


async def _answered(ask: Callable[[], Awaitable[Interaction]]) -> Message:
    """What someone is answered; they ask again if Discord says that it failed, as on a slow machine."""
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
    """Direct messages go to shard 0; the table is on shard 1, where it is shown without anyone pressing anything."""
    async with empty_city(tmp_path) as here:
        bot = await here.start("--processes", "2")
        for what in ("took shard", "released shard"):
            await here.discord.until(lambda what=what: what in bot.output or not bot.running, what, 180)  # type: ignore[misc]
        await here.discord.until(lambda: here.running() == [0, 1] or not bot.running, "all shards", 60)
        assert bot.running, bot.output
        game = Game(here.channels[1][0])
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
