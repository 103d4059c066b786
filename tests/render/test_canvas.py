"""Sheets are drawn in their palette, art is painted once, and files are what their names say."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops

import render
from engine.catalog import GAMES
from engine.geometry import Box, Cell
from engine.shapes import rounded, slab
from render import CONTRAST, PICNIC, Theme, alt, art_pool, canvas, marks, raster, tiles
from render.boards import Grid, lay_cell
from render.vector import Paint, rgb
from tests.render import samples

THEME = PICNIC.dressed_for("snack")
ALT = alt.alt([])


def soft(colour: str, size: int = 40) -> Image.Image:
    """A disc with smooth edges."""
    paint = Paint(size, size, (*rgb(colour), 0))
    paint.fill(slab(5, 5, 95, 95, 45), (*rgb(colour), 255))
    return paint.image()


def test_soft_art_is_blended_with_what_lies_under_it_in_the_order_it_was_put_down() -> None:
    """As if everything had been drawn in full colour and converted at the end."""
    spots = [(THEME.plus, (10, 10)), (THEME.minus, (30, 12)), (THEME.ink, (-15, 60)), (THEME.newest, (35, 35))]
    sheet, plain = canvas.paper(90, 90, THEME), Image.new("RGB", (90, 90), THEME.paper)
    for colour, corner in spots:
        sheet.paste(soft(colour), corner, soft(colour))
        plain.paste(soft(colour), corner, soft(colour))
    assert sheet.image().tobytes() == raster.indexed(plain, THEME).tobytes()


@pytest.mark.parametrize("theme", [PICNIC, CONTRAST])
@pytest.mark.parametrize("game", GAMES)
def test_colours_of_the_palette_stay_as_they_are(theme: Theme, game: str) -> None:
    """However often they are converted: parts of a picture are, where something is blended beside them."""
    theme = theme.dressed_for(game)
    every = raster.blank(256, 1)
    every.putdata(range(256))
    plain = raster.coloured(every, theme)
    assert len(set(plain.getdata())) > 230
    assert raster.coloured(raster.indexed(plain, theme), theme).tobytes() == plain.tobytes()


def test_a_tile_covers_what_was_put_down_before_it() -> None:
    sheet = canvas.paper(60, 60, THEME)
    sheet.paste(soft(THEME.minus, 60), (0, 0), soft(THEME.minus, 60))
    sheet.paste(raster.indexed(Image.new("RGB", (60, 60), THEME.plus), THEME), (0, 0))
    assert sheet.with_palette().convert("RGB").getcolors() == [(3600, rgb(THEME.plus))]


def test_a_copy_of_a_sheet_goes_its_own_way() -> None:
    sheet = canvas.paper(60, 60, THEME)
    copy = sheet.copy()
    copy.paste(soft(THEME.minus), (0, 0), soft(THEME.minus))
    assert sheet.image().getcolors() == [(3600, 0)]
    assert copy.image().getcolors() != [(3600, 0)]


@art_pool.painted
def disc(colour: str, size: int) -> Image.Image:
    return soft(colour, size)


@art_pool.painted
def tile(colour: str, size: int) -> Image.Image:
    return raster.indexed(Image.new("RGB", (size, size), colour), THEME)


@pytest.mark.parametrize("seed", range(6))
def test_a_picture_drawn_in_bands_is_the_one_drawn_whole(seed: int) -> None:
    """Wherever it is cut, and whether its bands have been drawn before or not."""
    choices = random.Random(seed)
    cuts = choices.choice([None, [], [1, 2, 30], [choices.randrange(1, 250) for _ in range(5)], [-4, 0, 250, 999]])
    sheet, whole = canvas.paper(180, 250, THEME, cuts), canvas.paper(180, 250, THEME)
    for _ in range(12):
        corner = choices.randrange(-30, 180), choices.randrange(-30, 250)
        colour, size = choices.choice([THEME.plus, THEME.minus, THEME.ink]), choices.choice([8, 40])
        if choices.random() < 0.4:
            sheet.paste(tile.later((size, size), colour, size), corner)
            whole.paste(tile(colour, size), corner)
        elif choices.random() < 0.5:
            sheet.tint(rgb(colour), corner, disc.later((size, size), colour, size))
            whole.tint(rgb(colour), corner, disc(colour, size))
        else:
            sheet.paste(disc(colour, size), corner, disc(colour, size))
            whole.paste(disc(colour, size), corner, disc(colour, size))
    pixels = whole.image()
    canvas.round_off(pixels)
    for _ in range(2):
        picture = canvas.finish(sheet, "picture.png", ALT, THEME)
        assert (picture.width, picture.height) == (180, 250)
        drawn = Image.open(BytesIO(picture.data))
        assert drawn.tobytes() == pixels.tobytes()


def test_a_band_with_the_same_on_it_is_drawn_once() -> None:
    looked: list[str] = []

    @art_pool.painted
    def art(colour: str) -> Image.Image:
        looked.append(colour)
        return raster.indexed(Image.new("RGB", (20, 20), colour), THEME)

    def drawn(second: str, at: int = 60) -> bytes:
        sheet = canvas.paper(80, 90, THEME, [45])
        sheet.paste(art.later((20, 20), THEME.plus), (10, 10))
        sheet.paste(art.later((20, 20), second), (10, at))
        return canvas.finish(sheet, "picture.png", ALT, THEME).data

    first = drawn(THEME.minus)
    assert looked == [THEME.plus, THEME.minus]
    assert drawn(THEME.ink) != first
    assert looked == [THEME.plus, THEME.minus, THEME.ink]
    assert drawn(THEME.minus) == first
    assert drawn(THEME.minus, 62) != first
    assert len(looked) == 3


def test_what_is_made_from_art_is_not_taken_for_it() -> None:
    """A part or a copy of kept art, or art that does not come from the pool, is drawn every time."""
    green, red = tile(THEME.plus, 40), tile(THEME.minus, 40)
    for art in (green.crop((0, 0, 20, 20)), green.copy(), red.resize((40, 40)), soft(THEME.plus)):
        assert art_pool.number_of(art) is None
    assert art_pool.number_of(green) not in (None, art_pool.number_of(red))
    pictures = []
    for colour in (THEME.plus, THEME.minus):
        sheet = canvas.paper(60, 60, THEME)
        sheet.paste(tile(colour, 40).copy(), (5, 5))
        pictures.append(canvas.finish(sheet, "picture.png", ALT, THEME).data)
    assert pictures[0] != pictures[1]


def test_an_outline_put_together_from_cells_is_the_one_painted_whole() -> None:
    choices = random.Random(3)
    for size in (119, 84, 40):
        for _ in range(12):
            cells = {Cell(0, 0)}
            while len(cells) < 9:
                row, col = choices.choice(sorted(cells))
                cells.add(Cell(row + choices.choice((-1, 0, 1)), col) if choices.random() < 0.5 else Cell(row, col + 1))
            group = frozenset(cells)
            box = Box.around(group)
            for inset in (4.5, 16.5):
                paint = Paint(box.width * size, box.height * size, (0,), unit=size / 100, smooth=3)
                for line in marks.borders(group):
                    corners = [((x - box.left) * 100, (y - box.top) * 100) for x, y in line]
                    paint.stroke(rounded(marks.moved_in(corners, inset), 14), (255,), 4)
                sheet = Masks(box.width * size, box.height * size)
                marks.line_around(sheet, Grid(box, size, 0, 0), group, "#000000", 4, inset)
                assert ImageChops.difference(paint.image(), sheet.mask).getbbox() is None, (sorted(group), size, inset)


@pytest.mark.parametrize("size", [168, 84, 36])
def test_a_pile_put_together_is_the_one_painted_whole(size: int) -> None:
    """A card's squares and what shows under their edges, as if all squares had been painted one over the other."""
    choices = random.Random(size)
    components = [("donut", "red"), ("soda", "blue"), ("sandwich", "green"), ("sausage", "orange")]
    pixels, apart = 0, 0
    for _ in range(60):
        pile = [
            tiles.face(choices.choice(components), *choices.choices((True, False), k=4), choices.choice(RIMS))
            for _ in range(choices.randint(1, 4))
        ]
        whole = raster.coloured(tiles.cell(None, size, THEME), THEME)
        for face in pile:
            piece = tiles.piece(face, size, THEME)
            whole.paste(raster.coloured(piece.image, THEME), (0, 0), piece.mask)
        sheet = canvas.paper(size, size, THEME)
        lay_cell(sheet, (0, 0), pile, size, THEME)
        difference = ImageChops.difference(
            raster.coloured(raster.indexed(whole, THEME), THEME), raster.coloured(sheet.image(), THEME)
        )
        counts = difference.convert("L").histogram()
        # Where edges lie over edges, colours are converted once for each: that may be a step or two of the palette.
        pixels, apart = pixels + sum(counts), apart + sum(counts[9:])
        assert not any(counts[64:])
        inner = size // 6, size // 6, size - size // 6, size - size // 6
        assert difference.crop(inner).getbbox() is None
    assert apart <= pixels / 2000


