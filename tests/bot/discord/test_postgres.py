"""The same bot on PostgreSQL: whole games through the real client, with restarts and lost connections on the way."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.drawing import studio
from bot.service.table import Status
from engine.catalog import GAMES
from tests.bot.discord.conftest import Open
from tests.bot.discord.test_every_game import act, due
from tests.bot.discord.test_whole_games import check_the_end
from tests.bot.store.test_postgres import END, run
from tests.postgres import database


@pytest.fixture
async def url() -> AsyncIterator[str]:
    async with database() as url:
        yield url


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(url: str, opened: Open, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "SECONDS", 0.1)
    world = await opened(2, database=url)
    code = await world.begin(world.people[1], game=game)
    for number in range(8):
        await act(world, code, number)
        if number == 4:
            await world.restart()
        if number % 3 == 0:
            await run(url, END)
    while (await world.table(code)).status is Status.PLAYING:
        await world.act_for(await due(world, code), code)
    await world.env.settle()
    await check_the_end(world, code)
