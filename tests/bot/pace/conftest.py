from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.bot.discord.conftest import Errors, logged_errors
from tests.bot.pace.town import Town

__all__ = ["logged_errors"]
Settle = Callable[..., Awaitable[Town]]


@pytest.fixture
async def town(tmp_path: Path, logged_errors: Errors) -> AsyncIterator[Settle]:
    """`await town(people, begins=…)`; whatever is logged as an error fails the test."""
    towns: list[Town] = []

    async def settle(people: int = 2, **more: object) -> Town:
        towns.append(Town(tmp_path / "club.db"))
        return await towns[-1].start(people, **more)

    yield settle
    for one in towns:
        await one.stop()
        assert one.env.errors == one.expected_errors
    assert logged_errors.lines == []
