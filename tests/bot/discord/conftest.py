"""Every test gets a world. Anything discord.py logs as an error, or the bot raises, fails the test."""

from __future__ import annotations

import logging
import os
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from engine.shuffle import SEED_BYTES
from tests.bot.discord.world import World

VOLATILE = re.compile(r"^(table|seat) .*$", re.MULTILINE)
Open = Callable[..., Awaitable[World]]


class Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[tuple[str, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append((record.name, record.getMessage()))


@pytest.fixture(autouse=True)
def logged_errors() -> Iterator[Errors]:
    handler = Errors()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


@pytest.fixture
def club_file() -> Iterator[Path]:
    """Every move is synced to disk, so use a fast one."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder) / "club.db"


@pytest.fixture
async def opened(club_file: Path, logged_errors: Errors) -> AsyncIterator[Open]:
    """`await opened(people, drawn=…, per_person=…)` starts the world; `database=…` uses something other than a file."""
    worlds: list[World] = []

    async def open_world(people: int = 2, *, database: str | None = None, **more: Any) -> World:
        world = World(database or club_file)
        worlds.append(world)
        return await world.start(people, **more)

    yield open_world
    for world in worlds:
        await world.stop()
        assert world.env.errors == world.expected_errors
        unexpected = [
            line
            for line in logged_errors.lines
            if line[0].startswith("discord") or not any(part in line[1] for part in world.forgiven)
        ]
        assert unexpected == []


@pytest.fixture(autouse=True)
def repeatable_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same cards in every run, so that one which only fails with some of them fails everywhere. The
    environment's DEALS gives other cards; modules about the fair deal itself have real ones."""
    if request.node.get_closest_marker("real_deals"):
        return
    numbers = count(1)

    def secret() -> str:
        return sha256(f"{os.environ.get('DEALS', '')} {request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    def seed_from(text: str) -> bytes:
        """Not from what differs between runs: the table's code and the ids of presses."""
        return sha256(VOLATILE.sub("", text).encode()).digest()

    monkeypatch.setattr("bot.service.dealing.new_secret", secret)
    monkeypatch.setattr("engine.replay.new_seed", lambda: bytes.fromhex(secret()))
    monkeypatch.setattr("engine.game.seed_from", seed_from)
    monkeypatch.setattr("engine.replay.seed_from", seed_from)


@pytest.fixture
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who begins and what can be chosen is the same in every run, so the messages are too. A real deal would also
    depend on the table's code and the ids of presses."""
    numbers = count(1)
    monkeypatch.setattr("bot.service.seating.deal_of", lambda table, starter, press: None)
    monkeypatch.setattr("engine.replay.new_seed", lambda: bytes([next(numbers)]) * SEED_BYTES)


@pytest.fixture
def told_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that only read: pictures have their alt text but are not drawn, which takes long."""
    monkeypatch.setattr("render.files.png", lambda size, colours, opacities, bands: b"\x89PNG")


@pytest.fixture
async def world(opened: Open) -> World:
    """Two people, a moderator and an onlooker; no pictures are drawn."""
    return await opened(2)
