"""The end of a round as a picture, still and animated."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

import render
from engine.game import View
from engine.rounds import LastRound
from render import RenderError
from render.reveals import MOST_MOVING
from tests.render import samples
from tests.render.pictures import opened

LONGEST_MS, LARGEST = 3000, 500 * 1024


SNACK: list[tuple[View, LastRound]] = [
    samples.ended(samples.snack(seats, "medium", moves=seats * 6 + 1)) for seats in range(2, 10)
]
VEGGIES: list[tuple[View, LastRound]] = [samples.ended(samples.veggies(seats, moves=seats * 5)) for seats in (2, 3, 4)]
FEW = [one for one in (*SNACK, *VEGGIES) if one[0].seats <= MOST_MOVING]


@pytest.mark.parametrize(("view", "last"), [*SNACK, *VEGGIES])
def test_a_still_one_is_drawn_for_every_number_of_seats(view: View, last: LastRound) -> None:
    picture = render.reveal(view, last)
    assert getattr(opened(picture), "n_frames", 1) == 1
    assert len(picture.data) <= LARGEST


def seen(image: Image.Image) -> bytes:
    """Pixels multiplied by their opacity: formats differ in the colour that nobody sees."""
    return image.convert("RGBA").convert("RGBa").tobytes()


@pytest.mark.parametrize(("view", "last"), FEW)
def test_the_moving_one_is_short_small_and_begins_and_ends_with_the_still_one(view: View, last: LastRound) -> None:
    picture = render.reveal(view, last, moving=True)
    image = opened(picture)
    frames = getattr(image, "n_frames", 1)
    assert len(picture.data) <= LARGEST
    assert frames >= 3 * last.cards + 2, "each card slides in, and then the points appear"
    assert image.info["loop"] == 1
    durations = []
    for frame in range(frames):
        image.seek(frame)
        image.load()
        durations.append(image.info["duration"])
    assert sum(durations[:-1]) <= LONGEST_MS
    still = seen(opened(render.reveal(view, last)))
    for frame in (frames - 1, 0):  # apps that don't animate show the first one
        image.seek(frame)
        assert seen(image) == still


def test_with_many_areas_nothing_moves() -> None:
    view, last = SNACK[-1]
    assert render.reveal(view, last, moving=True).data == render.reveal(view, last).data


def test_every_card_of_the_round_is_marked() -> None:
    view, last = SNACK[0]
    unmarked = Image.open(BytesIO(render.reveal(view, replace(last, cards=0)).data)).convert("RGB")
    one = Image.open(BytesIO(render.reveal(view, replace(last, cards=1)).data)).convert("RGB")
    both = Image.open(BytesIO(render.reveal(view, last).data)).convert("RGB")
    assert ImageChops.difference(unmarked, one).getbbox()
    assert ImageChops.difference(one, both).getbbox()


def test_its_words_tell_totals_and_changes() -> None:
    view, last = SNACK[0]
    said = [line.key for line in render.reveal(view, last).alt.lines]
    assert said[0] == "alt.reveal"
    assert said.count("alt.sheet_seat") == 2
    assert len(said) == 3 + sum(len(turn.changes) for turn in last.turns)


def test_a_round_of_another_table_is_refused() -> None:
    with pytest.raises(RenderError, match="bad_sheets"):
        render.reveal(SNACK[0][0], SNACK[1][1])
