"""Reasons for a placement, and reviews of finished games."""

from __future__ import annotations

from itertools import count

import pytest

from engine.advice import best_placements, points, reasons, touched
from engine.game import Level
from engine.moves import Place, Undo
from engine.replay import Match
from engine.review import best_area, review
from engine.snack_match.scoring import group_lines
from engine.snack_match.view import SnackView
from tests.games import EVERY_GAME
from tests.play import begin
from tests.tables import picnic as laid_picnic
from tests.tables import picnic_card, put

ALL = [(name, seats) for name, game in EVERY_GAME.items() for seats in (game.seats.start, 2)]


def played(game: str, seats: int, level: Level = Level.EASY) -> Match:
    match = begin(EVERY_GAME[game], seats, seed="review")
    for step in count():
        if match.outcome is not None:
            return match
        seat = match.view(None).waiting[0]
        match = match.act(seat, match.game.decide(match.view(seat), level, match.setup.dice(f"test {step}")))
    raise AssertionError


@pytest.mark.parametrize(("game", "seats"), dict.fromkeys(ALL))
def test_a_turn_is_weighed_against_the_best_found(game: str, seats: int) -> None:
    match = played(game, seats)
    turns = review(match, 0)
    laid = sum({Place: 1, Undo: -1}.get(type(entry.move), 0) for entry in match.entries if entry.seat == 0)
    assert sum(len(turn.moves) for turn in turns) == laid > 0
    assert all(turn.gained <= turn.best for turn in turns)
    assert any(turn.gained < turn.best for turn in turns), "easy misses something"
    for turn in turns:
        area = turn.view.area
        for move in turn.moves:
            area = area.lay(next(card for card in turn.view.playable if card.id == move.card), move.placement)
        game_ = match.game
        assert points(game_, turn.view, area) - points(game_, turn.view, turn.view.area) == turn.best


def test_one_card_at_a_time_the_best_turn_is_the_best_placement() -> None:
    match = played("snack", 1)
    for turn in review(match, 0):
        assert turn.best == best_placements(match.game, turn.view, turn.view.playable)[0].gain


@pytest.mark.parametrize("seats", [1, 2])
def test_the_best_area_has_the_same_cards_and_no_fewer_points(seats: int) -> None:
    match = played("snack", seats)
    view = match.view(0)
    steps = count()
    best, area = best_area(match, 0, lambda: next(steps) / 400)
    assert best == points(match.game, view, area)
    assert best > points(match.game, view, view.area), "easy leaves a lot"
    assert {laid.card for laid in area.laid} == {laid.card for laid in view.area.laid}
    assert area.box is not None
    assert max(area.box.width, area.box.height) <= 4


def test_on_a_shared_board_there_is_nothing_but_what_was_played() -> None:
    shared = [name for name, seats in ALL if played(name, seats).view(0).shared is not None]
    assert shared
    for name in shared:
        match = played(name, 2)
        assert best_area(match, 0, lambda: 0).area == match.view(0).area


def test_without_time_the_best_area_is_what_was_played() -> None:
    match = played("snack", 2)
    assert best_area(match, 0, lambda: 1)[1] == match.view(0).area


def test_a_search_whose_time_runs_out_still_comes_to_an_end() -> None:
    match, first = played("snack", 2), iter([0])
    best, area = best_area(match, 0, lambda: next(first, 1))
    assert len(area.laid) == len(match.view(0).area.laid)
    assert best > points(match.game, match.view(0), match.view(0).area), "easy leaves a lot"


@pytest.mark.parametrize("most", [150, 400, 1000])
def test_with_more_time_more_is_found_and_no_search_begins_that_cannot_end(most: int) -> None:
    match, steps = played("snack", 2), count()
    narrow = best_area(match, 0, lambda: next(steps) / 100)
    steps = count()
    wide = best_area(match, 0, lambda: next(steps) / most)
    assert wide.points >= narrow.points
    assert most / 2 < next(steps) < most * 1.1


def test_once_nothing_is_left_out_a_wider_search_would_find_no_more() -> None:
    match = played("snack", 1)
    begun = next(one for number in count() if len((one := match.at(number)).view(0).area.laid) == 1)
    assert best_area(begun, 0, lambda: 0).points == points(begun.game, begun.view(0), begun.view(0).area)


def test_reasons_add_up_and_name_what_grew() -> None:
    area = laid_picnic("Wo Wo Wo Db\nSg Dg Ur Ub\nSg Dg Ur Wb\nUg Sb Wr Do")
    before = area.up_to(7)
    found = reasons(group_lines(before), group_lines(area))
    gain = sum(line.points for line in group_lines(area)) - sum(line.points for line in group_lines(before))
    assert sum(one.gain for one in found) == gain
    assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
    assert all(one.gain for one in found)


def test_reasons_of_a_real_game_add_up() -> None:
    match = played("snack", 2)
    view = match.at(len(match.entries) - 3).view(0)
    assert isinstance(view, SnackView)
    for card in view.hand:
        for placement in list(view.area.placements(card))[::7]:
            after = view.area.lay(card, placement)
            lines = match.game.score_lines
            found = reasons(lines(view, view.area), lines(view, after))
            assert sum(one.gain for one in found) == points(match.game, view, after) - points(
                match.game, view, view.area
            )


def test_what_a_card_may_grow_into() -> None:
    area = put(laid_picnic("Wo Wo Wo Db\nSg Dg Ur Ub\nSg Dg Ur Wb\nUg Sb Wr Do").up_to(0), 1, "C4 0")
    area = area.lay(picnic_card(2, "Wo Wo Sb"), next(area.placements(picnic_card(2, "Wo Wo Sb"))))
    found = touched(area, ("sandwich", "orange", "soda", "blue"))
    assert [(group.component, len(group)) for group in found] == [("sandwich", 2), ("orange", 2)]


@pytest.mark.parametrize(("game", "seats"), dict.fromkeys(ALL))
def test_a_finished_area_is_worth_what_the_score_sheet_says(game: str, seats: int) -> None:
    match = played(game, seats)
    assert match.outcome is not None
    for seat, sheet in enumerate(match.outcome.sheets):
        view = match.view(seat)
        assert points(match.game, view, view.area) == sheet.total
