"""Points of an area, who wins and by what, and the solo player's opponent."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.area import Area
from engine.cards import Card
from engine.game import ScoreSheet
from engine.geometry import Cell
from engine.groups import groups, joined
from engine.snack_match.bonus import bonus_of
from engine.snack_match.scoring import group_lines, opponent_sheet, outcome, sheet, solo_outcome
from tests.tables import board_of, picnic, picnic_card

# W sandwich, D donut, S soda, U sausage on o orange, g green, b blue, r red.
BEN = """
So So Do Dg
So So Dg Dg
Wb Wr Wg Ug
Ur Ub Sb Ur
"""
SOPHIA = """
Wg Wg Sg Sg
Wg Wg Sg Sg
Ug Uo Uo Do
Db Wr Db Sr
"""
NOTHING = """
Wo Dg Sb Ur
Ub Sr Do Wg
Dr Wb Ug So
Sg Uo Wr Db
"""


LINE_OF_4 = """
Do Dg Db Dr
Ub Sr Wo Wg
Dr Wb Ug So
Sg Uo Wr Db
"""
TWO_LINES_OF_3 = """
Do Dg Db Ur
Ub Sr Uo Dg
Dr Ub Sg So
Sg Wo Wr Wb
"""


def cards(*texts: str) -> list[Card]:
    return [picnic_card(number, text) for number, text in enumerate(texts, 1)]


def points(sheet_: ScoreSheet) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in sheet_.lines:
        found[line.component] += line.points
    return found


def total(area: Area) -> int:
    return sheet(area, (), []).total


# The rulebooks' examples


def test_ben_scores_11() -> None:
    ben = sheet(picnic(BEN), (), [])
    assert points(ben) == {"orange": 3, "green": 3, "soda": 2, "donut": 2, "sandwich": 1}
    assert ben.total == 11


def test_sophia_scores_13_and_wins() -> None:
    sophia = sheet(picnic(SOPHIA), (), [])
    assert points(sophia) == {"green": 7, "orange": 1, "sandwich": 2, "soda": 2, "sausage": 1}
    assert sophia.total == 13
    result = outcome([picnic(BEN), picnic(SOPHIA)], ())
    assert (result.winners, result.decided_by, result.tie_break) == ((1,), "points", ())


def test_the_solo_target_of_7_donuts_and_8_greens() -> None:
    opponent = cards(
        "Dg Dg Dg", "Dg Db Do", "Dr Wg Sg", "Wg Ug Sr", "Wo Ub So", "Wo Sb Ur", "Wr Ub So", "Wr Ur Ub"
    )  # fmt: skip
    theirs = opponent_sheet(picnic(BEN), opponent)
    assert [(line.component, line.points) for line in theirs.lines] == [("donut", 7), ("green", 8)]
    assert theirs.total == 15


# Groups


@pytest.mark.parametrize(
    ("marks", "worth"),
    [
        ("xo", 0),
        ("xx", 0),
        ("xxx", 1),
        ("xxxx", 2),
        ("xxxx oxoo", 3),
        ("xxxx xxxx", 6),
        ("xxxx xxxx xxxx xxxx", 14),
        ("xoxo oxox xoxo oxox", 0),  # diagonals don't join
        ("xxxo ooox oxxx", 3),  # the 3 above, and the 4 below
        ("xxx. ooox", 1),
    ],
)
@pytest.mark.parametrize("component", ["donut", "green"])
def test_a_group_of_n_is_worth_n_less_two(component: str, marks: str, worth: int) -> None:
    assert points(ScoreSheet(tuple(group_lines(board_of(component, marks)))))[component] == worth


def test_an_area_without_groups_is_worth_nothing() -> None:
    assert total(picnic(NOTHING)) == 0


def test_what_is_hidden_does_not_count() -> None:
    area = picnic(NOTHING)
    assert len(area.laid) == 8
    assert sum(len(list(laid.squares())) for laid in area.laid) == 24
    assert len(area.seen) == 16


def test_lines_say_where_the_group_is() -> None:
    line = next(line for line in group_lines(picnic(BEN)) if line.component == "sandwich")
    assert line.groups == (frozenset(Cell.parse(label) for label in ("C3", "D3", "E3")),)
    assert line.counts == {"size": 3}


def test_groups_come_by_component_and_then_as_one_reads() -> None:
    area = board_of("donut", "xox oox xoo")
    found = groups(area.seen, ("green", "donut"))
    assert [sorted(cell.label for cell in group.cells) for group in found] == [["A1"], ["C1", "C2"], ["A3"]]
    assert joined([]) == ()


# Who wins


def win(*boards: str) -> tuple[tuple[int, ...], str, tuple[int, ...]]:
    result = outcome([picnic(board) for board in boards], ())
    return result.winners, result.decided_by, result.tie_break


def test_the_boards_for_ties_are_worth_2_each() -> None:
    assert [total(picnic(board)) for board in (LINE_OF_4, TWO_LINES_OF_3)] == [2, 2]


def test_a_tie_goes_to_the_largest_group_of_those_who_tie() -> None:
    assert win(TWO_LINES_OF_3, LINE_OF_4) == ((1,), "largest_group", (3, 4))
    assert win(LINE_OF_4, NOTHING, TWO_LINES_OF_3) == ((0,), "largest_group", (4, 1, 3))


def test_a_larger_group_of_someone_behind_does_not_matter() -> None:
    """The third player has the largest group of all, but a bonus costs them the tie."""
    areas = [picnic(TWO_LINES_OF_3), picnic(TWO_LINES_OF_3), picnic(LINE_OF_4)]
    result = outcome(areas, (bonus_of("donut", "most"),))
    assert [one.total for one in result.sheets] == [2, 2, -1]
    assert (result.winners, result.decided_by) == ((0, 1), "shared")


def test_still_tied_they_share() -> None:
    assert win(LINE_OF_4, NOTHING, LINE_OF_4) == ((0, 2), "shared", (4, 1, 4))
    assert win(NOTHING, NOTHING) == ((0, 1), "shared", (1, 1))
    assert win(LINE_OF_4, LINE_OF_4, TWO_LINES_OF_3) == ((0, 1), "largest_group", (4, 4, 3))


# Solo


def chosen(area: Area, *texts: str) -> list[tuple[str, int]]:
    return [(line.component, line.points) for line in opponent_sheet(area, cards(*texts)).lines]


def test_the_opponent_scores_what_is_most_seen_in_both_areas_but_only_its_own() -> None:
    area = board_of("donut", "xxxx xxxx")  # 8 donuts on red
    assert chosen(area, "Db Wg Wg", "Wg Ub So") == [("donut", 1), ("red", 0)]


def test_of_types_that_tie_the_opponent_takes_the_one_it_has_most_of() -> None:
    area = board_of("donut", "xxoo")  # 2 donuts and 2 sodas, on red
    assert chosen(area, "Wg Wg Wg", "Dg Ub Ub") == [("sandwich", 3), ("green", 4)], "donuts and red are equally common"
    assert chosen(area, "Wb Wg Db", "Db Ug Ub") == [("donut", 2), ("blue", 4)]


@pytest.mark.parametrize(
    ("third", "theirs", "winners"), [("Uo Wo Wg", 10, (0,)), ("Ub Wo Wg", 11, ()), ("Ub Wb Wg", 12, ())]
)
def test_more_points_than_the_opponent_win_and_as_many_do_not(third: str, theirs: int, winners: tuple[int]) -> None:
    result = solo_outcome(picnic(BEN), cards("Db Db Db", "Db Dr Dr", third), ())
    assert result.opponent is not None
    assert (result.sheets[0].total, result.opponent.total) == (11, theirs)
    assert (result.winners, result.decided_by) == (winners, "points")


def test_bonuses_count_for_the_solo_player_and_never_for_the_opponent() -> None:
    bonuses = (bonus_of("sausage", "fewest"), bonus_of("donut", "most"))
    opponent = cards("Ub Ub Ur", "Ub Ur Sr", "Db Sb Sr")
    plain, with_bonus = (solo_outcome(picnic(BEN), opponent, pair) for pair in ((), bonuses))
    assert [line.points for line in with_bonus.sheets[0].lines[-2:]] == [3, -3]
    assert with_bonus.opponent == plain.opponent
