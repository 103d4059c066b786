"""Weighing every placement of a card gives what laying and scoring it gives."""

from __future__ import annotations

import pytest

from engine.advice import best_placements, points
from engine.catalog import GAMES
from engine.shuffle import Dice
from tests.play import begin, random_move, seed_of


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_weighed_is_what_is_scored(name: str, seats: int) -> None:
    game, dice = GAMES[name], Dice(seed_of("weighed"), name)
    match = begin(game, seats, {}, seed_of(f"weighed {seats}"))
    weighed = 0
    while match.outcome is None:
        seat, move = random_move(match, dice)
        view = match.view(seat)
        for card in view.playable[:2] if view.area.laid else ():
            legal = list(view.area.placements(card))
            found = dict(game.weighed(view, card))
            assert set(found) <= set(legal)
            looks = {frozenset(view.area.lay(card, one).seen.items()) for one in legal}
            assert {frozenset(view.area.lay(card, one).seen.items()) for one in found} == looks
            for placement in dice.shuffled(list(found))[:12]:
                assert found[placement] == points(game, view, view.area.lay(card, placement))
            weighed += 1
        match = match.act(seat, move)
    assert weighed


@pytest.mark.parametrize("name", GAMES)
def test_the_best_comes_first_and_of_equal_ones_the_plainest(name: str) -> None:
    game, dice = GAMES[name], Dice(seed_of("best"), name)
    match = begin(game, 2, {}, seed_of("best"))
    while not match.view(0).area.laid or not match.view(0).playable or match.view(0).phase not in ("play", "turn"):
        match = match.act(*random_move(match, dice))
    view = match.view(0)
    ranked = [(-one.gain, len(one.placement.under)) for one in best_placements(game, view, view.playable)]
    assert ranked == sorted(ranked)
    assert len(ranked) > 10
