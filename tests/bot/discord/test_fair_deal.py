"""The proof of a deal: the seal is one press away at any time, the seed only after the game."""

from __future__ import annotations

import pytest

from engine.shuffle import commitment
from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import text_of

pytestmark = pytest.mark.real_deals


async def test_the_seed_stays_sealed_until_the_game_is_over(opened: Open) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1])
    table = await world.table(code)
    assert table.match is not None
    seed = table.match.setup.seed
    asked = (await world.press(world.onlooker, await world.posted(code), "deal")).response
    assert asked.ephemeral
    assert commitment(seed) in text_of(asked)
    assert seed.hex() not in text_of(asked)
    assert commitment(seed)[:12] not in text_of(await world.posted(code))
    await world.finish(code)
    asked = (await world.press(world.onlooker, await world.posted(code), "deal")).response
    assert commitment(seed) in text_of(asked)
    assert seed.hex() in text_of(asked)
