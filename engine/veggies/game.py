"""Veggies as the catalogue knows it."""

from __future__ import annotations

from typing import Iterable, Mapping

from engine.advice import best_placements, points
from engine.area import Area, Placement
from engine.cards import Card
from engine.moves import Move, Place, Undo
from engine.veggies import players, view
from engine.veggies import rules as course
from engine.veggies.pack import GOODS, SPEC
from engine.veggies.rules import TABLE, Name, Open
from engine.veggies.scoring import teams_of
from engine.veggies.view import VeggiesView
from engine.veggies.weighing import weighed


class Veggies:
    name = "veggies"
    rules = 1
    seats = range(2, 5)
    options: Mapping[str, tuple[str, ...]] = {}
    moves: tuple[type[Move], ...] = (Open, Place, Name, Undo)
    pack = SPEC
    table = TABLE
    collected: tuple[str, ...] = GOODS

    new = staticmethod(course.begin)
    apply = staticmethod(course.apply)
    outcome = staticmethod(course.outcome)
    cards_in = staticmethod(course.cards_in)
    teams = staticmethod(teams_of)
    view_for = staticmethod(view.view_for)
    legal_moves = staticmethod(view.legal_moves)
    score_lines = staticmethod(view.score_lines)
    weighed = staticmethod(weighed)
    decide = staticmethod(players.decide)

    def best_turn(self, view_: VeggiesView, /) -> tuple[Place, ...]:
        first, *_ = best_placements(self, view_, view_.playable)
        return (Place(first.card.id, first.placement),)

    def ways(self, view_: VeggiesView, /, area: Area, card: Card, left: int) -> Iterable[tuple[float, Placement]]:
        for placement in area.placements(card):
            yield points(self, view_, area.lay(card, placement)), placement
