"""What the rules pages teach, game by game: each game brings its own (`engine.pages`)."""

from __future__ import annotations

from typing import Mapping

from engine.catalog import GAMES
from engine.pages import Pages

LESSONS: Mapping[str, Pages] = {name: game.pages for name, game in GAMES.items()}
