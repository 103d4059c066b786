"""The course of Veggies: opening in secret, turn by turn, the end after eight cards."""

from __future__ import annotations

import pytest

from engine.area import Area, Placement
from engine.cards import CardId
from engine.errors import IllegalMove
from engine.geometry import Cell, Rotation
from engine.moves import Move, Place, Undo, read_move
from engine.notation import read
from engine.replay import Match
from engine.shuffle import Dice
from engine.snack_match.rules import Keep
from engine.veggies.rules import OPENING, TABLE, Name, Open
from engine.veggies.view import VeggiesView
from tests import perft
from tests.engine.veggies.boards import VEGGIES
from tests.play import begin, finished
from tests.tables import plain_card, rules_of

UNDO = Undo()
every_size = pytest.mark.parametrize("seats", [2, 3, 4])


def view_of(match: Match, seat: int | None = None) -> VeggiesView:
    view = match.view(seat)
    assert isinstance(view, VeggiesView)
    return view


def hand(match: Match, seat: int) -> tuple[CardId, ...]:
    return tuple(card.id for card in match.view(seat).hand)


def market(match: Match) -> tuple[CardId, ...]:
    return tuple(card.id for card in view_of(match).market)


def opened(seats: int, seed: object = 0) -> Match:
    """A game whose stalls have just opened, everyone with their first card."""
    match = begin(VEGGIES, seats, seed=seed)
    for seat in range(seats):
        match = match.act(seat, Open(hand(match, seat)[0]))
    return match


def refused(match: Match, seat: int, move: Move) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.act(seat, move)
    return caught.value.code


def on_top(card: CardId) -> Place:
    """Exactly on the opening card, which is always legal."""
    return Place(card, OPENING)


# The table


def test_the_table_is_the_one_that_the_counts_are_for() -> None:
    file = next(file for file in perft.files() if file.path.stem == "veggies")
    rules = rules_of(file.table, file.first)
    assert (TABLE.frame, TABLE.limit, TABLE.under) == (rules.frame, rules.limit, rules.under)
    assert TABLE.first == rules.first
    assert file.totals[0][1] == [126, 22412]


def test_legal_placements_of_the_second_and_third_card() -> None:
    area = Area(TABLE).lay(plain_card(1, 2, 3), OPENING)
    second = list(area.placements(plain_card(2, 2, 3)))
    assert len(second) == 126
    third = plain_card(3, 2, 3)
    thirds = (sum(1 for _ in area.lay(plain_card(2, 2, 3), where).placements(third)) for where in second)
    assert sum(thirds) == 22412


@pytest.mark.parametrize("step", [Cell(0, -3), Cell(0, 3), Cell(-3, 0), Cell(3, 0)])
def test_seven_more_cards_in_a_line_stay_in_the_frame(step: Cell) -> None:
    area, corner = Area(TABLE).lay(plain_card(1, 2, 3), OPENING), OPENING.cell
    for number in range(2, 9):
        corner = Cell(corner.row + step.row, corner.col + step.col)
        if number == 2 and step.row == 3:
            corner = Cell(corner.row - 1, corner.col)  # the opening card is two high, the others three
        rotation = Rotation.R90 if step.row else Rotation.R0
        area = area.lay(plain_card(number, 2, 3), Placement(corner, rotation))
    assert len(area.laid) == 8


def test_before_the_first_card_one_sees_where_it_goes() -> None:
    assert (TABLE.opening.height, TABLE.opening.width) == (2 + 6, 3 + 6)
    assert TABLE.opening == Area(TABLE).lay(plain_card(1, 2, 3), OPENING).window


# Opening


@every_size
def test_three_cards_for_the_market_then_two_for_each(seats: int) -> None:
    match = begin(VEGGIES, seats)
    pile = match.setup.dice("pile").shuffled(match.pack.ids)
    assert market(match) == tuple(pile[:3])
    assert [hand(match, seat) for seat in range(seats)] == [
        tuple(pile[3 + 2 * seat : 5 + 2 * seat]) for seat in range(seats)
    ]
    assert view_of(match).pile == 40 - 3 - 2 * seats
    assert (view_of(match).phase, view_of(match).waiting, view_of(match).turn) == ("start", tuple(range(seats)), None)


