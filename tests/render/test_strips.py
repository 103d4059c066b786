"""Cards in a strip: large enough to recognise on a phone."""

from __future__ import annotations

import io

from PIL import Image

from engine.catalog import GAMES
from render import strip
from render.picture import Picture
from tests.play import begin, seed_of


def size(picture: Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.data)).size


def test_cards_that_would_be_too_small_in_one_row_lie_in_two() -> None:
    view = begin(GAMES["veggies"], 2, {}, seed_of("strips")).view(0)
    (two, four) = (size(strip(cards)) for cards in (view.hand, (*view.hand[:1], *view.zone("market"))))
    assert four[0] == two[0], "no wider, so no smaller on a screen"
    assert four[1] > 2 * two[1] - 20


def test_wide_cards_stay_in_one_row() -> None:
    view = begin(GAMES["snack"], 2, {}, seed_of("strips")).view(0)
    width, height = size(strip(view.hand))
    assert width > 5 * height
