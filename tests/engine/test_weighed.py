"""Weighing every placement of a card matches placing and scoring it."""

from __future__ import annotations

import pytest

from engine.advice import best_placements, matches, points
from engine.game import AnyGame, Game
from engine.moves import Place
from engine.shuffle import Dice
from tests.games import every_game
from tests.play import begin, random_move, seed_of


@every_game
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_weighed_is_what_is_scored(game: AnyGame, seats: int) -> None:
    dice = Dice(seed_of("weighed"), game.name)
    match = begin(game, seats, {}, seed_of(f"weighed {seats}"))
    weighed = 0
    while match.outcome is None:
        seat, move = random_move(match, dice)
        view = match.view(seat)
        for card in view.playable[:2] if view.area.laid else ():
            legal = list(view.area.placements(card))
            totals, placed = game.weighed(view, card)
            found = {placed(way): total for way, total in enumerate(totals)}
            assert len(found) == len(totals), "each once"
            assert set(found) <= set(legal)
            looks = {frozenset(view.area.lay(card, one).seen.items()) for one in legal}
            assert {frozenset(view.area.lay(card, one).seen.items()) for one in found} == looks
            for placement in dice.shuffled(list(found))[:12]:
                assert found[placement] == points(game, view, view.area.lay(card, placement))
            weighed += 1
        match = match.act(seat, move)
    assert weighed


@every_game
def test_the_best_comes_first_and_of_equal_ones_what_prepares_most(game: AnyGame) -> None:
    dice = Dice(seed_of("best"), game.name)
    match = begin(game, 2, {}, seed_of("best"))
    while not match.view(0).area.laid or sum(isinstance(move, Place) for move in game.legal_moves(match.view(0))) < 2:
        match = match.act(*random_move(match, dice))
    view = match.view(0)
    found = best_placements(game, view, view.playable)
    ranked = [
        (-one.gain, -matches(view.area, one.card, one.placement, game.collected), len(one.placement.under))
        for one in found
    ]
    assert ranked == sorted(ranked)
    assert len(ranked) > 1
    (bare,) = Game.best_turn(game, view)
    assert next(one.gain for one in found if Place(one.card.id, one.placement) == bare) == found[0].gain


@every_game
def test_a_seats_points_are_those_of_its_own_area_whoever_looks(game: AnyGame) -> None:
    match = begin(game, 2, {}, seed_of("points"))
    dice = Dice(seed_of("points"), game.name)
    while match.outcome is None:
        match = match.act(*random_move(match, dice))
    for seat in (0, 1):
        own = match.view(seat)
        assert game.points(match.view(None), seat) == game.points(own, seat) == points(game, own, own.area)
        assert game.points(own, seat, own.area.up_to(0)) == points(game, own, own.area.up_to(0))
