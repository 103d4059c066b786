"""Veggies as the catalogue knows it."""

from __future__ import annotations

from typing import Iterable, Iterator, Mapping

from engine.advice import best_placements, points
from engine.cards import Card, Pack
from engine.game import Level, Outcome, ScoreLine, Setup
from engine.moves import Move, Place, Undo
from engine.shuffle import Dice
from engine.table import Area, Placement
from engine.veggies import players, rules, view
from engine.veggies.pack import GOODS, SPEC
from engine.veggies.rules import TABLE, Name, Open, State
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

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return teams_of(seats)

    def new(self, setup: Setup, pack: Pack) -> State:
        return rules.begin(setup, pack)

    def apply(self, state: State, seat: int, move: Move) -> State:
        return rules.apply(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def view_for(self, state: State, seat: int | None) -> VeggiesView:
        return view.view_for(state, seat)

    def legal_moves(self, view_: VeggiesView, /) -> Iterator[Move]:
        return view.legal_moves(view_)

    def score_lines(self, view_: VeggiesView, /, area: Area) -> list[ScoreLine]:
        return view.score_lines(view_, area)

    def weighed(self, view_: VeggiesView, /, card: Card) -> Iterator[tuple[Placement, int]]:
        return weighed(view_, card)

    def cards_in(self, state: State) -> Mapping[str, list[int]]:
        return rules.cards_in(state)

    def decide(self, view_: VeggiesView, /, level: Level, dice: Dice) -> Move:
        return players.decide(view_, level, dice)

    def best_turn(self, view_: VeggiesView, /) -> tuple[Place, ...]:
        first, *_ = best_placements(self, view_, view_.playable)
        return (Place(first.card.id, first.placement),)

    def ways(self, view_: VeggiesView, /, area: Area, card: Card, left: int) -> Iterable[tuple[float, Placement]]:
        for placement in area.placements(card):
            yield points(self, view_, area.lay(card, placement)), placement
