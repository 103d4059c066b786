"""The small Discord on its own, with discord.py's clients: shards, sessions, answers and failures."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.loopback.gateway import DISPATCH, HELLO, IDENTIFY, INVALID
from tests.loopback.launcher import TOKEN, point_at
from tests.loopback.people import Someone
from tests.loopback.records import Message
from tests.loopback.server import Loopback, loopback
from tests.loopback.world import COMPONENT

GAP = 0.2
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "press", "custom_id": "x"}]}


@pytest.fixture(autouse=True)
def _elsewhere() -> Iterator[None]:
    """Afterwards discord.py uses its own addresses again."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


class Client(discord.AutoShardedClient):
    """Records what it hears; identifies as soon as it is allowed to."""

    def __init__(self, **more: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1, **more)
        self.heard: list[tuple[int | None, discord.Interaction]] = []
        self.failed: list[BaseException | None] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await asyncio.sleep(0 if initial else 1.2 * GAP)

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.failed.append(sys.exc_info()[1])

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        guild = interaction.guild
        self.heard.append((guild.shard_id if guild else None, interaction))
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="here")


@asynccontextmanager
async def connected(small: Loopback, **more: Any) -> AsyncIterator[Client]:
    point_at(small.url)
    client = Client(**more)
    running = asyncio.create_task(client.start(TOKEN))
    try:
        await small.until(lambda: client.is_ready() or running.done(), "a client that is ready")
        yield client
    finally:
        await client.close()
        await asyncio.gather(running, return_exceptions=True)


def posted(small: Loopback, channel: int) -> Message:
    return small.world.post(channel, {"components": [BUTTON]}, {})


def test_only_this_machine() -> None:
    for url in ("https://127.0.0.1:1", "http://192.0.2.1:80", "http://localhost.invalid:80"):
        with pytest.raises(ValueError, match="not on this machine"):
            point_at(url)
    assert urlsplit(Route.BASE).hostname == "discord.com"


async def test_two_shards() -> None:
    async with loopback(shards=2, max_concurrency=1, identify_every=GAP) as small:
        guilds = [small.world.add_guild(f"town {number}") for number in range(6)]
        channels = [small.world.add_channel(guild, "games") for guild in guilds]
        assert {(guild >> 22) % 2 for guild in guilds} == {0, 1}
        async with connected(small) as client:
            assert client.shard_count == 2
            assert {guild.id for guild in client.guilds} == set(guilds)
            ann = Someone(small, "ann")
            for channel in (*channels, int(small.world.direct_channel(ann.id)["id"])):
                asked = await ann.press(posted(small, channel), "x")
                assert asked.answer is not None
                assert asked.answer.data["content"] == "here"
            assert [shard for shard, _ in client.heard] == [(guild >> 22) % 2 for guild in guilds] + [None]
            # Everything without a server came over the first shard.
            first = next(one for one in small.gateway.sessions if one.shard == 0)
            assert any('"t": "INTERACTION_CREATE"' in text and '"user"' in text for _, text in first.kept)
        assert sorted((shard, of) for _, shard, of in small.gateway.identified) == [(0, 2), (1, 2)]
        assert small.gateway.turned_away == 0


async def test_two_processes_share_the_shards() -> None:
    async with loopback(shards=4, max_concurrency=4) as small:
        guilds = [small.world.add_guild(f"town {number}") for number in range(8)]
        channels = [small.world.add_channel(guild, "games") for guild in guilds]
        halves = {"shard_ids": [0, 1], "shard_count": 4}, {"shard_ids": [2, 3], "shard_count": 4}
        async with connected(small, **halves[0]) as one, connected(small, **halves[1]) as other:
            ann = Someone(small, "ann")
            for channel in channels:
                assert (await ann.press(posted(small, channel), "x")).answer
            for client, shards in ((one, {0, 1}), (other, {2, 3})):
                assert {shard for shard, _ in client.heard} == shards
            assert len(one.heard) + len(other.heard) == len(channels)


async def test_who_identifies_too_soon_is_turned_away() -> None:
    async with loopback(shards=4, max_concurrency=2, identify_every=60) as small, aiohttp.ClientSession() as session:
        # Two buckets of shards, even and odd: one of each at a time.
        answers = []
        for shard in range(4):
            async with session.ws_connect(small.gateway.resume_url) as socket:
                assert (await socket.receive_json())["op"] == HELLO
                await socket.send_json({"op": IDENTIFY, "d": {"token": TOKEN, "shard": [shard, 4]}})
                answers.append((await socket.receive_json())["op"])
        assert answers == [DISPATCH, DISPATCH, INVALID, INVALID]
        assert small.gateway.turned_away == 2


async def test_what_happens_while_nobody_listens_is_heard_later() -> None:
    async with loopback() as small:
        channel = small.world.add_channel(small.world.add_guild("town"), "games")
        async with connected(small) as client:
            ann = Someone(small, "ann")
            small.gateway.drop()
            assert (await ann.press(posted(small, channel), "x")).answer
            assert small.gateway.resumed == 1
            assert len(client.heard) == 1


async def test_one_answer_each_and_in_time() -> None:
    async with loopback() as small:
        channel = small.world.add_channel(small.world.add_guild("town"), "games")
        async with connected(small) as client:
            ann = Someone(small, "ann")
            asked = await ann.press(posted(small, channel), "x")
            heard = client.heard[-1][1]
            with pytest.raises(discord.HTTPException) as twice:
                await client.http.request(
                    Route("POST", "/interactions/{number}/{token}/callback", number=heard.id, token=heard.token),
                    json={"type": 6},
                )
            assert twice.value.code == 40060
            late = small.world.ask(COMPONENT, ann.id, channel, {"custom_id": "x", "component_type": 2}, asked.source)
            late.sent -= 4
            await small.until(lambda: any("10062" in str(one) for one in client.failed), "an answer refused")
            assert not late.acknowledged


async def test_the_same_nonce_is_posted_once() -> None:
    async with loopback() as small:
        channel = small.world.add_channel(small.world.add_guild("town"), "games")
        async with connected(small) as client:
            where = client.get_partial_messageable(channel)
            first, second = await where.send("one", nonce=7), await where.send("one", nonce=7)
            other = await where.send("one", nonce=8)
            assert first.id == second.id != other.id
            assert [one.id async for one in where.history()] == [other.id, first.id]
            await other.delete()
            with pytest.raises(discord.NotFound):
                await where.fetch_message(other.id)


async def test_faults_strike_as_often_as_asked() -> None:
    async with loopback() as small:
        channel = small.world.add_channel(small.world.add_guild("town"), "games")
        async with connected(small) as client:
            where = client.get_partial_messageable(channel)
            small.faults.add("POST .*/messages", status=403, code=50013, skip=1)
            cut = small.faults.add("DELETE .*/messages", carried_out=True)
            sent = await where.send("passes")
            with pytest.raises(discord.Forbidden):
                await where.send("fails")
            await where.send("passes")
            with pytest.raises((discord.NotFound, OSError, aiohttp.ClientError)):
                await sent.delete()
            assert cut.hit == 1
            assert sent.id not in small.world.messages[channel]
