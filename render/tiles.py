"""The pieces that boards are made of: squares of cards with their rims, empty cells, outlines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Iterator, NamedTuple, Sequence

from PIL import Image

from engine.cards import Square
from engine.geometry import Cell
from engine.shapes import slab
from render import sprites
from render.art_pool import dear, painted, trimmed
from render.canvas import Sheet
from render.raster import coloured, indexed
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


_SMOOTH = 3
"""A line's smooth edges reach so many pixels further."""


def side_box(side: int, size: int, corner: float) -> tuple[int, int, int, int]:
    """The part of a cell (left, top, right, bottom) that a line along one of its `Sides` runs through. Those at the top
    and the bottom have the line's corners, which reach so far into the cell, in hundredths of it. Art that is cut up
    like this has few pixels that are not empty around it."""
    deep, half = ceil(size * corner / 100) + _SMOOTH, size // 2
    return (
        (0, 0, size, deep),
        (half, deep, size, size - deep),
        (0, size - deep, size, size),
        (0, deep, half, size - deep),
    )[side]


@dataclass(frozen=True, eq=False, slots=True)
class Face:
    """One square of a card as it is drawn. Compared by identity, because it is a cache key: all come from `face`."""

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
    return Piece(_alone(face, size, theme), _shape(face.sides, size))


@painted
def _alone(face: Face, size: int, theme: Theme) -> Image.Image:
    return _rimmed(face, size, theme)


def _rimmed(face: Face, size: int, theme: Theme) -> Image.Image:
    square, sides, rim = face.square, face.sides, face.rim
    image = Image.new("RGB", (size, size), theme.ink)
    line = min(max(_LINE, _THIN * 100 / size), _THICKEST)
    rim_mask = _mask(size, sides, line, _ROUND - line)
    image.paste(Image.new("RGB", (size, size), theme.colour(rim)), (0, 0), rim_mask)
    edge = line + (_NEWEST_RIM if rim == "newest" else _RIM)
    inner = _mask(size, sides, edge, _ROUND - edge)
    image.paste(sprites.square(square, size, theme), (0, 0), inner)
    return indexed(image, theme)


@painted
def cell(face: Face | None, size: int, theme: Theme) -> Image.Image:
    """A cell of a board with the square that lies in it, if any, in the theme's palette."""
    if face is None:
        return indexed(_blank(size, theme), theme)
    return _edged(face, edge((), face.sides, size, theme), theme)


@painted
def apart(face: Face, size: int, theme: Theme) -> Image.Image:
    """A square of a card that lies on bare paper, in the theme's palette."""
    paper = Image.new("RGB", (size, size), theme.paper)
    return _edged(face, _inked(paper, face.sides, size, theme), theme)


def _edged(face: Face, around: Image.Image, theme: Theme) -> Image.Image:
    size = around.width
    tile = _rimmed(face, size, theme)
    tile.paste(around, (0, 0), edge_mask(face.sides, size))
    return tile


def showing(stack: Sequence[Face]) -> tuple[Face, ...]:
    """Those squares of a cell, bottom first, that can be seen under the edges of the last one: a card does not quite
    reach the edges of its cells, and has round corners."""
    *under, top = stack
    seen: list[Face] = []
    through = top.sides
    for face in reversed(under):
        if not any(through):
            break
        seen.append(face)
        through = Sides(*(one and other for one, other in zip(through, face.sides, strict=True)))
    return tuple(seen[::-1])


@painted
def edge(under: tuple[Face, ...], sides: Sides, size: int, theme: Theme) -> Image.Image:
    """The edges of a square that lies in a cell of a board over others, bottom first: what does not belong to its card,
    or only in part. The outline there is ink whatever the card, so all squares of these sides have the same edges."""
    if not under:
        return _inked(_blank(size, theme).copy(), sides, size, theme)
    top = under[-1]
    ground = cell(top, size, theme).copy()
    if shown := showing(under):
        ground.paste(edge(shown, top.sides, size, theme), (0, 0), edge_mask(top.sides, size))
    return _inked(coloured(ground, theme), sides, size, theme)


def _inked(ground: Image.Image, sides: Sides, size: int, theme: Theme) -> Image.Image:
    ground.paste(theme.ink, (0, 0, size, size), _shape(sides, size))
    return indexed(ground, theme)


@painted
def edge_mask(sides: Sides, size: int) -> Image.Image:
    """Where a square's edges are, as a mask without levels."""
    return _shape(sides, size).point([255] * 255 + [0]).convert("1")


def _shape(sides: Sides, size: int) -> Image.Image:
    """The part of a cell that a card with these sides covers, as a mask."""
    return _mask(size, sides, 0.4, _ROUND)


@dear
def _blank(size: int, theme: Theme) -> Image.Image:
    paint = Paint(size, size, (*rgb(theme.paper), 255))
    paint.fill(slab(4, 4, 96, 96, 14), (*rgb(theme.cell_line), 255))
    paint.fill(slab(6, 6, 94, 94, 12.5), (*rgb(theme.cell), 255))
    return paint.image().convert("RGB")


def outline_sides(ends: Sides, size: int, thick: float) -> Iterator[tuple[int, tuple[int, int, int, int]]]:
    """The sides of a cell along which a card's outline runs, and where: at the top and the bottom it has corners."""
    across = ends.left or ends.right
    for side, ends_here in enumerate(ends):
        if ends_here or (across and side in (0, 2)):
            yield side, side_box(side, size, _outline_edge(thick) + _ROUND)


@trimmed
def outline_part(
    width: int, height: int, cell: int, at: Cell, side: int, colour: str, theme: Theme, dashed: bool, thick: float
) -> Image.Image:
    """The part of a card's outline along one side of one of its cells, counted from its corner."""
    x, y = at.col * cell, at.row * cell
    left, top, right, bottom = side_box(side, cell, _outline_edge(thick) + _ROUND)
    whole = card_outline(width, height, cell, colour, theme, dashed, thick)
    return whole.crop((x + left, y + top, x + right, y + bottom))


def _outline_edge(thick: float) -> float:
    """How far inside its cells the middle of a card's outline runs, in hundredths of a cell."""
    return thick / 2 + 0.5


@dear
def card_outline(
    width: int, height: int, cell: int, colour: str, theme: Theme, dashed: bool = False, thick: float = 5
) -> Image.Image:
    """The outline of a card of `width` x `height` cells, just inside them, with a light edge to stand out anywhere."""
    paint = Paint(width * cell, height * cell, (*rgb(theme.white), 0), unit=cell / 100, smooth=3)
    edge = _outline_edge(thick)
    path = slab(edge, edge, width * 100 - edge, height * 100 - edge, _ROUND)
    paint.stroke(path, (*rgb(theme.white), 255), thick + 3.5)
    if dashed:
        paint.dashes(path, (*rgb(theme.colour(colour)), 255), thick, 5, 12)
    else:
        paint.stroke(path, (*rgb(theme.colour(colour)), 255), thick)
    return paint.image()
