"""Snack Match as the catalogue knows it."""

from __future__ import annotations

from typing import Iterable, Iterator, Mapping

from engine.cards import Card, Pack
from engine.game import Level, Outcome, ScoreLine, Setup
from engine.moves import Move, Place, Undo
from engine.shuffle import Dice
from engine.snack_match import best, players, rules, view
from engine.snack_match.pack import SPEC
from engine.snack_match.rules import TABLE, Keep, State
from engine.snack_match.view import SnackView
from engine.table import Area, Placement


class SnackMatch:
    name = "snack"
    rules = 1
    seats = range(1, 10)
    options: Mapping[str, tuple[str, ...]] = {"diet": ("none", "easy", "medium", "hard")}
    moves: tuple[type[Move], ...] = (Keep, Place, Undo)
    pack = SPEC
    table = TABLE
    collected: tuple[str, ...] = SPEC.components

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ()

    def new(self, setup: Setup, pack: Pack) -> State:
        return rules.begin(setup, pack)

    def apply(self, state: State, seat: int, move: Move) -> State:
        return rules.apply(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def view_for(self, state: State, seat: int | None) -> SnackView:
        return view.view_for(state, seat)

    def legal_moves(self, view_: SnackView, /) -> Iterator[Move]:
        return view.legal_moves(view_)

    def score_lines(self, view_: SnackView, /, area: Area) -> list[ScoreLine]:
        return view.score_lines(view_, area)

    def weighed(self, view_: SnackView, /, card: Card) -> Iterator[tuple[Placement, int]]:
        return view.weighed(view_, card)

    def cards_in(self, state: State) -> Mapping[str, list[int]]:
        return rules.cards_in(state)

    def decide(self, view_: SnackView, /, level: Level, dice: Dice) -> Move:
        return players.decide(view_, level, dice)

    def best_turn(self, view_: SnackView, /) -> tuple[Place, ...]:
        return best.best_turn(view_)

    def ways(self, view_: SnackView, /, area: Area, card: Card, left: int) -> Iterable[tuple[float, Placement]]:
        return best.ways(view_, area, card, left)
