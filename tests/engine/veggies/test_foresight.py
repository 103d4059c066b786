"""The expert with two others: what its judge sees is what lies there, and one time round goes as the rules have it."""

from __future__ import annotations

from math import exp
from typing import Mapping

import pytest

from engine.cards import Card, CardId
from engine.game import Level
from engine.groups import groups
from engine.moves import Place
from engine.shuffle import Dice
from engine.veggies.finale import chance
from engine.veggies.foresight import Foresight, shares
from engine.veggies.judge import Other, Own, judge, spreads_on
from engine.veggies.lookahead import Future
from engine.veggies.pack import GOODS
from engine.veggies.rules import CARDS, TURN, State
from engine.veggies.scoring import name_choices
from engine.veggies.search import Stall
from engine.veggies.view import VeggiesView
from engine.veggies.worlds import unseen
from engine.veggies.worth import Outlook
from tests.engine.veggies.boards import VEGGIES
from tests.engine.veggies.test_expert import position
from tests.play import begin, seed_of

MOMENTS = (3, 9, 14, 20, 21, 23)
"""Three seats: the first turn, the middle, the last turn but one, and the last turn of each seat but one."""
moments = pytest.mark.parametrize("moves", MOMENTS)


def looks(view: VeggiesView, seat: int, ahead: int = 1) -> Own:
    """A stall as the judge sees it, from the table alone."""
    stall = Stall.of(view.areas[seat], ahead)
    spreads, goods = spreads_on(stall), 0
    for cells in stall.goods:
        goods |= cells
    seen = [spreads[cells] for cells in stall.goods]
    return Own.of(seen, stall.mice.bit_count(), stall.covered, goods, stall.grid.stride)


def other(view: VeggiesView, seat: int) -> Other:
    return Other.of(Stall.of(view.areas[seat]), len(view.areas[seat].laid))


@moments
def test_shapes_are_those_of_the_groups_on_the_table(moves: int) -> None:
    _, view = position(3, moves)
    for area in view.areas:
        stall = Stall.of(area)
        for good, cells in zip(GOODS, stall.goods, strict=True):
            spread = spreads_on(stall)[cells]
            sizes = sorted((len(group) for group in groups(area.seen, [good])), reverse=True)
            assert (spread.largest, spread.second) == (*sizes, 0, 0)[:2]
            assert (spread.groups, spread.squares) == (len(sizes), sum(sizes))


@moments
def test_every_move_looks_as_it_does_on_the_table(moves: int) -> None:
    match, view = position(3, moves)
    assert view.seat is not None
    for way in Foresight(view, view.seat, Dice(seed_of(0), "unused")).ways():
        after = VEGGIES.view_for(VEGGIES.apply(match.state, view.seat, way.move), view.seat)
        assert way.own == looks(after, view.seat)
    assert len({way.move.card for way in Foresight(view, view.seat, Dice(seed_of(0), "unused")).ways()}) > 1


def test_where_a_stall_lies_on_its_grid_makes_no_difference() -> None:
    _, view = position(3, 14)
    assert looks(view, 0, ahead=1) == looks(view, 0, ahead=3)


def test_many_stalls_are_weighed_as_each_one_is() -> None:
    _, view = position(3, 9)
    assert view.seat is not None
    ways = Foresight(view, view.seat, Dice(seed_of(0), "unused")).ways()
    one = judge(len(view.area.laid) + 1)
    stalls = one.stalls([other(view, seat) for seat in range(3) if seat != view.seat], shares(unseen(view)))
    setting = one.setting(stalls, view.hand, view.market[1:])
    many = one.many(setting)
    assert [many(way.own) for way in ways] == pytest.approx([one.weigh(way.own, setting) for way in ways])


@moments
def test_one_time_round_goes_as_the_rules_have_it(moves: int) -> None:
    """The same turns, made by the rules themselves in one imagined deal."""
    match, view = position(3, moves)
    assert view.seat is not None
    me, foresight = view.seat, Foresight(view, view.seat, match.setup.dice("anew"))
    if foresight.is_last:
        return
    way = foresight.ways()[-1]
    state = VEGGIES.apply(VEGGIES.deal_anew(match.state, me, match.setup), me, way.move)
    while state.phase == TURN and state.turn != me:
        state = VEGGIES.apply(state, state.turn, _suits_best(state, view, match.pack.cards))
    then = VEGGIES.view_for(state, me)
    rivals = [other(then, (me + n) % 3) for n in (1, 2)]
    if state.phase != TURN:
        assert foresight.chance(way, 0) == pytest.approx(chance(looks(then, me), rivals))
        return
    # Of all cards and of the three spots that suit the stall best, whatever is liked best.
    left = CARDS - len(then.areas[me].laid) - 1
    stall = Stall.of(then.areas[me])
    future = Future.of(Outlook.of(view, me), left)
    found = []
    for card in then.playable:
        for option in future.options(stall, card, 3):
            laid = VEGGIES.apply(state, me, Place(card.id, stall.grid.placement(option.spot)))
            own = looks(VEGGIES.view_for(laid, me), me)
            if laid.phase != TURN:
                found.append(chance(own, rivals))
                continue
            hand = [one for one in then.hand if one != card]
            market = [one for one in then.market if one != card]
            one = judge(CARDS - left)
            odds = one.weigh(own, one.setting(one.stalls(rivals, shares(unseen(view))), hand, market))
            found.append(1 / (1 + exp(-odds)))
    assert foresight.chance(way, 0) == pytest.approx(max(found))


def _suits_best(state: State, before: VeggiesView, cards: Mapping[CardId, Card]) -> Place:
    """What suits a stall best, as things were before the expert's move."""
    seat = state.turn
    stall = Stall.of(state.seats[seat].stall)
    future = Future.of(Outlook.of(before, seat), CARDS - len(state.seats[seat].stall.laid) - 1)
    options = [future.best_option(stall, cards[card]) for card in (*state.seats[seat].hand, *state.market)]
    best = max(options, key=lambda option: option.worth)
    return Place(best.card.id, stall.grid.placement(best.spot))


@pytest.mark.parametrize("seed", range(6))
def test_once_all_stalls_are_full_whoever_wins_has_the_best_chance(seed: int) -> None:
    match = begin(VEGGIES, 3, seed=f"finale {seed}")
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        match = match.act(seat, VEGGIES.decide(match.view(seat), Level.MEDIUM, match.setup.dice("finale")))
    view = match.view(0)
    assert isinstance(view, VeggiesView)
    if any(len(name_choices(area, 1)) > 1 for area in view.areas):
        return  # what is named is a guess
    chances = [chance(looks(view, seat), [other(view, (seat + n) % 3) for n in (1, 2)]) for seat in range(3)]
    best = [seat for seat in range(3) if chances[seat] == max(chances)]
    assert tuple(best) == match.outcome.winners
