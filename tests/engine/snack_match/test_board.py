"""An area as bits: placing a card on them matches the plain engine, and no spot is missing."""

from __future__ import annotations

import pytest

from engine.area import Area
from engine.shuffle import Dice
from engine.snack_match.board import STRIPS, StripSpot, boards
from engine.snack_match.pack import default_pack
from engine.snack_match.patterns import by_group
from engine.snack_match.rules import TABLE

SAMPLE = 7
"""Compare one in this many placements in full; comparing all takes ten times as long."""


@pytest.mark.parametrize("count", [1, 3, 5])
def test_a_card_laid_on_bits_is_the_card_laid(count: int) -> None:
    dice = Dice(bytes(32), f"board {count}")
    *pile, card = dice.shuffled(list(default_pack().cards.values()))[: count + 1]
    area = Area(TABLE)
    for one in pile:
        area = area.lay(one, dice.choice(list(area.placements(one))))
    legal, found = set(area.placements(card)), []
    for window, board in boards(area):
        for number, strip in enumerate(STRIPS):
            spots = [StripSpot(0, number, under, turn) for under in board.layers(strip) for turn in (0, 1)]
            found += [(window, board, spot) for spot in spots if window.place(card, spot).placement in legal]
    assert {window.place(card, spot).placement for window, _, spot in found} == legal
    for window, board, spot in found[::SAMPLE]:
        after = area.lay(card, window.place(card, spot).placement)
        assert board.lay(card, spot) in [there for where, there in boards(after) if where[:2] == window[:2]]


def test_a_table_of_patterns_adds_up_their_groups() -> None:
    squared = by_group(lambda size: size * size)
    for pattern, worth in {0: 0, 0b1: 1, 0b11: 4, 0b101: 2, 0b1_0001_0011: 4 * 4, 0b1000_0000_0000_0111: 10}.items():
        assert squared[pattern] == worth
