"""Bots of every game: they play whole games, the same way every time, using only what their seat can see."""

from __future__ import annotations

import pytest

from engine.game import AnyGame, Level
from engine.moves import Undo
from engine.replay import Match
from engine.shuffle import Dice
from tests.games import checks_of, every_game
from tests.play import begin, seed_of

LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD, Level.MEDIUM)
every_level = pytest.mark.parametrize("level", dict.fromkeys(LEVELS))


def acted(match: Match, level: Level) -> Match:
    seat = match.view(None).waiting[0]
    view = match.view(seat)
    move = match.game.decide(view, level, match.setup.dice(f"player {len(match.entries)}"))
    assert not isinstance(move, Undo)
    assert move in list(match.game.legal_moves(view))
    return match.act(seat, move)


def played(game: AnyGame, seats: int) -> Match:
    match = begin(game, seats, seed="bots")
    while match.outcome is None:
        match = acted(match, LEVELS[match.view(None).waiting[0]])
    return match


@every_game
def test_bots_of_all_levels_play_to_the_end_and_the_same_dice_give_the_same_game(game: AnyGame) -> None:
    for seats in [seats for seats in game.seats if seats <= len(LEVELS)]:
        assert played(game, seats).entries == played(game, seats).entries


@every_game
@every_level
def test_bots_decide_by_what_their_seat_may_see(game: AnyGame, level: Level) -> None:
    match = begin(game, 2, seed="blind")
    for number in range(10):
        if match.outcome is not None:
            break
        seat = match.view(None).waiting[0]
        other = checks_of(game).shuffled(match.state, seat, Dice(seed_of("other"), "secrets"))
        views = (match.view(seat), game.view_for(other, seat))
        assert len({game.decide(view, level, Dice(seed_of(number), "player")) for view in views}) == 1
        match = acted(match, Level.MEDIUM)
