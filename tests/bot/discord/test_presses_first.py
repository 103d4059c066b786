"""However a press is answered, it holds up nobody who builds something: not while it is dealt with, nor later."""

from __future__ import annotations

from typing import Any

import pytest

from bot.presses_first import AT_MOST
from tests.bot.discord.world import World
from tests.bot.test_presses_first import turns_until_built


async def test_no_press_counts_as_unacknowledged_while_it_is_drawn_for_nor_for_ever(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    calm, draw, turns = await turns_until_built(), world.bot.painter.draw, list[int]()

    async def drawing(*args: Any, **more: Any) -> Any:
        turns.append(await turns_until_built())
        return await draw(*args, **more)

    monkeypatch.setattr(world.bot.painter, "draw", drawing)
    code = await world.begin(world.people[1])  # *Join* and *Start*, which only promise that the message will change
    for _ in range(3):
        await world.finish_phase(code)
    person = world.people[0]
    panel = await world.cards(person, code)
    await person.slash(world.channel, "snack board")  # answered in front of everyone
    await world.press(person, panel, "type")  # by a form
    placed = await world.press(person, panel, "place")
    await world.press(person, placed.response, "place")
    await person.slash(world.channel, "snack rules")  # in private
    await person.slash(world.channel, "snack hand", table="NONE")  # by a refusal
    assert await turns_until_built() == calm
    assert len(turns) > 5
    assert max(turns) < AT_MOST
