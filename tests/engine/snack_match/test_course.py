"""The course of Snack Match: choosing and passing, placing, undoing, and solo."""

from __future__ import annotations

import pytest

from engine.cards import CardId
from engine.catalog import GAMES
from engine.errors import IllegalMove
from engine.geometry import Rotation
from engine.moves import Move, Place, Undo
from engine.replay import Match
from engine.shuffle import Dice
from engine.snack_match.rules import Keep
from engine.snack_match.view import SnackView
from tests.play import begin, finished

SNACK = GAMES["snack"]
UNDO = Undo()


def seen(match: Match, seat: int) -> SnackView:
    view = match.view(seat)
    assert isinstance(view, SnackView)
    return view


def hands(match: Match) -> list[tuple[CardId, ...]]:
    return [tuple(card.id for card in match.view(seat).hand) for seat in range(match.setup.seats)]


def all_keep(match: Match, which: int = 0) -> Match:
    """Everyone keeps the first (or the second) of the two cards."""
    for seat, hand in enumerate(hands(match)):
        match = match.act(seat, Keep(hand[which]))
    return match


def place_next(match: Match, seat: int, which: int = 0) -> Match:
    """The seat places a card from its hand in the first legal way."""
    view = match.view(seat)
    card = view.hand[which]
    return match.act(seat, Place(card.id, next(view.area.placements(card))))


def all_place(match: Match) -> Match:
    for seat in range(match.setup.seats):
        match = place_next(place_next(match, seat), seat)
    return match


def refused(match: Match, seat: int, move: Move) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.act(seat, move)
    return caught.value.code


# Choosing and passing


@pytest.mark.parametrize("seats", range(2, 10))
def test_cards_are_dealt_by_twos_from_the_top(seats: int) -> None:
    match = begin(SNACK, seats)
    pile = match.setup.dice("pile").shuffled(match.pack.ids)
    assert hands(match) == [tuple(pile[2 * seat : 2 * seat + 2]) for seat in range(seats)]
    assert match.state.pile == tuple(pile[2 * seats :])


@pytest.mark.parametrize("seats", range(2, 10))
def test_the_other_card_goes_to_the_next_seat_and_the_last_ones_to_the_first(seats: int) -> None:
    match = begin(SNACK, seats)
    dealt = hands(match)
    match = all_keep(match)
    assert hands(match) == [(dealt[seat][0], dealt[seat - 1][1]) for seat in range(seats)]
    for seat in range(seats):
        assert [card.id for card in seen(match, seat).passed] == [dealt[seat][1]], "a seat remembers what it passed"


def test_two_players_swap() -> None:
    match = begin(SNACK, 2)
    (a, b), (c, d) = hands(match)
    assert hands(match.act(0, Keep(b)).act(1, Keep(c))) == [(b, d), (c, a)]


def test_a_choice_can_be_changed_until_the_last_has_chosen_and_then_it_counts_at_once() -> None:
    match = begin(SNACK, 3)
    (a, b), (c, d), (e, f) = hands(match)
    match = match.act(0, Keep(a)).act(1, Keep(c)).act(0, Keep(b)).act(1, UNDO).act(1, Keep(d))
    assert (match.view(0).phase, match.view(0).waiting) == ("choose", (2,))
    assert match.view(0).chosen == match.pack[b]
    assert refused(match, 0, Keep(b)) == "already_done"
    match = match.act(2, Keep(e))
    assert match.view(0).phase == "play"
    assert hands(match) == [(b, f), (d, a), (e, c)]
    assert refused(match, 0, Keep(a)) == "wrong_phase"


def test_others_see_only_that_someone_has_chosen() -> None:
    match = begin(SNACK, 3)
    a, b = hands(match)[0]
    one, other = match.act(0, Keep(a)), match.act(0, Keep(b))
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).waiting == (1, 2)
    assert one.view(0) != other.view(0)


# Playing


def test_areas_are_shown_to_others_when_the_last_is_done() -> None:
    match = all_keep(begin(SNACK, 2))
    match = place_next(place_next(match, 0), 0)
    assert [len(match.view(0).areas[0].laid), len(match.view(1).areas[0].laid)] == [2, 0]
    assert len(match.view(None).areas[0].laid) == 0
    assert match.view(1).waiting == (1,)
    match = place_next(match, 1)
    assert len(match.view(0).areas[1].laid) == 0
    match = place_next(match, 1)
    assert (match.view(0).phase, match.view(0).round) == ("choose", 2)
    assert [len(area.laid) for area in match.view(None).areas] == [2, 2]


def test_while_playing_others_see_the_areas_as_of_the_end_of_the_last_round() -> None:
    match = all_place(all_keep(begin(SNACK, 3)))
    shown = match.view(None).areas
    match = place_next(all_keep(match), 1)
    for seat in (None, 0, 2):
        assert match.view(seat).areas == shown
    assert len(match.view(1).areas[1].laid) == 3


@pytest.mark.parametrize("which", [0, 1])
def test_either_card_can_go_first(which: int) -> None:
    match = all_keep(begin(SNACK, 2))
    hand = hands(match)[0]
    match = place_next(match, 0, which)
    assert hands(match)[0] == (hand[1 - which],)
    assert refused(match, 0, Place(hand[which], match.state.seats[0].area.laid[0].placement)) == "not_in_hand"


