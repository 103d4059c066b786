"""The expert bot: the deals it imagines fit what its seat knows, and its fast searches find what the slow ones find."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Level
from engine.replay import Match
from engine.shuffle import Dice
from engine.veggies.lookahead import Future
from engine.veggies.rules import CARDS
from engine.veggies.search import Stall
from engine.veggies.view import VeggiesView
from engine.veggies.worlds import imagine
from engine.veggies.worth import Outlook
from tests.engine.veggies.boards import VEGGIES
from tests.engine.veggies.checks import shuffled
from tests.play import begin, seed_of


@cache
def position(seats: int, moves: int) -> tuple[Match, VeggiesView]:
    match = begin(VEGGIES, seats, seed="expert")
    while len(match.entries) < moves:
        seat = match.view(None).waiting[0]
        dice = match.setup.dice(f"player {len(match.entries)}")
        match = match.act(seat, VEGGIES.decide(match.view(seat), Level.MEDIUM, dice))
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


def test_the_best_spot_is_the_first_of_all_options() -> None:
    for moves in (4, 9, 15):
        _, view = position(3, moves)
        assert view.seat is not None
        stall, left = Stall.of(view.area), CARDS - len(view.area.laid) - 1
        future = Future.of(Outlook.of(view, view.seat), stall, left)
        for card in view.playable:
            assert future.best_option(stall, card) == future.options(stall, card, 1)[0]


def test_what_is_hidden_changes_nothing() -> None:
    match, view = position(3, 19)
    assert view.seat is not None
    other = VEGGIES.view_for(shuffled(match.state, view.seat, Dice(seed_of("other"), "secrets")), view.seat)
    moves = [VEGGIES.decide(one, Level.EXPERT, Dice(seed_of(0), "player")) for one in (view, other, view)]
    assert len(set(moves)) == 1
    assert moves[0] in list(VEGGIES.legal_moves(view))
