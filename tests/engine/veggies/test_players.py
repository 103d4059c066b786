"""Bots: legal, repeatable, using only their own view, and each with a little sense."""

from __future__ import annotations

import pytest

from engine.game import Level
from engine.moves import Place
from engine.replay import Match
from engine.shuffle import Dice
from engine.veggies.rules import Name, Open
from engine.veggies.scoring import name_choices, sheet
from engine.veggies.view import VeggiesView
from engine.veggies.worth import naming
from tests.engine.veggies.boards import VEGGIES, last_turn
from tests.engine.veggies.boards import naming as naming_phase
from tests.engine.veggies.checks import shuffled
from tests.play import begin, seed_of

every_level = pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD])
S, G = "strawberry", "grape"
PLAIN = """
SSS ### ### ###
### ### ### ###
### ### ### ###
### ### ### ###
"""


def played(levels: list[Level], seed: object) -> Match:
    match = begin(VEGGIES, len(levels), seed=seed)
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        move = VEGGIES.decide(match.view(seat), levels[seat], match.setup.dice(f"player {len(match.entries)}"))
        match = match.act(seat, move)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_play_whole_games(seats: int) -> None:
    match = played([Level.HARD, Level.EASY, Level.MEDIUM, Level.MEDIUM][:seats], "whole")
    assert match.outcome is not None
    assert not any(entry.move.do == "undo" for entry in match.entries)


def test_the_same_dice_give_the_same_game() -> None:
    assert played([Level.EASY, Level.HARD], 1).entries == played([Level.EASY, Level.HARD], 1).entries


@every_level
def test_they_decide_by_what_their_seat_may_see(level: Level) -> None:
    match = begin(VEGGIES, 3, seed="blind")
    for _ in range(6):
        seat = match.view(None).waiting[0]
        other = shuffled(match.state, seat, Dice(seed_of("other"), "secrets"))
        dice = [Dice(seed_of(len(match.entries)), "player") for _ in range(2)]
        move = VEGGIES.decide(match.view(seat), level, dice[0])
        assert move == VEGGIES.decide(VEGGIES.view_for(other, seat), level, dice[1])
        match = match.act(seat, move)


def test_medium_finds_the_best_it_can_do_at_once() -> None:
    match, seat, _ = last_turn(PLAIN, PLAIN, PLAIN.replace("#", "B", 1))
    view = match.view(seat)
    assert isinstance(view, VeggiesView)

    def own(card_and_place: Place) -> int:
        area = view.area.lay(match.pack[card_and_place.card], card_and_place.placement)
        return max(sheet(area, goods).total for goods in name_choices(area, 1))

    move = VEGGIES.decide(view, Level.MEDIUM, Dice(seed_of(0), "player"))
    assert isinstance(move, Place)
    assert own(move) == max(own(each) for each in VEGGIES.legal_moves(view) if isinstance(each, Place))


RICH = """
GG# S#S #S# S#S
### ### ### ###
SS# S#S #S# S#S
### ### ### ###
"""
"""Grapes and strawberries tie at two; strawberries are worth far more."""


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_they_name_what_is_worth_most(level: Level) -> None:
    match = naming_phase(RICH, PLAIN.replace("SSS", "BBB"), PLAIN.replace("SSS", "BBB"))
    assert name_choices(match.view(0).area, 1) == ((S,), (G,))
    assert VEGGIES.decide(match.view(0), level, Dice(seed_of(0), "player")) == Name((S,))


def test_hard_does_not_name_what_helps_the_others_more() -> None:
    own = PLAIN.replace("SSS ###", "SS# #GG")
    other = """
    BBB S#S #S# S#S
    ### #S# S#S #S#
    ### S#S #S# S#S
    ### ### ### ###
    """
    match = naming_phase(own, other, other)
    assert VEGGIES.decide(match.view(0), Level.HARD, Dice(seed_of(0), "player")) == Name((G,))


def test_opening_cards_come_from_the_hand() -> None:
    match = begin(VEGGIES, 2)
    for level in Level:
        move = VEGGIES.decide(match.view(0), level, Dice(seed_of(0), "player"))
        assert isinstance(move, Open)
        assert move.card in [card.id for card in match.view(0).hand]


# What the best one expects from others


def test_the_largest_group_is_likely_to_be_named_and_more_so_near_the_end() -> None:
    sizes = [(4, 2), (3, 5), (1, 1), (0, 0), (0, 0)]
    early, late, end = (naming(sizes, left, 1) for left in (6, 2, 0))
    assert early[0] < late[0] < end[0]
    assert end[0] > 0.95
    assert all(abs(sum(chances) - 1) < 1e-6 for chances in (early, late, end))
    assert end[3] < 1e-9


def test_with_two_names_the_second_is_likelier_too() -> None:
    sizes = [(3, 1), (3, 1), (1, 1), (0, 0), (0, 0)]
    assert naming(sizes, 0, 2)[0] > naming(sizes, 0, 1)[0]
