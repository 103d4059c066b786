"""The sheet of paper under every picture.

Every picture has a fixed palette, for its theme and game: the colours, and blends of them for smooth edges. It is drawn
in that palette from the start, so nearly everything is simply copied, one byte per pixel.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, Sequence

from PIL import Image

from engine.shapes import oval
from render.alt import Alt
from render.art_pool import painted
from render.files import animated, encode
from render.picture import Picture
from render.theme import Theme
from render.vector import Paint, Rgb, mix, rgb

CORNER = 28
"""Radius of the paper's round corners, in pixels."""
_ALPHAS = (0, 64, 128, 192)
"""Opacities of the last palette entries, which are the paper's colour, used for its corners."""
COLOURS = 256 - len(_ALPHAS)
_CLEAR = COLOURS
"""The entry that is not seen at all."""
_PAPER = 0
"""The paper's entry in every palette."""

# Colours


@lru_cache(maxsize=8)
def _entries(theme: Theme) -> bytes:
    """The palette of a theme, which must be dressed for a game: red, green and blue of each entry."""
    named = [
        theme.paper, theme.ink, theme.white, theme.frame, theme.cell, theme.cell_line, theme.faint, theme.newest,
        theme.trial, theme.plus, theme.minus, *theme.art.values(), *theme.outlines.values(), *theme.seats,
        *theme.emblems.values(),
    ]  # fmt: skip
    base = list(dict.fromkeys(named))
    blends = [mix(colour, theme.ink, part) for part in (0.5, 0.75, 0.25) for colour in base]
    blends[len(base) : len(base)] = [mix(colour, theme.white, 0.5) for colour in base]
    colours = list(dict.fromkeys([*base, *blends]))[:COLOURS]
    flat = [value for colour in colours for value in rgb(colour)]
    return bytes(flat) + bytes(rgb(theme.paper)) * (256 - len(colours))


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """An image that carries the palette of a theme."""
    holder = Image.new("P", (1, 1), _PAPER)
    holder.putpalette(_entries(theme))
    return holder


def indexed(image: Image.Image, theme: Theme) -> Image.Image:
    """An RGB image converted to the theme's palette, pixel by pixel."""
    return image.quantize(palette=palette(theme), dither=Image.Dither.NONE)


def on_paper(art: Image.Image, theme: Theme) -> Image.Image:
    """Art with transparency as it looks on bare paper, in the theme's palette, ready for pasting."""
    image = Image.new("RGB", art.size, theme.paper)
    image.paste(art, (0, 0), art)
    return indexed(image, theme)


# The sheet


