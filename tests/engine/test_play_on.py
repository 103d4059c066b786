"""Playing on from the middle of a game: what the seat knew is still true, and the real deal reveals nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.errors import BadLog
from engine.game import AnyGame, View
from engine.moves import Undo
from engine.replay import Match, from_json, play_on, steps
from engine.shuffle import Dice
from tests.games import checks_of, every_game, every_size
from tests.play import CATALOG, begin, playthrough, seed_of


def known(view: View) -> View:
    """Everything except who is done with a secret choice, which the others make again, and the new seed's seal."""
    return replace(view, waiting=(), commitment="", seed=None)


def played(game: AnyGame, seats: int, name: object) -> Match:
    return list(playthrough(begin(game, seats, seed=name), Dice(seed_of(name), "moves")))[-1]


@every_size
def test_only_what_the_seat_knew_is_still_true(game: AnyGame, seats: int) -> None:
    checks, dice = checks_of(game), Dice(seed_of(seats), "test")
    match = played(game, seats, f"{game.name} {seats}")
    dealt = set()
    for seat in {0, seats - 1}:
        for count in steps(match, seat):
            before = match.at(count)
            after = play_on(match, count, seat, seed_of(count))
            assert known(after.view(seat)) == known(before.view(seat))
            assert after.view(seat).commitment != before.view(seat).commitment
            assert seat in after.view(seat).waiting
            cards = [card for place in checks.cards_in(after.state).values() for card in place]
            assert sorted(cards) == sorted(card for place in checks.cards_in(before.state).values() for card in place)
            # Whatever the real deal, the new one is the same: it depends only on the seat's view and the new seed.
            elsewhere = checks.shuffled(before.state, seat, dice)
            again = game.deal_anew(elsewhere, seat, after.setup)
            assert checks.cards_in(again) == checks.cards_in(after.state)
            dealt.add(str(checks.cards_in(after.state)))
    assert len(dealt) > 1


@every_game
def test_it_is_played_to_its_end_and_kept_as_a_log(game: AnyGame) -> None:
    seats = min(3, game.seats.stop - 1)
    match = played(game, seats, game.name)
    count = steps(match, 1)[1]
    begun = play_on(match, count, 1)
    assert begun.entries == ()
    assert begun.setup.deal is None
    over = list(playthrough(begun, Dice(seed_of(0), "on")))[-1]
    assert over.outcome is not None
    read = from_json(over.to_json(), CATALOG.library)
    assert (read.state, read.setup) == (over.state, over.setup)
    assert steps(over, 1), "it has its own steps"
    # Starting twice gives two deals.
    assert play_on(match, count, 1).setup.seed != begun.setup.seed


@every_game
def test_a_step_is_what_a_seat_did_and_kept(game: AnyGame) -> None:
    match = played(game, game.seats.stop - 1, f"{game.name} steps")
    for seat in range(match.setup.seats):
        found = steps(match, seat)
        assert list(found) == sorted(set(found))
        undone = sum(isinstance(one.move, Undo) for one in match.entries if one.seat == seat)
        own = sum(one.seat == seat for one in match.entries)
        assert len(found) <= own - 2 * undone or not undone
        for count in found:
            assert seat in match.at(count).view(seat).waiting
            assert match.entries[count].seat == seat


@pytest.mark.parametrize(
    "start",
    [
        None,
        {},
        {"seed": "zz", "seat": 0, "moves": []},
        {"seed": "00" * 31, "seat": 0, "moves": []},
        {"seed": "00" * 32, "seat": 2, "moves": []},
        {"seed": "00" * 32, "seat": True, "moves": []},
        {"seed": "00" * 32, "seat": 0, "moves": {}},
    ],
)
def test_a_start_that_cannot_be_read_is_refused(start: Any) -> None:
    log = begin(CATALOG.game("snack"), 2).to_json()
    log["header"]["start"] = start
    with pytest.raises(BadLog) as refused:
        from_json(log, CATALOG.library)
    assert (refused.value.code, refused.value.params) == ("log_bad_header", {"field": "start"})


def test_no_game_begins_where_one_is_over() -> None:
    match = played(CATALOG.game("veggies"), 2, "over")
    log = play_on(match, 3, 0).to_json()
    log["header"]["start"]["moves"] = match.to_json()["moves"]
    with pytest.raises(BadLog):
        from_json(log, CATALOG.library)
    log["header"]["start"]["moves"] = [*match.to_json()["moves"][:3], {"seat": 0, "do": "undo"}]
    with pytest.raises(BadLog):
        from_json(log, CATALOG.library)
