"""Showing only shows: it plays for nobody, and leaves a panel to the person who is pressing it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import Journal, as_the_bot, at_once
from tests.bot.discord.reading import verbs
from tests.bot.discord.world import World, answer


async def test_showing_a_table_never_moves_anyone(opened: Open) -> None:
    """Only the table messages listen: however often the table is shown, its bots wait to be asked."""
    world = await opened(1)
    code = await world.begin(bots=2)
    world.bot.club.listeners[:] = [world.bot.messages.changed]
    await world.take_turn(world.people[0], code)
    while not (table := await world.table(code)).bots_due:
        await world.take_turn(world.people[0], code)
    for _ in range(3):
        await world.tell(code)
        with as_the_bot(world.env):
            await world.bot.messages.show(code)
    after = await world.table(code)
    assert after.bots_due == table.bots_due
    assert (after.rev, after.display.rev) == (table.rev, table.rev)


async def test_a_bot_plays_where_nothing_is_shown(opened: Open) -> None:
    """Only the bots listen: they play on even though the channel never hears about it."""
    world = await opened(1)
    code = await world.begin(bots=2)
    world.bot.club.listeners[:] = [world.bot.bot_turns.changed]
    await world.keep(world.people[0], code)
    assert await world.moment(code) == (1, "play")
    table = await world.table(code)
    assert table.bots_due == ()
    assert table.display.rev < table.rev


async def test_what_is_told_during_a_press_does_not_race_it_for_its_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel is updated before the slow panel is ready; only the press edits that panel, once."""
    first, second = world.people
    code = await world.begin(second)
    panel = await world.cards(first, code)
    show = world.bot.context.responder.show

    async def slowly(*args: Any) -> int:
        await world.bot.messages.caught_up(code)
        return await show(*args)

    monkeypatch.setattr(world.bot.context.responder, "show", slowly)
    edits: list[str] = []
    Journal(world.env, lambda one: edits.append(one.path) if one.path.endswith("@original") else None)
    kept = await world.press(first, panel, "choose", "0")
    assert "undo" in verbs(kept.response)
    assert len(edits) == 1


async def test_what_a_press_has_missed_is_shown_when_it_is_done(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The phase ends while Discord is slow with someone else's panel: that person sees the phase that follows."""
    first, second = world.people
    code = await world.begin(second)
    await world.keep(first, code)
    last = await world.cards(second, code)
    show, answered = world.bot.context.responder.show, asyncio.Event()

    async def slowly(interaction: Any, panel: Any) -> int:
        if interaction.user.id == first.id:
            await answered.wait()
            await world.bot.messages.caught_up(code)
        message = await show(interaction, panel)
        answered.set()
        return message

    monkeypatch.setattr(world.bot.context.responder, "show", slowly)
    async with at_once(world.env):
        early = await world.press(first, await world.posted(code), "cards")
        await world.press(second, last, "choose", "0")
    assert await world.moment(code) == (1, "play")
    assert "try" in verbs(early.response)


async def test_a_connection_that_breaks_while_someone_is_answered_is_an_ordinary_day(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are told, the move is saved, and the log has no error; `world` fails if it has."""
    first, second = world.people
    code = await world.begin(second)
    panel = await world.cards(first, code)
    show, broken = world.bot.context.responder.show, [ConnectionResetError()]

    async def breaks(*args: Any) -> int:
        if broken:
            raise broken.pop()
        return await show(*args)

    monkeypatch.setattr(world.bot.context.responder, "show", breaks)
    pressed = await world.press(first, panel, "choose", "0")
    assert "try again" in answer(pressed)
    assert (await world.table(code)).view(0).chosen is not None
    assert "card **1**" in answer(await world.press(first, await world.posted(code), "cards"))
