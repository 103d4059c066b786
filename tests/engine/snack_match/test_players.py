"""Bots in whole games: legal, the same every time, and blind to what their seat can't see."""

from __future__ import annotations

import pytest

from engine.area import Placement
from engine.cards import CardId
from engine.game import Level
from engine.moves import Place, Undo
from engine.replay import Match
from engine.shuffle import Dice
from engine.snack_match import players
from engine.snack_match.game import SnackMatch
from engine.snack_match.pack import default_pack
from engine.snack_match.rules import CHOOSE, PLAY, Keep
from engine.snack_match.scoring import sheet
from engine.snack_match.view import SnackView, legal_moves, view_for
from tests.engine.snack_match.checks import shuffled
from tests.play import seed_of

LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD)
"""The fast ones; `test_expert` has the other one."""


def begin(seats: int, diet: str = "none", seed: object = 0) -> Match:
    return Match.begin(SnackMatch(), default_pack(), seats, {"diet": diet}, seed_of(seed))


def act(match: Match, seat: int, level: Level) -> Match:
    view = match.view(seat)
    assert isinstance(view, SnackView)
    move = players.decide(view, level, match.setup.dice(f"player {len(match.entries)}"))
    assert not isinstance(move, Undo)
    assert move in legal_moves(view)
    return match.act(seat, move)


def played(match: Match, levels: tuple[Level, ...], until: int | None = None) -> Match:
    """The match at its end, or after this many moves; one level per seat."""
    while match.outcome is None and (until is None or len(match.entries) < until):
        seat = match.view(None).waiting[0]
        match = act(match, seat, levels[seat])
    return match


@pytest.mark.parametrize("diet", ["none", "easy", "medium", "hard"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2])
def test_plays_whole_games(seats: int, level: Level, diet: str) -> None:
    match = played(begin(seats, diet), (level, Level.EASY))
    assert match.outcome is not None
    assert len(match.entries) == (8 if seats == 1 else 12 * seats)


@pytest.mark.parametrize(("seats", "diet"), [(5, "medium"), (9, "hard")])
def test_plays_with_many(seats: int, diet: str) -> None:
    levels = (Level.HARD, *(Level.EASY, Level.MEDIUM) * 4)
    assert played(begin(seats, diet), levels).outcome is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_can_be_played_again(seats: int, level: Level) -> None:
    once, again = (played(begin(seats, "easy", "again"), (level, Level.EASY)) for _ in range(2))
    assert once.entries == again.entries


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moves", [0, 2, 3, 5, 13, 21, 35])
def test_sees_only_its_view(level: Level, moves: int) -> None:
    match = played(begin(3, "medium", "hidden"), (Level.MEDIUM,) * 3, until=moves)
    seat = match.view(None).waiting[0]
    view = view_for(match.state, seat)
    other = view_for(shuffled(match.state, seat, Dice(seed_of(moves), "hidden")), seat)
    choices = {players.decide(one, level, Dice(bytes(32), "same")) for one in (view, other)}
    assert len(choices) == 1


@pytest.mark.parametrize("moves", [2, 8, 14, 21])
def test_medium_takes_the_most_points(moves: int) -> None:
    match = played(begin(2, "medium", "greedy"), (Level.EASY,) * 2, until=moves)
    seat = match.view(None).waiting[0]
    view = view_for(match.state, seat)
    cards = {card.id: card for card in view.hand}

    def points(card: CardId, placement: Placement) -> int:
        return sheet(view.area.lay(cards[card], placement), view.bonuses, [view.areas[1 - seat]]).total

    ways = {(card.id, place): points(card.id, place) for card in view.hand for place in view.area.placements(card)}
    move = players.decide(view, Level.MEDIUM, Dice(bytes(32), "medium"))
    assert isinstance(move, Place)
    assert ways[move.card, move.placement] == max(ways.values())


def test_medium_keeps_what_it_could_lay_best() -> None:
    match = played(begin(2, seed="keeps"), (Level.EASY,) * 2, until=18)
    view = view_for(match.state, 0)
    assert view.phase == CHOOSE
    best = {
        card.id: max(sheet(view.area.lay(card, place), (), []).total for place in view.area.placements(card))
        for card in view.hand
    }
    keep = players.decide(view, Level.MEDIUM, Dice(bytes(32), "medium"))
    assert isinstance(keep, Keep)
    assert best[keep.card] == max(best.values())


def test_hard_ends_the_last_turn_with_the_most_points() -> None:
    match = played(begin(2, seed="last turn"), (Level.EASY,) * 2, until=20)
    view = view_for(match.state, 0)
    assert (view.phase, view.round, len(view.hand)) == (PLAY, 4, 2)
    most = max(
        sheet(view.area.lay(view.hand[n], one).lay(view.hand[1 - n], two), (), []).total
        for n in range(2)
        for one in Dice(bytes(32), "some").shuffled(list(view.area.placements(view.hand[n])))[:4]
        for two in view.area.lay(view.hand[n], one).placements(view.hand[1 - n])
    )
    for _ in range(2):
        match = act(match, 0, Level.HARD)
    assert sheet(view_for(match.state, 0).area, (), []).total >= most


def wins(better: Level, worse: Level, games: int) -> int:
    """How often the better one wins, from either seat."""
    won = 0
    for game in range(games):
        levels = (better, worse) if game % 2 == 0 else (worse, better)
        outcome = played(begin(2, seed=f"wins {game // 2}"), levels).outcome
        assert outcome is not None
        won += [levels[seat] for seat in outcome.winners] == [better]
    return won


def test_medium_beats_easy() -> None:
    assert wins(Level.MEDIUM, Level.EASY, 20) >= 17


@pytest.mark.slow
def test_alone_hard_wins_more_often_than_medium() -> None:
    won = dict.fromkeys(LEVELS, 0)
    for level in (Level.MEDIUM, Level.HARD):
        for game in range(10):
            outcome = played(begin(1, seed=f"alone {game}"), (level,)).outcome
            assert outcome is not None
            won[level] += bool(outcome.winners)
    assert won[Level.HARD] > won[Level.MEDIUM]
