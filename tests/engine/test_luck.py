"""Skill and luck told apart: the same cards, replayed by a bot."""

from __future__ import annotations

from itertools import count

import pytest

from engine.game import Level
from engine.luck import playout
from engine.replay import Match
from tests.games import EVERY_GAME
from tests.play import begin


def played(game: str, seats: int, *levels: Level) -> Match:
    """A game in which the seats play at these levels."""
    match = begin(EVERY_GAME[game], seats, seed="luck")
    for step in count():
        if match.outcome is not None:
            return match
        seat = match.view(None).waiting[0]
        match = match.act(seat, match.game.decide(match.view(seat), levels[seat], match.setup.dice(f"test {step}")))
    raise AssertionError


def own(match: Match, seat: int) -> int:
    assert match.outcome is not None
    return match.outcome.sheets[seat].total


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_medium_bot_makes_of_its_cards_what_medium_bots_usually_do(game: str) -> None:
    """Medium leaves little to chance, and the others repeat their moves, so nothing changes."""
    match = played(game, 2, Level.EASY, Level.MEDIUM)
    made = [playout(match, 1, Level.MEDIUM, number, own=False) for number in (0, 0, 1)]
    assert made[0] == made[1]
    assert made[0] is not None
    assert made[2] is not None
    assert abs(made[0] + made[2] - 2 * own(match, 1)) <= 2


def test_what_easy_lost_is_found_and_split() -> None:
    match = played("snack", 2, Level.EASY, Level.MEDIUM)
    usual, chosen = (playout(match, 0, Level.MEDIUM, 0, own=chosen) for chosen in (False, True))
    assert usual is not None
    assert usual > own(match, 0)
    assert chosen is not None
    assert chosen > own(match, 0), "it places badly, whatever it has chosen"


def test_where_a_card_is_chosen_by_placing_it_nothing_is_split() -> None:
    for match in (played("veggies", 2, Level.EASY, Level.EASY), played("snack", 1, Level.EASY)):
        assert playout(match, 0, Level.EASY, 0, own=True) is None
        assert playout(match, 0, Level.EASY, 0, own=False) is not None
