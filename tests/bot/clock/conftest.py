from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot.service.preferences import Preferences
from bot.service.server_settings import ServerSettings
from tests.bot.clock.town import MONDAY, Town
from tests.bot.discord.conftest import Errors, known_deals, logged_errors

__all__ = ["known_deals", "logged_errors"]
Settle = Callable[..., Awaitable[Town]]
Begin = Callable[..., Awaitable[tuple[Town, str]]]


@pytest.fixture(autouse=True)
def _always_known(known_deals: None) -> None:
    """Fix who begins, because deadlines depend on it."""


@pytest.fixture
async def town(tmp_path: Path, logged_errors: Errors) -> AsyncIterator[Settle]:
    """`await town(people, begins=…, settings=…)`. Anything logged as an error fails the test."""
    towns: list[Town] = []

    async def settle(people: int = 2, *, settings: ServerSettings | None = None, **more: Any) -> Town:
        here = Town(tmp_path / "club.db")
        towns.append(here)
        await here.start(people, **more)
        if settings is not None:
            await here.bot.club.servers.change(here.guild.id, lambda _: settings)
        return here

    yield settle
    for one in towns:
        await one.stop()
        assert one.env.errors == one.expected_errors
    forgiven = [part for one in towns for part in one.forgiven]
    assert [line for line in logged_errors.lines if not any(part in line[1] for part in forgiven)] == []


@pytest.fixture
def game(town: Settle) -> Begin:
    """`await game(people, pace=…)`: a town and a game with all its people, with `preferences` by their numbers."""

    async def begin(
        people: int = 2,
        *,
        begins: datetime = MONDAY,
        preferences: Mapping[int, Preferences] | None = None,
        **options: object,
    ) -> tuple[Town, str]:
        here = await town(people, begins=begins)
        for number, own in (preferences or {}).items():
            await here.prefers(number, own)
        return here, await here.begin(*here.people[1:], **options)

    return begin
