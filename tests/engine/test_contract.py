"""The contract for every game: registering a game makes these tests run on it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, Pack
from engine.errors import BadLog, IllegalMove
from engine.export import export
from engine.game import AnyGame, Setup
from engine.moves import Place, read_move
from engine.replay import Match
from engine.shuffle import Dice
from engine.verify import verify
from tests.games import checks_of, every_game, every_size
from tests.play import CATALOG, begin, everything_in, finished, playthrough, some_way_in

seeds = st.binary(min_size=32, max_size=32)


def options_of(game: AnyGame) -> st.SearchStrategy[dict[str, str]]:
    return st.fixed_dictionaries({name: st.sampled_from(values) for name, values in game.options.items()})


@st.composite
def matches(draw: st.DrawFn, game: AnyGame) -> Match:
    """A match of any size and options, some way in but not over."""
    match = begin(game, draw(st.sampled_from(game.seats)), draw(options_of(game)), draw(seeds))
    return some_way_in(match, Dice(draw(seeds), "moves"), draw(st.integers(0, 12 * match.setup.seats)))


def viewers(match: Match) -> Iterator[int | None]:
    return iter([None, *range(match.setup.seats)])


# Whole games


def few(examples: int) -> settings:
    """This many whole games, reduced like everything else if the profile asks for fewer examples."""
    return settings(max_examples=max(1, examples * settings().max_examples // 25))


@every_size
@few(3)
@given(data=st.data())
def test_random_games_end_as_they_should(game: AnyGame, seats: int, data: st.DataObject) -> None:
    options, seed = data.draw(options_of(game)), data.draw(seeds)
    for match in playthrough(begin(game, seats, options, seed), Dice(data.draw(seeds), "moves")):
        assert_cards_are_all_there(match)
        assert_areas_fit(match)
        assert_last_move_survives_json(match)
        assert_declared(match)
    assert CATALOG.read(match.to_text()) == match  # so does every part of it: see below
    assert_over(match)


def assert_cards_are_all_there(match: Match) -> None:
    places = checks_of(match.game).cards_in(match.state)
    everywhere = Counter(card for cards in places.values() for card in cards)
    assert everywhere == Counter(match.pack.ids)


def assert_areas_fit(match: Match) -> None:
    limit = match.game.table.limit
    for seat in viewers(match):
        for _, area in match.view(seat).boards:
            if area.box is not None:
                assert match.game.table.frame.contains(area.box)
                assert limit is None or max(area.box.width, area.box.height) <= limit


def assert_declared(match: Match) -> None:
    """Every code a game shows is declared, so that its words can't be forgotten."""
    game, view = match.game, match.view(None)
    assert view.over or view.phase in game.phases
    assert {zone.name for zone in view.zones} <= set(game.zones)
    assert all(zone.cards for zone in view.zones), "a zone exists while it has cards"
    assert {bonus.modification for bonus in view.bonuses} <= set(game.modifications)
    assert (view.shared is None) == (len(view.areas) == view.seats)
    outcome = view.outcome
    if outcome is not None:
        sheets = [*outcome.sheets, *([outcome.opponent] if outcome.opponent else [])]
        assert {line.code for sheet in sheets for line in sheet.lines} <= set(game.scores)
        assert outcome.decided_by in {"points", "shared", *game.tie_breaks}


def assert_last_move_survives_json(match: Match) -> None:
    for entry in match.entries[-1:]:
        assert read_move(json.loads(json.dumps(entry.to_json())), match.game.moves) == entry.move


def assert_over(match: Match) -> None:
    outcome, seats = match.outcome, range(match.setup.seats)
    assert outcome is not None
    assert len(outcome.sheets) == len(seats)
    assert set(outcome.winners) <= set(seats)
    assert outcome.winners or outcome.opponent is not None, "only a solo player can lose to nobody"
    for seat in viewers(match):
        view = match.view(seat)
        assert (view.over, view.waiting, view.can_undo, view.outcome) == (True, (), False, outcome)
        assert view.outcome is outcome, "it is worked out once, not for each view"
        assert view.seed == match.setup.seed.hex()
        assert not list(match.game.legal_moves(view))
    assert verify(export(match, {}), CATALOG.library)[-1].error is None
    with pytest.raises(IllegalMove, match="game_over"):
        match.act(match.entries[-1].seat, match.entries[-1].move)


