"""Seeded games between automatic players."""

from __future__ import annotations

import hashlib
from typing import Iterator, Sequence

from engine.catalog import Catalog
from engine.game import Level
from engine.moves import Move
from engine.replay import Match
from engine.snack_match.view import SnackView

CATALOG = Catalog()


def begin(seats: int, diet: str, number: int) -> Match:
    seed = hashlib.sha256(f"benchmark {number}".encode()).digest()
    return CATALOG.begin("snack", seats, {"diet": diet}, seed)


def steps(match: Match, levels: Sequence[Level]) -> Iterator[tuple[SnackView, Level, Match]]:
    """For each decision of a game: what its seat saw, how well it plays, and the match after it."""
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        view = match.view(seat)
        assert isinstance(view, SnackView)
        match = match.act(seat, decide(match, view, levels[seat]))
        yield view, levels[seat], match


def decide(match: Match, view: SnackView, level: Level) -> Move:
    move: Move = match.game.decide(view, level=level, dice=match.setup.dice(f"player {len(match.entries)}"))
    return move


def played(levels: Sequence[Level], diet: str, number: int) -> Match:
    *_, (_, _, match) = steps(begin(len(levels), diet, number), levels)
    return match
