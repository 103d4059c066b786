"""The guided game on a simulated Discord: to its end by tapping alone and by typing, off its way, over a restart."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language.typed_placements import write_place
from bot.language.words import Words, languages, words_for
from bot.learning.tutorial import script
from bot.learning.tutorial.classroom import code_of
from bot.panels.ids import Trial
from bot.playground.simulated import locale_of
from engine.moves import Choose, Place
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import speaking
from tests.bot.discord.leaks import leaks
from tests.bot.discord.limits import assert_within_limits
from tests.bot.discord.reading import alts, presses, text_of, verbs
from tests.bot.discord.world import World, answer, shown

ENGLISH = words_for("en")


async def begun(world: World, person: Any = None) -> Any:
    page = shown(await (person or world.people[0]).slash(world.channel, "snack tutorial"))
    assert page.ephemeral
    return page


def wanted(step: int) -> tuple[str, Trial]:
    """What a step asks for: the card's place in the hand, and where it goes."""
    move, view = script.asked(step), script.at(step).view(script.LEARNER)
    numbers = [card.id for card in view.hand]
    assert isinstance(move, (Choose, Place))
    number = numbers.index(move.card)
    place = move.placement if isinstance(move, Place) else next(view.area.placements(view.hand[number]))
    return str(number), Trial(number, place)


def tried(message: Any) -> Trial:
    return next(Trial.read(press.args) for press in presses(message, enabled=False) if press.verb == "place")


async def tap(world: World, message: Any, step: int, words: Words = ENGLISH) -> Any:
    """Does what a step asks for with buttons only."""
    person = world.people[0]

    async def press(verb: str, *args: str) -> Any:
        return (await world.press(person, message, verb, *args)).response

    number, goal = wanted(step)
    if "choose" in verbs(message):
        return await press("choose", number)
    message = (await world.press(person, message, "try", *first_try(message, int(number)))).response
    while tried(message).placement.rotation != goal.placement.rotation:
        message = (await world.press(person, message, "try", "t")).response
    while (now := tried(message).placement.cell) != goal.placement.cell:
        row, col = goal.placement.cell.row - now.row, goal.placement.cell.col - now.col
        way = ("d" if row > 0 else "u") if row else ("r" if col > 0 else "l")
        message = (await world.press(person, message, "try", way)).response
    while tried(message).placement != goal.placement:
        message = (await world.press(person, message, "try", "y")).response
    return (await world.press(person, message, "place")).response


def first_try(message: Any, number: int) -> tuple[str, ...]:
    return next(press.args for press in presses(message) if press.verb == "try" and press.args[0] == str(number))


async def type_in(world: World, message: Any, step: int, words: Words = ENGLISH) -> Any:
    """Does what a step asks for by typing, as far as there is anything to type."""
    person = world.people[0]
    number, goal = wanted(step)
    if "choose" in verbs(message):
        return (await world.press(person, message, "choose", number)).response
    view = script.at(step).view(script.LEARNER)
    where = write_place(words, view.area, view.hand[goal.card], goal.placement)
    form = await world.press(person, message, "type")
    values = {"where": where} if len(view.hand) == 1 else {"where": where, "card": str(goal.card + 1)}
    shown = (await person.submit_modal(form, values)).response
    return (await world.press(person, shown, "place")).response


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("way", [tap, type_in])
async def test_to_the_end(world: World, way: Any, language: str) -> None:
    words, locale = words_for(language), locale_of(language)
    with speaking(locale, locale):
        message = await begun(world)
        for step in range(len(script.STEPS)):
            assert words("tutorial-step", step=step + 1, steps=12) in text_of(message)
            assert words(f"tutorial-{step + 1}") in text_of(message)
            assert not {"hint", "forme", "pick"} & set(verbs(message)), "the lesson says what to do"
            message = await way(world, message, step, words)
        assert words("tutorial-end", own=19, other=12) in text_of(message)
        again = (await world.press(world.people[0], message, "learn")).response
    assert words("tutorial-1") in text_of(again)
    assert_within_limits(world)
    assert leaks(world, language) == {}


@pytest.mark.parametrize("language", languages())
async def test_what_the_lesson_asks_for_is_written_as_one_types_it(world: World, language: str) -> None:
    words, locale = words_for(language), locale_of(language)
    person = world.people[0]
    with speaking(locale, locale):
        message = await begun(world)
        for step in range(5):
            message = await type_in(world, message, step, words)
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
        form = await world.press(person, message, "type")
        shown = (await person.submit_modal(form, {"where": where})).response
        message = (await world.press(person, shown, "place")).response
        assert said in text_of(message), text_of(message)
        assert "Step 3 of 12" in text_of(message)
    form = await world.press(person, message, "type")
    wrong = (await person.submit_modal(form, {"where": "A1 0"})).response
    assert "⚠️" in text_of(wrong)


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
    with pytest.raises(Exception, match="stale"):
        await world.bot.context.classroom.act(code_of(person.id), person.id, stale.stamp, script.asked(1))


async def test_a_guided_game_is_no_table(world: World) -> None:
    person = world.people[0]
    await begun(world)
    assert await world.bot.club.tables_of(person.id) == []
    assert "no table" in answer(await person.slash(world.channel, "snack hand", table=code_of(person.id))).lower()
    assert len(world.public()) == 0
