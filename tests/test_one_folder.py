"""A game is one folder and one line: nothing else in the bot, the pictures or the engine knows what is in a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from engine.catalog import GAMES
from tests.games import EXAMPLE

ROOT = Path(__file__).parents[1]
COLOURS = {"orange", "green", "blue", "red"}
"""Codes of cloths, and of many other things."""
KNOWN_BY_GAMES = {"goods", "mice", "eight cards", "tablecloth"}
"""Words from the games that aren't codes."""

ALLOWED = {
    ("engine/catalog.py", "engine.snack_match"): "the one line of a game",
    ("engine/catalog.py", "engine.veggies"): "the one line of a game",
    ("engine/cards.py", '"snack"'): "an example of a pack's file",
    ("engine/cards.py", "sandwich"): "an example of a pack's file",
    ("engine/cards.py", "donut"): "an example of a pack's file",
    ("engine/cards.py", "soda"): "an example of a pack's file",
    ("engine/notation.py", "sandwich"): "an example of a board in words",
    ("engine/notation.py", "donut"): "an example of a board in words",
    ("engine/notation.py", "soda"): "an example of a board in words",
    ("bot/interactions/commands/snack.py", '"snack"'): "the name of the command",
    ("bot/interactions/commands/completions.py", '"snack"'): "the game that is meant where none is named",
    ("bot/playground/scene.py", '"snack"'): "the tables that the playground begins with",
    ("bot/playground/scene.py", "diet"): "the tables that the playground begins with",
}
"""A file, what it knows, and why that is fine."""


def codes() -> set[str]:
    """What only games know: their names as text, their modules, components, options, zones, tie-breaks and errors."""
    found = set(KNOWN_BY_GAMES)
    for name, game in GAMES.items():
        found |= {f'"{name}"', type(game).__module__.rpartition(".")[0]}
        found |= {*game.pack.components, *game.options, *game.zones, *game.tie_breaks, *game.errors}
    # Every game knows a solo player's opponent; as a zone it belongs to one game.
    return found - COLOURS - {"opponent"}


def sources() -> Iterator[Path]:
    yield from (ROOT / "bot").rglob("*.py")
    yield from (ROOT / "render").rglob("*.py")
    yield from (ROOT / "engine").glob("*.py")
    yield ROOT / "bot" / "language" / "locales" / "en.ftl"


def found_in(path: Path) -> set[tuple[str, str]]:
    text = path.read_text(encoding="utf-8")
    name = str(path.relative_to(ROOT))
    return {(name, code) for code in codes() if re.search(rf"(?<![\w/]){re.escape(code)}s?(?!\w)", text, re.IGNORECASE)}


def test_nothing_outside_its_folder_knows_a_game() -> None:
    found = set().union(*map(found_in, sources()))
    assert found - ALLOWED.keys() == set()
    assert ALLOWED.keys() - found == set(), "remove the exception, nothing needs it any more"


def test_the_example_is_known_to_its_folder_and_to_one_line_and_is_in_no_menu() -> None:
    home = Path(__file__).parent / "example_game"
    names = re.compile(rf"\b({home.name}|{type(EXAMPLE).__name__}|{EXAMPLE.name})\b")
    known = [path for path in sources() if names.search(path.read_text(encoding="utf-8"))]
    tests = (path for path in (ROOT / "tests").rglob("*.py") if not path.is_relative_to(home))
    known += [path for path in tests if names.search(path.read_text(encoding="utf-8"))]
    assert sorted(known) == [ROOT / "tests" / "games.py", Path(__file__)]
    assert EXAMPLE.name not in GAMES
