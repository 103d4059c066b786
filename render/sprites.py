"""Which component looks like what, painted once per size, theme and process.

A square is painted from back to front: a ground (a cloth, or an empty space), and on it what lies there. Drawing knows
components by their codes only, so a new game brings its art and nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Mapping, Sequence

from PIL import Image

from engine.cards import Square
from render import alt
from render.art_goods import GOODS, GROUNDS
from render.art_signs import EMBLEMS, HIT, SIGNS
from render.art_snacks import CLOTHS, SNACKS
from render.picture import Picture, RenderError
from render.theme import PICNIC, Theme
from render.vector import CLEAR, UNITS, Paint, Shape, oval, rgb

_GROUNDS: Mapping[str, tuple[Shape, ...]] = {**CLOTHS, **GROUNDS}
_THINGS: Mapping[str, tuple[Shape, ...]] = {**SNACKS, **GOODS, **EMBLEMS}
_GROUND_UNDER: Mapping[str, str] = {"mouse": "alarm"}
"""What lies under a thing where its square names no ground; plain ground otherwise."""

COMPONENTS: tuple[str, ...] = (*SNACKS, *CLOTHS, *GOODS, "crate", "pallet", "barrel")
"""Every component that has art."""

EMOJI = 128

_OUTLINE, _HALO = 2.3, 5.5
"""How far a thing's dark outline, and the light halo round it, reach beyond its shapes."""
_SHARE = 0.87
"""How much of its square a thing takes up."""


def is_thing(component: str) -> bool:
    return component in _THINGS


@lru_cache(maxsize=256)
def thing(component: str, size: int, theme: Theme) -> Image.Image:
    """A snack or a good like a sticker: dark outline, light halo, nothing round it."""
    shapes = _THINGS[component]
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


@lru_cache(maxsize=128)
def ground(component: str, size: int, theme: Theme) -> Image.Image:
    paint = Paint(size, size, (0, 0, 0, 255))
    _lay_on(paint, _GROUNDS[component], theme)
    return paint.image().convert("RGB")


@lru_cache(maxsize=64)
def sign(modification: str, hit: str, size: int, theme: Theme) -> Image.Image:
    """What a modification looks at; `hit` is the theme's colour for what counts."""
    if modification not in SIGNS:
        raise RenderError("unknown_art", component=modification)
    paint = Paint(size, size, (*rgb(theme.frame), 0))
    shapes = [shape._replace(fill=hit) if shape.fill == HIT else shape for shape in SIGNS[modification]]
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


@lru_cache(maxsize=256)
def square(components: Square, size: int, theme: Theme) -> Image.Image:
    """A whole square, edge to edge."""
    for component in components:
        if component not in _GROUNDS and component not in _THINGS:
            raise RenderError("unknown_art", component=component)
    things = [component for component in components if component in _THINGS]
    grounds = [component for component in components if component in _GROUNDS]
    under = grounds or [_GROUND_UNDER.get(things[0], "ground") if things else "ground"]
    image = ground(under[-1], size, theme).copy()
    for component in things:
        side = round(size * _SHARE)
        art = thing(component, side, theme)
        corner = (size - side) // 2
        image.paste(art, (corner, corner), art)
    return image


def emblem(component: str, size: int, theme: Theme) -> Image.Image:
    """A component alone, on nothing: a thing as it is, a ground as a round swatch."""
    if component in _THINGS:
        return thing(component, size, theme)
    if component not in _GROUNDS:
        raise RenderError("unknown_art", component=component)
    return _swatch(component, size, theme)


@lru_cache(maxsize=128)
def _swatch(component: str, size: int, theme: Theme) -> Image.Image:
    rim = Paint(size, size, (*rgb(theme.white), 0))
    rim.fill(oval(50, 50, 49), (*rgb(theme.white), 255))
    rim.fill(oval(50, 50, 45), (*rgb(theme.ink), 255))
    image = rim.image()
    hole = Paint(size, size, (0, 0, 0, 0))
    hole.fill(oval(50, 50, 41), (255, 255, 255, 255))
    image.paste(ground(component, size, theme).convert("RGBA"), (0, 0), hole.image().getchannel("A"))
    return image


def sprite(component: str, theme: Theme = PICNIC) -> Picture:
    """A component alone on nothing, 128 pixels wide, as an emoji: PNG, which is what Discord takes for one."""
    art = emblem(component, EMOJI, theme)
    out = BytesIO()
    art.save(out, "PNG", optimize=True)
    return Picture(out.getvalue(), f"{component}.png", alt.alt(alt.component(component)), EMOJI, EMOJI)
