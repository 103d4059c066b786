"""Ratings are a pure function of results: order, teams, ties, bots, people who leave or ask for help."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.ratings import MODEL, is_new, rate, shown, strength
from bot.store.result_rows import RatingRow, ResultRow, SeatRow
from engine.game import Level

ANN, BEN, CAT, DAN = 1, 2, 3, 4
START = MODEL.mu


def seat(number: int, user: int | None, place: int, **changes: Any) -> SeatRow:
    row = SeatRow(
        seat=number,
        tenure=0,
        user_id=user,
        name=None,
        level=None if user else "hard",
        since=0,
        until=9,
        own=9,
        stand_in=0,
        requested=0,
        forced=0,
        finish="kept",
        side=number,
        points=10 - place,
        place=place,
        won=place == 1,
        components={},
    )
    return replace(row, **changes)


def result(*seats: SeatRow, **changes: Any) -> ResultRow:
    row = ResultRow(
        number=1,
        code="ABCD",
        game="snack",
        guild=7,
        channel=70,
        parent=None,
        began=0,
        ended=9,
        moves=9,
        people=len(seats),
        bots=0,
        rated=True,
        decided_by="points",
        options={},
        phases=[],
        seats=seats,
    )
    return replace(row, **changes)


def skills(game: ResultRow, before: dict[int, RatingRow] | None = None) -> dict[int, float]:
    return {row.user_id: row.mu for row in rate(game, before or {})}


def test_the_winner_goes_up_and_the_loser_down_by_as_much() -> None:
    after = skills(result(seat(0, ANN, 2), seat(1, BEN, 1)))
    assert after[BEN] > START > after[ANN]
    assert after[BEN] - START == pytest.approx(START - after[ANN])


def test_a_rating_names_its_game_its_result_and_how_many_there_were() -> None:
    ann, ben = rate(result(seat(0, ANN, 1), seat(1, BEN, 2), number=9), {BEN: RatingRow(BEN, "snack", 8, 30, 5, 4)})
    assert (ann.user_id, ann.game, ann.number, ann.games) == (ANN, "snack", 9, 1)
    assert (ben.user_id, ben.games) == (BEN, 5)
    assert is_new(ann)
    assert not is_new(ben)


def test_places_are_kept_in_order() -> None:
    after = skills(result(seat(0, ANN, 3), seat(1, BEN, 1), seat(2, CAT, 2)))
    assert after[BEN] > after[CAT] > after[ANN]


def test_a_tie_is_a_tie() -> None:
    after = skills(result(seat(0, ANN, 1), seat(1, BEN, 1), seat(2, CAT, 3)))
    assert after[ANN] == pytest.approx(after[BEN])
    assert after[ANN] > after[CAT]


def test_who_sits_where_makes_no_difference() -> None:
    one = skills(result(seat(0, ANN, 1), seat(1, BEN, 2), seat(2, CAT, 3)))
    other = skills(result(seat(0, CAT, 3), seat(1, ANN, 1), seat(2, BEN, 2)))
    assert one == pytest.approx(other)


def test_bots_move_nobody() -> None:
    among_people = skills(result(seat(0, ANN, 1), seat(1, BEN, 2)))
    with_bots = skills(result(seat(0, None, 1), seat(1, ANN, 2), seat(2, None, 3), seat(3, BEN, 4)))
    assert with_bots == pytest.approx(among_people)
    assert skills(result(seat(0, ANN, 1), seat(1, None, 2))) == {}


def test_a_friendly_game_and_a_game_alone_move_nobody() -> None:
    assert skills(result(seat(0, ANN, 1), seat(1, BEN, 2), rated=False)) == {}
    assert skills(result(seat(0, ANN, 1))) == {}


def test_two_must_have_kept_their_seats() -> None:
    assert skills(result(seat(0, ANN, 1), seat(1, BEN, 2, finish="missing"))) == {}
    assert skills(result(seat(0, ANN, 1), seat(1, BEN, 2, finish="left"))) == {}


@pytest.mark.parametrize("finish", ["missing", "left"])
def test_whoever_is_gone_at_the_end_comes_last_whatever_the_bot_made_of_it(finish: str) -> None:
    gone = skills(result(seat(0, ANN, 1, finish=finish), seat(1, BEN, 2), seat(2, CAT, 3)))
    last = skills(result(seat(0, ANN, 3), seat(1, BEN, 1), seat(2, CAT, 2)))
    assert gone == pytest.approx(last)


def test_all_who_are_gone_share_the_last_place() -> None:
    gone = [seat(0, ANN, 1, finish="left"), seat(1, BEN, 2, finish="missing")]
    after = skills(result(*gone, seat(2, CAT, 3), seat(3, DAN, 4)))
    assert after[ANN] == pytest.approx(after[BEN])
    assert after[CAT] > after[DAN] > after[ANN]


def test_whoever_takes_over_a_seat_is_not_rated_and_its_first_holder_comes_last() -> None:
    taken = [seat(0, ANN, 1, finish="left"), seat(0, None, 1, tenure=1, finish="left"), seat(0, DAN, 1, tenure=2)]
    after = skills(result(*taken, seat(1, BEN, 2), seat(2, CAT, 3)))
    assert set(after) == {ANN, BEN, CAT}
    assert after[ANN] < after[CAT] < after[BEN]


def test_whoever_came_back_to_their_own_seat_has_kept_it() -> None:
    back = [seat(0, ANN, 1, finish="left"), seat(0, None, 1, tenure=1, finish="left"), seat(0, ANN, 1, tenure=2)]
    assert skills(result(*back, seat(1, BEN, 2))) == skills(result(seat(0, ANN, 1), seat(1, BEN, 2)))


def test_for_whoever_asked_a_bot_to_play_it_is_friendly_and_for_the_others_it_is_not() -> None:
    plain = skills(result(seat(0, ANN, 1), seat(1, BEN, 2), seat(2, CAT, 3)))
    asked = skills(result(seat(0, ANN, 1), seat(1, BEN, 2, requested=1), seat(2, CAT, 3)))
    assert asked == {ANN: plain[ANN], CAT: plain[CAT]}


# Teams

TEAMS = (
    seat(0, ANN, 1, side=0),
    seat(1, BEN, 2, side=1),
    seat(2, CAT, 1, side=0),
    seat(3, DAN, 2, side=1),
)


def test_partners_win_and_lose_together() -> None:
    after = skills(result(*TEAMS))
    assert after[ANN] == pytest.approx(after[CAT])
    assert after[BEN] == pytest.approx(after[DAN])
    assert after[ANN] > START > after[BEN]


def test_the_partner_of_someone_who_left_keeps_the_place_of_the_team() -> None:
    whole = skills(result(*TEAMS))
    after = skills(result(TEAMS[0], TEAMS[1], replace(TEAMS[2], finish="left"), TEAMS[3]))
    assert after[ANN] == whole[ANN]
    assert after[CAT] < START
    assert after[BEN] == whole[BEN]


def test_a_bot_as_partner_counts_with_its_strength_and_keeps_it() -> None:
    def with_partner(level: Level) -> float:
        partner = seat(2, None, 1, side=0, level=str(level))
        return skills(result(TEAMS[0], TEAMS[1], partner, TEAMS[3]))[ANN]

    assert START < with_partner(Level.HARD) < with_partner(Level.EASY)


def test_two_against_bots_are_no_rated_game() -> None:
    bots = [seat(1, None, 2, side=1), seat(3, None, 2, side=1)]
    assert skills(result(TEAMS[0], TEAMS[2], *bots)) == {}


# In order

games = st.lists(
    st.permutations([ANN, BEN, CAT, DAN]).flatmap(lambda people: st.sampled_from([people[:2], people[:3], people])),
    min_size=1,
    max_size=12,
)


@given(games)
def test_later_games_build_on_earlier_ones_and_nothing_else(people: list[list[int]]) -> None:
    def season() -> list[RatingRow]:
        current: dict[int, RatingRow] = {}
        for number, users in enumerate(people, 1):
            rows = rate(result(*(seat(n, user, n + 1) for n, user in enumerate(users)), number=number), current)
            current |= {row.user_id: row for row in rows}
        return sorted(current.values(), key=lambda row: row.user_id)

    assert season() == season()
    played = [user for users in people for user in users]
    assert {row.user_id: row.games for row in season()} == {user: played.count(user) for user in played}


def test_people_see_one_whole_number() -> None:
    assert (shown(START), shown(START + 1)) == (1500, 1520)
    assert strength(Level.EASY) < strength(Level.MEDIUM) < strength(Level.HARD)
