"""Skill and luck told apart: the same cards, replayed by a bot."""

from __future__ import annotations

from itertools import count

import pytest

from engine.game import Level
from engine.luck import PLAYOUTS, luck_of, usual_of
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
    luck = luck_of(match, 1, Level.MEDIUM)
    assert luck == luck_of(match, 1, Level.MEDIUM)
    assert abs(luck.usual - own(match, 1)) <= 1


def test_what_easy_lost_is_found_and_split() -> None:
    match = played("snack", 2, Level.EASY, Level.MEDIUM)
    luck = luck_of(match, 0, Level.MEDIUM)
    assert luck.usual > own(match, 0)
    assert luck.chosen is not None
    assert luck.chosen > own(match, 0), "it places badly, whatever it has chosen"


def test_where_a_card_is_chosen_by_placing_it_nothing_is_split() -> None:
    assert luck_of(played("veggies", 2, Level.EASY, Level.EASY), 0, Level.EASY).chosen is None
    assert luck_of(played("snack", 1, Level.EASY), 0, Level.EASY).chosen is None


def test_what_cards_usually_bring_does_not_depend_on_the_time_there_is() -> None:
    match = played("snack", 2, Level.EASY, Level.EASY)
    hurried = luck_of(match, 0, Level.EASY, lambda: False)
    assert hurried.usual == luck_of(match, 0, Level.EASY).usual == usual_of(match, 0, Level.EASY)


def test_there_is_time_for_one_playout_and_no_more_than_asked_for() -> None:
    match = played("snack", 2, Level.EASY, Level.EASY)
    asked = count()
    luck_of(match, 0, Level.EASY, lambda: next(asked) < 0)
    assert next(asked) == 1, "one playout with the player's own choices"
    asked = count()
    luck_of(match, 0, Level.EASY, lambda: next(asked) >= 0)
    assert next(asked) == PLAYOUTS
