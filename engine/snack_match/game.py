"""Snack Match as the catalogue knows it."""

from __future__ import annotations

from typing import Mapping

from engine.moves import Move, Place, Undo
from engine.snack_match import best, players, view
from engine.snack_match import rules as course
from engine.snack_match.pack import SPEC
from engine.snack_match.rules import TABLE, Keep


class SnackMatch:
    name = "snack"
    rules = 1
    seats = range(1, 10)
    options: Mapping[str, tuple[str, ...]] = {"diet": ("none", "easy", "medium", "hard")}
    moves: tuple[type[Move], ...] = (Keep, Place, Undo)
    pack = SPEC
    table = TABLE
    collected: tuple[str, ...] = SPEC.components

    new = staticmethod(course.begin)
    apply = staticmethod(course.apply)
    outcome = staticmethod(course.outcome)
    cards_in = staticmethod(course.cards_in)
    view_for = staticmethod(view.view_for)
    legal_moves = staticmethod(view.legal_moves)
    score_lines = staticmethod(view.score_lines)
    weighed = staticmethod(view.weighed)
    decide = staticmethod(players.decide)
    best_turn = staticmethod(best.best_turn)
    ways = staticmethod(best.ways)

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ()
