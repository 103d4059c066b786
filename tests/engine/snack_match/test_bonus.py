"""Special Diet: what each modification gives or costs, for a snack and for a cloth, and how bonuses are drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.game import Bonus, ScoreLine
from engine.shuffle import Dice
from engine.snack_match.bonus import DIFFICULTIES, bonus_of, draw, score
from engine.snack_match.pack import CLOTHS, GREEN_SIDES, RED_SIDES, SNACKS, bonus_cards
from engine.snack_match.scoring import outcome, solo_outcome
from tests.play import seed_of
from tests.tables import board_of, picnic_card

each_kind = pytest.mark.parametrize("component", ["donut", "green"])


def line(component: str, modification: str, marks: str, others: list[int] | None = None) -> ScoreLine:
    return score(bonus_of(component, modification), board_of(component, marks), others or [])


def labels(line_: ScoreLine) -> list[list[str]]:
    return [sorted(cell.label for cell in group) for group in line_.groups]


# Compared with others


@pytest.mark.parametrize(
    ("marks", "others", "fewest", "most"),
    [
        ("xo", [2, 3], 3, 0),
        ("xxo", [2, 3], 3, 0),  # tied with the second player for fewest: both get it
        ("xxxo", [2, 3], 0, -3),  # tied with the third for most: both lose
        ("xxxo", [2, 2], 0, -3),
        ("xxo", [1, 3], 0, 0),
        ("xo", [1, 1, 1], 3, -3),  # everyone is tied: everyone gets both
        ("oo", [0, 4], 3, 0),  # zero counts like any other number
        ("oo", [0, 0], 3, -3),
        ("oo", [1], 3, 0),
    ],
)
@each_kind
def test_fewest_and_most(component: str, marks: str, others: list[int], fewest: int, most: int) -> None:
    few, many = line(component, "fewest", marks, others), line(component, "most", marks, others)
    assert (few.points, many.points) == (fewest, most)
    assert few.counts == {"own": marks.count("x"), "best_other": min(others)}
    assert many.counts == {"own": marks.count("x"), "best_other": max(others)}


# In the player's own area


@pytest.mark.parametrize(
    ("modification", "marks", "points", "where"),
    [
        ("corners", "xoox oooo oooo xoox", 4, [["A1"], ["D1"], ["A4"], ["D4"]]),
        ("corners", "oxxo xxxx xxxx oxxo", 0, []),
        ("corners", "xxx", 2, [["A1"], ["C1"]]),  # one cell high: each end is two corners, counted once
        ("corners", "x o x", 2, [["A1"], ["A3"]]),
        ("corners", "xx. .xx", 2, [["A1"], ["C2"]]),  # corners of the box: the other two are gaps
        ("corners", ".x. xxx .x.", 0, []),
        ("groups", "xoxx oxoo xxox", 4, [["A1"], ["C1", "D1"], ["B2", "B3", "A3"], ["D3"]]),
        ("groups", "oo", 0, []),
        ("groups", "xxxx xxxx", 1, [["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"]]),
        ("lines", "xxxx oxoo oxoo oxoo", 4, [["A1", "B1", "C1", "D1"], ["B1", "B2", "B3", "B4"]]),
        ("lines", "xxx. ooox", 0, []),  # a gap breaks a line of the box
        ("lines", "xxo", 4, [["A1"], ["B1"]]),  # one cell high: every cell is its own column
        ("lines", "xxx", 8, [["A1", "B1", "C1"], ["A1"], ["B1"], ["C1"]]),
        ("lines", "x x x", 8, [["A1"], ["A2"], ["A3"], ["A1", "A2", "A3"]]),
        ("lines", "xx .x", 4, [["A1", "B1"], ["B1", "B2"]]),
        ("isolated", "xoxx oxoo ooox", -6, [["A1"], ["B2"], ["D3"]]),
        ("isolated", "xxx", 0, []),
        ("isolated", "xox oxo xox", -10, [["A1"], ["C1"], ["B2"], ["A3"], ["C3"]]),
        ("centre", "xxxx xxxx xxxx xxxx", -8, [["B2"], ["C2"], ["B3"], ["C3"]]),
        ("centre", "xxx xxx xxx", -2, [["B2"]]),
        ("centre", "xxx xxx xxx xxx", -4, [["B2"], ["B3"]]),
        ("centre", "xxx", -2, [["B1"]]),
        ("centre", "xxxx", -4, [["B1"], ["C1"]]),
        ("centre", "xxx x.x xxx", 0, []),  # the middle is empty
        ("centre", "xxxx xoox xoox xxxx", 0, []),
        ("pairs", "xxox oxoo xoxx", -2, [["C3", "D3"]]),
        ("pairs", "xxo oox xox", -4, [["A1", "B1"], ["C2", "C3"]]),
        ("pairs", "xoo oxo oox", 0, []),
        ("pairs", "xxx", 0, []),
    ],
)
@each_kind
def test_in_ones_own_area(component: str, modification: str, marks: str, points: int, where: list[list[str]]) -> None:
    found = line(component, modification, marks)
    assert (found.points, found.component, found.code) == (points, component, f"bonus_{modification}")
    assert labels(found) == [sorted(group) for group in where]
    assert found.counts == {"count": len(where), "each": bonus_of(component, modification).worth}


def test_every_modification_is_tested_here() -> None:
    marks = test_in_ones_own_area.pytestmark  # type: ignore[attr-defined]
    cases = next(mark.args[1] for mark in marks if "marks" in mark.args[0])
    assert {case[0] for case in cases} | {"fewest", "most"} == {*GREEN_SIDES, *RED_SIDES}


# In a game


def test_bonuses_are_added_to_each_sheet() -> None:
    boards = [board_of("donut", marks) for marks in ("xxxo", "xooo", "xoxo")]
    result = outcome(boards, (bonus_of("donut", "fewest"), bonus_of("donut", "isolated")))
    extra = [[found.points for found in one.lines if found.code != "group"] for one in result.sheets]
    assert extra == [[0, 0], [3, -2], [0, -4]]


@pytest.mark.parametrize(
    ("marks", "fewest", "most"), [("xooo", 3, 0), ("xxoo", 3, -3), ("xxxo", 0, -3), ("oooo", 3, 0)]
)
def test_alone_the_opponents_squares_are_the_other_players(marks: str, fewest: int, most: int) -> None:
    opponent = [picnic_card(1, "Dg Wg Wb"), picnic_card(2, "Wo Db So")]
    result = solo_outcome(board_of("donut", marks), opponent, (bonus_of("donut", "fewest"), bonus_of("donut", "most")))
    assert [found.points for found in result.sheets[0].lines[-2:]] == [fewest, most]


# Drawing


def drawn(difficulty: str, count: int = 2000) -> list[tuple[Bonus, ...]]:
    return [draw(bonus_cards(), difficulty, Dice(seed_of(n), "bonus")) for n in range(count)]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_difficulty_says_how_many_are_green(difficulty: str) -> None:
    green = {"easy": 2, "medium": 1, "hard": 0}[difficulty]
    for pair in drawn(difficulty, 300):
        assert sum(bonus.modification in GREEN_SIDES for bonus in pair) == green
        assert sum(bonus.modification in RED_SIDES for bonus in pair) == 2 - green


def test_no_card_is_drawn_twice() -> None:
    for one, other in drawn("medium"):
        assert all({one.component, other.component} != set(card) for card in bonus_cards().components)
        assert all({one.modification, other.modification} != set(card) for card in bonus_cards().modifications)
        assert one.component != other.component


def test_every_pairing_is_about_equally_likely() -> None:
    pairs = drawn("medium")
    bonuses = Counter(bonus for pair in pairs for bonus in pair)
    expected = 2 * len(pairs) / (8 * 8)
    assert len(bonuses) == 8 * 8
    assert all(0.5 * expected < count < 1.5 * expected for count in bonuses.values())
    green_first = sum(pair[0].modification in GREEN_SIDES for pair in pairs)
    assert 0.45 < green_first / len(pairs) < 0.55


def test_the_draw_follows_from_the_seed() -> None:
    again = [draw(bonus_cards(), "hard", Dice(seed_of("pinned"), "bonus")) for _ in range(2)]
    assert again[0] == again[1]


def test_the_cards_are_as_the_rulings_pair_them() -> None:
    assert bonus_cards().components == tuple(zip(SNACKS, CLOTHS, strict=True))
    assert bonus_cards().modifications == tuple(zip(GREEN_SIDES, RED_SIDES, strict=True))
