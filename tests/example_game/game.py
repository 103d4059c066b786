"""Dominoes, as listed in the catalogue."""

from __future__ import annotations

from typing import Mapping

from engine.game import Game
from engine.moves import Move, Place
from tests.example_game import pack as cards
from tests.example_game import players, view
from tests.example_game import rules as course
from tests.example_game.art import ART
from tests.example_game.pages import PAGES
from tests.example_game.rules import State
from tests.example_game.tutorial import SCRIPT
from tests.example_game.view import DominoView


class Dominoes(Game[State, DominoView]):
    name = "dominoes"
    rules = 1
    seats = range(2, 5)
    moves: tuple[type[Move], ...] = (Place, course.Draw, course.Pass)
    pack = cards.SPEC
    table = course.TABLE

    phases = (course.TURN,)
    scores = ("pips",)
    tie_breaks = ("fewer_pips",)
    errors: Mapping[str, tuple[str, ...]] = {
        "no_match": ("cell", "component", "other"),
        "must_draw": ("pile",),
        "pile_empty": (),
    }

    art = ART
    pages = PAGES
    script = SCRIPT

    default_pack = staticmethod(cards.default_pack)
    new = staticmethod(course.begin)
    deal_anew = staticmethod(course.deal_anew)
    apply = staticmethod(course.apply)
    outcome = staticmethod(course.outcome)
    view_for = staticmethod(view.view_for)
    legal_moves = staticmethod(view.legal_moves)
    score_lines = staticmethod(view.score_lines)
    decide = staticmethod(players.decide)
