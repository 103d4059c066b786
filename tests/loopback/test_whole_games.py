"""A real bot process and people who play with it over real HTTP and websockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.loopback.checks import Verdict, check
from tests.loopback.gateway import Gateway
from tests.loopback.people import Someone, find, verb
from tests.loopback.players import Game, Player, whole_game
from tests.loopback.process import BotProcess, launch, running
from tests.loopback.server import Loopback, loopback

pytestmark = pytest.mark.timeout(240)


class Town:
    """One server with a channel, and a bot that keeps its games in a file."""

    def __init__(self, discord: Loopback, database: Path) -> None:
        self.discord = discord
        self.database = database
        self.channel = discord.world.add_channel(discord.world.add_guild("town"), "games")
        self.bot: BotProcess

    def people(self, count: int, seed: int = 1) -> list[Player]:
        dice = random.Random(seed)
        return [Player(self.discord, f"person {number}", dice) for number in range(1, count + 1)]

    async def check(self, game: Game) -> Verdict:
        """What is stored, after the bot has shut down cleanly."""
        assert await self.bot.stop() == 0, self.bot.output
        return await check(self.database, [game])


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[Town]:
    async with loopback() as discord:
        made = Town(discord, folder / "games.db")
        async with running(discord, made.database, LOG_LEVEL="ERROR", THINKERS="1") as made.bot:
            await discord.until(lambda: bool(discord.world.commands), "commands")
            yield made


async def test_two_play_a_whole_game(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        game = Game(here.channel)
        await whole_game(game, here.people(2), game="snack")
        world = here.discord.world
        await here.discord.until(
            lambda: not any(find(one, "cards") for one in world.public(here.channel)), "old buttons taken off"
        )
        public = world.public(here.channel)
        sent = [Image.open(BytesIO(content)) for one in public for content in one.files.values()]
        assert {picture.format for picture in sent} == {"PNG"}
        assert find(public[-1], "rematch")
        verdict = await here.check(game)
        assert verdict.wrong == []
        assert verdict.finished == 1
        # The move that ends the game is answered with the ending, which says nothing about the move itself.
        assert 14 <= verdict.confirmed <= verdict.stored <= verdict.confirmed + 2
        assert "ERROR" not in here.bot.output


async def test_forms_and_direct_messages(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        ann = here.people(1)[0]
        alone = int(here.discord.world.direct_channel(ann.id)["id"])
        asked = await ann.type(alone, "snack start", game="snack", players=2)
        assert asked.answer is not None
        await here.discord.until(lambda: bool(here.discord.world.public(alone)), "a table")
        lobby = here.discord.world.public(alone)[-1]
        await ann.press(lobby, find(lobby, "start") or "")
        await here.discord.until(lambda: find(here.discord.world.public(alone)[-1], "cards") is not None, "a game")
        table = here.discord.world.public(alone)[-1]
        panel = (await ann.press(table, find(table, "cards") or "")).answer
        assert panel is not None
        assert panel.seen_by == ann.id
        form = await ann.press(panel, find(panel, "type") or "")
        tried = (await ann.fill_in(form, where="C4 0", card="1")).answer
        assert tried is not None
        assert find(tried, "place")


def _more(game: Game, actions: int) -> bool:
    return len(game.actions) >= actions


def _resumed(gateway: Gateway, times: int) -> bool:
    return gateway.resumed == times


async def test_the_gateway_is_lost_and_found(tmp_path: Path) -> None:
    """Presses made while the bot is disconnected reach it when it resumes its session."""
    async with town(tmp_path) as here:
        gateway, game = here.discord.gateway, Game(here.channel)
        playing = asyncio.create_task(whole_game(game, here.people(2), game="snack"))
        for _ in range(3):
            so_far, resumed = len(game.actions), gateway.resumed
            await here.discord.until(partial(_more, game, so_far + 8), "some moves")
            gateway.drop()
            await here.discord.until(partial(_resumed, gateway, resumed + 1), "a session taken up again")
        gateway.forget_sessions()
        await here.discord.until(lambda: len(gateway.identified) == 2, "a new session")
        await playing
        verdict = await here.check(game)
        assert verdict.wrong == []
        assert verdict.finished == 1


async def test_posts_that_discord_took_and_did_not_confirm(tmp_path: Path) -> None:
    """Carried out, but answered with an error: retried with the same nonce, and posted once."""
    async with town(tmp_path) as here:
        posts = here.discord.faults.add(r"POST .*/channels/\d+/messages$", status=500, carried_out=True, times=2)
        edits = here.discord.faults.add(r"PATCH .*/channels/\d+/messages/\d+$", status=503)
        limit = here.discord.faults.add(r"PATCH .*/webhooks/.*@original$", status=429, skip=3)
        game = Game(here.channel)
        await whole_game(game, here.people(1), game="snack")
        assert (posts.hit, edits.hit, limit.hit) == (2, 1, 1)
        ends = [one for one in here.discord.world.public(here.channel) if find(one, "rematch")]
        assert len(ends) == 1
        assert (await here.check(game)).wrong == []


async def test_a_bot_that_is_killed_in_the_middle(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        game = Game(here.channel)
        people = here.people(2)
        for one in people:
            one.persistent, one.patience = True, 5.0
        playing = asyncio.create_task(whole_game(game, people, game="snack"))
        await here.discord.until(lambda: len(game.actions) > 12 or playing.done(), "some moves")
        await here.bot.kill()
        here.bot = await launch(here.discord, here.database, LOG_LEVEL="ERROR")
        try:
            await playing
            verdict = await here.check(game)
        finally:
            await here.bot.kill()
        assert verdict.wrong == []
        assert verdict.finished == 1
        public = here.discord.world.public(here.channel)
        assert sum(find(one, "rematch") is not None for one in public) == 1


async def test_a_second_bot_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        second = await launch(here.discord, here.database, log=".second")
        try:
            assert await asyncio.wait_for(second.ended(), 60) == 1
        finally:
            await second.kill()
        (line,) = second.output.splitlines()
        assert line.startswith(f"DATABASE_URL: {here.database} is in use by another bot process. Stop that one")
        assert len(here.discord.gateway.identified) == 1


async def test_buttons_that_are_not_there_cannot_be_pressed(tmp_path: Path) -> None:
    async with loopback() as discord:
        channel = discord.world.add_channel(discord.world.add_guild("town"), "games")
        button = {"type": 2, "custom_id": "s1b:cards:ABCD:", "disabled": True}
        message = discord.world.post(channel, {"components": [{"type": 1, "components": [button]}]}, {})
        assert verb(button["custom_id"]) == "cards"  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="nothing to press"):
            await Someone(discord, "ann").press(message, "s1b:cards:ABCD:")
