"""Actions at the same instant: one wins, and everyone sees the current state."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.service.table import Status, Table
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import at_once
from tests.bot.discord.reading import presses, verbs
from tests.bot.discord.world import World, answer


def moves(table: Any) -> int:
    return len(table.match.entries)


async def stamps_are_current(world: World, code: str, seat: int, message: Any) -> None:
    table = await world.table(code)
    assert {press.stamp for press in presses(message) if press.stamp} <= {table.stamp(seat)}


async def test_a_double_click_moves_once(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    panel = await world.cards(first, code)
    async with at_once(world.env):
        one = await world.press(first, panel, "choose", "0")
        two = await world.press(first, panel, "choose", "0")
    assert moves(await world.table(code)) == 1
    assert one.acknowledged
    assert two.acknowledged
    assert "card **1**" in answer(two)
    await stamps_are_current(world, code, 0, two.response)


async def test_two_different_choices_of_one_person_in_one_instant(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    panel = await world.cards(first, code)
    async with at_once(world.env):
        await world.press(first, panel, "choose", "0")
        late = await world.press(first, panel, "choose", "1")
    table = await world.table(code)
    assert moves(table) == 1
    assert table.view(0).chosen == table.view(0).hand[0]
    assert "card **1**" in answer(late)


async def test_placing_twice_in_one_instant_lays_one_card(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish_phase(code)
    trial = (await world.press(first, await world.cards(first, code), "try")).response
    async with at_once(world.env):
        one = await world.press(first, trial, "place")
        two = await world.press(first, trial, "place")
    assert len((await world.table(code)).view(0).area.laid) == 1
    assert one.acknowledged
    assert two.acknowledged
    assert "try" in verbs(two.response)
    await stamps_are_current(world, code, 0, two.response)


async def test_two_people_end_a_phase_in_one_instant(world: World) -> None:
    _first, second = world.people
    code = await world.begin(second)
    panels = [await world.cards(person, code) for person in world.people]
    async with at_once(world.env):
        results = [
            await world.press(person, panel, "choose", "0") for person, panel in zip(world.people, panels, strict=True)
        ]
    assert await world.moment(code) == (1, "play")
    for seat, result in enumerate(results):
        assert "try" in verbs(result.response)  # the open panels have been updated
        await stamps_are_current(world, code, seat, result.response)
    trials = []
    for person in world.people:
        await world.lay(person, code)
        trials.append((await world.press(person, await world.cards(person, code), "try")).response)
    async with at_once(world.env):
        for person, trial in zip(world.people, trials, strict=True):
            await world.press(person, trial, "place")
    assert await world.moment(code) == (2, "choose")
    assert len([one for one in world.public() if "cards" in verbs(one)]) == 1
    assert (await world.table(code)).display.rev == (await world.table(code)).rev


def draw_slowly(world: World, until: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is drawn before the game has reached that round."""
    draw, act, begun = world.bot.painter.draw, world.bot.club.act, asyncio.Event()

    async def acting(*args: Any) -> Table:
        table = await act(*args)
        if table.view(None).round == until:
            begun.set()
        return table

    async def slowly(*args: Any, **kwargs: Any) -> Any:
        await begun.wait()
        return await draw(*args, **kwargs)

    monkeypatch.setattr(world.bot.club, "act", acting)
    monkeypatch.setattr(world.bot.painter, "draw", slowly)


