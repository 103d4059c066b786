"""Weighing placements on sixteen bits gives what laying and scoring each of them does, in the same order."""

from __future__ import annotations

import pytest

from engine.area import Placement
from engine.catalog import GAMES
from engine.game import Game, Ways
from engine.shuffle import Dice
from tests.play import begin, random_move, seed_of

SNACK = GAMES["snack"]


def listed(ways: Ways[int]) -> list[tuple[Placement, int]]:
    return [(ways.placement(number), total) for number, total in enumerate(ways.values)]


@pytest.mark.parametrize(("seats", "diet"), [(1, "easy"), (2, "none"), (2, "hard"), (3, "medium")])
def test_the_fast_way_weighs_as_the_plain_one(seats: int, diet: str) -> None:
    dice = Dice(seed_of("weighing"), diet)
    match = begin(SNACK, seats, {"diet": diet}, seed_of(f"weighing {seats} {diet}"))
    weighed = 0
    while match.outcome is None:
        seat, move = random_move(match, dice)
        view = match.view(seat)
        for card in view.playable[:1]:
            assert listed(SNACK.weighed(view, card)) == listed(Game.weighed(SNACK, view, card))
            weighed += 1
        match = match.act(seat, move)
    assert weighed
