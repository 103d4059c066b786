"""Veggies as a `Game`, put together for the catalogue."""

from __future__ import annotations

from typing import Mapping

from engine.area import Area
from engine.cards import Card
from engine.game import Game, Ways
from engine.moves import Move, Place, Undo
from engine.veggies import pack as cards
from engine.veggies import players, scoring, view, weighing, worlds
from engine.veggies import rules as course
from engine.veggies.art import ART
from engine.veggies.pages import PAGES
from engine.veggies.rules import State
from engine.veggies.tutorial import SCRIPT
from engine.veggies.view import VeggiesView


class Veggies(Game[State, VeggiesView]):
    name = "veggies"
    rules = 1
    seats = range(2, 5)
    moves: tuple[type[Move], ...] = (course.Open, Place, course.Name, Undo)
    pack = cards.SPEC
    table = course.TABLE
    collected = cards.GOODS

    phases = (course.START, course.TURN, course.NAME)
    scores = ("good", "mice")
    tie_breaks = ("fewer_mice",)
    zones = (view.MARKET,)
    errors: Mapping[str, tuple[str, ...]] = {
        "not_here": ("card",),  # the card is neither in the seat's hand nor in the market now
        "bad_goods": ("goods", "allowed"),  # the seat may not name these goods, only one of the allowed sets
    }

    art = ART
    pages = PAGES
    script = SCRIPT

    teams = staticmethod(scoring.teams_of)
    default_pack = staticmethod(cards.default_pack)
    new = staticmethod(course.begin)
    deal_anew = staticmethod(worlds.deal_anew)
    apply = staticmethod(course.apply)
    outcome = staticmethod(course.outcome)
    view_for = staticmethod(view.view_for)
    legal_moves = staticmethod(view.legal_moves)
    other_moves = staticmethod(view.other_moves)
    score_lines = staticmethod(view.score_lines)
    decide = staticmethod(players.decide)

    def weighed(self, view: VeggiesView, card: Card) -> Ways[int]:
        return weighing.ways(view, view.area, card)

    def ways(self, view: VeggiesView, area: Area, card: Card, left: int) -> Ways[float]:
        return weighing.ways(view, area, card) if area.laid else super().ways(view, area, card, left)
