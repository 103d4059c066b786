"""Images of components, painted once per size, theme and process.

A square is painted from back to front: first a ground, then the things on it. This module knows components only by
their codes; how they look comes from the games' art (`engine.art`).
"""

from __future__ import annotations

from io import BytesIO
from typing import Sequence

from PIL import Image

from engine.art import BARE, Art, Shapes, art_with
from engine.cards import Square
from engine.shapes import CLEAR, HIT, UNITS, Shape, oval
from render import alt
from render.art_pool import dear
from render.emblems import EMBLEMS
from render.picture import Picture, RenderError
from render.theme import PICNIC, Theme
from render.vector import Paint, rgb

EMOJI = 128

_OUTLINE, _HALO = 2.3, 5.5
"""How far a thing's dark outline, and the light halo around it, extend beyond its shapes, in units."""
_SHARE = 0.87
"""Size of a thing relative to its square."""


def _art(component: str) -> Art:
    art = art_with(component)
    if art is None:
        raise RenderError("unknown_art", component=component)
    return art


def is_thing(component: str) -> bool:
    return component in _art(component).things


@dear
def thing(component: str, size: int, theme: Theme) -> Image.Image:
    """A thing as a sticker: dark outline, light halo, transparent around it."""
    return sticker(_art(component).things[component], size, theme)


@dear
def emblem(name: str, size: int, theme: Theme) -> Image.Image:
    """A drawing that belongs to no game, such as `crown` or `robot`."""
    return sticker(EMBLEMS[name], size, theme)


def sticker(shapes: Shapes, size: int, theme: Theme) -> Image.Image:
    """Shapes with a dark outline and a light halo, transparent around them."""
    halo = (*rgb(theme.white), 255)
    reach = UNITS + 2 * _HALO
    paint = Paint(size, size, (*halo[:3], 0), unit=size / reach)
    moved = [_moved(shape, _HALO) for shape in shapes]
    for grown, colour in ((_HALO, halo), (_OUTLINE, (*rgb(theme.ink), 255))):
        for shape in moved:
            if shape.fill == CLEAR:
                continue
            if shape.fill:
                paint.fill(shape.path, colour)
            paint.stroke(shape.path, colour, (shape.width if shape.line else 0) + 2 * grown)
    _lay_on(paint, moved, theme)
    return paint.image()


@dear
def ground(shapes: Shapes, size: int, theme: Theme) -> Image.Image:
    paint = Paint(size, size, (0, 0, 0, 255))
    _lay_on(paint, shapes, theme)
    return paint.image().convert("RGB")


@dear
def sign(component: str, modification: str, hit: str, size: int, theme: Theme) -> Image.Image:
    """The sign of a modification; `hit` names the theme's colour for what counts."""
    signs = _art(component).signs
    if modification not in signs:
        raise RenderError("unknown_art", component=modification)
    paint = Paint(size, size, (*rgb(theme.frame), 0))
    shapes = [shape._replace(fill=hit) if shape.fill == HIT else shape for shape in signs[modification]]
    _lay_on(paint, shapes, theme)
    return paint.image()


def _lay_on(paint: Paint, shapes: Sequence[Shape], theme: Theme) -> None:
    for shape in shapes:
        if shape.fill:
            paint.fill(shape.path, (0, 0, 0, 0) if shape.fill == CLEAR else (*rgb(theme.colour(shape.fill)), 255))
        if shape.line:
            paint.stroke(shape.path, (*rgb(theme.colour(shape.line)), 255), shape.width)


def _moved(shape: Shape, by: float) -> Shape:
    words = [str(float(word) + by) if word not in "MLQCZ" else word for word in shape.path.split()]
    return shape._replace(path=" ".join(words))


def square(components: Square, size: int, theme: Theme) -> Image.Image:
    """A whole square, painted edge to edge."""
    arts = {component: _art(component) for component in components}
    things = [component for component, art in arts.items() if component in art.things]
    grounds = [art.grounds[component] for component, art in arts.items() if component in art.grounds]
    image = ground(grounds[-1] if grounds else _under(things[0]), size, theme).copy()
    for component in things:
        side = round(size * _SHARE)
        art = thing(component, side, theme)
        corner = (size - side) // 2
        image.paste(art, (corner, corner), art)
    return image


def _under(component: str) -> Shapes:
    """The ground for a thing whose square names none."""
    art = _art(component)
    return art.grounds[art.under.get(component, BARE)]


def alone(component: str, size: int, theme: Theme) -> Image.Image:
    """A component without a square: a thing as it is, a ground as a round swatch."""
    return thing(component, size, theme) if is_thing(component) else _swatch(component, size, theme)


@dear
def _swatch(component: str, size: int, theme: Theme) -> Image.Image:
    rim = Paint(size, size, (*rgb(theme.white), 0))
    rim.fill(oval(50, 50, 49), (*rgb(theme.white), 255))
    rim.fill(oval(50, 50, 45), (*rgb(theme.ink), 255))
    image = rim.image()
    hole = Paint(size, size, (0, 0, 0, 0))
    hole.fill(oval(50, 50, 41), (255, 255, 255, 255))
    cut = ground(_art(component).grounds[component], size, theme).convert("RGBA")
    image.paste(cut, (0, 0), hole.image().getchannel("A"))
    return image


def sprite(component: str, theme: Theme = PICNIC) -> Picture:
    """A component by itself for use as an emoji: 128 pixels wide, as PNG, which Discord accepts for emojis."""
    art = alone(component, EMOJI, theme.dressed_with(component))
    out = BytesIO()
    art.save(out, "PNG", optimize=True)
    return Picture(out.getvalue(), f"{component}.png", alt.alt(alt.component(component)), EMOJI, EMOJI)
