"""What an old message says about a round is what it said last, whatever has been placed since."""

from __future__ import annotations

import pytest

from bot.panels.past import told_and_ended
from engine.catalog import GAMES
from engine.replay import Match
from engine.rounds import last_round
from engine.shuffle import Dice
from tests.play import begin, playthrough, seed_of


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_it_tells_of_the_round_that_its_picture_shows(name: str, seed: int) -> None:
    """Also at the very end: goods named after the last round belong to it."""
    game = GAMES[name]
    stages = list(playthrough(begin(game, 2, {}, seed), Dice(seed_of(seed), name)))
    shown: dict[int, Match] = {}
    for match in stages:
        if match.outcome is None:
            shown[match.view(None).round] = match
    for number, last in shown.items():
        began, ended = told_and_ended(stages[-1], number)
        assert ended is not None
        assert len(began.entries) <= len(last.entries) == len(ended.entries) - 1
        assert last_round(game, began.view(None)) == last_round(game, last.view(None))
    assert len(shown) == stages[-1].view(None).rounds
