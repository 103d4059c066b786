"""The proof of a deal: its seal is one press away at any time, its seed only once the game is over."""

from __future__ import annotations

from engine.shuffle import commitment
from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import answer


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


async def test_no_seal_is_claimed_for_a_game_that_one_press_opened_and_began(opened: Open) -> None:
    """The press was there before the secret: it adds nothing, and nobody has seen the seal before it."""
    world = await opened(1)
    player = world.people[0]
    page = (await player.slash(world.channel, "snack help")).response
    await world.press(player, page, "playnow")
    (table,) = await world.bot.club.tables_of(player.id)
    assert table.match is not None
    assert table.seal is not None
    said = answer(await world.press(player, await world.posted(table.code), "deal"))
    assert table.match.setup.commitment in said
    assert table.seal not in said
    assert "passed hosting on" not in said
