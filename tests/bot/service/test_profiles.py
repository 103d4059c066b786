"""Profiles: the sum of one person's results."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.service.profiles import Best, Duel, Profile, median, profile_of
from bot.store.result_rows import RatingRow, ResultRow
from engine.catalog import GAMES
from tests.bot.service.test_ratings import ANN, BEN, CAT, result, seat

SNACK = GAMES["snack"]


def game(number: int, ann: int, ben: int, **changes: Any) -> ResultRow:
    """A game between Ann and Ben that ended with these points."""
    places = (1 + (ben > ann), 1 + (ann > ben))
    rows = (
        seat(0, ANN, places[0], points=ann, won=places[0] == 1, **changes),
        seat(1, BEN, places[1], points=ben, won=places[1] == 1),
    )
    return result(*rows, number=number, code=f"G{number}")


def of_ann(*results: ResultRow, asker: int | None = None) -> Profile:
    return profile_of(ANN, SNACK, results, [], asker)


def test_games_wins_points_and_the_best() -> None:
    found = of_ann(game(3, 9, 12), game(2, 20, 7), game(1, 10, 5))
    assert (found.games, found.wins, found.average) == (3, 2, 13.0)
    assert found.best == Best("G2", 0, 20)
    assert (found.streak, found.longest) == (0, 2)


def test_a_streak_goes_on_until_it_is_lost() -> None:
    assert (of_ann(game(2, 9, 3), game(1, 9, 3)).streak, of_ann(game(1, 1, 2)).longest) == (2, 0)


def test_a_game_one_left_is_played_and_not_won() -> None:
    found = of_ann(game(1, 30, 5, finish="left"))
    assert (found.games, found.wins, found.best) == (1, 0, None)


def test_what_a_stand_in_played_was_not_in_time() -> None:
    assert of_ann(game(1, 9, 5, own=6, requested=2, stand_in=2)).kept == 80
    assert of_ann(game(1, 9, 5, own=0)).kept is None


def test_favourites_are_one_of_each_kind() -> None:
    seen = {"soda": 3, "donut": 5, "green": 4, "red": 9}
    assert of_ann(game(1, 9, 5, components=seen)).favourites == ("donut", "red")
    assert of_ann(game(1, 9, 5)).favourites == ()


def test_head_to_head_is_told_from_the_side_of_who_asks() -> None:
    games = (game(3, 9, 9), game(2, 9, 12), game(1, 20, 7))
    assert of_ann(*games, asker=BEN).duel == Duel(won=1, lost=1, tied=1)
    assert of_ann(*games, asker=ANN).duel is None
    assert of_ann(*games, asker=CAT).duel is None


def test_partners_have_no_head_to_head() -> None:
    together = game(1, 9, 5)
    rows = (together.seats[0], replace(together.seats[1], side=0))
    assert of_ann(replace(together, seats=rows), asker=BEN).duel is None


def test_the_line_begins_where_everyone_begins() -> None:
    line = [RatingRow(ANN, "snack", 1, 26.0, 8.0, 1), RatingRow(ANN, "snack", 2, 25.5, 7.9, 2)]
    found = profile_of(ANN, SNACK, [game(1, 9, 5)], line)
    assert found.line == (1500, 1520, 1510)
    assert found.rating == line[-1]


def test_the_middle_of_nothing_is_nothing() -> None:
    assert (median([]), median([5]), median([9, 1, 4])) == (None, 5, 4)


def test_skill_is_what_was_made_above_what_the_cards_usually_bring() -> None:
    found = of_ann(game(3, 14, 5, usual=11.5), game(2, 9, 5), game(1, 10, 5, usual=11.0))
    assert (found.skill, found.weighed) == (0.75, 2)
    assert (of_ann(game(1, 9, 5)).skill, of_ann(game(1, 9, 5, usual=2.0, finish="left")).skill) == (None, None)
    many = of_ann(*(game(number, 10, 5, usual=9.0 if number > 10 else 0.0) for number in range(30, 0, -1)))
    assert (many.skill, many.weighed) == (1.0, 20), "only the latest ones count"
