"""The pieces that boards are made of: squares of cards with their rims, empty cells, outlines."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.cards import Square
from engine.geometry import Cell
from engine.shapes import slab
from render import sprites
from render.art_pool import painted
from render.canvas import Sheet
from render.raster import indexed
from render.theme import Theme
from render.vector import Paint, rgb

SIZES = (
    336, 224, 168, 150, 134, 128, 119, 112, 104, 96, 90, 84, 78, 74, 68, 63, 59, 56, 53, 48, 44, 40,
    36, 32, 28, 24, 21, 18,
)  # fmt: skip
"""The sizes of cells in pixels: few, so that what is painted for one picture serves the next."""

_ROUND, _LINE, _RIM, _NEWEST_RIM = 15.0, 2.4, 4.0, 7.0
"""For a card, in hundredths of a cell: corner radius; thickness of the outline, the rim, and the newest card's rim."""
_THIN, _THICKEST = 2.0, 6.0
"""An outline is at least `_THIN` pixels thick, but at most `_THICKEST` hundredths of a (very small) cell."""


def fitting(room: int) -> int:
    """The largest cell size that fits."""
    return next((size for size in SIZES if size <= room), SIZES[-1])


class Sides(NamedTuple):
    """The sides of a square on which its card ends."""

    top: bool
    right: bool
    bottom: bool
    left: bool


class Face(NamedTuple):
    """One square of a card as it is drawn."""

    square: Square
    sides: Sides
    rim: str
    """The colour of the card's rim, by name."""


@lru_cache(maxsize=2048)
def face(square: Square, top: bool, right: bool, bottom: bool, left: bool, rim: str) -> Face:
    """A square of a card that ends on these sides. Equal ones are one: much of what is kept refers to them."""
    return Face(square, Sides(top, right, bottom, left), rim)


class Piece(NamedTuple):
    image: Image.Image
    mask: Image.Image
    """The part of the image to paint, since cards have round corners."""

    def onto(self, canvas: Sheet | Image.Image, corner: tuple[int, int]) -> None:
        canvas.paste(self.image, corner, self.mask)


def _inset(sides: Sides, by: float, radius: float) -> str:
    """The part of a card's outline that falls into one square; it runs off the square where the card continues."""
    far = 60
    return slab(
        by if sides.left else -far,
        by if sides.top else -far,
        100 - by if sides.right else 100 + far,
        100 - by if sides.bottom else 100 + far,
        radius,
    )


@painted
def _mask(size: int, sides: Sides, by: float, radius: float) -> Image.Image:
    paint = Paint(size, size, (0,))
    paint.fill(_inset(sides, by, radius), (255,))
    return paint.image()


def piece(face: Face, size: int, theme: Theme) -> Piece:
    """One square of a card with its part of the card's rim, for pasting on anything."""
    return Piece(_rimmed(face, size, theme), _mask(size, face.sides, 0.4, _ROUND))


@painted
def _rimmed(face: Face, size: int, theme: Theme) -> Image.Image:
    square, sides, rim = face
    image = Image.new("RGB", (size, size), theme.ink)
    line = min(max(_LINE, _THIN * 100 / size), _THICKEST)
    rim_mask = _mask(size, sides, line, _ROUND - line)
    image.paste(Image.new("RGB", (size, size), theme.colour(rim)), (0, 0), rim_mask)
    edge = line + (_NEWEST_RIM if rim == "newest" else _RIM)
    inner = _mask(size, sides, edge, _ROUND - edge)
    image.paste(sprites.square(square, size, theme), (0, 0), inner)
    return indexed(image, theme)


@painted
def cell(faces: tuple[Face, ...], size: int, theme: Theme) -> Image.Image:
    """A cell of a board with the squares that lie in it, bottom first, in the theme's palette.

    Hidden squares are painted too: they show at the round corners of the cards above.
    """
    return _pile(_empty_cell(size, theme), faces, size, theme)


@painted
def apart(face: Face, size: int, theme: Theme) -> Image.Image:
    """A square of a card that lies on bare paper, in the theme's palette."""
    return _pile(Image.new("RGB", (size, size), theme.paper), (face,), size, theme)


def _pile(ground: Image.Image, faces: tuple[Face, ...], size: int, theme: Theme) -> Image.Image:
    for face in faces:
        piece(face, size, theme).onto(ground, (0, 0))
    return indexed(ground, theme)


def _empty_cell(size: int, theme: Theme) -> Image.Image:
    return _blank(size, theme).copy()


@painted
def _blank(size: int, theme: Theme) -> Image.Image:
    paint = Paint(size, size, (*rgb(theme.paper), 255))
    paint.fill(slab(4, 4, 96, 96, 14), (*rgb(theme.cell_line), 255))
    paint.fill(slab(6, 6, 94, 94, 12.5), (*rgb(theme.cell), 255))
    return paint.image().convert("RGB")


@painted
def outline_part(
    width: int, height: int, cell: int, at: Cell, colour: str, theme: Theme, dashed: bool, thick: float
) -> Image.Image:
    """The part of a card's outline that falls into one of its cells, counted from its corner."""
    left, top = at.col * cell, at.row * cell
    whole = card_outline(width, height, cell, colour, theme, dashed, thick)
    return whole.crop((left, top, left + cell, top + cell))


@painted
def card_outline(
    width: int, height: int, cell: int, colour: str, theme: Theme, dashed: bool = False, thick: float = 5
) -> Image.Image:
    """The outline of a card of `width` x `height` cells, just inside them, with a light edge to stand out anywhere."""
    paint = Paint(width * cell, height * cell, (*rgb(theme.white), 0), unit=cell / 100, smooth=3)
    edge = thick / 2 + 0.5
    path = slab(edge, edge, width * 100 - edge, height * 100 - edge, _ROUND)
    paint.stroke(path, (*rgb(theme.white), 255), thick + 3.5)
    if dashed:
        paint.dashes(path, (*rgb(theme.colour(colour)), 255), thick, 5, 12)
    else:
        paint.stroke(path, (*rgb(theme.colour(colour)), 255), thick)
    return paint.image()