@every_size
def test_the_first_seat_is_random_and_known_from_the_start(seats: int) -> None:
    firsts = {view_of(begin(VEGGIES, seats, seed=seed)).first for seed in range(40)}
    assert firsts == set(range(seats))
    match = begin(VEGGIES, seats)
    first = view_of(match).first
    match = opened(seats)
    assert (view_of(match).first, view_of(match).turn, view_of(match).waiting) == (first, first, (first,))


def test_opening_cards_are_chosen_in_secret_and_shown_together() -> None:
    match = begin(VEGGIES, 3)
    match = match.act(1, Open(hand(match, 1)[1]))
    assert match.view(None).waiting == (0, 2)
    assert match.view(1).chosen == match.view(1).hand[1]
    assert all(match.view(seat).chosen is None for seat in (None, 0, 2))
    assert not any(area.laid for seat in (None, 0, 1, 2) for area in match.view(seat).areas)
    for seat in (0, 2):
        match = match.act(seat, Open(hand(match, seat)[0]))
    dealt = begin(VEGGIES, 3)
    for seat, (laid, kept) in enumerate([(0, 1), (1, 0), (0, 1)]):
        (opening,) = match.view(None).areas[seat].laid
        assert (opening.card.id, opening.placement) == (hand(dealt, seat)[laid], OPENING)
        assert hand(match, seat) == (hand(dealt, seat)[kept],)
        assert match.view(seat).chosen is None


def test_an_opening_card_can_be_changed_and_taken_back_until_all_have_chosen() -> None:
    match = begin(VEGGIES, 2)
    one, other = hand(match, 0)
    assert refused(match, 0, UNDO) == "nothing_to_undo"
    match = match.act(0, Open(one))
    assert (match.view(0).can_undo, match.view(1).can_undo) == (True, False)
    assert refused(match, 0, Open(one)) == "already_done"
    assert match.act(0, Open(other)).view(0).chosen == match.pack[other]
    match = match.act(0, UNDO)
    assert (match.view(0).chosen, match.view(None).waiting) == (None, (0, 1))
    match = match.act(0, Open(other)).act(1, Open(hand(match, 1)[0]))
    assert match.view(None).areas[0].laid[0].card.id == other
    assert refused(match, 0, UNDO) == "final"
    assert refused(match, 0, Open(one)) == "wrong_phase"


def test_what_cannot_be_done_while_opening() -> None:
    match = begin(VEGGIES, 2)
    assert refused(match, 0, Open(hand(match, 1)[0])) == "not_in_hand"
    assert refused(match, 0, Open(market(match)[0])) == "not_in_hand"
    assert refused(match, 0, on_top(hand(match, 0)[0])) == "wrong_phase"
    assert refused(match, 0, Name(("grape",))) == "wrong_phase"
    assert refused(match, 0, Keep(hand(match, 0)[0])) == "unknown_move"


# Turn by turn


def test_a_card_from_the_hand_is_followed_by_one_from_the_pile() -> None:
    match = opened(3)
    seat = match.view(None).waiting[0]
    (card,), top = hand(match, seat), match.state.pile[0]
    after = match.act(seat, on_top(card))
    assert [laid.card.id for laid in after.view(None).areas[seat].laid][1:] == [card]
    assert hand(after, seat) == (top,)
    assert market(after) == market(match)
    assert after.view(None).pile == match.view(None).pile - 1
    assert after.view(None).waiting == ((seat + 1) % 3,)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_card_from_the_market_is_replaced_where_it_lay(number: int) -> None:
    match = opened(3)
    seat = match.view(None).waiting[0]
    old, top = list(market(match)), match.state.pile[0]
    after = match.act(seat, on_top(old[number]))
    assert hand(after, seat) == hand(match, seat)
    assert list(market(after)) == [*old[:number], top, *old[number + 1 :]]
    following = (seat + 1) % 3
    assert refused(after, following, on_top(old[number])) == "not_here"
    assert after.act(following, on_top(top)).view(None).areas[following].laid[1].card.id == top


