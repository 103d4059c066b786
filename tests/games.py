"""The games tests run on: those in the catalogue, and one more that is registered only in tests.

What tests need to know about a game, such as its secrets, is in a module `checks` in the folder of its tests.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Mapping

import pytest

from engine.catalog import GAMES
from engine.game import AnyGame
from tests.example_game.game import Dominoes

TESTS = Path(__file__).parent
EXAMPLE: AnyGame = Dominoes()
EVERY_GAME: Mapping[str, AnyGame] = {**GAMES, EXAMPLE.name: EXAMPLE}
every_game = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=lambda game: game.name)
every_size = pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(one, n, id=f"{one.name}-{n}") for one in EVERY_GAME.values() for n in one.seats]
)


def checks_of(game: AnyGame) -> Any:
    """The module with these names:

    hidden(state, viewer)           the cards that must not be in the view of a seat (or an onlooker, None)
    shuffled(state, viewer, dice)   another state that the same seat can't tell from this one
    cards_in(state)                 where each card is: every card of the pack is in exactly one place
    extras(view)                    more lines for a written playthrough: what else everyone sees
    SCENARIOS                       the playthroughs that are kept as goldens
    """
    return import_module(f"{_tests_of(game)}.checks")


def _tests_of(game: AnyGame) -> str:
    home = type(game).__module__.rpartition(".")[0]
    return home if home.startswith("tests.") else f"tests.{home}"


def playthroughs_of(game: AnyGame) -> Path:
    """The folder of a game's playthroughs: with the others, or in its own folder for a test game."""
    home = Path(import_module(type(game).__module__).__file__ or "").parent
    return home / "golden" if home.is_relative_to(TESTS) else TESTS / "golden" / "playthroughs"
