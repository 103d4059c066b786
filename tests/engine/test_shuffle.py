"""The deal for a seed, pinned: any change here would deal every old game differently."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.shuffle import SEED_BYTES, Dice, commitment, new_seed
from engine.snack_match.bonus import draw
from engine.snack_match.pack import bonus_cards, default_pack

SEED = bytes(range(32))


def test_pinned_shuffles() -> None:
    assert Dice(SEED, "pile").shuffled(range(10)) == [0, 6, 1, 9, 2, 3, 5, 8, 7, 4]
    assert Dice(SEED, "bonus").shuffled(range(10)) == [5, 7, 0, 1, 9, 8, 4, 6, 3, 2]
    assert Dice(bytes(32), "pile").shuffled(range(10)) == [9, 3, 8, 7, 5, 4, 2, 0, 6, 1]


def test_pinned_numbers() -> None:
    dice = Dice(SEED, "numbers")
    assert [dice.below(n) for n in (2, 6, 52, 1000, 1 << 32)] == [0, 0, 41, 989, 3625348393]
    assert [dice.choice("abcdef") for _ in range(3)] == ["f", "f", "a"]


def test_pinned_pile_of_the_default_pack() -> None:
    assert Dice(SEED, "pile").shuffled(default_pack().ids)[:8] == [60, 5, 9, 51, 7, 27, 57, 61]


def test_pinned_bonuses() -> None:
    drawn = [draw(bonus_cards(), diet, Dice(SEED, "bonus")) for diet in ("easy", "medium", "hard")]
    assert [[(bonus.component, bonus.modification) for bonus in pair] for pair in drawn] == [
        [("donut", "lines"), ("blue", "groups")],
        [("donut", "lines"), ("blue", "centre")],
        [("donut", "pairs"), ("blue", "centre")],
    ]


def test_pinned_commitment() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_streams_of_two_purposes_or_seeds_share_nothing() -> None:
    streams = [
        [dice.below(1 << 32) for _ in range(8)] for dice in (Dice(SEED, "a"), Dice(SEED, "b"), Dice(bytes(32), "a"))
    ]
    assert len({number for stream in streams for number in stream}) == 24


def test_a_shuffle_keeps_what_it_is_given() -> None:
    given = ["a", "b", "c", "a"]
    assert sorted(Dice(SEED, "x").shuffled(given)) == ["a", "a", "b", "c"]
    assert given == ["a", "b", "c", "a"]
    assert Dice(SEED, "x").shuffled([]) == []


def test_every_order_is_about_equally_likely() -> None:
    dice = Dice(SEED, "uniform")
    orders = Counter(tuple(dice.shuffled("abcd")) for _ in range(12000))
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 50  # chi squared, 23 degrees: p < 0.001


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100])
def test_numbers_are_in_range_and_even(n: int) -> None:
    dice = Dice(SEED, f"below {n}")
    found = Counter(dice.below(n) for _ in range(400 * n))
    assert set(found) == set(range(n))
    assert all(280 < count < 520 for count in found.values()) or n == 1


def test_what_would_favour_small_numbers_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([(1 << 32) - 1, 5])
    monkeypatch.setattr(Dice, "word", lambda dice: next(words))
    assert Dice(SEED, "x").below(3) == 2, "2 ** 32 - 1 is one word too many"


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(50)}) == 50
    assert len(new_seed()) == SEED_BYTES
