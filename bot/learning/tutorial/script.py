"""The guided game people are offered: the one of the first game that has a script."""

from __future__ import annotations

from engine.catalog import GAMES
from engine.tutorial import Tutorial

GAME, TUTORIAL = next((name, Tutorial(game, game.script)) for name, game in GAMES.items() if game.script)
LEARNER, STEPS = TUTORIAL.script.learner, TUTORIAL.script.steps
at, asked = TUTORIAL.at, TUTORIAL.asked
