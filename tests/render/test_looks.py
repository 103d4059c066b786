"""Components differ in pattern and shape, for all kinds of eyes and on small screens."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards import Square
from engine.snack_match.pack import CLOTHS, SNACKS
from engine.veggies.pack import GOODS
from render import sprites
from render import theme as themes
from render.raster import coloured, indexed
from render.theme import Theme
from tests.render.pictures import EYES, GREY, seen_by

AREA_CELL, STALL_CELL, TABLE_CELL = 168, 56, 80
"""Cells in pixels: an area of 4 x 4, a stall 12 wide, a table for nine."""
ON_A_PHONE = {
    "as drawn": AREA_CELL,
    "area at 400": AREA_CELL * 400 // 760,
    "table of nine at 400": TABLE_CELL * 400 // 1180,
}
STALL_ON_A_PHONE = {"as drawn": STALL_CELL, "stall 12 wide at 400": STALL_CELL * 400 // 1152}
ALL_EYES = (*EYES, GREY)
PICNIC, CONTRAST = (one.dressed_for("snack") for one in (themes.PICNIC, themes.CONTRAST))
THEMES = {one.name: one for one in (PICNIC, CONTRAST)}

CLEAR_DIFFERENCE = 20
"""Of 255, on average over the whole square."""
CLEAR_PATTERN = 24
"""The same after both were brought to one lightness and one contrast: two unrelated squares would have about 54,
identical ones 0."""


def tile(square: Square, drawn: int, size: int, theme: Theme) -> Image.Image:
    """A square as it comes out of the encoder, scaled down or not."""
    image = coloured(indexed(sprites.square(square, drawn, theme), theme), theme)
    return image if size == drawn else image.resize((size, size), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """How different two squares are, in the channel that differs most."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def levelled(image: Image.Image) -> Image.Image:
    """In grey, with the same lightness and contrast as all others: only the pattern is left."""
    grey = image.convert("L")
    stat = ImageStat.Stat(grey)
    spread = max(stat.stddev[0], 1)
    return grey.point([max(0, min(255, round(128 + (level - stat.mean[0]) * 48 / spread))) for level in range(256)])


@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize("size", ON_A_PHONE)
@pytest.mark.parametrize(("one", "other"), list(combinations(CLOTHS, 2)))
def test_cloths_differ_by_pattern(one: str, other: str, size: str, eyes: str, look: str) -> None:
    """Under the same snack, as they are in the game."""
    drawn = TABLE_CELL if "table" in size else AREA_CELL
    for snack in SNACKS:
        a, b = (seen_by(tile((snack, cloth), drawn, ON_A_PHONE[size], THEMES[look]), eyes) for cloth in (one, other))
        assert difference(a, b) >= CLEAR_DIFFERENCE, (snack, difference(a, b))
        bare = [seen_by(tile((cloth,), drawn, ON_A_PHONE[size], THEMES[look]), eyes) for cloth in (one, other)]
        pattern = difference(levelled(bare[0]), levelled(bare[1]))
        assert pattern >= CLEAR_PATTERN, pattern


@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize("size", ON_A_PHONE)
@pytest.mark.parametrize(("one", "other"), list(combinations(SNACKS, 2)))
def test_snacks_differ(one: str, other: str, size: str, eyes: str, look: str) -> None:
    """On the same cloth, for every cloth."""
    drawn = TABLE_CELL if "table" in size else AREA_CELL
    for cloth in CLOTHS:
        a, b = (seen_by(tile((snack, cloth), drawn, ON_A_PHONE[size], THEMES[look]), eyes) for snack in (one, other))
        assert difference(a, b) >= CLEAR_DIFFERENCE, (cloth, difference(a, b))


@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize("size", STALL_ON_A_PHONE)
@pytest.mark.parametrize(("one", "other"), list(combinations((*GOODS, "mouse", "crate"), 2)))
def test_goods_differ(one: str, other: str, size: str, eyes: str, look: str) -> None:
    a, b = (seen_by(tile((good,), STALL_CELL, STALL_ON_A_PHONE[size], THEMES[look]), eyes) for good in (one, other))
    assert difference(a, b) >= CLEAR_DIFFERENCE, difference(a, b)


@pytest.mark.parametrize("kind", [SNACKS, (*GOODS, "mouse")])
def test_things_differ_by_outline_alone(kind: tuple[str, ...]) -> None:
    """Overlaid as black shapes, any two have at least a quarter of their combined area to themselves."""
    for one, other in combinations(kind, 2):
        masks = [sprites.thing(name, 128, PICNIC).getchannel("A").point(lambda level: 255 * (level > 127))
                 for name in (one, other)]  # fmt: skip
        both = ImageStat.Stat(ImageChops.darker(*masks)).sum[0]
        either = ImageStat.Stat(ImageChops.lighter(*masks)).sum[0]
        assert both / either < 0.75, (one, other, both / either)


def test_empty_spaces_are_calmer_than_goods() -> None:
    def contrast(name: str) -> float:
        return float(ImageStat.Stat(sprites.square((name,), STALL_CELL, PICNIC).convert("L")).stddev[0])

    calm = max(contrast(name) for name in ("crate", "pallet", "barrel"))
    assert calm * 1.5 < min(contrast(name) for name in GOODS)


def test_mice_are_noticed() -> None:
    """A mouse's square is much darker than any other, so that mice stand out at a glance."""

    def lightness(name: str) -> float:
        return float(ImageStat.Stat(sprites.square((name,), STALL_CELL, PICNIC).convert("L")).mean[0])

    assert lightness("mouse") + 40 < min(lightness(name) for name in (*GOODS, "crate", "pallet", "barrel"))


def test_letters_are_read_on_the_paper_whatever_lies_behind_it() -> None:
    """The paper is opaque, and everything is on it: Discord's dark and light themes show the same."""
    paper, ink, faint = (
        ImageStat.Stat(Image.new("RGB", (1, 1), colour).convert("L")).mean[0]
        for colour in (PICNIC.paper, PICNIC.ink, PICNIC.faint)
    )
    assert paper - ink > 150
    assert paper - faint > 80


def test_the_strong_theme_has_stronger_contrasts() -> None:
    """Letters have a contrast of at least 7 to 1, and every cloth's pattern is stronger than in the ordinary theme."""

    def light(colour: str) -> float:
        parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def ratio(one: str, other: str) -> float:
        high, low = sorted((light(one), light(other)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    for name in ("ink", "faint", "plus", "minus"):
        assert ratio(CONTRAST.paper, CONTRAST.colour(name)) >= 7, name
    for cloth in CLOTHS:
        spread = [
            float(ImageStat.Stat(sprites.square((cloth,), AREA_CELL, theme).convert("L")).stddev[0])
            for theme in (PICNIC, CONTRAST)
        ]
        assert spread[1] > spread[0] * 1.2, (cloth, spread)
