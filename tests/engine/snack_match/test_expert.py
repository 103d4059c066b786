"""The expert bot: the deals it imagines fit what its seat knows, and its fast searches find what the slow ones find."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.area import Area
from engine.game import Level
from engine.moves import Place
from engine.replay import Match
from engine.shuffle import Dice
from engine.snack_match import alone, expert, players
from engine.snack_match.bonus import bonus_of
from engine.snack_match.expert import board_of
from engine.snack_match.pack import default_pack
from engine.snack_match.playout import lay_best, lay_both, shifts
from engine.snack_match.rules import CHOOSE, PLAY, State
from engine.snack_match.scoring import largest_group, opponent_sheet, sheet
from engine.snack_match.search import best_turn, turns
from engine.snack_match.value import against, outlook
from engine.snack_match.view import SnackView, view_for
from engine.snack_match.worlds import imagine, unseen
from tests.engine.snack_match.checks import shuffled
from tests.engine.snack_match.test_players import act, begin, played
from tests.engine.snack_match.test_search import dealt
from tests.play import seed_of


@cache
def position(seats: int, moves: int, diet: str = "none", seed: object = "expert") -> tuple[Match, SnackView]:
    match = played(begin(seats, diet, seed), (Level.EASY,) * seats, until=moves)
    seat = match.view(None).waiting[0]
    return match, view_for(match.state, seat)


@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (2, 1), (2, 9), (2, 23), (3, 10), (9, 5), (9, 30)])
@given(seed=st.integers(0, 1000))
def test_imagined_deals_fit_what_the_seat_knows(seats: int, moves: int, seed: int) -> None:
    _, view = position(seats, moves, seed="worlds")
    assert view.seat is not None
    world = imagine(view, Dice(seed_of(seed), "world"))
    on_the_table = [laid.card for area in view.areas for laid in area.laid]
    others = [card for seat, hand in enumerate(world.hands) if seat != view.seat for card in hand]
    where = [*view.hand, *on_the_table, *others, *world.pile]
    assert sorted(card.id for card in where) == sorted(card.id for card in view.deck)
    assert len(world.pile) == view.pile
    assert all(len(hand) == 2 for seat, hand in enumerate(world.hands) if seat != view.seat)
    if view.phase == PLAY:
        assert view.passed[-1] in world.hands[(view.seat + 1) % seats]


@pytest.mark.parametrize("moves", [12, 14, 18])
def test_what_is_hidden_changes_nothing(moves: int) -> None:
    match, view = position(2, moves, "easy")
    assert isinstance(match.state, State)
    assert view.seat is not None
    other = view_for(shuffled(match.state, view.seat, Dice(seed_of(moves), "hidden")), view.seat)
    worlds = [imagine(one, Dice(bytes(32), "same")) for one in (view, other)]
    assert worlds[0] == worlds[1]
    assert len({players.decide(one, Level.EXPERT, Dice(bytes(32), "same")) for one in (view, other)}) == 1


def test_the_same_dice_give_the_same_game() -> None:
    match, _ = position(2, 18, "medium")
    once, again = (played(match, (Level.EXPERT,) * 2) for _ in range(2))
    assert once.outcome is not None
    assert once.entries == again.entries


@pytest.mark.parametrize("laid", range(1, 8))
def test_a_card_is_laid_as_well_as_by_the_whole_search(laid: int) -> None:
    area, cards, _ = dealt(laid, "playout")
    worth = outlook((), {}, 2)
    board = board_of(area)
    for card in cards:
        value, after = lay_best(board, card, worth)
        assert value == best_turn(area, [card], worth).value
        tables = worth[after.covered]
        assert value == sum(table[seen] for table, seen in zip(tables, after.seen, strict=True))
    pair = lay_both(board, cards, worth).value
    assert pair <= best_turn(area, cards, worth).value
    assert pair >= max(turn.value for turn in turns(area, cards, worth, width=1)) - 1e-9


def test_a_board_is_tried_in_every_window() -> None:
    area, _, _ = dealt(1, "windows")
    board = board_of(area)
    assert board is not None
    boards = [shifted.covered for shifted in shifts(board)]
    assert len(set(boards)) == len(boards) == 8
    assert {covered.bit_count() for covered in boards} == {3}


def test_bonuses_that_compare_count_for_both_sides() -> None:
    area, _, _ = dealt(8, "both sides")
    other, _, _ = dealt(7, "both sides, other")
    (one,) = bonuses = (bonus_of("donut", "fewest"),)
    mine, theirs = sheet(area, bonuses, [other]).total, sheet(other, bonuses, [area]).lines[-1].points
    board = board_of(area)
    assert board is not None
    count = sum("donut" in square for square in other.seen.values())
    tables = against(bonuses, {one.component: [count]})[board.covered]
    assert sum(table[seen] for table, seen in zip(tables, board.seen, strict=True)) == mine - theirs


def test_the_last_turn_has_the_most_points_and_the_largest_group_of_all_that_have() -> None:
    match, view = position(2, 20)
    assert (view.round, len(view.hand)) == (4, 2)
    ways = list(turns(view.area, view.hand, outlook((), {}, 0)))
    most = max(turn.value for turn in ways)

    def after(moves: tuple[Place, ...]) -> Area:
        area = view.area
        for move in moves:
            area = area.lay(default_pack()[move.card], move.placement)
        return area

    assert view.seat is not None
    for _ in range(2):
        match = act(match, view.seat, Level.EXPERT)
    end = view_for(match.state, view.seat).area
    assert sheet(end, (), []).total == most
    best = [largest_group(after(turn.moves)) for turn in ways if turn.value == most]
    assert largest_group(end) >= max(best[: expert.CANDIDATES])


def test_a_card_is_kept_by_what_it_brings_and_what_the_other_gives_away() -> None:
    _, view = position(2, 18)
    assert view.phase == CHOOSE
    assert expert.keep(view, Dice(bytes(32), "keep")) in view.hand


def test_expert_beats_hard_more_often_than_not() -> None:
    """Only the direction, in a few games; `make strength` measures how often. Both have the same first round behind
    them, because expert thinks longest there."""
    won = []
    for deal in range(2):
        begun = played(begin(2, seed=f"direction {deal}"), (Level.HARD, Level.HARD), until=6)
        for levels in ((Level.EXPERT, Level.HARD), (Level.HARD, Level.EXPERT)):
            outcome = played(begun, levels).outcome
            assert outcome is not None
            won.append([levels[seat] for seat in outcome.winners] == [Level.EXPERT])
    assert sum(won) > len(won) / 2


# Solo


@pytest.mark.parametrize(("level", "moves"), [(Level.HARD, 0), (Level.HARD, 5), (Level.EXPERT, 5)])
def test_alone_too_what_is_hidden_changes_nothing(level: Level, moves: int) -> None:
    match, view = position(1, moves, "medium")
    assert isinstance(match.state, State)
    other = view_for(shuffled(match.state, 0, Dice(seed_of(moves), "hidden")), 0)
    assert len({players.decide(one, level, Dice(bytes(32), "same")) for one in (view, other)}) == 1


@pytest.mark.parametrize("moves", [0, 1, 4, 7])
def test_cards_imagined_for_solo_are_those_nobody_has_seen(moves: int) -> None:
    _, view = position(1, moves)
    deals = alone.Deals(view, Dice(bytes(32), "solo"))
    for number in range(3):
        drawn = deals[number]
        assert len(set(drawn)) == len(drawn) == 2 * (7 - moves)
        assert set(drawn) <= set(unseen(view))


def test_the_solo_opponent_is_scored_on_bits_as_by_the_rules() -> None:
    for moves in range(1, 8):
        _, view = position(1, moves, seed="opponent")
        board = board_of(view.area)
        assert board is not None
        points = alone.opponent_points(board, alone.counts_of(view.opponent))
        assert points == opponent_sheet(view.area, view.opponent).total


@pytest.mark.parametrize("diet", ["none", "hard"])
def test_the_last_solo_turn_wins_by_as_much_as_it_can(diet: str) -> None:
    match, view = position(1, 7, diet)
    after = match.act(0, players.decide(view, Level.EXPERT, match.setup.dice("last")))
    ends = [match.act(0, move).outcome for move in match.game.legal_moves(view) if isinstance(move, Place)]
    leads = [end.sheets[0].total - end.opponent.total for end in ends if end and end.opponent]
    assert after.outcome is not None
    assert after.outcome.opponent is not None
    assert after.outcome.sheets[0].total - after.outcome.opponent.total == max(leads)
