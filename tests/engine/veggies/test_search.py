"""The search agrees with the plain engine: the same placements in the same order, and the same stalls after them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.area import Area, Placement
from engine.cards import Card
from engine.geometry import Cell, Rotation
from engine.groups import groups
from engine.shuffle import Dice
from engine.veggies.pack import GOODS, default_pack
from engine.veggies.rules import OPENING, TABLE
from engine.veggies.scoring import mice
from engine.veggies.search import Memo, Size, Stall
from tests.tables import plain_card

CARDS = list(default_pack().cards.values())


def random_stall(dice: Dice, count: int) -> tuple[Area, list[Card]]:
    """A stall with this many cards, and two more cards."""
    first, *others = dice.shuffled(CARDS)[: count + 2]
    area = Area(TABLE).lay(first, OPENING)
    for card in others[:-2]:
        area = area.lay(card, dice.choice(list(area.placements(card))))
    return area, others[-2:]


def sizes_of(area: Area) -> list[Size]:
    found = groups(area.seen, GOODS)
    by_good = [[len(group) for group in found if group.component == good] for good in GOODS]
    return [(max(sizes, default=0), len(sizes)) for sizes in by_good]


def memos(stall: Stall) -> list[Memo[int, Size]]:
    return [stall.grid.sizes] * len(GOODS)


@settings(max_examples=12)
@given(seed=st.binary(min_size=32, max_size=32), count=st.integers(1, 8))
def test_same_placements_and_same_sizes(seed: bytes, count: int) -> None:
    area, (card, _) = random_stall(Dice(seed, "search"), count)
    stall = Stall.of(area)
    assert stall.sizes == sizes_of(area)
    spots = list(stall.spots(card, memos(stall)))
    assert [stall.grid.placement(spot) for spot in spots] == list(area.placements(card))
    for spot in spots[:: 1 + len(spots) // 60]:
        after = area.lay(card, stall.grid.placement(spot))
        assert (spot.goods, spot.mice) == (sizes_of(after), len(mice(after)))


@settings(max_examples=12)
@given(seed=st.binary(min_size=32, max_size=32), count=st.integers(1, 7))
def test_a_second_card_on_the_same_sheet(seed: bytes, count: int) -> None:
    dice = Dice(seed, "search")
    area, (card, second) = random_stall(dice, count)
    stall = Stall.of(area, ahead=2)
    spot = dice.choice(list(stall.spots(card, memos(stall))))
    after, laid = area.lay(card, stall.grid.placement(spot)), stall.lay(card, spot)
    assert (laid.sizes, laid.mice.bit_count()) == (sizes_of(after), len(mice(after)))
    spots = list(laid.spots(second, memos(laid)))
    assert [laid.grid.placement(spot) for spot in spots] == list(after.placements(second))
    last = dice.choice(spots)
    end = after.lay(second, laid.grid.placement(last))
    assert (last.goods, last.mice) == (sizes_of(end), len(mice(end)))


@pytest.mark.parametrize(("step", "rotation"), [(Cell(0, -3), Rotation.R0), (Cell(0, 3), Rotation.R0)])
def test_nothing_leaves_the_frame(step: Cell, rotation: Rotation) -> None:
    area, corner = Area(TABLE).lay(CARDS[0], OPENING), OPENING.cell
    for card in CARDS[1:8]:
        corner = Cell(corner.row + step.row, corner.col + step.col)
        area = area.lay(card, Placement(corner, rotation))
    stall = Stall.of(area)
    spots = stall.spots(CARDS[8], memos(stall))
    assert [stall.grid.placement(spot) for spot in spots] == list(area.placements(plain_card(9, 2, 3)))