def test_others_wait_for_their_turn() -> None:
    match = opened(3)
    seat = match.view(None).waiting[0]
    for other in {0, 1, 2} - {seat}:
        with pytest.raises(IllegalMove) as caught:
            match.act(other, on_top(hand(match, other)[0]))
        assert (caught.value.code, caught.value.params) == ("not_your_turn", {"seat": other, "turn": seat})
        view = match.view(other)
        assert (view.playable, list(VEGGIES.legal_moves(view))) == ((), [])
        assert len(view.hand) == 1, "a seat always sees its own card"
    assert match.view(seat).playable == (*match.view(seat).hand, *view_of(match).market)
    assert match.view(None).playable == ()


def test_what_cannot_be_laid_on_a_turn() -> None:
    match = opened(2)
    seat = match.view(None).waiting[0]
    card = hand(match, seat)[0]
    assert refused(match, seat, on_top(hand(match, 1 - seat)[0])) == "not_here"
    assert refused(match, seat, on_top(match.state.pile[0])) == "not_here"
    assert refused(match, seat, Place(card, Placement(Cell.parse("A1"), Rotation.R0))) == "touches_nothing"
    assert refused(match, seat, Place(card, Placement(Cell.parse("Y24"), Rotation.R0))) == "corner_only"
    under = read("V22 0 under").on(match.view(seat).area, match.pack[card])
    assert refused(match, seat, Place(card, under)) == "never_under"
    assert refused(match, seat, Open(card)) == "wrong_phase"
    assert refused(match, seat, Name(("grape",))) == "wrong_phase"


def test_a_placement_is_final_and_said_to_be() -> None:
    match = opened(2)
    seat = match.view(None).waiting[0]
    assert match.view(seat).final
    assert not begin(VEGGIES, 2).view(seat).final
    match = match.act(seat, on_top(hand(match, seat)[0]))
    for each in (0, 1):
        assert refused(match, each, UNDO) == "final"
        assert not match.view(each).can_undo


@every_size
def test_eight_cards_each_and_the_last_turns_draw_too(seats: int) -> None:
    match = opened(seats)
    first = view_of(match).first
    order, rounds = [], []
    while match.view(None).phase == "turn":
        (seat,) = match.view(None).waiting
        order.append(seat)
        rounds.append(match.view(None).round)
        cards = (*hand(match, seat), *market(match))
        match = match.act(seat, on_top(cards[len(order) % 4]))
        assert len(hand(match, seat)) == 1
        assert len(match.state.market) == 3
        # Once every stall is full there is nothing left to take, and the market isn't shown any more.
        assert len(market(match)) == (3 if match.view(None).phase == "turn" else 0)
    assert order == [(first + n) % seats for n in range(7 * seats)]
    assert rounds == [2 + n // seats for n in range(7 * seats)]
    assert [len(area.laid) for area in match.view(None).areas] == [8] * seats
    assert match.view(None).pile == 40 - 3 - 2 * seats - 7 * seats
    assert (match.view(None).round, match.view(None).rounds) == (8, 8)


def test_four_players_use_39_of_the_40_cards() -> None:
    assert finished(begin(VEGGIES, 4), Dice(b"", "moves")).view(None).pile == 1


@every_size
def test_teams_are_known_from_the_start(seats: int) -> None:
    assert view_of(begin(VEGGIES, seats)).teams == (((0, 2), (1, 3)) if seats == 4 else ())


def test_partners_do_not_see_each_others_card() -> None:
    match = opened(4)
    hidden = {card for seat in (1, 2, 3) for card in hand(match, seat)}
    view = view_of(match, 0)
    assert hidden.isdisjoint(card.id for card in (*view.hand, *view.market))


@pytest.mark.parametrize(
    "data",
    [
        {"do": "open"},
        {"do": "open", "card": "7"},
        {"do": "name"},
        {"do": "name", "goods": "grape"},
        {"do": "name", "goods": ["grape", "mouse"]},
        {"do": "name", "goods": [["grape"]]},
        {"do": "name", "goods": [{}]},
    ],
)
def test_moves_that_cannot_be_read(data: dict[str, object]) -> None:
    with pytest.raises(IllegalMove, match="bad_move"):
        read_move(data, VEGGIES.moves)


def test_first_letters_of_the_phases_differ() -> None:
    """Shared code tells phases apart by these."""
    phases = {"start", "turn", "name", "over"}
    assert len({phase[0] for phase in phases}) == len(phases)