RIMS = ("frame", "newest")


def test_only_squares_that_can_be_seen_show_under_the_last_one() -> None:
    def square(*sides: bool) -> tiles.Face:
        return tiles.face(("donut", "red"), *sides, "frame")

    all_ends, none, top, left = square(True, True, True, True), square(*[False] * 4), *map(_ends_at, (0, 3))
    assert tiles.showing([all_ends]) == ()
    assert tiles.showing([all_ends, none]) == (), "it fills its cell"
    assert tiles.showing([all_ends, none, all_ends]) == (none,), "nothing shows under what fills its cell"
    assert tiles.showing([none, top, left]) == (top,), "they have no edge in common"
    assert tiles.showing([none, left, left]) == (none, left)


def _ends_at(side: int) -> tiles.Face:
    top, right, bottom, left = (number == side for number in range(4))
    return tiles.face(("donut", "red"), top, right, bottom, left, "frame")


def test_what_is_kept_without_what_is_empty_around_it_lies_where_it_did() -> None:
    whole = tiles.card_outline(3, 2, 84, "trial", THEME, True, 5)
    plain = raster.coloured(raster.blank(252, 168), THEME)
    plain.paste(whole, (0, 0), whole)
    for _ in range(2):
        sheet = canvas.paper(252, 168, THEME)
        for at in Box(0, 0, 1, 2).cells():
            ends = tiles.Sides(at.row == 0, at.col == 2, at.row == 1, at.col == 0)
            for side, (left, top, right, bottom) in tiles.outline_sides(ends, 84, 5):
                part = tiles.outline_part.later(
                    (right - left, bottom - top), 3, 2, 84, at, side, "trial", THEME, True, 5
                )
                sheet.paste(part, (at.col * 84 + left, at.row * 84 + top), part)
                assert part.look().height < 84 / 4 or part.look().width < 84 / 8
        assert sheet.image().tobytes() == raster.indexed(plain, THEME).tobytes()


