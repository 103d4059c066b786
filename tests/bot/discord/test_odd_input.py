"""Anything pressed or typed gets a precise answer: odd ids and numbers, impossible placements."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.drawing.studio import Studio
from bot.interactions.router import HANDLERS
from bot.language.words import words_for
from bot.panels.hand import hand_panel
from bot.panels.ids import LIMIT, Trial
from bot.panels.trial import trial_panel
from bot.service.table import Table
from engine.area import Placement
from engine.errors import IllegalMove
from engine.geometry import Cell, Rotation
from engine.moves import Undo
from tests.bot.discord.conftest import Open
from tests.bot.discord.hooks import press_foreign
from tests.bot.discord.reading import text_of, verbs
from tests.bot.discord.world import Sketcher, World, answer
from tests.games import EVERY_GAME

INTERNAL = words_for("en")("error-internal")
ODD = (
    "",
    "0",
    "1",
    "-1",
    "9999",
    "9" * 60,
    "²",
    "٣",
    "x",
    "+",
    "..",
    "C4",
    "ZZ99",
    "A0",
    "90",
    "hints",
    "on",
    "off",
    "diet",
    "add",
    "remove",
    "pickle",
    "text",
    "rules",
    "review",
    "replay",
    "solo",
    "snack",
    "veggies",
    "groups",
    "cancel",
    "leave",
    "language",
    "away",
    "pace",
    "0.C4.0.",
    "0.C4.45.",
    "0.??.0.",
    "keep",
    "open",
    "None",
    "__class__",
)
"""Arguments that some panel has, and some that none ever had."""
PRESSES = 150


async def _tables(world: World) -> list[str]:
    first, second = world.people
    lobby = await world.open()
    playing = await world.begin(second)
    turns = await world.begin(second, game="veggies", players=2)
    over = await world.begin(second, host=first)
    await world.finish(over)
    return [lobby, playing, turns, over, "ZZZZ", "-", "", f"tutorial{first.id}"]


async def test_every_verb_with_odd_arguments_is_answered(world: World) -> None:
    """Nothing is logged as an error (the fixtures check that), and nobody reads about an internal error."""
    dice, codes = Random(0), await _tables(world)
    names = sorted(HANDLERS)
    for number in range(PRESSES):
        verb, code = names[number % len(names)], dice.choice(codes)
        stamp = dice.choice(["", "1c0", "1p0", "1p99", "lobby", "playing", "over", "9" * 20])
        args = [dice.choice(ODD) for _ in range(dice.choice([0, 0, 1, 1, 1, 2, 2, 3, 4, 5]))]
        kind = dice.choice(["s1b", "s1b", "s1m"])
        action = ":".join((kind, verb, code, stamp, *args))[:LIMIT]
        if kind == "s1m":
            action = f"{action}|{dice.choice(ODD)}"[:LIMIT]
        person = dice.choice([*world.people, world.onlooker])
        result = await person.slash(world.channel, "snack do", action=action)
        assert result.acknowledged, action
        assert INTERNAL not in answer(result), action


@pytest.mark.parametrize(
    "action",
    [
        f"s1b:takeover:{{code}}::{'9' * 5000}",
        f"s1b:choose:{{code}}:1c0:{'1' * 5000}",
        f"s1b:seats:{{code}}::{'5' * 5000}",
        f"s1b:try:{{code}}:1p0:{'0' * 5000}:C4:0:",
    ],
)
async def test_thousands_of_digits_are_not_a_number(world: World, action: str) -> None:
    code = await world.begin(world.people[1])
    before = (await world.table(code)).rev
    told = answer(await press_foreign(world.people[0], await world.posted(code), action.format(code=code)))
    assert "older version" in told
    # Typed: as many as Discord accepts.
    typed = action.format(code=code)[:LIMIT]
    assert INTERNAL not in answer(await world.people[0].slash(world.channel, "snack do", action=typed))
    assert (await world.table(code)).rev == before


TYPED = ("-1 -1", "-1", "1", "1 1", "+1", "1 2", "--1", "−1", "1.", "- 1", "keep -1", "keep 1 1")


@pytest.mark.parametrize("typed", TYPED)
async def test_nothing_acts_that_is_not_what_an_action_is_called(world: World, typed: str) -> None:
    code = await world.begin(world.people[1])
    before = (await world.table(code)).rev
    told = answer(await world.people[0].slash(world.channel, "snack do", action=typed))
    assert "- Keep 1" in told
    assert (await world.table(code)).rev == before


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ({"cell": "C7"}, "At C7"),
        ({"cell": "A1"}, "A1"),
        ({"cell": "Z99"}, "Z99"),
        ({"cell": "C"}, "“C”"),
        ({"cell": "B3", "layer": "sideways"}, "sideways"),
    ],
)
@pytest.mark.parametrize("final", [True, False])
async def test_a_typed_placement_gets_its_precise_reason(
    world: World, where: dict[str, Any], why: str, final: bool
) -> None:
    person = world.people[0]
    code = await world.begin(world.people[1])
    await world.finish_phase(code)
    await world.lay(person, code)
    told = answer(await person.slash(world.channel, "snack place", final=final, table=code, **where))
    assert why in told
    assert "⚠️" in told
    assert INTERNAL not in told
    assert len((await world.table(code)).view(0).area.laid) == 1


async def test_the_first_card_of_a_stall_has_its_reason_too(world: World) -> None:
    code = await world.begin(world.people[1], game="veggies", players=2)
    await world.finish_phase(code)
    table = await world.table(code)
    turn = next(one for one in world.people if table.seat_of(one.id) in table.view(None).waiting)
    told = await turn.slash(world.channel, "snack place", cell="A1", final=True, table=code)
    assert "⚠️" in answer(told)
    assert INTERNAL not in answer(told)
    assert "help" in verbs(told.response), text_of(told.response)


async def _phases(world: World, game: str) -> list[Table]:
    """A table at the start of each phase; the rest is played without the bot, which would move as well."""
    table = await world.table(await world.begin(world.people[1], game=game, players=2))
    match = table.match
    assert match is not None
    found: dict[str, Table] = {}
    while match.outcome is None:
        view = match.view(None)
        found.setdefault(view.phase, replace(table, match=match))
        seat = view.waiting[0]
        moves = match.game.legal_moves(match.view(seat))
        match = match.act(seat, next(move for move in moves if not isinstance(move, Undo)))
    return list(found.values())


@pytest.mark.usefixtures("example")
@pytest.mark.parametrize("game", list(EVERY_GAME))
async def test_every_panel_can_be_built_with_every_problem(opened: Open, game: str) -> None:
    """Hand and trial in each phase: no two buttons of a message may share an id, whatever pages they lead to."""
    world = await opened(2)
    known = EVERY_GAME[game].pages.problems
    studio, words = Studio(Sketcher()), words_for("en")
    for table in await _phases(world, game):
        for seat in range(2):
            for problem in ("", "unheard_of", *known):
                note = "⚠️" if problem else ""
                (await hand_panel(studio, words, table, seat, note, problem)).build()
            view = table.view(seat)
            for card in range(len(view.tryable)):
                for cell in (Cell(0, 0), Cell(3, 3), Cell(6, 2), Cell(20, 20), Cell(44, 44)):
                    for rotation in Rotation:
                        trial = Trial(card, Placement(cell, rotation))
                        with suppress(IllegalMove):  # then the answer has no panel
                            (await trial_panel(studio, words, table, seat, trial)).build()
