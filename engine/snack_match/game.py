"""Snack Match as a `Game`, put together for the catalogue."""

from __future__ import annotations

from typing import Mapping

from engine.cards import Card
from engine.game import Game, Ways
from engine.moves import Move, Place, Undo
from engine.snack_match import best, bonus, players, view, weighing, worlds
from engine.snack_match import pack as cards
from engine.snack_match import rules as course
from engine.snack_match.art import ART
from engine.snack_match.pages import PAGES
from engine.snack_match.rules import State
from engine.snack_match.tutorial import SCRIPT
from engine.snack_match.view import SnackView


class SnackMatch(Game[State, SnackView]):
    name = "snack"
    rules = 1
    seats = range(1, cards.SPEC.count // course.CARDS + 1)
    options: Mapping[str, tuple[str, ...]] = {"diet": ("none", *bonus.DIFFICULTIES)}
    moves: tuple[type[Move], ...] = (course.Keep, Place, Undo)
    pack = cards.SPEC
    table = course.TABLE
    collected = cards.SPEC.components
    daily = tuple({"diet": diet} for diet in ("none", "easy", "medium", "easy", "medium", "hard", "hard"))

    phases = (course.CHOOSE, course.PLAY)
    solo_phases = (course.PLAY,)
    scores = ("group", "opponent", *map(bonus.code_of, bonus.WORTH))
    tie_breaks = ("largest_group",)
    zones = (view.OPPONENT,)
    modifications = tuple(bonus.WORTH)

    art = ART
    pages = PAGES
    script = SCRIPT

    default_pack = staticmethod(cards.default_pack)
    new = staticmethod(course.begin)
    deal_anew = staticmethod(worlds.deal_anew)
    apply = staticmethod(course.apply)
    outcome = staticmethod(course.outcome)
    view_for = staticmethod(view.view_for)
    legal_moves = staticmethod(view.legal_moves)
    other_moves = staticmethod(view.other_moves)
    score_lines = staticmethod(view.score_lines)
    rival = staticmethod(view.rival)
    decide = staticmethod(players.decide)
    best_turn = staticmethod(best.best_turn)
    ways = staticmethod(best.ways)

    def weighed(self, view: SnackView, card: Card) -> Ways[int]:
        return weighing.weighed(view, card) if view.area.laid else super().weighed(view, card)
