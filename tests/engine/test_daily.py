"""A day's deal, what can be made of it, and how good each turn was."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from engine.catalog import GAMES, Catalog
from engine.daily import BEST, PLAYER, Mark, best_play, day_in, deal_of, marks, options_of, par, points_of, secret_of
from engine.deal import Deal
from engine.export import export
from engine.figures import found_in
from engine.game import AnyGame, Level
from engine.moves import Undo
from engine.replay import Match
from engine.verify import verify

DAY = "2026-11-18"
DAILY = [game for game in GAMES.values() if game.daily]


def later(days: int) -> str:
    return (date.fromisoformat(DAY) + timedelta(days=days)).isoformat()


def begun(game: AnyGame, day: str = DAY, key: str = "key") -> Match:
    return Catalog().begin(game.name, 1, options_of(game, day), deal_of(key, day))


def first_moves(match: Match, until: int | None = None) -> Match:
    """Played carelessly, to the end or for this many moves."""
    while match.outcome is None and len(match.entries) != until:
        move = next(one for one in match.game.legal_moves(match.view(PLAYER)) if not isinstance(one, Undo))
        match = match.act(PLAYER, move)
    return match


def test_there_is_a_game_of_the_day_with_options_for_every_weekday() -> None:
    assert DAILY
    for game in DAILY:
        assert 1 in game.seats
        assert len(game.daily) == 7
        for number in range(7):
            assert begun(game, later(number)).outcome is None


def test_a_day_follows_from_the_key_and_nothing_else() -> None:
    assert secret_of("key", DAY) == secret_of("key", DAY)
    others = {secret_of("key", later(number)) for number in range(400)} | {secret_of("other", DAY)}
    assert len(others) == 401
    assert day_in(deal_of("key", DAY)) == DAY
    for name in ("ABCD", "daily-2026-13-01", "daily-2026-02-30", "daily-20261118"):
        assert day_in(Deal(name, "0" * 64, ("nothing",))) is None


@pytest.mark.parametrize("game", DAILY, ids=lambda game: str(game.name))
def test_the_best_found_is_at_least_what_others_make_of_it(game: AnyGame) -> None:
    start = begun(game)
    found = best_play(start, (32,))
    assert found.setup == start.setup
    assert points_of(found) >= points_of(first_moves(start))
    assert points_of(found) >= points_of(par(start, Level.MEDIUM))


@pytest.mark.parametrize("game", DAILY, ids=lambda game: str(game.name))
def test_par_is_what_the_best_bot_makes_of_it(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    start = first_moves(begun(game), until=5)  # from there, it takes the bot a second
    monkeypatch.setattr("engine.figures.best_play", first_moves)
    found = found_in(start.to_json())
    assert BEST is Level.EXPERT
    assert found.best == found.par > points_of(first_moves(start))


@pytest.mark.parametrize("game", DAILY, ids=lambda game: str(game.name))
def test_a_mark_for_every_turn(game: AnyGame) -> None:
    start = begun(game)
    careless, careful = marks(first_moves(start)), marks(par(start, Level.HARD))
    assert len(careless) == len(careful) == start.view(PLAYER).rounds
    assert careless.count(Mark.WEAKER) > careful.count(Mark.WEAKER)


@pytest.mark.parametrize("game", DAILY, ids=lambda game: str(game.name))
def test_verify_covers_a_day(game: AnyGame) -> None:
    data = json.loads(json.dumps(export(first_moves(begun(game)), {})))
    steps = verify(data, Catalog().library)
    assert [step.name for step in steps] == ["file", "seal", "day", "seed", "pile", "moves", "result"]
    assert steps[-1].error is None
    forged = json.loads(json.dumps(data))
    forged["header"]["deal"]["table"] = "daily-2026-11-21"  # a day with other options
    assert verify(forged, Catalog().library)[-1].error is not None
    forged = json.loads(json.dumps(data))
    forged["header"]["deal"]["contributions"] = ["7"]
    assert verify(forged, Catalog().library)[-1].error is not None
