"""A stall's value before the end: chances are probabilities, and a gain goes to the player who causes it."""

from __future__ import annotations

import pytest

from engine.geometry import Box
from engine.veggies.pack import GOODS
from engine.veggies.search import Memo, StallGrid
from engine.veggies.worth import Outlook, growth, naming

SIZES = [(6, 1), (5, 2), (3, 3), (1, 1), (0, 0)]


@pytest.mark.parametrize("left", [0, 3, 8])
def test_the_chances_to_be_named(left: int) -> None:
    assert sum(naming(SIZES, left, 1)) == pytest.approx(1)
    for names in (1, 2):
        chances = naming(SIZES, left, names)
        assert chances == sorted(chances, reverse=True), "a larger group is more likely to be named"
        assert all(0 <= one <= 1 for one in chances)
    assert naming(SIZES, left, 2) > naming(SIZES, left, 1)


def test_a_gain_counts_once_whoever_names_it() -> None:
    size, left = (4, 2), 2
    for unnamed in (0.0, 0.25, 1.0):
        given = (unnamed,) * len(GOODS)
        (by_others, drawn, by_owner) = Outlook(1, given).share_of(Memo(lambda cells: size), 0, left)[1]
        assert by_others == pytest.approx((1 - unnamed) * growth(size, left))
        assert by_others + by_owner / drawn == pytest.approx(growth(size, left))


def test_groups_are_measured_round_every_corner_and_a_card_that_is_too_large_has_no_spot() -> None:
    grid = StallGrid(Box(0, 0, 2, 2), Box(0, 0, 2, 2))
    cup = sum(1 << row * grid.stride + col for row in range(3) for col in range(3) if col != 1 or row == 2)
    assert grid.sizes[cup] == (7, 1), "down, across and up again"
    hat = sum(1 << row * grid.stride + col for row in range(3) for col in range(3) if col != 1 or row == 0)
    assert grid.sizes[hat] == (7, 1)
    assert grid.corners(2, 3).bit_count() == 2
    assert grid.corners(4, 2) == grid.corners(2, 4) == 0
