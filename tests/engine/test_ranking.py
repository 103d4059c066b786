"""The final order: best first, and tied players share a place."""

from __future__ import annotations

from engine.game import Outcome, ScoreLine, ScoreSheet
from engine.view import Rank
from tests.render import samples


def sheets(*totals: int) -> tuple[ScoreSheet, ...]:
    return tuple(ScoreSheet((ScoreLine("group", "soda", (), total),)) for total in totals)


def test_equal_points_share_a_place_and_the_next_one_is_left_out() -> None:
    ranking = Outcome(sheets(7, 9, 7, 3), (1,), "points").ranking
    assert ranking == (Rank(1, (1,), 9), Rank(2, (0,), 7), Rank(2, (2,), 7), Rank(4, (3,), 3))


def test_who_lost_the_tie_break_comes_second() -> None:
    ranking = Outcome(sheets(9, 9, 2), (1,), "largest_group", (4, 5, 1)).ranking
    assert [(rank.place, rank.seats) for rank in ranking] == [(1, (1,)), (2, (0,)), (3, (2,))]


def test_a_shared_win_is_two_first_places() -> None:
    assert [rank.place for rank in Outcome(sheets(9, 2, 9), (0, 2), "shared").ranking] == [1, 1, 3]


def test_a_team_has_one_place_and_its_points_together() -> None:
    ranking = Outcome(sheets(1, 9, 2, 8), (1, 3), "points", teams=((0, 2), (1, 3))).ranking
    assert ranking == (Rank(1, (1, 3), 17), Rank(2, (0, 2), 3))


def test_what_was_named_is_told_only_when_it_is_over() -> None:
    over = samples.veggies(3)
    assert over.claims == over.named
    assert samples.veggies(3, moves=12).claims == ()
    assert samples.snack(2).claims == ()
