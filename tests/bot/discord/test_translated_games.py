"""Whole games in every language: nothing breaks, everything fits, and no English slips through.

Pictures are drawn for their alt text, but not encoded.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from PIL import Image

from bot.drawing import studio
from bot.language.words import DEFAULT, Words, languages, words_for
from bot.playground.simulated import locale_of
from bot.service.bots.characters import LEVELS
from bot.service.table import Status
from engine.catalog import GAMES
from engine.game import AnyGame
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import speaking
from tests.bot.discord.leaks import leaks, sent, vocabulary
from tests.bot.discord.limits import assert_within_limits
from tests.bot.discord.reading import find, presses, text_of, verbs
from tests.bot.discord.test_veggies import answer_all, open_stalls, whose_turn
from tests.bot.discord.world import World, answer


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """Its pages are read as well."""


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """Everyone speaks one language, and so does the server."""
    # It doesn't matter here what a review finds, and encoding pictures takes nine tenths of the time.
    monkeypatch.setattr(studio, "SECONDS", 0.1)
    monkeypatch.setattr(Image.Image, "save", lambda self, out, *_, **__: out.write(b"RIFF....WEBP"))
    locale = locale_of(request.param)
    with speaking(locale, locale):
        yield words_for(request.param)


def check(world: World, words: Words, *names: str) -> None:
    assert_within_limits(world)
    bots = [name.capitalize() for name in LEVELS]
    assert leaks(world, words.language, *names, *bots, "person", "Picnic", "house", "English") == {}
    assert any(words("button-my-cards") in text for text in sent(world))


def test_english_would_be_noticed() -> None:
    for language in languages():
        if language != DEFAULT:
            telltale = vocabulary(DEFAULT) - vocabulary(language)
            assert {"the", "your", "card", "sausage", "strawberries", "nothing", "turned"} <= telltale


async def test_a_picnic(opened: Open, words: Words) -> None:
    world = await opened(2, drawn=True)
    one, other = world.people
    code = await world.begin(other, diet="medium")
    await look_around(world, one, code)
    await world.press(one, await world.cards(one, code), "hint")
    await world.press(one, await world.cards(one, code), "help")
    await world.keep(one, code)
    await world.cards(one, code)
    await world.keep(other, code)
    await try_out(world, one, code, words)
    while (await world.table(code)).status is Status.PLAYING:
        await world.finish_phase(code)
    await look_back(world, one, code)
    check(world, words, code)


async def look_around(world: World, person: Any, code: str) -> None:
    for name in ("help", "me", "status", "games", "board", "rules", "hand"):
        await person.slash(world.channel, f"snack {name}")
    await person.slash(world.channel, "snack board", seat=1)
    preferences = await person.slash(world.channel, "snack me", quiet="22-8", zone="UTC", away="3", reminders="direct")
    await world.press(person, preferences.response, "me", "away", "off")
    await person.slash(world.channel, "snack me", quiet="?", reminders="channel")
    await person.slash(world.channel, "snack settings")
    manages = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    boss = world.guild.add_member(world.env.create_user("person9"), roles=[manages])
    server = await boss.slash(world.channel, "snack settings", per_person=4)
    await world.press(boss, server.response, "server", "threads", "on")
    await world.press(boss, server.response, "server", "threads", "off")
    for option, command in (("table", "status"), ("seat", "board"), ("topic", "rules"), ("pack", "start")):
        await person.autocomplete(world.channel, f"snack {command}", option, "")
    await world.press(world.onlooker, await world.posted(code), "cards")
    for name in ("leave", "cancel"):
        asked = await person.slash(world.channel, f"snack {name}", table=code)
        await world.press(person, asked.response, "no")
    await person.slash(world.channel, "snack host", table=code)


async def try_out(world: World, person: Any, code: str, words: Words) -> None:
    """Tries, asks, types right and wrong, places both cards."""
    for option in ("card", "cell", "layer"):
        await person.autocomplete(world.channel, "snack place", option, "", cell="C4")
    panel = await world.cards(person, code)
    trial = (await world.press(person, panel, "try")).response
    trial = (await world.press(person, trial, "place")).response
    under = words("layer-under")
    for where in ("A1 0", f"C4 0 {under} C4", f"B4 90 {under}", "C7 90", "A4 0", "C3 45", "C3 0 xyzzy", "?"):
        await world.prefers_typing(person)
        form = await world.press(person, await world.cards(person, code), "type")
        shown = await person.submit_modal(form, {"where": where})
        for press in presses(shown.response):
            if press.verb == "help":
                await world.press(person, shown.response, "help")
    trial = (await world.press(person, await world.cards(person, code), "hint")).response
    trial = (await world.press(person, trial, "look", *tried(trial))).response
    assert "place" in verbs(trial)
    await world.press(person, trial, "place")
    await world.press(person, await world.cards(person, code), "look")
    await world.press(person, await world.cards(person, code), "undo")


def tried(message: Any) -> tuple[str, ...]:
    return next(press.args for press in presses(message) if press.verb == "place")


async def look_back(world: World, person: Any, code: str) -> None:
    over = await world.posted(code)
    for verb in ("read", "review", "replay"):
        shown = (await world.press(person, over, verb)).response
        assert shown.ephemeral
        if "look" in verbs(shown):
            shown = (await world.press(person, shown, "look")).response
    await world.press(person, over, "rematch")
    again = next(press.code for one in reversed(world.public()) for press in presses(one) if press.verb == "join")
    asked = (await world.press(person, await world.hosting(person, again), "cancel")).response
    await world.press(person, asked, "yes")


async def test_a_market(opened: Open, words: Words) -> None:
    world = await opened(2, drawn=True)
    code = await world.begin(world.people[1], game="veggies", players=2)
    await open_stalls(world, code)
    person = await whose_turn(world, code)
    await person.autocomplete(world.channel, "snack place", "card", "")
    await world.press(person, await world.cards(person, code), "hint")
    await world.press(person, await world.cards(person, code), "look")
    await world.lay(person, code)
    await person.slash(world.channel, "snack status")
    while (await world.table(code)).view(None).phase == "turn":
        await world.act_for(await whose_turn(world, code), code)
    await world.tell(code)
    if (await world.table(code)).status is Status.PLAYING:
        await answer_all(world, code)
    await look_back(world, person, code)
    assert words("over-title", game=words("game-veggies"), code=code) in text_of(await world.posted(code))
    check(world, words, code)


async def test_alone(opened: Open, words: Words) -> None:
    world = await opened(1)
    code = await world.begin(diet="hard")
    await world.lay(world.people[0], code)
    await world.finish(code)
    check(world, words, code)


async def test_every_page_of_the_rules(opened: Open, words: Words) -> None:
    world = await opened(1)
    person = world.people[0]
    for game in GAMES:
        page = (await person.slash(world.channel, "snack rules", game=game)).response
        first = text_of(page)
        while True:
            page = (await world.press(person, page, "rules", "a")).response
            if text_of(page) == first:
                break
    assert words("rules-nothing-found", typed="xyzzy") in answer(
        await person.slash(world.channel, "snack rules", topic="xyzzy")
    )
    assert_within_limits(world)
    assert leaks(world, words.language) == {}
    assert find(page, "topic")
