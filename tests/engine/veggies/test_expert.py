"""The expert bot: the deals it imagines fit what its seat knows, and its fast searches find what the slow ones find."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Level
from engine.moves import Place
from engine.replay import Match
from engine.shuffle import Dice
from engine.veggies import expert
from engine.veggies.lookahead import Future, Option
from engine.veggies.pack import GOODS
from engine.veggies.rules import CARDS, START, TURN
from engine.veggies.search import Stall
from engine.veggies.view import VeggiesView
from engine.veggies.worlds import imagine
from engine.veggies.worth import Outlook
from tests.engine.veggies.boards import VEGGIES
from tests.engine.veggies.checks import shuffled
from tests.play import begin, seed_of


def played(match: Match, levels: Sequence[Level], until: int = sys.maxsize) -> Match:
    while match.outcome is None and len(match.entries) < until:
        seat = match.view(None).waiting[0]
        move = VEGGIES.decide(match.view(seat), levels[seat], match.setup.dice(f"player {len(match.entries)}"))
        match = match.act(seat, move)
    return match


@cache
def position(seats: int, moves: int) -> tuple[Match, VeggiesView]:
    match = played(begin(VEGGIES, seats, seed="expert"), [Level.MEDIUM] * seats, until=moves)
    view = match.view(match.view(None).waiting[0])
    assert isinstance(view, VeggiesView)
    return match, view


@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (2, 1), (2, 9), (3, 7), (4, 4), (4, 30)])
@given(seed=st.integers(0, 1000))
def test_imagined_deals_fit_what_the_seat_knows(seats: int, moves: int, seed: int) -> None:
    _, view = position(seats, moves)
    world = imagine(view, Dice(seed_of(seed), "world"))
    on_the_table = [laid.card for area in view.areas for laid in area.laid]
    others = [card for seat, hand in enumerate(world.hands) if seat != view.seat for card in hand]
    where = [*view.hand, *view.market, *on_the_table, *others, *world.pile]
    opened = sum(not area.laid for area in view.areas) == 0
    assert sorted(card.id for card in where) == sorted(card.id for card in view.deck)
    assert len(world.pile) == view.pile
    assert all(len(hand) == (1 if opened else 2) for hand in world.hands)


def test_the_best_spots_are_the_best_of_all() -> None:
    for moves in (4, 9, 15):
        _, view = position(3, moves)
        assert view.seat is not None
        stall, left = Stall.of(view.area), CARDS - len(view.area.laid) - 1
        future, memos = Future.of(Outlook.of(view, view.seat), left), [stall.grid.sizes] * len(GOODS)
        for card in view.playable:
            spots = [Option(future.worth[(*one.goods, one.mice)], card, one) for one in stall.spots(card, memos)]
            assert future.options(stall, card, 5) == sorted(spots, key=lambda option: -option.worth)[:5]
            assert future.best_option(stall, card) == future.options(stall, card, 1)[0]
            assert future.best(stall, card) == future.best_option(stall, card).worth


@pytest.mark.parametrize(("seats", "moves"), [(2, 12), (3, 18), (4, 25)])
def test_cards_go_round_as_the_rules_have_it(seats: int, moves: int) -> None:
    """In one imagined deal, the same turns made by the rules themselves: each seat takes what suits the stall that it
    has now best."""
    match, view = position(seats, moves)
    assert view.seat is not None
    me, team = view.seat, next((team for team in view.teams if view.seat in team), (view.seat,))
    way = expert.ways(view, me)[-1]
    state = VEGGIES.apply(VEGGIES.deal_anew(match.state, me, match.setup), me, way.move)
    then = VEGGIES.view_for(state, me).areas
    stalls = [Stall.of(area) for area in then]
    futures = [Future.of(Outlook.of(view, seat), CARDS - 1 - len(area.laid)) for seat, area in enumerate(then)]
    worth = way.worth
    for number in range(seats * expert.ROUNDS):
        if state.phase != TURN:
            break
        seat, fading = state.turn, expert.FADING ** (number // seats)
        cards = {card: match.pack[card] for card in (*state.seats[seat].hand, *state.market)}
        suits = {card: futures[seat].best(stalls[seat], each) for card, each in cards.items()}
        taken = max(suits, key=lambda card: suits[card])
        if seat == me:
            worth += fading * (suits[taken] - way.worth)
        else:
            worth += fading * suits[taken] * (expert.GRUDGE if seat in team else -expert.GRUDGE)
        somewhere = next(iter(state.seats[seat].stall.placements(cards[taken])))
        state = VEGGIES.apply(state, seat, Place(taken, somewhere))
    assert expert.GoingRound(view, me, match.setup.dice("anew")).worth(way, 0) == pytest.approx(worth)


def test_expert_plays_its_hand_where_a_card_from_the_market_would_show_the_others_a_new_one() -> None:
    """The first turn of a deal whose market has four mice: hard takes the least bad card of it all the same."""
    match = begin(VEGGIES, 3, seed="poor 15")
    while match.state.phase == START:
        seat = match.view(None).waiting[0]
        match = match.act(seat, VEGGIES.decide(match.view(seat), Level.MEDIUM, match.setup.dice("opening")))
    view = match.view(match.state.turn)
    moves = [VEGGIES.decide(view, level, Dice(seed_of(0), "player")) for level in (Level.HARD, Level.EXPERT)]
    hard, best = (move.card for move in moves if isinstance(move, Place))
    assert hard in [card.id for card in view.zones[0].cards]
    assert best in [card.id for card in view.hand]


@pytest.mark.parametrize(("seats", "moves"), [(2, 13), (3, 3), (3, 19), (3, 23), (4, 30)])
def test_what_is_hidden_changes_nothing(seats: int, moves: int) -> None:
    """Three of these are of games of three: the first turn, a late one and the last."""
    match, view = position(seats, moves)
    assert view.seat is not None
    other = VEGGIES.view_for(shuffled(match.state, view.seat, Dice(seed_of("other"), "secrets")), view.seat)
    made = [VEGGIES.decide(one, Level.EXPERT, Dice(seed_of(0), "player")) for one in (view, other, view)]
    assert len(set(made)) == 1
    assert made[0] in list(VEGGIES.legal_moves(view))


def test_expert_leads_by_more_than_hard_would() -> None:
    """Only the direction, in the last three turns of a few games; `make strength` measures how often expert wins."""
    leads: dict[Level, list[float]] = {Level.HARD: [], Level.EXPERT: []}
    for deal in range(4):
        seat, hard = deal % 3, [Level.HARD] * 3
        begun = played(begin(VEGGIES, 3, seed=f"direction {deal}"), hard, until=15)
        for level, found in leads.items():
            outcome = played(begun, [*hard[:seat], level, *hard[seat + 1 :]]).outcome
            assert outcome is not None
            points = [sheet.total for sheet in outcome.sheets]
            found.append(points[seat] - mean(points[:seat] + points[seat + 1 :]))
    assert mean(leads[Level.EXPERT]) > mean(leads[Level.HARD])
