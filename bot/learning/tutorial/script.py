"""The guided games on offer: one for each game that has a script."""

from __future__ import annotations

from functools import cache

from engine.catalog import GAMES
from engine.tutorial import Tutorial


def taught() -> list[str]:
    """The games that have a tutorial; the first is the default."""
    return [name for name, game in GAMES.items() if game.script]


@cache
def tutorial_of(name: str) -> Tutorial:
    game = GAMES[name]
    assert game.script is not None
    return Tutorial(game, game.script)