@every_game
@few(6)
@given(data=st.data())
def test_every_prefix_of_a_log_is_the_match_as_it_was(game: AnyGame, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(list(game.seats)[:3]))
    stages = list(playthrough(begin(game, seats, data.draw(options_of(game)), data.draw(seeds)), Dice(b"", "moves")))
    for count, stage in enumerate(stages):
        assert stages[-1].at(count) == stage
        assert CATALOG.read(json.loads(stage.to_text())) == stage
    for beyond in (-1, len(stages)):
        with pytest.raises(BadLog, match="log_cut_off"):
            stages[-1].at(beyond)


@every_game
def test_the_same_seed_gives_the_same_game_and_another_seed_another(game: AnyGame) -> None:
    one, same, other = (finished(begin(game, max(game.seats), seed=seed), Dice(b"", "moves")) for seed in (1, 1, 2))
    assert one.to_text() == same.to_text()
    assert one.to_json()["moves"] != other.to_json()["moves"]


# Moves


@every_game
@given(data=st.data())
def test_what_is_listed_can_be_done_and_nothing_else(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from(range(match.setup.seats)))
    listed = list(game.legal_moves(match.view(seat)))
    assert len(listed) == len(set(listed))
    assert not list(game.legal_moves(match.view(None)))
    dice = Dice(data.draw(seeds), "try")
    if seat in match.view(None).waiting:
        assert listed
    for move in dice.shuffled(listed)[:5]:
        before = match.view(seat), match.to_text()
        assert match.act(seat, move).entries[-1].move == move
        assert (match.view(seat), match.to_text()) == before, "the match itself is unchanged"
    for other in range(match.setup.seats):
        for move in dice.shuffled(list(game.legal_moves(match.view(other))))[:5]:
            if move not in listed:
                with pytest.raises(IllegalMove):
                    match.act(seat, move)


@every_game
@given(data=st.data())
def test_placements_that_are_not_listed_are_refused(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from(match.view(None).waiting))
    listed = [move for move in game.legal_moves(match.view(seat)) if isinstance(move, Place)]
    frame = game.table.frame
    cells = st.builds(lambda n: list(frame.cells())[n], st.integers(0, frame.width * frame.height - 1))
    placement = data.draw(st.sampled_from(listed)).placement if listed else game.table.first[0]
    placement = placement._replace(cell=data.draw(cells), under=data.draw(st.frozensets(cells, max_size=2)))
    card = data.draw(st.sampled_from(match.pack.ids))
    move = Place(card, placement)
    if move in listed:
        assert match.act(seat, move).entries[-1].move == move
    else:
        with pytest.raises(IllegalMove):
            match.act(seat, move)


@every_game
@pytest.mark.parametrize("seat", [-1, 99, True, 0.0, "0", None])
def test_no_such_seat(game: AnyGame, seat: object) -> None:
    match = begin(game, 2)
    move = next(game.legal_moves(match.view(match.view(None).waiting[0])))
    with pytest.raises(IllegalMove, match="not_a_seat"):
        match.act(seat, move)  # type: ignore[arg-type]


# Secrets


@every_game
@given(data=st.data())
def test_a_view_holds_nothing_that_its_seat_may_not_see(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    forbidden = (bytes, Pack, Setup, Match, type(match.state))
    for seat in viewers(match):
        hidden = checks_of(game).hidden(match.state, seat)
        assert hidden, "something is always hidden during a game"
        for thing in everything_in(match.view(seat)):
            assert not isinstance(thing, forbidden)
            assert not (isinstance(thing, str) and match.setup.seed.hex() in thing)
            assert not (isinstance(thing, Card) and thing.id in hidden), f"seat {seat} sees {thing}"


@every_game
@given(data=st.data())
def test_a_view_does_not_change_when_what_it_may_not_show_is_shuffled(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in viewers(match):
        other = checks_of(game).shuffled(match.state, seat, Dice(data.draw(seeds), "secrets"))
        assert_cards_are_all_there(replace(match, state=other))
        assert other != match.state
        shown, same = match.view(seat), game.view_for(other, seat)
        assert replace(shown, commitment="") == replace(same, commitment=""), "a seed and its commitment go together"
        assert list(game.legal_moves(shown)) == list(game.legal_moves(same))
