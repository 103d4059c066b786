"""The pieces that boards are made of: squares of cards with their rims, empty cells, outlines. All cached."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.cards import Square
from engine.shapes import slab
from render import sprites
from render.theme import Theme
from render.vector import Paint, rgb

_ROUND, _LINE, _RIM, _NEWEST_RIM = 15.0, 2.4, 4.0, 7.0
"""Of a card, in hundredths of a cell: corner radius; thickness of the outline, the rim, and the newest card's rim."""
_THIN, _THICKEST = 2.0, 6.0
"""An outline is at least `_THIN` pixels thick, but at most `_THICKEST` hundredths of a (very small) cell."""


class Sides(NamedTuple):
    """The sides of a square on which its card ends."""

    top: bool
    right: bool
    bottom: bool
    left: bool


ALL_SIDES = Sides(True, True, True, True)


class Piece(NamedTuple):
    image: Image.Image
    mask: Image.Image
    """The part of the image to paint, since cards have round corners."""

    def onto(self, canvas: Image.Image, corner: tuple[int, int]) -> None:
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


@lru_cache(maxsize=128)
def _mask(size: int, sides: Sides, by: float, radius: float) -> Image.Image:
    paint = Paint(size, size, (0, 0, 0, 0))
    paint.fill(_inset(sides, by, radius), (255, 255, 255, 255))
    return paint.image().getchannel("A")


@lru_cache(maxsize=512)
def piece(components: Square, size: int, sides: Sides, rim: str, theme: Theme) -> Piece:
    """One square of a card, with its part of the card's rim."""
    image = Image.new("RGB", (size, size), theme.ink)
    line = min(max(_LINE, _THIN * 100 / size), _THICKEST)
    rim_mask = _mask(size, sides, line, _ROUND - line)
    image.paste(Image.new("RGB", (size, size), theme.colour(rim)), (0, 0), rim_mask)
    edge = line + (_NEWEST_RIM if rim == "newest" else _RIM)
    inner = _mask(size, sides, edge, _ROUND - edge)
    image.paste(sprites.square(components, size, theme), (0, 0), inner)
    return Piece(image, _mask(size, sides, 0.4, _ROUND))


@lru_cache(maxsize=32)
def empty_cell(size: int, theme: Theme) -> Image.Image:
    """A cell without a card."""
    paint = Paint(size, size, (*rgb(theme.paper), 255))
    paint.fill(slab(4, 4, 96, 96, 14), (*rgb(theme.cell_line), 255))
    paint.fill(slab(6, 6, 94, 94, 12.5), (*rgb(theme.cell), 255))
    return paint.image().convert("RGB")


@lru_cache(maxsize=64)
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
