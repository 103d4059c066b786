"""The guided game on a simulated Discord: finished by tapping alone and by typing, with detours and a restart."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.language.typed_placements import write_place
from bot.language.words import DEFAULT, Words, languages, words_for
from bot.learning.tutorial.classroom import code_of
from bot.learning.tutorial.script import tutorial_of
from bot.panels.ids import Press, Trial
from bot.panels.moves import card_of, open_to
from bot.playground.simulated import locale_of
from bot.service.table import Status
from engine.game import AnyGame
from engine.moves import Choose, Place
from engine.view import View
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import speaking
from tests.bot.discord.leaks import leaks
from tests.bot.discord.limits import assert_within_limits
from tests.bot.discord.reading import TEXT, alts, parts, presses, text_of, verbs
from tests.bot.discord.world import World, answer, shown
from tests.games import EVERY_GAME

ENGLISH = words_for("en")


GUIDED = [game for game in EVERY_GAME.values() if game.script]
FIRST = GUIDED[0].name
"""The game to use if none is named."""


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """Every game with a script is taught, including the one in the tests."""


async def begun(world: World, person: Any = None, **asked: str) -> Any:
    page = shown(await (person or world.people[0]).slash(world.channel, "snack tutorial", **asked))
    assert page.ephemeral
    return page


def seen(game: str, step: int) -> View:
    """What the learner sees before a step."""
    tutorial = tutorial_of(game)
    return tutorial.at(step).view(tutorial.script.learner)


def wanted(game: str, step: int) -> Trial:
    """Which card a step asks for, and where it goes."""
    move, view = tutorial_of(game).asked(step), seen(game, step)
    assert isinstance(move, Place)
    return Trial(view.slot_of(move.card), move.placement)


async def answered(world: World, message: Any, game: str, step: int) -> Any:
    """Does what a step asks for if there is a button for it; returns None if a card has to be placed."""
    move, view = tutorial_of(game).asked(step), seen(game, step)
    if isinstance(move, Place):
        return None
    if isinstance(move, Choose):
        number = [card.id for card in view.hand].index(move.card)
        return (await world.press(world.people[0], message, "choose", str(number))).response
    number = list(open_to(view).answers).index(move)
    return (await world.press(world.people[0], message, "answer", str(number))).response


def tried(message: Any) -> Trial:
    return next(Trial.read(press.args) for press in presses(message, enabled=False) if press.verb == "place")


async def tap(world: World, message: Any, step: int, words: Words = ENGLISH, game: str = FIRST) -> Any:
    """Does what a step asks for, using only buttons."""
    person = world.people[0]
    if done := await answered(world, message, game, step):
        return done
    goal = wanted(game, step)
    message = (await world.press(person, message, "try", *first_try(message, goal.card))).response
    while (slot := way_to(tried(message), goal)) is not None:
        message = (await world.press(person, message, "try", slot)).response
    return (await world.press(person, message, "place")).response


def first_try(message: Any, number: int) -> tuple[str, ...]:
    return next(press.args for press in presses(message) if press.verb == "try" and press.args[0] == str(number))


async def type_in(world: World, message: Any, step: int, words: Words = ENGLISH, game: str = FIRST) -> Any:
    """Does what a step asks for by typing, as far as there is anything to type."""
    person = world.people[0]
    if done := await answered(world, message, game, step):
        return done
    goal, view = wanted(game, step), seen(game, step)
    where = write_place(words, view.area, card_of(view, goal.card), goal.placement)
    await world.prefers_typing(person)
    form = await world.press(person, message, "type")
    values = {"where": where} if len(view.playable) == 1 else {"where": where, "card": str(goal.card + 1)}
    shown = (await person.submit_modal(form, values)).response
    return (await world.press(person, shown, "place")).response


@pytest.mark.parametrize(("way", "language"), [(tap, DEFAULT), *((type_in, one) for one in languages())])
@pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.name)
async def test_to_the_end(world: World, game: AnyGame, way: Any, language: str) -> None:
    words, locale = words_for(language), locale_of(language)
    tutorial = tutorial_of(game.name)
    outcome = tutorial.at(tutorial.steps).outcome
    assert outcome is not None
    assert outcome.winners == (tutorial.script.learner,), "the end says so"
    own, other = (sheet.total for sheet in outcome.sheets)
    with speaking(locale, locale):
        message = await begun(world, game=game.name)
        for step in range(tutorial.steps):
            assert words("tutorial-step", step=step + 1, steps=tutorial.steps) in text_of(message)
            assert words(f"{game.name}-tutorial-{step + 1}") in text_of(message)
            assert not {"hint", "forme", "pick"} & set(verbs(message)), "the lesson says what to do"
            message = await way(world, message, step, words, game.name)
        assert words(f"{game.name}-tutorial-end", own=own, other=other) in text_of(message)
        assert verbs(message)[0] == "playnow"
        again = (await world.press(world.people[0], message, "learn")).response
    assert words(f"{game.name}-tutorial-1") in text_of(again)
    assert_within_limits(world)
    assert leaks(world, language, "Crumb") == {}


@pytest.mark.parametrize("language", languages())
async def test_what_the_lesson_asks_for_is_written_as_one_types_it(world: World, language: str) -> None:
    words, locale = words_for(language), locale_of(language)
    person = world.people[0]
    with speaking(locale, locale):
        message = await begun(world)
        for step in range(5):
            message = await type_in(world, message, step, words)
        await world.prefers_typing(person)
        form = await world.press(person, message, "type")
        shown = (await person.submit_modal(form, {"where": "E3 90"})).response
        message = (await world.press(person, shown, "place")).response
    assert words("error-lesson-layer", where=f"E3 90 {words('layer-under')}") in text_of(message)


async def test_every_step_has_a_picture_with_words(opened: Open) -> None:
    world = await opened(1, drawn=True)
    message = await begun(world)
    for step in (0, 1, 2):
        assert alts(message)
        assert all(alts(message))
        if step == 2:
            assert "Card 2: " in alts(message)[-1], "the remaining card keeps its number in the picture too"
        message = await tap(world, message, step)


async def test_a_restart_loses_nothing(world: World) -> None:
    message = await begun(world)
    for step in range(5):
        message = await tap(world, message, step)
    await world.restart()
    after = await tap(world, message, 5)
    assert "Step 7 of 12" in text_of(after)
    assert "Step 7 of 12" in text_of(await begun(world))
    assert "Step 1 of 12" in text_of(await begun(world, world.people[1]))


async def test_what_the_lesson_does_not_ask_for_is_explained_and_not_done(world: World) -> None:
    person = world.people[0]
    message = await begun(world)
    other = (await world.press(person, message, "choose", "1")).response
    assert "keep card **1**" in text_of(other)
    message = await tap(world, await tap(world, other, 0), 1)
    for where, said in (
        ("B3 180", "turned to **0**"),
        ("C3 0", "needs it at `B3 0`"),
        ("D3 90 over", "turned to **0**"),
    ):
        await world.prefers_typing(person)
        form = await world.press(person, message, "type")
        shown = (await person.submit_modal(form, {"where": where})).response
        message = (await world.press(person, shown, "place")).response
        assert said in above_pad(message), "elsewhere a phone would not show it, and nothing would seem to happen"
        assert "Step 3 of 12" in text_of(message)
        assert typed(message) == where.removesuffix(" over"), "the trial stays, with its turn"
        assert {"try", "place", "cards"} <= set(verbs(message))
        message = (await world.press(person, message, "cards")).response
    form = await world.press(person, message, "type")
    wrong = (await person.submit_modal(form, {"where": "A1 0"})).response
    assert "⚠️" in text_of(wrong)


async def test_what_to_do_next_stands_above_the_pad(world: World) -> None:
    """At every spot on the way: on a phone the lesson itself has scrolled out of sight by then."""
    person = world.people[0]
    message = await begun(world)
    for step in range(7):
        message = await tap(world, message, step)
    goal = wanted(FIRST, 7)
    assert goal.card == 1
    assert above(message, "try") == ENGLISH("tutorial-now-card", number=2)
    message = (await world.press(person, message, "try", *first_try(message, 0))).response
    said = [above_pad(message)]
    while (slot := way_to(tried(message), goal)) is not None:
        message = (await world.press(person, message, "try", slot)).response
        said.append(above_pad(message))
    where = {"where": "B4 180 under C4 D4"}
    lines = [ENGLISH("tutorial-now-card", number=2), ENGLISH("tutorial-now-turn", turn=180)]
    lines += [ENGLISH("tutorial-now-cell", **where), ENGLISH("tutorial-now-layer", **where)]
    assert list(dict.fromkeys(said)) == [*lines, ENGLISH("tutorial-now-place")], said


def way_to(now: Trial, goal: Trial) -> str | None:
    """The button of the pad to press next; None if the card is in the right spot."""
    if now.card != goal.card:
        return "c"
    if now.placement.rotation != goal.placement.rotation:
        return "t"
    row = goal.placement.cell.row - now.placement.cell.row
    col = goal.placement.cell.col - now.placement.cell.col
    if row or col:
        return ("d" if row > 0 else "u") if row else ("r" if col > 0 else "l")
    return "y" if now != goal else None


async def test_another_choice_than_the_lessons_is_explained_above_the_buttons(world: World) -> None:
    """So that a phone shows it, on which the panel looks the same otherwise."""
    person, other = world.people[0], GUIDED[1].name
    steps = tutorial_of(other).steps
    chosen = (await world.press(person, await begun(world), "choose", "1")).response
    said = ENGLISH("tutorial-almost", text=ENGLISH("error-lesson-snack-keep", number=1))
    assert above(chosen, "choose").endswith(said)
    await world.bot.club.people.set_tutorial_step(person.id, other, steps - 1)
    view, asked = seen(other, steps - 1), tutorial_of(other).asked(steps - 1)
    wrong = next(str(number) for number, move in enumerate(open_to(view).answers) if move != asked)
    named = (await world.press(person, await begun(world, game=other), "answer", wrong)).response
    assert above(named, "answer").endswith(ENGLISH("tutorial-almost", text=ENGLISH("error-lesson-veggies-name")))


def above_pad(message: Any) -> str:
    """The text directly above the pad, which begins with the turns."""
    return above(message, label=ENGLISH("button-turn-left"))


def above(message: Any, verb: str = "", label: str = "") -> str:
    """The text directly above the first button that does this, or is called this."""
    said = ""
    for one in parts(message):
        if one.get("type") == TEXT:
            said = one["content"]
        elif one.get("label") and (one["label"] == label or (verb and Press.read(one["custom_id"]).verb == verb)):
            break
    return said


def typed(message: Any) -> str:
    place = tried(message).placement
    return f"{place.cell.label} {int(place.rotation)}"


async def test_taking_back(world: World) -> None:
    person = world.people[0]
    message = await begun(world)
    for step in range(2):
        message = await tap(world, message, step)
    back = (await world.press(person, message, "undo")).response
    assert "Step 2 of 12" in text_of(back)


async def test_old_buttons_of_a_lesson_change_nothing(world: World) -> None:
    person = world.people[0]
    old = await begun(world)
    stale = next(press for press in presses(old) if press.verb == "choose")
    await tap(world, old, 0)
    move = tutorial_of(FIRST).asked(1)
    with pytest.raises(Exception, match="stale"):
        await world.bot.context.classroom.act(code_of(person.id, FIRST), person.id, stale.stamp, move)


async def test_a_guided_game_is_no_table(world: World) -> None:
    person = world.people[0]
    await begun(world)
    assert await world.bot.club.tables_of(person.id) == []
    assert (
        "no table" in answer(await person.slash(world.channel, "snack hand", table=code_of(person.id, FIRST))).lower()
    )
    assert len(world.public()) == 0


async def test_each_game_has_a_lesson_of_its_own(world: World) -> None:
    """Progress in one says nothing about the other, and a step of one means nothing in the other."""
    person = world.people[0]
    other = GUIDED[-1].name
    await tap(world, await begun(world), 0)
    message = await begun(world, game=other)
    assert ENGLISH("tutorial-step", step=1, steps=tutorial_of(other).steps) in text_of(message)
    await tap(world, message, 0, game=other)
    assert [await world.bot.club.people.tutorial_step(person.id, game) for game in (FIRST, other)] == [1, 1]
    assert ENGLISH(f"{FIRST}-tutorial-2") in text_of(await begun(world))
    assert ENGLISH(f"{other}-tutorial-2") in text_of(await begun(world, game=other))


async def test_it_ends_with_a_table_and_a_bot_to_play_against(world: World) -> None:
    person, game = world.people[0], GUIDED[1].name
    steps = tutorial_of(game).steps
    await world.bot.club.people.set_tutorial_step(person.id, game, steps - 1)
    end = await tap(world, await begun(world, game=game), steps - 1, game=game)
    ready = (await world.press(person, end, "playnow", game)).response
    assert re.search(r"^Against 🤖 \w+ \(easy\)\.", text_of(ready), re.MULTILINE), "without a seat's number"
    cards = (await world.press(person, ready, "start")).response
    (table,) = await world.bot.club.tables_of(person.id)
    assert (table.agreed.game, table.status, len(table.people)) == (game, Status.PLAYING, 1)
    assert "choose" in verbs(cards), "and their cards are there"


async def test_what_is_asked_for_is_not_always_a_placement(world: World) -> None:
    """The example asks for a tile to be drawn; placing one is explained in its own words."""
    person, game = world.people[0], GUIDED[-1].name
    message = await tap(world, await begun(world, game=game), 0, game=game)
    trial = (await world.press(person, message, "try", *first_try(message, 0))).response
    message = (await world.press(person, trial, "place")).response
    assert ENGLISH(f"error-lesson-{game}-draw") in text_of(message)
    assert ENGLISH(f"{game}-tutorial-2") in text_of(message)


async def test_buttons_from_before_there_were_several_lessons_still_work(world: World) -> None:
    """Their ids name no game, so they mean the first one."""
    person = world.people[0]
    message = await begun(world)
    press = next(press for press in presses(message) if press.verb == "choose")
    old = replace(press, code=press.code.rpartition("-")[0])
    assert old.code == f"T-{person.id}"
    done = await person.slash(world.channel, "snack do", action=old.id())
    assert ENGLISH(f"{FIRST}-tutorial-2") in answer(done)
    again = await person.slash(world.channel, "snack do", action=Press("learn", old.code).id())
    assert ENGLISH(f"{FIRST}-tutorial-1") in answer(again)
    stranger = await world.people[1].slash(world.channel, "snack do", action=Press("learn", old.code).id())
    assert "no table" in answer(stranger)
    gone = await person.slash(world.channel, "snack do", action=Press("learn", f"{old.code}-GONE").id())
    assert "no table" in answer(gone)


async def test_whoever_gets_the_other_card_has_a_name(world: World) -> None:
    message = await begun(world)
    for step in range(3):
        message = await tap(world, message, step)
    name = ENGLISH("bot-player", name="Crumb", level=ENGLISH("level-easy"))
    assert f"{name}, who gets the card" in text_of(message)
