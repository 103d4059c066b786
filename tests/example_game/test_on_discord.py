"""A board that belongs to no seat, tiles that must match, and turns in which players can draw or pass."""

from __future__ import annotations

from typing import Any, Callable

import pytest

from bot.language.words import words_for
from bot.panels.hints import hint_text
from bot.panels.ids import Press
from bot.service.table import Status
from engine.game import AnyGame, View
from engine.geometry import Cell
from engine.moves import Place
from tests.bot.discord.conftest import Open
from tests.bot.discord.reading import everything, find, presses, text_of, verbs
from tests.bot.discord.test_every_game import act, due
from tests.bot.discord.world import World, answer

EN = words_for("en")
SHARED = "The board that everyone shares"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def _with_the_example(example: AnyGame) -> None:
    """One line makes it a game like any other."""


async def begun(opened: Open, example: AnyGame, people: int = 2, **more: Any) -> tuple[World, str]:
    world = await opened(people, **more)
    code = await world.begin(*world.people[1:], game=example.name, players=people)
    return world, code


async def until(world: World, example: AnyGame, wanted: Callable[[View], bool]) -> tuple[Any, str]:
    """Plays games until the person who is due sees what is wanted; returns that person and the table."""
    for _ in range(50):
        code = await world.begin(*world.people[1:], game=example.name, players=len(world.people))
        while (await world.table(code)).status is Status.PLAYING:
            person = await due(world, code)
            if wanted(await view_of(world, person, code)):
                return person, code
            await act(world, code, 0)
    raise AssertionError("nothing like it in fifty games")


def fits(view: View) -> list[bool]:
    return [any(True for _ in view.area.placements(card)) for card in view.hand]


async def view_of(world: World, person: Any, code: str) -> View:
    table = await world.table(code)
    seat = table.seat_of(person.id)
    assert seat is not None
    return table.view(seat)


async def test_laying_and_drawing_are_offered_together(opened: Open, example: AnyGame) -> None:
    world, code = await begun(opened, example)
    person = await due(world, code)
    panel = await world.cards(person, code)
    offered = [press.args[0] for press in presses(panel) if press.verb == "try" and press.args[-1] == "c"]
    assert len(offered) + 1 == sum(fits(await view_of(world, person, code))), "one tile is already in trial"
    assert {"answer", "type", "hint", "help", "forme", "pick"} <= set(verbs(panel))
    assert EN("dominoes-draw-button") in everything(panel)
    before = await view_of(world, person, code)
    await world.press(person, panel, "answer", "0")
    after = await view_of(world, person, code)
    assert (len(after.hand), after.pile) == (len(before.hand) + 1, before.pile - 1)
    assert await due(world, code) is not person
    waiting = await world.cards(person, code)
    assert not {"try", "answer", "type"} & set(verbs(waiting))


async def test_an_old_button_for_an_answer_works_once(opened: Open, example: AnyGame) -> None:
    world, code = await begun(opened, example)
    person = await due(world, code)
    panel = await world.cards(person, code)
    old = find(panel, "answer")
    await person.click(panel, custom_id=old)
    rev = (await world.table(code)).rev
    again = await person.slash(world.channel, "snack do", action=old)
    assert (await world.table(code)).rev == rev
    assert EN("dominoes-turn-done") in answer(again)


async def test_a_tile_that_fits_nowhere_can_not_be_tried_and_one_in_the_wrong_place_is_explained(
    opened: Open, example: AnyGame
) -> None:
    world = await opened(2)
    person, code = await until(world, example, lambda view: any(fits(view)) and not all(fits(view)))
    view = await view_of(world, person, code)
    panel = await world.cards(person, code)
    offered = [int(press.args[0]) for press in presses(panel) if press.verb in ("try", "place")]
    assert {slot for slot, fitting in enumerate(fits(view)) if fitting} == set(offered)
    assert view.area.box is not None
    beyond = Cell(view.area.box.top, view.area.box.right + 1)
    await world.prefers_typing(person)
    form = await world.press(person, panel, "type")
    shown = await person.submit_modal(form, {"where": beyond.label, "card": str(fits(view).index(False) + 1)})
    assert "the halves don't match" in text_of(shown.response)
    assert "pips" not in text_of(shown.response), "anything with a name is named"
    assert "place" not in verbs(shown.response)
    page = await world.press(person, shown.response, "help")
    assert EN("rules-dominoes-placing-title") in answer(page)


