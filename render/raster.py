"""Puts art down pixel by pixel, in the palette of a theme.

What is in the palette is an image of levels (Pillow's mode L), each of which is the number of an entry. The palette
itself is only needed where colours are: every image of mode P would have its own copy of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.theme import Theme
from render.vector import Rgb, mix, rgb

ALPHAS = (0, 64, 128, 192)
"""Opacities of the last palette entries, which are the paper's colour, used for its corners."""
COLOURS = 256 - len(ALPHAS)
PAPER = 0
"""The paper's entry in every palette."""


@lru_cache(maxsize=8)
def entries(theme: Theme) -> bytes:
    """The palette of a theme, which must be dressed for a game: red, green and blue of each entry."""
    named = [
        theme.paper, theme.ink, theme.white, theme.frame, theme.cell, theme.cell_line, theme.faint, theme.newest,
        theme.trial, theme.plus, theme.minus, *theme.art.values(), *theme.outlines.values(), *theme.seats,
        *theme.emblems.values(),
    ]  # fmt: skip
    base = list(dict.fromkeys(named))
    blends = [mix(colour, theme.ink, part) for part in (0.5, 0.75, 0.25) for colour in base]
    blends[len(base) : len(base)] = [mix(colour, theme.white, 0.5) for colour in base]
    colours = list(dict.fromkeys(map(rgb, [*base, *blends])))
    while mistaken := _mistaken(colours[:COLOURS]):
        colours = [colour for colour in colours if colour not in mistaken]
    return _flat(colours[:COLOURS])


def _mistaken(colours: list[Rgb]) -> set[Rgb]:
    """Colours that Pillow takes for others when it converts an image, because it only looks roughly: they have to go,
    or what is converted twice would change. Of two, the less important one, which comes later."""
    strip = Image.new("P", (len(colours), 1))
    strip.putdata(range(len(colours)))
    strip.putpalette(_flat(colours))
    taken_for = strip.convert("RGB").quantize(palette=strip, dither=Image.Dither.NONE).tobytes()
    return {colours[max(one, other)] for one, other in enumerate(taken_for) if one != other}


def _flat(colours: list[Rgb]) -> bytes:
    """A palette of these colours, filled up with the first."""
    return bytes(value for colour in colours for value in colour) + bytes(colours[0]) * (256 - len(colours))


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """An image that carries the palette of a theme."""
    holder = Image.new("P", (1, 1), PAPER)
    holder.putpalette(entries(theme))
    return holder


def indexed(image: Image.Image, theme: Theme) -> Image.Image:
    """An RGB image converted to the theme's palette, pixel by pixel. Colours of the palette stay as they are."""
    entries = image.quantize(palette=palette(theme), dither=Image.Dither.NONE).tobytes()
    return Image.frombuffer("L", image.size, entries, "raw", "L", 0, 1)


def with_palette(image: Image.Image, theme: Theme) -> Image.Image:
    """A copy of what is in the theme's palette, with that palette."""
    copy = image.copy()
    copy.putpalette(entries(theme))
    return copy


def coloured(image: Image.Image, theme: Theme) -> Image.Image:
    """What is in the theme's palette, in full colour."""
    return with_palette(image, theme).convert("RGB")


def on_paper(art: Image.Image, theme: Theme) -> Image.Image:
    """Art with transparency as it looks on bare paper, in the theme's palette, ready for pasting."""
    image = Image.new("RGB", art.size, theme.paper)
    image.paste(art, (0, 0), art)
    return indexed(image, theme)


class PixelBox(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int

    @property
    def area(self) -> int:
        return (self.right - self.left) * (self.bottom - self.top)

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
    seen: PixelBox
    """The part of the ground where anything of it can be seen."""


class Raster:
    """Pixels being drawn.

    Art in the theme's palette is copied. Art with soft edges has to be blended with what lies under it, in full colour;
    that is put off until all of it is known, so that each part is converted only once.
    """

    def __init__(self, ground: Image.Image, theme: Theme) -> None:
        """The ground is drawn on: nobody else may need it."""
        self._image = ground
        self._theme = theme
        self._layers: list[_Layer] = []

    def put(self, art: Image.Image | Rgb, corner: tuple[int, int], mask: Image.Image | None) -> None:
        if mask is not None and mask.mode != "1":
            self._put_softly(art, corner, mask)
            return
        assert isinstance(art, Image.Image)
        assert art.mode == "L", "only art in the theme's palette can be copied"
        if self._layers:
            self._blend()
        self._image.paste(art, corner, mask)

    def _put_softly(self, art: Image.Image | Rgb, corner: tuple[int, int], mask: Image.Image) -> None:
        if isinstance(art, Image.Image) and art.mode == "L":
            art = coloured(art, self._theme)
        (x, y), (width, height) = corner, self._image.size
        seen = PixelBox(max(x, 0), max(y, 0), min(x + mask.width, width), min(y + mask.height, height))
        if seen.left < seen.right and seen.top < seen.bottom:
            self._layers.append(_Layer(art, corner, mask, seen))

    def image(self) -> Image.Image:
        """Everything drawn so far, in the theme's palette."""
        self._blend()
        return self._image

    def _blend(self) -> None:
        for box, layers in self._parts():
            part = coloured(self._image.crop(box), self._theme)
            for art, (x, y), mask, _ in layers:
                part.paste(art, (x - box.left, y - box.top), mask)
            self._image.paste(indexed(part, self._theme), box[:2])
        self._layers.clear()

    def _parts(self) -> list[tuple[PixelBox, list[_Layer]]]:
        """Parts that do not overlap, as large as pays, each with its layers in the order they were put down."""
        parts: list[tuple[PixelBox, list[int]]] = []
        for number, layer in enumerate(self._layers):
            box, numbers = layer.seen, [number]
            while met := next((part for part in parts if _better_together(part[0], box)), None):
                parts.remove(met)
                box, numbers = box.around(met[0]), numbers + met[1]
            parts.append((box, numbers))
        return [(box, [self._layers[number] for number in sorted(numbers)]) for box, numbers in parts]


_CALLS = 20_000
"""What it costs to blend a part besides its pixels, in pixels."""


def _better_together(one: PixelBox, other: PixelBox) -> bool:
    return one.meets(other) or one.around(other).area < one.area + other.area + _CALLS


def blank(width: int, height: int) -> Image.Image:
    """Bare paper."""
    return Image.new("L", (width, height), PAPER)
