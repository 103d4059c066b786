"""Charts: everything they show is in their alt text, for any numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import render
from render import CONTRAST, PICNIC, RenderError
from render.charts import grid_lines, line_in_words
from tests.render import samples
from tests.render.pictures import opened

ratings = st.lists(st.integers(-500, 4000), min_size=1, max_size=60)


@given(ratings)
def test_a_line_is_told(values: list[int]) -> None:
    said = line_in_words(tuple(values))
    assert said.params == {
        "count": len(values),
        "first": str(values[0]),
        "last": str(values[-1]),
        "low": str(min(values)),
        "high": str(max(values)),
    }


@settings(max_examples=25)
@given(
    st.lists(st.integers(-500, 4000), max_size=60),
    st.none() | st.integers(-500, 4000),
    st.integers(0, 5),
    st.none() | st.tuples(*(st.integers(0, 500),) * 3),
    st.none() | st.integers(-60, 60),
    st.booleans(),
)
def test_a_profile_is_drawn_whatever_is_known(
    line: list[int],
    rating: int | None,
    rated: int,
    duel: tuple[int, int, int] | None,
    best: int | None,
    board: bool,
) -> None:
    figures = replace(samples.PROFILE, line=tuple(line), rating=rating, rated=rated, duel=duel, best=best)
    picture = render.profile(figures, samples.snack(2, moves=8) if board else None, 0)
    opened(picture)
    told = [say.key for say in picture.alt.lines]
    assert told[0] == "alt.profile"
    assert ("alt.line" in told) is (len(line) > 1)
    assert ("alt.area" in told) is board


@given(st.integers(-1000, 5000), st.integers(0, 3000))
def test_the_lines_at_the_side_are_few_and_span_the_values(low: int, room: int) -> None:
    lines = grid_lines(low, low + room)
    assert 2 <= len(lines) <= 7
    assert lines[0] <= low
    assert lines[-1] >= low + room


@given(st.lists(st.integers(0, 3000), min_size=1, max_size=10), st.integers(1, 90))
def test_a_ranking_tells_each_place(values: list[int], first: int) -> None:
    ordered = sorted(values, reverse=True)
    picture = render.ranking(tuple(ordered), first)
    opened(picture)
    told = [(say.params["place"], say.params["value"]) for say in picture.alt.lines]
    assert told == list(enumerate(map(str, ordered), first))


@given(st.lists(st.integers(0, 500), min_size=2, max_size=12))
def test_weeks_are_told_oldest_first(values: list[int]) -> None:
    picture = render.weeks(tuple(values))
    opened(picture)
    assert picture.alt.lines[0].params["values"] == tuple(map(str, values))


@pytest.mark.parametrize("theme", [PICNIC, CONTRAST])
def test_both_themes_draw_them_in_their_own_colours(theme: render.Theme) -> None:
    image = opened(render.profile(samples.PROFILE, theme=theme)).convert("RGB")
    assert image.getpixel((380, 6)) == tuple(int(theme.paper[n : n + 2], 16) for n in (1, 3, 5))


@pytest.mark.parametrize("chart", [render.ranking, render.weeks])
def test_nothing_cannot_be_drawn(chart: object) -> None:
    with pytest.raises(RenderError, match="empty_view"):
        chart(())  # type: ignore[operator]