class Masks(canvas.Sheet):
    """Notes what is tinted."""

    def __init__(self, width: int, height: int) -> None:
        self.mask = Image.new("L", (width, height))

    def tint(self, colour: object, corner: tuple[int, int], mask: Image.Image | art_pool.Unpainted) -> None:
        assert isinstance(mask, art_pool.Unpainted)
        shape = mask.look()
        self.mask.paste(shape, (corner[0] + mask.offset[0], corner[1] + mask.offset[1]))


def test_art_is_painted_once_and_takes_no_more_than_is_meant_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art_pool, "pool", art_pool.Pool(100_000, 0, 0))
    painted: list[int] = []

    @art_pool.painted
    def art(size: int) -> Image.Image:
        painted.append(size)
        return Image.new("RGBA", (size, size))

    assert art(50) is art(50)
    assert painted == [50]
    for size in (*range(60, 80), 200):
        assert art(size).width == size
        assert 0 < art_pool.pool.taken <= 100_000
    assert len(art_pool.pool) > 1
    art(50)
    assert painted.count(50) == 2, "the least recently used one is gone"


def test_cells_have_few_sizes() -> None:
    assert list(tiles.SIZES) == sorted(tiles.SIZES, reverse=True)
    for room in range(20, 340):
        assert tiles.fitting(room) <= room
        assert tiles.fitting(room) in tiles.SIZES
    assert all(tiles.fitting(room) >= room * 0.87 for room in range(21, 169)), (
        "a picture is hardly smaller than it may be"
    )


def test_a_file_is_what_its_name_says() -> None:
    view = samples.snack(2, "medium", 14)
    still = (render.area(view), render.hand(view.hand), render.reveal(*samples.ended(view)), render.table(view))
    moving = (render.reveal(*samples.ended(view), moving=True), render.replay(view), render.replay(view, moving=False))
    for picture in still:
        assert picture.filename.endswith(".png")
        assert picture.data.startswith(b"\x89PNG")
    for picture in moving:
        assert picture.filename.endswith(".webp")
        assert picture.data[8:12] == b"WEBP"
    assert len(still[-1].data) < 200 * 1024


def test_art_that_has_gone_from_hand_is_packed_and_comes_back_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art_pool, "pool", art_pool.Pool(30_000, 100_000, 0))
    painted: list[tuple[str, int]] = []

    @art_pool.painted
    def art(mode: str, size: int) -> Image.Image:
        painted.append((mode, size))
        image = Image.effect_noise((size, size), 60).convert("RGB")
        return image.convert(mode)

    every = [(mode, size) for mode in ("1", "L", "RGB", "RGBA") for size in (20, 40, 60)]
    first = {one: art(*one).copy() for one in every}
    for one, before in first.items():
        again = art(*one)
        assert (again.mode, again.size, again.tobytes()) == (before.mode, before.size, before.tobytes())
    assert painted == every
    assert art_pool.pool.at_hand <= 30_000
    assert art_pool.pool.at_hand < art_pool.kept_bytes() <= 130_000


def test_what_takes_long_to_paint_stays_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is painted after it."""
    monkeypatch.setattr(art_pool, "pool", art_pool.Pool(30_000, 10_000, 20_000))
    painted: list[str] = []

    @art_pool.dear
    def dear(size: int) -> Image.Image:
        painted.append("dear")
        return Image.effect_noise((size, size), 60)

    @art_pool.painted
    def plain(size: int) -> Image.Image:
        painted.append("plain")
        return Image.effect_noise((size, size), 60)

    looks = dear(50).tobytes()
    first = plain(50).tobytes()
    for size in range(60, 100):
        plain(size)
    assert dear(50).tobytes() == looks
    assert painted.count("dear") == 1
    assert plain(50).tobytes() != first, "noise, painted again"
    for size in range(60, 100):
        dear(size)
    assert 0 < art_pool.pool.taken <= 60_000
    dear(50)
    assert painted.count("dear") == 42, "but nothing stays for ever"
