"""A simulated Discord for measuring: presses are sent without waiting for answers, and timed until acknowledged."""

from __future__ import annotations

import asyncio
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator

import discord
import simcord
from simcord import interactions
from simcord.backend import serializers

Person = Any
"""Someone in the simulated guild."""
COMPONENT = 3


class _Requests(list[Any]):
    """Notes when each interaction was first answered, and when its result was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.answered: dict[int, float] = {}
        self.shown: dict[str, float] = {}
        """By the interaction's token."""
        self.news = asyncio.Event()

    def append(self, entry: Any) -> None:
        if entry.path.startswith("/interactions/"):
            self.answered.setdefault(int(entry.path.split("/")[2]), time.perf_counter())
            self.news.set()
        elif entry.path.startswith("/webhooks/"):
            self.shown.setdefault(entry.path.split("/")[3], time.perf_counter())
            self.news.set()


class Town:
    """One guild with one channel."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.guild = env.create_guild("Town")
        self.channel = self.guild.create_text_channel("games")
        self.requests = _Requests()
        env.backend.http_requests = self.requests
        self._sent: dict[int, float] = {}
        self._asked: dict[str, float] = {}

    @classmethod
    async def build(cls, bot: discord.Client) -> Town:
        env = simcord.Env(bot, settle_timeout=120)
        await env.start()
        return cls(env)

    def add_person(self, name: str) -> Person:
        return self.guild.add_member(self.env.create_user(name))

    @contextmanager
    def as_the_bot(self) -> Iterator[None]:
        with self.env._bot_scope():
            yield

    def press(self, person: Person, message: int, custom_id: str) -> str:
        """Sends a press, and returns the token that identifies its answer."""
        backend = self.env.backend
        stored = backend.get_message(self.channel.id, message)
        record, payload = interactions.base_payload(
            backend,
            type=COMPONENT,
            channel_id=self.channel.id,
            guild_id=self.guild.id,
            user_id=person.id,
            data={"custom_id": custom_id, "component_type": 2},
        )
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = message
        self._sent[record.id] = self._asked[payload["token"]] = time.perf_counter()
        backend.emit("INTERACTION_CREATE", payload)
        return str(payload["token"])

    def forget(self) -> None:
        """Start counting presses."""
        self._sent.clear()

    async def answered(self) -> None:
        """Wait until every press has been acknowledged."""
        while not all(number in self.requests.answered for number in self._sent):
            self.requests.news.clear()
            await self.requests.news.wait()

    def acknowledged(self, presses: int) -> list[float]:
        """The seconds each press waited; none may be missing."""
        waits = [self.requests.answered[number] - sent for number, sent in self._sent.items()]
        assert len(waits) == presses
        return waits

    async def shown(self, token: str) -> float:
        """The seconds until the result of each press could be seen."""
        while token not in self.requests.shown:
            self.requests.news.clear()
            await self.requests.news.wait()
        return self.requests.shown[token] - self._asked[token]

    @contextmanager
    def in_a_rush(self) -> Iterator[None]:
        """Whatever people do inside is sent without waiting for an answer."""

        async def wait_for_nothing(**_: Any) -> None:
            return None

        self.env._settle_internal = wait_for_nothing  # type: ignore[method-assign]
        try:
            yield
        finally:
            del self.env._settle_internal

    async def close(self) -> None:
        await self.env.shutdown()


def resident_mb() -> float:
    """How much memory this process uses now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20
