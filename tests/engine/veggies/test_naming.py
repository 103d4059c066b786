"""Naming goods at the end: only if there is a choice, in secret, and revealed together."""

from __future__ import annotations

import pytest

from engine.errors import IllegalMove
from engine.moves import Move, Place, Undo
from engine.replay import Match
from engine.veggies.rules import OPENING, Name
from engine.veggies.view import VeggiesView
from tests.engine.veggies.boards import VEGGIES, last_turn, naming

CLEAR = """
SSS ### ### ###
### ### ### ###
B## ### ### ###
### ### ### ##m
"""
"""Strawberries, then bananas: nothing to choose."""
TIED = """
SS# BB# ### ###
### ### ### ###
### ### CC# ###
### ### ### #G#
"""
EMPTY = """
### === ooo ###
### ### ### ###
### ### ### m##
### ### ### ###
"""
S, B, G, C = "strawberry", "banana", "grape", "carrot"
UNDO = Undo()


def view_of(match: Match, seat: int | None) -> VeggiesView:
    view = match.view(seat)
    assert isinstance(view, VeggiesView)
    return view


def names_seen(match: Match, seat: int | None) -> tuple[tuple[str, ...] | None, ...]:
    return view_of(match, seat).named


def names_open(match: Match, seat: int) -> list[tuple[str, ...]]:
    return [move.goods for move in VEGGIES.legal_moves(match.view(seat)) if isinstance(move, Name)]


def refusal(match: Match, seat: int, move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        match.act(seat, move)
    return caught.value


def test_where_nobody_can_choose_the_game_is_over_at_once() -> None:
    match = naming(CLEAR, CLEAR, CLEAR)
    assert match.view(None).phase == "over"
    assert names_seen(match, None) == ((S,),) * 3
    assert match.outcome is not None
    assert [sheet.total for sheet in match.outcome.sheets] == [3 - 2] * 3


def test_only_who_has_a_choice_is_waited_for() -> None:
    match = naming(CLEAR, TIED, CLEAR)
    assert (match.view(None).phase, match.view(None).waiting) == ("name", (1,))
    assert view_of(match, 1).name_choices == ((S,), (B,), (C,))
    assert names_open(match, 1) == [(S,), (B,), (C,)]
    for seat in (0, 2):
        assert view_of(match, seat).name_choices == ()
        assert not list(VEGGIES.legal_moves(match.view(seat)))
        assert refusal(match, seat, Name((S,))).code == "already_done"
        assert refusal(match, seat, UNDO).code == "final"
        assert not match.view(seat).can_undo
    match = match.act(1, Name((C,)))
    assert match.view(None).phase == "over"
    assert names_seen(match, None) == ((S,), (C,), (S,))


def test_names_are_secret_until_all_have_named() -> None:
    match = naming(TIED, TIED, CLEAR).act(0, Name((B,)))
    assert match.view(None).waiting == (1,)
    assert names_seen(match, 0) == ((B,), None, None)
    assert names_seen(match, 2) == (None, None, (S,))
    assert names_seen(match, 1) == names_seen(match, None) == (None, None, None)
    assert match.act(0, Name((S,))).view(1) == match.view(1)
    match = match.act(1, Name((C,)))
    assert names_seen(match, None) == ((B,), (C,), (S,))


def test_a_name_can_be_changed_and_taken_back_until_all_have_named() -> None:
    match = naming(TIED, TIED, CLEAR)
    assert refusal(match, 0, UNDO).code == "final", "the placement before it stays"
    match = match.act(0, Name((S,)))
    assert match.view(0).can_undo
    assert names_open(match, 0) == [(B,), (C,)]
    assert refusal(match, 0, Name((S,))).code == "already_done"
    assert names_seen(match.act(0, Name((B,))), 0)[0] == (B,)
    match = match.act(0, UNDO)
    assert (names_seen(match, 0)[0], match.view(None).waiting) == (None, (0, 1))
    match = match.act(0, Name((B,))).act(1, Name((B,)))
    assert match.view(None).phase == "over"
    assert refusal(match, 0, UNDO).code == "game_over"


@pytest.mark.parametrize("goods", [(), (G,), ("mushroom",), (S, B), (S, S)])
def test_only_a_good_of_the_largest_group_can_be_named(goods: tuple[str, ...]) -> None:
    error = refusal(naming(TIED, CLEAR, CLEAR), 0, Name(goods))
    assert error.code == "bad_goods"
    assert error.params == {"goods": list(goods), "allowed": [S, B, C]}


def test_cards_can_no_longer_be_laid() -> None:
    match = naming(TIED, CLEAR, CLEAR)
    assert match.view(0).playable == ()
    assert len(match.view(0).hand) == 1
    assert refusal(match, 0, Place(match.view(0).hand[0].id, OPENING)).code == "wrong_phase"


def test_before_the_last_card_nothing_is_named() -> None:
    match, seat, _ = last_turn(TIED, CLEAR, CLEAR)
    assert (match.view(None).phase, match.view(None).waiting, seat) == ("turn", (2,), 2)
    assert view_of(match, 0).name_choices == ()


# Two players


def test_two_players_choose_two_where_three_tie() -> None:
    match = naming(TIED, CLEAR)
    assert match.view(None).waiting == (0,)
    assert view_of(match, 0).name_choices == ((S, B), (S, C), (B, C))
    error = refusal(match, 0, Name((S,)))
    assert (error.code, error.params["allowed"]) == ("bad_goods", [f"{S} {B}", f"{S} {C}", f"{B} {C}"])
    assert refusal(match, 0, Name((S, S))).code == "bad_goods"
    assert refusal(match, 0, Name((S, G))).code == "bad_goods"
    match = match.act(0, Name((C, B)))
    assert names_seen(match, None) == ((B, C), (S, B))


def test_the_order_in_which_goods_are_named_means_nothing() -> None:
    match = naming(TIED, TIED).act(0, Name((C, B)))
    assert refusal(match, 0, Name((B, C))).code == "already_done"


def test_who_has_only_one_good_or_none_names_that() -> None:
    match = naming(CLEAR.replace("B", "#"), EMPTY)
    assert match.view(None).phase == "over"
    assert names_seen(match, None) == ((S,), ())


def test_each_of_four_names_for_themselves() -> None:
    match = naming(TIED, CLEAR, TIED, EMPTY)
    assert match.view(None).waiting == (0, 2)
    match = match.act(2, Name((C,))).act(0, Name((B,)))
    assert names_seen(match, None) == ((B,), (S,), (C,), ())
    assert match.outcome is not None
    assert [sheet.total for sheet in match.outcome.sheets] == [2 + 2 + 2, 3 + 1 - 2, 2 + 2 + 2, -2]
    assert (match.outcome.winners, match.outcome.decided_by) == ((0, 2), "points")


# A stall's score as it is now


def test_placements_are_weighed_with_all_that_might_be_named() -> None:
    match, *_ = last_turn(TIED, CLEAR, EMPTY)
    lines = VEGGIES.score_lines(match.view(1), match.view(1).area)
    assert [(line.component, line.points) for line in lines] == [(S, 3), (B, 1), (C, 0), ("mouse", -2)]
    assert VEGGIES.score_lines(match.view(1), type(match.view(1).area)(VEGGIES.table)) == []
