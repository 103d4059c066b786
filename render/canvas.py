"""The sheet of paper under every picture, and how it becomes a file.

Pictures are lossless WebP with a palette that is fixed for a theme dressed for a game: its colours, and blends of them
for smooth edges. Finding a pixel's colour is one look-up. PNG of the same pixels is written three times as fast but is
half as large again, because it cannot exploit that a square repeats one from the row of cells above.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Any, Mapping

from PIL import Image

from engine.shapes import oval
from render.alt import Alt
from render.picture import Picture
from render.theme import Theme
from render.vector import Paint, mix, rgb

CORNER = 28
"""Radius of the paper's round corners, in pixels."""
_ALPHAS = (0, 64, 128, 192)
"""Opacities of the last palette entries, which are the paper's colour, used for its corners."""
LOSSLESS: Mapping[str, Any] = {"lossless": True, "method": 2, "quality": 60}
"""Options for saving WebP: more effort than this saves little space, less is hardly faster."""
COLOURS = 256 - len(_ALPHAS)


def paper(width: int, height: int, theme: Theme) -> Image.Image:
    return Image.new("RGB", (width, height), theme.paper)


def stamp(canvas: Image.Image, art: Image.Image, x: float, y: float) -> None:
    """Paste art, using its transparency, centred on a point."""
    canvas.paste(art, (round(x - art.width / 2), round(y - art.height / 2)), art)


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """An image that carries the palette of a theme, which must be dressed for a game."""
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
    flat += list(rgb(theme.paper)) * (256 - len(colours))
    holder = Image.new("P", (1, 1))
    holder.putpalette(flat)
    return holder


def indexed(canvas: Image.Image, theme: Theme) -> Image.Image:
    """The picture converted to the theme's palette."""
    return canvas.quantize(palette=palette(theme), dither=Image.Dither.NONE)


@lru_cache(maxsize=8)
def _corner(theme: Theme) -> tuple[Image.Image, Image.Image]:
    """The top-left corner of the paper: its palette entries, and a mask of where to paste them."""
    paint = Paint(CORNER, CORNER, (0, 0, 0, 0), unit=1)
    paint.fill(oval(CORNER, CORNER, CORNER), (255, 255, 255, 255))
    alpha = paint.image().getchannel("A")
    steps = len(_ALPHAS)
    levels = alpha.point([COLOURS + min(level * steps // 255, steps - 1) for level in range(256)])
    return levels, alpha.point([255 if level < 255 else 0 for level in range(256)]).convert("1")


def round_off(image: Image.Image, theme: Theme) -> None:
    """Round off the corners of an indexed picture."""
    levels, mask = _corner(theme)
    right, bottom = image.width - CORNER, image.height - CORNER
    mirror, flip = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    for x, turns_x in ((0, False), (right, True)):
        for y, turns_y in ((0, False), (bottom, True)):
            part, where = levels, mask
            if turns_x:
                part, where = part.transpose(mirror), where.transpose(mirror)
            if turns_y:
                part, where = part.transpose(flip), where.transpose(flip)
            image.paste(part, (x, y), where)
    image.info["transparency"] = bytes([255] * COLOURS + list(_ALPHAS))


def encode(image: Image.Image) -> bytes:
    """The bytes of an indexed picture as a WebP file."""
    out = BytesIO()
    image.save(out, "WEBP", **LOSSLESS)
    return out.getvalue()


def finish(canvas: Image.Image, filename: str, alt: Alt, theme: Theme) -> Picture:
    image = indexed(canvas, theme)
    round_off(image, theme)
    return Picture(encode(image), filename, alt, image.width, image.height)
