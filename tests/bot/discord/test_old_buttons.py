"""Buttons from before the end of a game, and ids that no version ever made: each gets an answer."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from tests.bot.discord.hooks import press_foreign
from tests.bot.discord.reading import find, verbs
from tests.bot.discord.world import World, answer

CALLBACK = "/interactions/*/*/callback"


async def test_old_moves_after_the_end_say_that_it_is_over(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    choosing = await world.cards(first, code)
    ids = [find(choosing, "choose", "0"), find((await world.press(first, choosing, "choose", "0")).response, "undo")]
    await world.finish_phase(code)
    trial = (await world.press(first, await world.cards(first, code), "try")).response
    ids += [find(trial, "place"), f"s1b:answer:{code}:1n0:0"]
    await world.finish(code)
    for one in ids:
        pressed = answer(await press_foreign(first, await world.posted(code), one))
        assert "over" in pressed, one
        assert "our side" not in pressed


async def test_an_old_panel_after_the_end(world: World) -> None:
    first, second = world.people
    code = await world.begin(second)
    panel = await world.cards(first, code)
    await world.env.advance_time(16 * 60)
    await world.finish(code)
    pressed = await world.press(first, panel, "choose", "0")
    assert "is over" in answer(pressed)


MALFORMED = [
    "s1b:choose:{code}:{stamp}:9",
    "s1b:choose:{code}:{stamp}",
    "s1b:place:{code}:{stamp}:9:C4:0:",
    "s1b:answer:{code}:{stamp}:9",
    "s1b:pick:{code}:{stamp}",
    "s1b:pair:{code}:",
    "s1b:pair:{code}::x",
    "s1b:typed:{code}:{stamp}",
    "s1b:me:-::notices:xx",
    "s1b:me:-::reminders:xx",
    "s1b:me:-::language:xx",
    "s1b:house:-::threads:xx",
    "s1b:server:-::threads:xx",
    "s1b:nosuch:{code}:",
    "s1b:cards",
    "s1b:",
]


@pytest.mark.parametrize("malformed", MALFORMED)
async def test_a_malformed_id_is_an_old_button_and_no_error(world: World, malformed: str) -> None:
    code = await world.begin(world.people[1])
    stamp = (await world.table(code)).stamp(0)
    custom_id = malformed.format(code=code, stamp=stamp)
    pressed = await press_foreign(world.people[0], await world.posted(code), custom_id)
    assert "older version" in answer(pressed)


async def test_buttons_with_names_of_before_still_work(world: World) -> None:
    """Server settings and the reminder preference used to have other names."""
    person = world.people[0]
    table = await world.posted(await world.begin(world.people[1]))
    told = await press_foreign(person, table, "s1b:me:-::notices:direct")
    assert "as a direct message" in answer(told)
    page = await person.slash(world.channel, "snack do", action="s1m:topic:::snack:placing")
    assert "side by side" in answer(page), "a menu of pages that doesn't say which page it is on"
    refused = await press_foreign(person, table, "s1b:house:-::threads:on")
    assert "manage this server" in answer(refused)


async def test_a_move_without_the_moment_it_belongs_to_is_out_of_date(world: World) -> None:
    code = await world.begin(world.people[1])
    pressed = await press_foreign(world.people[0], await world.posted(code), f"s1b:choose:{code}::1")
    assert "moved on" in answer(pressed)
    assert (await world.table(code)).view(0).chosen is None


@pytest.mark.parametrize(
    "what",
    [
        "choose:{code}::0",
        "place:{code}::0:C4:0:",
        "plan:{code}::0:C4:0:",
        "unplan:{code}:",
        "answer:{code}::0",
        "undo:{code}:",
        "try:{code}::0:C4:0:",
        "pick:{code}::0.C4.0.",
        "type:{code}:",
        "hint:{code}:",
        "forme:{code}:",
        "moretime:{code}:",
    ],
)
async def test_nothing_is_done_for_a_press_without_its_moment(world: World, what: str) -> None:
    """People who were done could undo, and vote for more time; the others could do the rest."""
    first, second = world.people
    code = await world.begin(second)
    await world.keep(first, code)
    before = await world.table(code)
    presser = first if what.startswith(("undo", "moretime")) else second
    pressed = await press_foreign(presser, await world.posted(code), f"s1b:{what.format(code=code)}")
    assert "moved on" in answer(pressed)
    after = await world.table(code)
    assert (after.match, after.clock.votes, after.clock.waits) == (before.match, {}, before.clock.waits)


async def test_an_unknown_button_and_too_late_to_say_so(world: World) -> None:
    code = await world.begin(world.people[1])
    world.env.inject_error("POST", CALLBACK, status=404, code=10062, times=2)
    await press_foreign(world.people[0], await world.posted(code), "s1b:nosuch:AAAA:")


async def test_no_network_even_for_an_apology(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await world.begin(world.people[1])
    posted = await world.posted(code)

    async def down(*_: Any, **__: Any) -> None:
        raise aiohttp.ServerDisconnectedError

    world.forgiven = ["ServerDisconnectedError at"]
    with monkeypatch.context() as patch:
        patch.setattr(discord.InteractionResponse, "defer", down)
        patch.setattr(discord.InteractionResponse, "send_message", down)
        await world.press(world.people[0], posted, "cards")
    assert "choose" in verbs(await world.cards(world.people[0], code))


@pytest.mark.parametrize("number", ["²", "x", "٣", "0"])
async def test_a_strange_number_for_a_card(world: World, number: str) -> None:
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.prefers_typing(world.people[0])
    form = await world.press(world.people[0], await world.cards(world.people[0], code), "type")
    typed = await world.people[0].submit_modal(form, {"card": number, "where": "C4"})
    assert f"no card {number}" in answer(typed)


def test_one_id_twice_in_a_message_is_found_before_discord_finds_it() -> None:
    twice = [button(Press("cards", "ABCD"), label) for label in ("Refresh", "Next game")]
    with pytest.raises(ValueError, match="same id"):
        Panel().row(*twice).build()