async def test_the_board_is_told_once_whoever_reads(opened: Open, example: AnyGame, told_quickly: None) -> None:
    world, code = await begun(opened, example, 3, drawn=True)
    for number in range(4):
        await act(world, code, number)
    for person in (world.people[0], world.onlooker):
        read = text_of((await world.press(person, await world.posted(code), "read")).response)
        assert read.count(SHARED) == 1
        assert "Area of seat" not in read
    person = await due(world, code)
    shown = (await world.press(person, await world.cards(person, code), "look")).response
    assert text_of(shown).count(SHARED) == 1
    for seat in (None, 2):
        board = await person.slash(world.channel, "snack board", **({"seat": seat} if seat else {}))
        assert board.response is not None
    assert [one for one in everything(board.response).splitlines() if "One board for everyone" in one]


async def test_everyone_has_points_on_it_and_each_tile_is_told_with_who_laid_it(
    opened: Open, example: AnyGame, told_quickly: None
) -> None:
    world, code = await begun(opened, example, drawn=True)
    while (await world.table(code)).status is Status.PLAYING:
        if (await world.table(code)).view(None).round > 1:
            table = await world.table(code)
            for seat, person in enumerate(world.people):
                name, total = f"`{seat + 1}` {person.mention}", example.points(table.view(None), seat)
                assert EN("standing-total", seat=name, points=total) in text_of(await world.posted(code))
        await act(world, code, 0)
    table = await world.table(code)
    assert table.match is not None
    over = await world.posted(code)
    replay = (await world.press(world.people[0], over, "replay")).response
    told = text_of((await world.press(world.people[0], replay, "look", "text", "replay", "0")).response)
    laid = [entry.seat for entry in table.match.entries if isinstance(entry.move, Place)]
    lines = [line for line in told.splitlines() if " · Card " in line]
    assert [line.split(" · ")[0] for line in lines] == [f"`{seat + 1}` {world.people[seat].mention}" for seat in laid]
    assert "replay" not in [press.verb for press in presses(replay) if press.args]
    review = (await world.press(world.people[1], over, "review")).response
    assert "for your cards" not in text_of(review)


async def test_whoever_can_only_draw_or_pass_is_not_asked(opened: Open, example: AnyGame) -> None:
    world, code = await begun(opened, example)
    while (await world.table(code)).status is Status.PLAYING:
        assert any(fits(await view_of(world, await due(world, code), code)))
        await act(world, code, 0)


async def test_an_answer_can_be_typed_and_a_hint_names_it(opened: Open, example: AnyGame) -> None:
    world, code = await begun(opened, example)
    person = await due(world, code)
    table, seat = await world.table(code), (await view_of(world, person, code)).seat
    assert seat is not None
    for kind in example.moves:
        if kind is not Place:
            label = EN(f"{example.name}-{kind.do}-button")
            wanted = EN(f"{example.name}-{kind.do}-hint", answer=label)
            assert hint_text(world.bot.studio, EN, table, seat, kind()) == wanted
    done = await person.slash(world.channel, "snack do", action="draw a tile")
    assert EN("dominoes-turn-done") in answer(done)
    match = (await world.table(code)).match
    assert match is not None
    assert [(entry.seat, entry.move.do) for entry in match.entries] == [(seat, "draw")]


async def test_an_answer_that_was_never_on_a_panel_is_an_old_button(opened: Open, example: AnyGame) -> None:
    world, code = await begun(opened, example)
    person = await due(world, code)
    table = await world.table(code)
    seat = table.seat_of(person.id)
    assert seat is not None
    for verb, number in (("answer", "7"), ("choose", "0"), ("answer", "x")):
        typed = Press(verb, code, table.stamp(seat), (number,)).id()
        refused = await person.slash(world.channel, "snack do", action=typed)
        assert EN("error-old-button") in answer(refused)
    assert (await world.table(code)).rev == table.rev
