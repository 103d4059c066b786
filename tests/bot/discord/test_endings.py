"""Cancelling, leaving and pressing twice: what the bot says is true."""

from __future__ import annotations

import pytest

from bot.service.table import Status
from tests.bot.discord.hooks import at_once, create_thread, press_foreign
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import World, answer


@pytest.mark.parametrize("verb", ["join", "start", "addauto", "leave", "cancel"])
async def test_a_lobby_that_was_called_off(world: World, verb: str) -> None:
    code = await world.open()
    lobby = await world.posted(code)
    await world.bot.club.cancel(code, world.people[0].id)
    pressed = await press_foreign(world.people[0], lobby, f"s1b:{verb}:{code}:")
    assert "cancelled" in answer(pressed)
    assert "begun" not in answer(pressed)


@pytest.mark.parametrize("playing", [False, True])
async def test_the_cards_of_a_game_that_was_called_off(world: World, playing: bool) -> None:
    code = await (world.begin(world.people[1]) if playing else world.open())
    await world.bot.club.cancel(code, world.people[0].id)
    shown = answer(await world.people[0].slash(world.channel, "snack hand", table=code))
    assert "cancelled" in shown
    assert "is over" not in shown
    assert "hasn't started" not in shown


async def test_an_open_panel_follows_when_the_game_is_called_off(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    panel = await world.press(second, await world.posted(code), "cards")
    await world.bot.club.cancel(code, first.id)
    await world.tell(code)
    assert "cancelled" in text_of(panel.response)
    assert "choose" not in verbs(panel.response)


async def test_a_finished_game_is_not_called_off(world: World) -> None:
    code = await world.begin(world.people[1])
    await world.finish(code)
    pressed = await press_foreign(world.people[0], await world.posted(code), f"s1b:cancel:{code}:")
    assert "is over" in answer(pressed)
    assert "Cancel game" not in answer(pressed)


async def test_calling_off_twice_is_done_once_and_said_twice(world: World) -> None:
    code = await world.begin(world.people[1])
    asked = (await world.people[0].slash(world.channel, "snack cancel")).response
    async with at_once(world.env):
        results = [await world.press(world.people[0], asked, "yes") for _ in range(2)]
    assert (await world.table(code)).status is Status.CANCELLED
    for result in results:
        assert answer(result) == f"Table **{code}** is cancelled."


async def test_leaving_twice(world: World) -> None:
    code = await world.begin(world.people[1])
    asked = (await world.people[1].slash(world.channel, "snack leave")).response
    async with at_once(world.env):
        results = [await world.press(world.people[1], asked, "yes") for _ in range(2)]
    assert (await world.table(code)).seat_of(world.people[1].id) is None
    for result in results:
        assert answer(result) == f"You left table **{code}**."


async def test_taking_back_twice(world: World) -> None:
    code = await world.begin(world.people[1])
    kept = (await world.keep(world.people[0], code)).response
    async with at_once(world.env):
        results = [await world.press(world.people[0], kept, "undo") for _ in range(2)]
    assert (await world.table(code)).view(0).chosen is None
    for result in results:
        assert "I changed nothing" not in answer(result)
        assert "choose" in verbs(result.response)


@pytest.mark.parametrize("what", ["cancel", "leave"])
async def test_what_was_asked_of_a_lobby_is_asked_again_of_a_game(world: World, what: str) -> None:
    first, second = world.people
    code = await world.open()
    asked = (await first.slash(world.channel, f"snack {what}", table=code)).response
    await world.press(second, await world.posted(code), "join")
    await world.press(first, await world.posted(code), "start")
    again = await world.press(first, asked, "yes")
    assert (await world.table(code)).status is Status.PLAYING
    assert (await world.table(code)).seat_of(first.id) == 0
    assert verbs(again.response) == ["yes", "no"]
    await world.press(first, again.response, "yes")
    table = await world.table(code)
    assert table.status is Status.CANCELLED if what == "cancel" else table.seat_of(first.id) is None


async def test_a_moderator_of_the_channel_calls_off_what_its_thread_plays(world: World) -> None:
    thread = create_thread(world.channel, "picnic", world.people[0])
    await world.people[0].slash(thread, "snack start")
    (table,) = await world.bot.club.tables_of(world.people[0].id)
    asked = await world.moderator.slash(world.channel, "snack cancel", table=table.code)
    await world.press(world.moderator, asked.response, "yes")
    assert (await world.table(table.code)).status is Status.CANCELLED