@pytest.mark.parametrize("verb", ["place", "cards"])
async def test_a_round_ends_while_the_panel_of_another_is_drawn(
    world: World, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    """The one who was done first sees the round that has begun since."""
    first, second = world.people
    code = await world.begin(second)
    await world.finish_phase(code)
    await world.lay(first, code)
    await world.lay(second, code)
    last = [(await world.press(one, await world.cards(one, code), "try")).response for one in world.people]
    if verb == "cards":
        await world.press(first, last[0], "place")
        last[0] = await world.posted(code)
    draw_slowly(world, 2, monkeypatch)
    async with at_once(world.env):
        early = await world.press(first, last[0], verb)
        await world.press(second, last[1], "place")
    assert await world.moment(code) == (2, "choose")
    assert "our side" not in answer(early)
    assert "choose" in verbs(early.response)
    await stamps_are_current(world, code, 0, early.response)


async def test_taking_back_while_the_other_one_ends_the_phase(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    kept = await world.keep(first, code)
    other = await world.cards(second, code)
    async with at_once(world.env):
        await world.press(second, other, "choose", "0")
        late = await world.press(first, kept.response, "undo")
    assert await world.moment(code) == (1, "play")
    assert "try" in verbs(late.response)


async def test_a_form_sent_after_the_phase_has_ended(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    await world.finish_phase(code)
    await world.lay(first, code)
    await world.prefers_typing(first)
    form = await world.press(first, await world.cards(first, code), "type")
    await world.finish_phase(code)
    late = await first.submit_modal(form, {"where": "C4"})
    assert "moved on" in answer(late)
    assert "choose" in verbs(late.response)
    await world.finish_phase(code)
    await world.prefers_typing(first)
    form = await world.press(first, await world.cards(first, code), "type")
    await world.finish(code)
    late = await first.submit_modal(form, {"where": "C4", "card": "1"})
    assert "over" in answer(late)


async def test_two_take_the_last_seat(opened: Open) -> None:
    world = await opened(3)
    code = await world.open(players=2)
    lobby = await world.posted(code)
    async with at_once(world.env):
        one = await world.press(world.people[1], lobby, "join")
        two = await world.press(world.people[2], lobby, "join")
    assert len((await world.table(code)).seats.holders) == 2
    assert sorted(["seats here are taken" in answer(one), "seats here are taken" in answer(two)]) == [False, True]


async def test_the_host_starts_twice_in_one_instant(world: World) -> None:
    code = await world.open()
    await world.press(world.people[1], await world.posted(code), "join")
    lobby = await world.posted(code)
    async with at_once(world.env):
        one = await world.press(world.people[0], lobby, "start")
        two = await world.press(world.people[0], lobby, "start")
    assert one.acknowledged
    assert "already started" in answer(two)
    assert (await world.table(code)).status is Status.PLAYING


async def test_leaving_a_lobby_that_has_just_become_a_game_asks_first(world: World) -> None:
    first, second = world.people
    code = await world.open()
    await world.press(second, await world.posted(code), "join")
    await world.bot.club.start(code, first.id)  # the channel hasn't seen it yet
    pressed = await world.press(second, await world.posted(code), "leave")
    assert (await world.table(code)).seat_of(second.id) == 1
    assert "yes" in verbs(pressed.response)


async def test_both_ask_for_a_rematch_in_one_instant(world: World) -> None:
    code = await world.begin(world.people[1])
    await world.finish(code)
    over = world.public()[-1]
    async with at_once(world.env):
        one = await world.press(world.people[0], over, "rematch")
        two = await world.press(world.people[1], over, "rematch")
    assert answer(one) == answer(two)
    assert len(await world.bot.club.tables_in(world.channel.id)) == 1


async def test_calling_off_while_someone_moves(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    asked = await first.slash(world.channel, "snack cancel")
    panel = await world.cards(second, code)
    async with at_once(world.env):
        await world.press(first, asked.response, "yes")
        late = await world.press(second, panel, "choose", "0")
    assert (await world.table(code)).status is Status.CANCELLED
    assert "cancelled" in answer(late)
    assert verbs(late.response) == []


async def test_everyone_presses_everything_at_once(opened: Open) -> None:
    """Nine people, one instant: every press is acknowledged, and the game is in the right state."""
    world = await opened(9)
    code = await world.begin(*world.people[1:], players=9)
    panels = [await world.cards(person, code) for person in world.people]
    async with at_once(world.env):
        results = [
            await world.press(person, panel, "choose", number)
            for number in ("0", "1")
            for person, panel in zip(world.people, panels, strict=True)
        ]
    assert all(result.acknowledged for result in results)
    assert await world.moment(code) == (1, "play")
    assert moves(await world.table(code)) == 9


async def test_leaving_and_starting_in_one_instant_asks_before_a_game_is_left(world: World) -> None:
    first, second = world.people
    code = await world.open()
    await world.press(second, await world.posted(code), "join")
    lobby = await world.posted(code)
    async with at_once(world.env):
        await world.press(first, lobby, "start")
        left = await world.press(second, lobby, "leave")
    assert (await world.table(code)).seat_of(second.id) == 1
    assert verbs(left.response) == ["yes", "no"]
    assert left.response.ephemeral
