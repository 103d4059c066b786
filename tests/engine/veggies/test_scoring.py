"""Points of a stall, the goods that can be named, and who wins and by what."""

from __future__ import annotations

import pytest

from engine.veggies.scoring import Goods, name_choices, names_each, outcome, sheet, teams_of
from tests.engine.veggies.boards import stall

# S strawberry, B banana, G grape, C carrot, M mushroom, # = o empty, m mouse.
LOLA = """
SSS #BB #GG G#S
SS# #B# #GG ###
##S ##B #m# #CC
S#o m=B ##M M#m
"""
NOTHING = """
### ===
ooo ###
"""

S, B, G, C, M = "strawberry", "banana", "grape", "carrot", "mushroom"


def test_lola_scores_25() -> None:
    lola = sheet(stall(LOLA), (S, B, G))
    assert [(line.code, line.component, line.points) for line in lola.lines] == [
        ("good", S, 20),
        ("good", B, 6),
        ("good", G, 5),
        ("mice", "mouse", -6),
    ]
    assert lola.total == 25


def test_a_line_says_where_its_points_come_from() -> None:
    strawberries, bananas, _, mice = sheet(stall(LOLA), (S, B, G)).lines
    assert strawberries.counts == {"largest": 5, "groups": 4}
    assert sorted(map(len, strawberries.groups)) == [1, 1, 1, 5]
    assert bananas.counts == {"largest": 3, "groups": 2}
    assert [sorted(cell.label for cell in group) for group in bananas.groups] == [
        ["AA22", "Z22", "Z23"],
        ["AA24", "AA25"],
    ]
    assert mice.counts == {"count": 3, "each": -2}
    assert sorted(cell.label for group in mice.groups for cell in group) == ["AC24", "AG25", "Y25"]


def test_a_good_that_one_has_not_scores_nothing() -> None:
    (line, mice) = sheet(stall(NOTHING), (G,)).lines
    assert (line.points, line.counts, line.groups) == (0, {"largest": 0, "groups": 0}, ())
    assert (mice.points, mice.groups) == (0, ())


def test_corners_do_not_join() -> None:
    assert sheet(stall("S#S\n#S#"), (S,)).lines[0].points == 1 * 3


def test_what_is_covered_does_not_count() -> None:
    area = stall("SSS mmm\nSSS mmm", cards=1)
    covering = stall("mmm\n###").laid[0].card
    assert sheet(area.lay(covering, area.laid[0].placement), (S,)).total == -6


# Naming


def test_lola_chooses_between_strawberries_and_grapes() -> None:
    assert name_choices(stall(LOLA), 1) == ((S,), (G,))


@pytest.mark.parametrize(
    ("board", "one", "two"),
    [
        ("SSS\n###", [(S,)], [(S,)]),
        ("###\n#m#", [()], [()]),
        ("SSB\n###", [(S,)], [(S, B)]),
        ("SB#\n###", [(S,), (B,)], [(S, B)]),
        ("SBC\n###", [(S,), (B,), (C,)], [(S, B), (S, C), (B, C)]),
        ("SSB\n##C", [(S,)], [(S, B), (S, C)]),
        ("BSS\nC#M", [(S,)], [(S, B), (S, C), (S, M)]),
        ("SSS\nBBC", [(S,)], [(S, B)]),
        ("SS#\nBBC", [(S,), (B,)], [(S, B)]),
        ("SS# C##\nBBo #MM", [(S,), (B,), (M,)], [(S, B), (S, M), (B, M)]),
        ("S#S #S#\n#S# S#S", [(S,)], [(S,)]),
    ],
)
def test_what_may_be_named(board: str, one: list[Goods], two: list[Goods]) -> None:
    assert name_choices(stall(board), 1) == tuple(one)
    assert name_choices(stall(board), 2) == tuple(two)


def test_two_players_name_two_goods_each() -> None:
    assert [names_each(seats) for seats in (2, 3, 4)] == [2, 1, 1]


# Who wins


def test_every_named_good_scores_for_everyone_once() -> None:
    stalls = [stall("SSB\n###"), stall("SBB\n###"), stall("SSC\n###")]
    result = outcome(stalls, [(S,), (B,), (S,)])
    assert [one.total for one in result.sheets] == [2 + 1, 1 + 2, 2]
    assert [[line.component for line in one.lines] for one in result.sheets] == [[S, B, "mouse"]] * 3


def test_most_points_win() -> None:
    result = outcome([stall("SSS\n###"), stall("SS#\n###")], [(S,), (S,)])
    assert (result.winners, result.decided_by, result.tie_break, result.teams) == ((0,), "points", (), ())


def test_a_tie_goes_to_fewer_mice() -> None:
    stalls = [stall("SSS\nSmm"), stall("SS#\n#m#"), stall("###\n###")]
    result = outcome(stalls, [(S,), (S,), ()])
    assert [one.total for one in result.sheets] == [0, 0, 0]
    assert (result.winners, result.decided_by, result.tie_break) == ((2,), "fewer_mice", (2, 1, 0))


def test_only_those_who_tie_compare_their_mice() -> None:
    stalls = [stall("SSS\nSmm"), stall("SS#\n#m#"), stall("Smm\nmmm")]
    result = outcome(stalls, [(S,), (S,), (S,)])
    assert (result.winners, result.decided_by) == ((1,), "fewer_mice")
    stalls = [stall("SSS\nS#m"), stall("SS#\n###"), stall("#SS\nmB#")]
    result = outcome(stalls, [(S,), (S,), (S,)])
    assert [one.total for one in result.sheets] == [2, 2, 0]
    assert result.winners == (1,)


def test_still_tied_they_share() -> None:
    stalls = [stall("SSm\n###"), stall("m##\n#SS"), stall("S#m\n###")]
    result = outcome(stalls, [(S,), (S,), (S,)])
    assert (result.winners, result.decided_by, result.tie_break) == ((0, 1), "shared", (1, 1, 1))


def test_four_play_as_two_teams() -> None:
    assert [teams_of(seats) for seats in (2, 3, 4)] == [(), (), ((0, 2), (1, 3))]


def test_partners_points_are_added() -> None:
    stalls = [stall("SSS\nSSS"), stall("SS#\nSS#"), stall("S##\n###"), stall("SSS\nS##")]
    result = outcome(stalls, [(S,)] * 4)
    assert [one.total for one in result.sheets] == [6, 4, 1, 4]
    assert (result.winners, result.decided_by, result.teams) == ((1, 3), "points", ((0, 2), (1, 3)))


def test_partners_mice_are_added() -> None:
    stalls = [stall("SSS\nSmm"), stall("SS#\nmmm"), stall("SS#\n###"), stall("SSS\nSSS")]
    result = outcome(stalls, [(S,)] * 4)
    assert [one.total for one in result.sheets] == [0, -4, 2, 6]
    assert (result.winners, result.decided_by, result.tie_break) == ((0, 2), "fewer_mice", (2, 3, 2, 3))


def test_teams_still_tied_share() -> None:
    result = outcome([stall("SSm\n###")] * 4, [(S,)] * 4)
    assert (result.winners, result.decided_by, result.tie_break) == ((0, 1, 2, 3), "shared", (2, 2, 2, 2))
