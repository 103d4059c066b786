"""Every game from `/snack start` to the score sheet, using only what its panels offer.

Nothing here knows a game: buttons are found on the panel, and the game's checks say what must stay hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.drawing import studio
from bot.language.words import Words, words_for
from bot.playground.simulated import locale_of
from bot.service.table import Status, Table
from engine.game import AnyGame
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import speaking
from tests.bot.discord.leaks import leaks
from tests.bot.discord.limits import assert_within_limits
from tests.bot.discord.reading import alts, everything, presses, text_of, verbs
from tests.bot.discord.test_secrets import in_words, seed_of
from tests.bot.discord.test_translated_games import look_back
from tests.bot.discord.test_whole_games import check_the_end
from tests.bot.discord.world import World, answer
from tests.games import checks_of, every_game

MOVES = ("choose", "try", "answer")


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """One line makes it a game like any other."""


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch, told_quickly: None) -> Iterator[Words]:
    """Not the default language, so that untranslated text shows."""
    monkeypatch.setattr(studio, "SECONDS", 0.1)
    locale = locale_of("de")
    with speaking(locale, locale):
        yield words_for("de")


async def due(world: World, code: str) -> Any:
    """Someone who is due."""
    table = await world.table(code)
    return next(one for one in world.people if table.seat_of(one.id) in table.view(None).waiting)


async def act(world: World, code: str, number: int) -> None:
    """One of the moves that the panel offers to the person who is due, a different one each time."""
    person = await due(world, code)
    before = (await world.table(code)).rev
    panel = await world.cards(person, code)
    offered = [press for press in presses(panel) if press.verb in MOVES]
    chosen = offered[number % len(offered)]
    shown = await person.click(panel, custom_id=chosen.id())
    if chosen.verb == "try":
        await world.press(person, shown.response, "place")
    assert (await world.table(code)).rev > before


def assert_nothing_given_away(world: World, table: Table) -> None:
    assert table.match is not None
    hidden = checks_of(table.match.game).hidden(table.match.state, None)
    told = [in_words(table.match.pack[card]) for card in hidden]
    for message in world.public():
        text = everything(message)
        assert seed_of(table) not in text
        assert not [words for words in told if words in text]
        assert not {press.stamp for press in presses(message)} & {table.stamp(seat) for seat in range(2)}


@every_game
async def test_from_the_first_command_to_the_score_sheet(opened: Open, game: AnyGame, words: Words) -> None:
    world = await opened(2, drawn=True)
    one, other = world.people
    code = await world.open(game=game.name, players=2)
    lobby = text_of(await world.posted(code))
    assert words(f"game-{game.name}") in lobby
    assert words(f"lobby-blurb-{game.name}") in lobby
    await world.press(other, await world.posted(code), "join")
    await world.press(one, await world.posted(code), "start")
    number = 0
    while (table := await world.table(code)).status is Status.PLAYING:
        if words.language == "en":
            assert_nothing_given_away(world, table)
        if number % 5 == 1:
            await help_oneself(world, code)
        await act(world, code, number)
        number += 1
    table = await world.table(code)
    assert words("over-title", game=words(f"game-{game.name}"), code=code) in text_of(world.public()[-1])
    assert all(alt for message in world.public() for alt in alts(message)), "no picture without alt text"
    await look_back(world, one, code)
    assert_within_limits(world)
    assert leaks(world, words.language, code, "person", "Picnic", "house") == {}
    dealt = (await world.press(world.onlooker, await world.posted(code), "deal")).response
    assert str(table.view(None).seed) in text_of(dealt)


async def help_oneself(world: World, code: str) -> None:
    """A hint, the page that helps, the panel in words, and what others and the commands show meanwhile."""
    person = await due(world, code)
    waiting = next(one for one in world.people if one is not person)
    shown = (await world.press(person, await world.cards(person, code), "hint")).response
    assert "💡" in text_of(shown)
    await world.press(person, await world.cards(person, code), "help")
    read = (await world.press(person, await world.cards(person, code), "look")).response
    assert not alts(read)
    await world.press(person, read, "look")
    await world.cards(waiting, code)
    await world.press(waiting, await world.posted(code), "read")
    for name in ("status", "board", "games"):
        await person.slash(world.channel, f"snack {name}")
    await person.slash(world.channel, "snack board", seat=2)
    for option in ("card", "cell", "layer"):
        await person.autocomplete(world.channel, "snack place", option, "")


@every_game
async def test_bots_play_along_and_the_end_is_shown(opened: Open, game: AnyGame) -> None:
    most = game.seats[-1]
    world = await opened(1)
    code = await world.begin(game=game.name, players=most, bots=most - 1)
    number = 0
    while (await world.table(code)).status is Status.PLAYING:
        await act(world, code, number)
        number += 1
    await check_the_end(world, code)


@every_game
async def test_whoever_is_waited_for_is_told(opened: Open, game: AnyGame) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game=game.name, players=2, pace="live")
    while (person := await due(world, code)) is world.people[0]:
        await act(world, code, 0)  # someone who has just acted needs no reminder
    told = [text_of(one) for one in world.channel.history() if text_of(one).startswith("⏳")]
    assert [text for text in told if person.mention in text and words_for("en")(f"game-{game.name}") in text]
    assert words_for("en")(f"game-{game.name}") in answer(await person.slash(world.channel, "snack status"))


@every_game
async def test_every_answer_of_a_panel_can_be_typed(opened: Open, game: AnyGame) -> None:
    world = await opened(2)
    code = await world.begin(world.people[1], game=game.name, players=2)
    person = await due(world, code)
    panel = await world.cards(person, code)
    offered = {choice["value"] for choice in await person.autocomplete(world.channel, "snack do", "action", "")}
    assert {press.id() for press in presses(panel) if press.verb in MOVES} <= offered
    assert "rules" in verbs((await person.slash(world.channel, "snack rules", game=game.name)).response)
