"""A stall's value before the end: chances are probabilities, and a gain goes to the player who causes it."""

from __future__ import annotations

from itertools import permutations
from typing import Sequence

import pytest

from engine.geometry import Box
from engine.veggies.pack import GOODS
from engine.veggies.search import Size, StallGrid
from engine.veggies.worth import Outlook, Share, draw, growth, naming

SIZES = [(6, 1), (5, 2), (3, 3), (1, 1), (0, 0)]


def shares(outlook: Outlook, sizes: Sequence[Size], left: int) -> list[Share]:
    """Each good's share in the worth of a stall with groups of these sizes."""
    return [outlook.share(good, left, size) for good, size in enumerate(sizes)]


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
        (by_others, drawn, by_owner) = Outlook(1, given).share(0, left, size)
        assert by_others == pytest.approx((1 - unnamed) * growth(size, left))
        assert by_others + by_owner / drawn == pytest.approx(growth(size, left))


@pytest.mark.parametrize("left", [0, 3])
def test_who_has_one_good_surely_names_it(left: int) -> None:
    sizes = [(0, 0), (4, 2), (0, 0), (0, 0), (0, 0)]
    assert naming(sizes, left, 2)[1] == pytest.approx(1)
    assert sum(naming(sizes, left, 2)) == pytest.approx(2)
    worth = Outlook(2).worths(left)[(*sizes, 0)]
    assert worth == pytest.approx(growth((4, 2), left) + growth((0, 0), left))


@pytest.mark.parametrize("left", [0, 2, 6])
def test_two_different_goods_are_named_one_after_the_other(left: int) -> None:
    """The second as likely as the draw to it, of those that are left."""
    outlook = Outlook(2, (1.0, 0.5, 0.25, 0.75, 1.0), (0.5, 1.0, 0.0, 2.0, 0.0))
    draws = [draw(largest, left) for largest, _ in SIZES]
    pairs = {(a, b): draws[a] / sum(draws) * draws[b] / (sum(draws) - draws[a]) for a, b in permutations(range(5), 2)}
    assert sum(pairs.values()) == pytest.approx(1)
    for good, chance in enumerate(naming(SIZES, left, 2)):
        assert chance == pytest.approx(sum(found for pair, found in pairs.items() if good in pair))
    goods = shares(outlook, SIZES, left)
    by_others = sum(gain for gain, _, _ in goods)
    gains = [by_owner / drawn for _, drawn, by_owner in goods]
    by_owner = sum(chance * (gains[a] + gains[b]) for (a, b), chance in pairs.items())
    assert outlook.worths(left)[(*SIZES, 0)] == pytest.approx(by_others + by_owner)


def test_groups_are_measured_round_every_corner_and_a_card_that_is_too_large_has_no_spot() -> None:
    grid = StallGrid(Box(0, 0, 2, 2), Box(0, 0, 2, 2))
    cup = sum(1 << row * grid.stride + col for row in range(3) for col in range(3) if col != 1 or row == 2)
    assert grid.sizes[cup] == (7, 1), "down, across and up again"
    hat = sum(1 << row * grid.stride + col for row in range(3) for col in range(3) if col != 1 or row == 0)
    assert grid.sizes[hat] == (7, 1)
    assert grid.corners(2, 3).bit_count() == 2
    assert grid.corners(4, 2) == grid.corners(2, 4) == 0
