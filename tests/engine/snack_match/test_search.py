"""The search on sixteen bits against the plain engine, which has its own tests."""

from __future__ import annotations

from itertools import permutations
from typing import Sequence

import pytest

from engine.area import Area
from engine.cards import Card
from engine.game import Bonus
from engine.moves import Place
from engine.shuffle import Dice
from engine.snack_match import bonus
from engine.snack_match.bonus import bonus_of
from engine.snack_match.pack import GREEN_SIDES, RED_SIDES, SPEC, bonus_cards, default_pack
from engine.snack_match.patterns import ALL, first_group, groups_of, points
from engine.snack_match.rules import TABLE
from engine.snack_match.scoring import count_of, group_lines, sheet
from engine.snack_match.search import FoundTurn, Pairs, best_turn, turns, value
from engine.snack_match.value import Valuation, score_now


def dealt(laid: int, name: str) -> tuple[Area, list[Card], Dice]:
    """A random area and two more cards."""
    dice = Dice(bytes(32), f"search {laid} {name}")
    pile = dice.shuffled(list(default_pack().cards.values()))
    area = Area(TABLE)
    for card in pile[:laid]:
        area = area.lay(card, dice.choice(list(area.placements(card))))
    return area, pile[laid : laid + 2], dice


def worth(bonuses: Sequence[Bonus], other: Area) -> Valuation:
    return score_now(bonuses, {one.component: [count_of(other, one.component)] for one in bonuses})


def brute_force(area: Area, cards: Sequence[Card], bonuses: Sequence[Bonus], other: Area) -> list[int]:
    """The points of every way to place all these cards, by the plain engine."""
    if not cards:
        return [sheet(area, bonuses, [other]).total]
    return [
        total
        for first, *then in permutations(cards)
        for placement in area.placements(first)
        for total in brute_force(area.lay(first, placement), then, bonuses, other)
    ]


@pytest.mark.parametrize("diet", ["none", *bonus.DIFFICULTIES])
@pytest.mark.parametrize("laid", range(8))
def test_one_card_like_the_plain_engine(laid: int, diet: str) -> None:
    area, cards, dice = dealt(laid, diet)
    other, _, _ = dealt(5, "other")
    bonuses = bonus.draw(bonus_cards(), diet, dice) if diet != "none" else ()
    for card in cards:
        plain = brute_force(area, [card], bonuses, other)
        fast = list(turns(area, [card], worth(bonuses, other)))
        assert sorted(turn.value for turn in fast) == sorted(plain)
        assert {turn.moves[0].placement for turn in fast} == set(area.placements(card))


@pytest.mark.parametrize("diet", ["none", "medium"])
@pytest.mark.parametrize("laid", [0, 1, 2, 4, 6])
def test_whole_turns_like_the_plain_engine(laid: int, diet: str) -> None:
    """For a few first placements: the number of ways to finish the turn, and the best of them."""
    area, cards, dice = dealt(laid, diet)
    other, _, _ = dealt(5, "other")
    bonuses = bonus.draw(bonus_cards(), diet, dice) if diet != "none" else ()
    begun: dict[Place, list[FoundTurn]] = {}
    for turn in turns(area, cards, worth(bonuses, other)):
        begun.setdefault(turn.moves[0], []).append(turn)
    starts = [(card, placement) for card in cards for placement in area.placements(card)]
    assert set(begun) == {Place(card.id, placement) for card, placement in starts}
    for first, placement in dice.shuffled(starts)[:5]:
        then = cards[0] if first is cards[1] else cards[1]
        plain = brute_force(area.lay(first, placement), [then], bonuses, other)
        fast = begun[Place(first.id, placement)]
        assert max(turn.value for turn in fast) == max(plain)
        assert sum(turn.leaves for turn in fast) == len(plain)


@pytest.mark.parametrize("laid", [0, 3, 5])
def test_the_best_turn_is_the_best_of_all(laid: int) -> None:
    area, cards, _ = dealt(laid, "best")
    normal = worth((), area)
    everything = list(turns(area, cards, normal))
    assert best_turn(area, cards, normal) == max(everything, key=lambda turn: turn.value)


@pytest.mark.parametrize("laid", range(7))
def test_found_turns_are_legal_and_worth_what_they_say(laid: int) -> None:
    area, cards, dice = dealt(laid, "legal")
    other, _, _ = dealt(5, "other")
    bonuses = bonus.draw(bonus_cards(), "medium", dice)
    for turn in dice.shuffled(list(turns(area, cards, worth(bonuses, other))))[:40]:
        after = area
        for move in turn.moves:
            after = after.lay(default_pack()[move.card], move.placement)
        assert sheet(after, bonuses, [other]).total == turn.value == value(after, worth(bonuses, other))


def test_a_narrow_search_finds_nothing_better() -> None:
    area, cards, _ = dealt(4, "narrow")
    normal = worth((), area)
    whole, narrow = list(turns(area, cards, normal)), list(turns(area, cards, normal, width=3))
    assert len(narrow) == 6
    assert max(turn.value for turn in narrow) <= best_turn(area, cards, normal).value
    assert {turn.moves for turn in narrow} <= {turn.moves for turn in whole}


@pytest.mark.parametrize("laid", [0, 1, 4])
def test_pairs_are_worth_what_their_best_turns_are(laid: int) -> None:
    area, (kept, other), dice = dealt(laid, "pairs")
    normal = worth((), area)
    pairs = Pairs(area, normal, width=3)
    for card in (other, *dice.shuffled([*default_pack().cards.values()])[:3]):
        assert pairs.value(kept, card) == best_turn(area, (kept, card), normal, width=3).value


@pytest.mark.parametrize("modification", GREEN_SIDES + RED_SIDES)
def test_every_bonus_in_areas_of_every_size(modification: str) -> None:
    other, _, _ = dealt(5, "other")
    for laid in range(1, 9):
        area, _, dice = dealt(laid, modification)
        one = bonus_of(dice.choice(SPEC.components), modification)
        assert value(area, worth([one], other)) == sheet(area, [one], [other]).total


def test_points_of_patterns() -> None:
    area, _, _ = dealt(8, "points")
    assert value(area, worth((), area)) == sum(line.points for line in group_lines(area))
    assert points()[0] == 0
    assert points()[ALL] == 14
    assert first_group(0b0000_0110_0010_1000) == 0b1000
    assert sorted(map(int.bit_count, groups_of(0b1000_0110_0010_1000))) == [1, 1, 3]
