"""Sheets are drawn in their palette, art is painted once, and files are what their names say."""

from __future__ import annotations

import random

import pytest
from cachetools import LRUCache
from PIL import Image, ImageChops

import render
from engine.geometry import Box, Cell
from engine.shapes import rounded, slab
from render import PICNIC, art_pool, canvas, files, marks, tiles
from render.boards import Grid
from render.vector import Paint, rgb
from tests.render import samples

THEME = PICNIC.dressed_for("snack")


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
    assert sheet.image().tobytes() == canvas.indexed(plain, THEME).tobytes()


def test_a_tile_covers_what_was_put_down_before_it() -> None:
    sheet = canvas.paper(60, 60, THEME)
    sheet.paste(soft(THEME.minus, 60), (0, 0), soft(THEME.minus, 60))
    sheet.paste(canvas.indexed(Image.new("RGB", (60, 60), THEME.plus), THEME), (0, 0))
    assert sheet.image().convert("RGB").getcolors() == [(3600, rgb(THEME.plus))]


def test_a_copy_of_a_sheet_goes_its_own_way() -> None:
    sheet = canvas.paper(60, 60, THEME)
    copy = sheet.copy()
    copy.paste(soft(THEME.minus), (0, 0), soft(THEME.minus))
    assert sheet.image().getcolors() == [(3600, 0)]
    assert copy.image().getcolors() != [(3600, 0)]


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


class Masks(canvas.Sheet):
    """Notes what is tinted."""

    def __init__(self, width: int, height: int) -> None:
        self.mask = Image.new("L", (width, height))

    def tint(self, colour: object, corner: tuple[int, int], mask: Image.Image) -> None:
        self.mask.paste(mask, corner)


def test_art_is_painted_once_and_takes_no_more_than_is_meant_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art_pool, "pool", LRUCache(100_000, getsizeof=art_pool.size_of))
    monkeypatch.setattr(art_pool, "packed", LRUCache(0))
    painted: list[int] = []

    @art_pool.painted
    def art(size: int) -> Image.Image:
        painted.append(size)
        return Image.new("RGBA", (size, size))

    assert art(50) is art(50)
    assert painted == [50]
    for size in (*range(60, 80), 200):
        assert art(size).width == size
        assert 0 < art_pool.pool.currsize <= 100_000
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
    with pytest.raises(KeyError):
        files.encode(Image.new("P", (1, 1)), "area.jpg")


def test_art_that_has_gone_from_hand_is_packed_and_comes_back_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art_pool, "pool", art_pool.AtHand(30_000, getsizeof=art_pool.size_of))
    monkeypatch.setattr(art_pool, "packed", LRUCache(100_000, getsizeof=art_pool.packed_size))
    theme = PICNIC.dressed_for("snack")
    painted: list[tuple[str, int]] = []

    @art_pool.painted
    def art(mode: str, size: int) -> Image.Image:
        painted.append((mode, size))
        image = Image.effect_noise((size, size), 60).convert("RGB")
        return canvas.indexed(image, theme) if mode == "P" else image.convert(mode)

    every = [(mode, size) for mode in ("P", "L", "RGB", "RGBA") for size in (20, 40, 60)]
    first = {one: art(*one).copy() for one in every}
    for one, before in first.items():
        again = art(*one)
        assert (again.mode, again.size, again.tobytes()) == (before.mode, before.size, before.tobytes())
        assert again.convert("RGB").tobytes() == before.convert("RGB").tobytes(), "its palette too"
    assert painted == every
    assert art_pool.pool.currsize <= 30_000
    assert art_pool.kept_bytes() == art_pool.pool.currsize + art_pool.packed.currsize