class PixelBox(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int

    def meets(self, other: PixelBox) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def around(self, other: PixelBox) -> PixelBox:
        return PixelBox(*map(min, self[:2], other[:2]), *map(max, self[2:], other[2:]))


class _Layer(NamedTuple):
    """Art to be blended with whatever lies under it."""

    art: Image.Image | Rgb
    """Or just a colour."""
    corner: tuple[int, int]
    mask: Image.Image


class Sheet:
    """A picture being drawn.

    Art in the theme's palette is copied. Art with soft edges has to be blended with what lies under it, in full colour;
    that is put off until all of it is known, so that each part of the sheet is converted only once.
    """

    def __init__(self, image: Image.Image, theme: Theme) -> None:
        self._image = image
        self._theme = theme
        self._layers: list[_Layer] = []

    @property
    def width(self) -> int:
        return self._image.width

    @property
    def height(self) -> int:
        return self._image.height

    def paste(self, art: Image.Image, corner: tuple[int, int], mask: Image.Image | None = None) -> None:
        """Put down art: as it is if it has the theme's palette, or else blended through its mask."""
        if mask is not None:
            self._layers.append(_Layer(art, corner, mask))
            return
        assert art.mode == "P", "only art in the theme's palette can be copied"
        self._blend()
        self._image.paste(art, corner)

    def tint(self, colour: Rgb, corner: tuple[int, int], mask: Image.Image) -> None:
        """Put down a colour, as strongly as the mask says."""
        self._layers.append(_Layer(colour, corner, mask))

    def copy(self) -> Sheet:
        return Sheet(self.image().copy(), self._theme)

    def image(self) -> Image.Image:
        """Everything drawn so far, in the theme's palette."""
        self._blend()
        return self._image

    def _blend(self) -> None:
        for box, layers in self._parts():
            part = self._image.crop(box).convert("RGB")
            for art, (x, y), mask in layers:
                part.paste(art, (x - box.left, y - box.top), mask)
            self._image.paste(indexed(part, self._theme), box[:2])
        self._layers.clear()

    def _parts(self) -> list[tuple[PixelBox, list[_Layer]]]:
        """Parts of the sheet that do not overlap, each with its layers in the order they were put down."""
        parts: list[tuple[PixelBox, list[int]]] = []
        for number, (_, (x, y), mask) in enumerate(self._layers):
            left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
            box = PixelBox(max(x + left, 0), max(y + top, 0), min(x + right, self.width), min(y + bottom, self.height))
            if box.left >= box.right or box.top >= box.bottom:
                continue
            numbers = [number]
            while met := next((part for part in parts if part[0].meets(box)), None):
                parts.remove(met)
                box, numbers = box.around(met[0]), numbers + met[1]
            parts.append((box, numbers))
        return [(box, [self._layers[number] for number in sorted(numbers)]) for box, numbers in parts]


def paper(width: int, height: int, theme: Theme) -> Sheet:
    image = Image.new("P", (width, height), _PAPER)
    image.putpalette(_entries(theme))
    return Sheet(image, theme)


def stamp(canvas: Sheet | Image.Image, art: Image.Image, x: float, y: float) -> None:
    """Paste art centred on a point: using its transparency, or as it is if it has none."""
    mask = None if art.mode == "P" else art
    canvas.paste(art, (round(x - art.width / 2), round(y - art.height / 2)), mask)


# The file


@painted
def _corner(right: bool, bottom: bool) -> Image.Image:
    """One of the paper's corners, as palette entries."""
    levels = _opacity(right, bottom)
    steps = len(_ALPHAS)
    return levels.point([COLOURS + min(level * steps // 255, steps - 1) for level in range(256)])


@painted
def _cut(right: bool, bottom: bool) -> Image.Image:
    """The part to cut off at a corner, as a mask."""
    return _opacity(right, bottom).point([255 if level < 255 else 0 for level in range(256)]).convert("1")


def _opacity(right: bool, bottom: bool) -> Image.Image:
    paint = Paint(CORNER, CORNER, (0, 0, 0, 0), unit=1)
    paint.fill(oval(CORNER, CORNER, CORNER), (255, 255, 255, 255))
    levels = paint.image().getchannel("A")
    if right:
        levels = levels.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return levels.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if bottom else levels


def round_off(image: Image.Image) -> None:
    """Round off the corners of an indexed picture."""
    for right in (False, True):
        for bottom in (False, True):
            corner = right * (image.width - CORNER), bottom * (image.height - CORNER)
            image.paste(_corner(right, bottom), corner, _cut(right, bottom))
    image.info["transparency"] = bytes([255] * COLOURS + list(_ALPHAS))


def finish(canvas: Sheet, filename: str, alt: Alt, theme: Theme) -> Picture:
    image = canvas.image()
    round_off(image)
    return Picture(encode(image, filename), filename, alt, image.width, image.height)


def animate(frames: Sequence[tuple[Sheet, int]], filename: str, alt: Alt, loop: int) -> Picture:
    """An animation of frames, each with its duration in milliseconds; `loop` is how often it plays, 0 for ever."""
    images = [(frame.image(), shown) for frame, shown in frames]
    for image, _ in images:
        round_off(image)
    data = animated(images, _CLEAR, loop) if len(images) > 1 else encode(images[0][0], filename)
    return Picture(data, filename, alt, images[0][0].width, images[0][0].height)
