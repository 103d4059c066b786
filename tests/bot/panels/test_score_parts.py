"""Which pictures a score sheet consists of."""

from __future__ import annotations

from bot.panels.medals import medal
from bot.panels.table import score_parts
from engine.game import View
from tests.render import samples


def parts(view: View) -> list[tuple[int, ...] | None]:
    assert view.outcome is not None
    return score_parts(view, view.outcome)


def test_the_first_three_have_a_picture_each_and_the_rest_one_together() -> None:
    shown = parts(samples.snack(9, "hard"))
    assert [len(one or ()) for one in shown] == [1, 1, 1, 6]
    assert sorted(seat for one in shown for seat in one or ()) == [*range(9)]


def test_a_team_shares_a_picture_and_solo_is_one() -> None:
    assert sorted(map(str, parts(samples.veggies(4)))) == ["(0, 2)", "(1, 3)"]
    assert parts(samples.snack(1, "easy")) == [None]


def test_places_beyond_the_third_have_a_number() -> None:
    assert [medal(place) for place in (1, 2, 3, 4)] == ["🥇", "🥈", "🥉", "**4.**"]