def test_refusals_of_the_course() -> None:
    match = begin(SNACK, 2)
    mine, theirs = hands(match)
    first = SNACK.table.first[0]
    assert refused(match, 0, Keep(theirs[0])) == "not_in_hand"
    assert refused(match, 0, Place(mine[0], first)) == "wrong_phase"
    match = all_keep(match)
    assert refused(match, 0, Place(CardId(999), first)) == "not_in_hand"
    match = place_next(place_next(match, 0), 0)
    assert refused(match, 0, Place(mine[0], first)) == "already_done"


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_four_rounds_and_eight_cards_each(seats: int) -> None:
    match = begin(SNACK, seats)
    for number in (1, 2, 3, 4):
        assert (match.view(None).round, match.view(None).rounds) == (number, 4)
        match = all_place(all_keep(match))
    assert match.outcome is not None
    assert [len(area.laid) for area in match.view(None).areas] == [8] * seats
    assert match.view(None).pile == 72 - 8 * seats


# Undoing


def test_everything_within_the_phase_can_be_taken_back() -> None:
    start = all_keep(begin(SNACK, 2))
    hand = hands(start)[0]
    for order in ((0, 0), (1, 0)):
        one = place_next(start, 0, order[0])
        two = place_next(one, 0)
        assert two.view(0).can_undo, "even after a seat is done"
        back = two.act(0, UNDO)
        assert back.state == one.state
        again = back.act(0, UNDO)
        assert again.state == start.state
        assert hands(again)[0] == hand, "in the order the cards came"
        assert not again.view(0).can_undo


def test_a_done_player_who_takes_back_is_waited_for_again() -> None:
    match = all_keep(begin(SNACK, 2))
    match = place_next(place_next(match, 0), 0).act(0, UNDO)
    match = place_next(place_next(match, 1), 1)
    assert (match.view(None).phase, match.view(None).waiting) == ("play", (0,))
    assert place_next(match, 0).view(None).round == 2


def test_nothing_to_undo_before_anything_and_final_once_others_have_learned() -> None:
    match = begin(SNACK, 2)
    assert refused(match, 0, UNDO) == "nothing_to_undo"
    assert refused(match.act(0, Keep(hands(match)[0][0])).act(0, UNDO), 0, UNDO) == "nothing_to_undo"
    match = all_keep(match)
    assert refused(match, 0, UNDO) == "final", "the cards have been passed"
    match = all_place(match)
    assert refused(match, 0, UNDO) == "final", "the areas have been shown"
    assert not match.view(0).can_undo


def test_an_undo_is_an_entry_of_the_log() -> None:
    match = begin(SNACK, 2)
    match = match.act(0, Keep(hands(match)[0][0])).act(0, UNDO)
    assert [row["do"] for row in match.to_json()["moves"]] == ["keep", "undo"]


# Solo


def test_alone_one_card_is_placed_and_the_other_goes_to_the_opponent() -> None:
    match = begin(SNACK, 1)
    pile = match.setup.dice("pile").shuffled(match.pack.ids)
    for number in range(1, 9):
        view = seen(match, 0)
        assert (view.round, view.rounds, view.phase, view.solo) == (number, 8, "play", True)
        assert list(hands(match)[0]) == pile[2 * number - 2 : 2 * number]
        match = place_next(match, 0, which=number % 2)
    opponent = seen(match, 0).opponent
    assert [card.id for card in opponent] == [pile[2 * n - 2 + (n + 1) % 2] for n in range(1, 9)]
    assert match.outcome is not None
    assert match.outcome.opponent is not None
    assert len(match.view(0).area.laid) == 8
    assert match.view(0).pile == 72 - 16


def test_alone_a_placement_is_final() -> None:
    match = begin(SNACK, 1)
    assert refused(match, 0, UNDO) == "nothing_to_undo"
    assert refused(match, 0, Keep(hands(match)[0][0])) == "wrong_phase"
    match = place_next(match, 0)
    assert not match.view(0).can_undo
    assert refused(match, 0, UNDO) == "final"


# Options and views


@pytest.mark.parametrize("diet", SNACK.options["diet"])
def test_bonuses_are_public_from_the_start(diet: str) -> None:
    match = begin(SNACK, 2, {"diet": diet})
    shown = match.view(None).bonuses
    assert len(shown) == (0 if diet == "none" else 2)
    assert shown == match.view(0).bonuses == match.view(1).bonuses
    outcome = finished(match, Dice(b"", diet)).outcome
    assert outcome is not None
    for sheet in outcome.sheets:
        bonus_lines = [line for line in sheet.lines if line.code.startswith("bonus_")]
        assert [line.component for line in bonus_lines] == [bonus.component for bonus in shown]


def test_diet_is_off_unless_asked_for() -> None:
    assert begin(SNACK, 2).setup.options == {"diet": "none"}


def test_an_onlooker_has_no_area() -> None:
    with pytest.raises(IllegalMove, match="not_a_seat"):
        _ = begin(SNACK, 2).view(None).area


def test_the_seed_is_shown_only_after_the_end() -> None:
    match = begin(SNACK, 2)
    assert match.view(0).seed is None
    assert finished(match, Dice(b"", "moves")).view(None).seed == match.setup.seed.hex()


def test_every_rotation_is_open_to_the_first_card() -> None:
    match = all_keep(begin(SNACK, 2))
    moves = [move for move in SNACK.legal_moves(match.view(0)) if isinstance(move, Place)]
    assert len(moves) == 8
    assert {move.placement.rotation for move in moves} == set(Rotation)
