"""Seeded games between bots."""

from __future__ import annotations

import hashlib
from typing import Callable, Sequence

from engine.catalog import Catalog
from engine.game import Level
from engine.moves import Move
from engine.replay import Match
from engine.snack_match.view import SnackView

CATALOG = Catalog()
Decider = Callable[[Match, SnackView, Level], Move]


def decide(match: Match, view: SnackView, level: Level) -> Move:
    move: Move = match.game.decide(view, level=level, dice=match.setup.dice(f"player {len(match.entries)}"))
    return move


def played(levels: Sequence[Level], diet: str, number: int, decide: Decider = decide) -> Match:
    """A whole game, with one level per seat."""
    seed = hashlib.sha256(f"benchmark {number}".encode()).digest()
    match = CATALOG.begin("snack", len(levels), {"diet": diet}, seed)
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        view = match.view(seat)
        assert isinstance(view, SnackView)
        match = match.act(seat, decide(match, view, levels[seat]))
    return match
