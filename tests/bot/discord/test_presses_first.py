"""However a press is answered, it holds up nobody afterwards who wants to build something."""

from __future__ import annotations

from tests.bot.discord.world import World
from tests.bot.test_presses_first import turns_until_built


async def test_no_press_counts_as_unacknowledged_for_ever(world: World) -> None:
    calm = await turns_until_built()
    code = await world.begin(world.people[1])
    for _ in range(3):
        await world.finish_phase(code)
    person = world.people[0]
    panel = await world.cards(person, code)
    await person.slash(world.channel, "snack board")  # answered in front of everyone
    await world.press(person, panel, "type")  # by a form
    placed = await world.press(person, panel, "place")
    await world.press(person, placed.response, "place")
    await person.slash(world.channel, "snack hand", table="NONE")  # by a refusal
    assert await turns_until_built() == calm
