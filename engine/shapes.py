"""Shapes as short path strings on a square of 100 x 100, so that games can declare their drawings as plain values.

Paths are a small subset of SVG: absolute `M L Q C Z`, with everything separated by spaces.
"""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]
UNITS = 100
ARC = 0.5523
"""Length of a Bézier curve's handles, relative to the radius, that makes it a quarter circle."""
CLEAR = "clear"
"""Fill that cuts a hole."""
HIT = "hit"
"""Fill for what counts in a bonus sign; drawn in one colour if it gives points, in another if it costs points."""


class Shape(NamedTuple):
    path: str
    fill: str | None = None
    """Name of a colour: one the game declares, or one of the theme's (`ink`, `white` …)."""
    line: str | None = None
    width: float = 0
    """Width of the line, in units."""


def oval(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """An ellipse around (x, y)."""
    ry = rx if ry is None else ry
    kx, ky = rx * ARC, ry * ARC
    return (
        f"M {x - rx} {y} C {x - rx} {y - ky} {x - kx} {y - ry} {x} {y - ry} C {x + kx} {y - ry} {x + rx} {y - ky}"
        f" {x + rx} {y} C {x + rx} {y + ky} {x + kx} {y + ry} {x} {y + ry} C {x - kx} {y + ry} {x - rx} {y + ky}"
        f" {x - rx} {y} Z"
    )


def slab(left: float, top: float, right: float, bottom: float, radius: float = 0) -> str:
    """A rectangle, with rounded corners if a radius is given."""
    return rounded([(left, top), (right, top), (right, bottom), (left, bottom)], radius)


def rounded(corners: list[Point], radius: float) -> str:
    """A polygon with rounded corners."""
    pieces = []
    for here, corner in enumerate(corners):
        before, after = corners[here - 1], corners[(here + 1) % len(corners)]
        start, end = _towards(corner, before, radius), _towards(corner, after, radius)
        (ax, ay), (bx, by) = between(start, corner, ARC), between(end, corner, ARC)
        pieces.append(f"{start[0]} {start[1]} C {ax} {ay} {bx} {by} {end[0]} {end[1]}")
    return "M " + " L ".join(pieces) + " Z"


def _towards(here: Point, there: Point, distance: float) -> Point:
    dx, dy = there[0] - here[0], there[1] - here[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    part = min(distance / length, 0.5)
    return here[0] + dx * part, here[1] + dy * part


def between(a: Point, b: Point, part: float) -> Point:
    """The point that is `part` of the way from `a` to `b`."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


WHOLE = slab(-2, -2, 102, 102)
"""The whole square and a little more, so that no edge stays unpainted."""
