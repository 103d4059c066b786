"""Shapes as short path strings on a square of 100 x 100, so that a game can bring its drawings as plain values.

Paths are a small part of what SVG knows: absolute `M L Q C Z`, numbers separated by spaces.
"""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]
UNITS = 100
ARC = 0.5523
"""How far the handles of a curve reach for it to be a quarter of a circle."""
CLEAR = "clear"
"""As a fill: cut a hole."""
HIT = "hit"
"""As a fill in the sign of a bonus: what counts, in one colour where it gives points and in another where it costs."""


class Shape(NamedTuple):
    path: str
    fill: str | None = None
    """A colour's name: one that the game declares, or one that every picture has (`ink`, `white` …)."""
    line: str | None = None
    width: float = 0
    """Of the line, in units."""


def oval(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """An ellipse round (x, y)."""
    ry = rx if ry is None else ry
    kx, ky = rx * ARC, ry * ARC
    return (
        f"M {x - rx} {y} C {x - rx} {y - ky} {x - kx} {y - ry} {x} {y - ry} C {x + kx} {y - ry} {x + rx} {y - ky}"
        f" {x + rx} {y} C {x + rx} {y + ky} {x + kx} {y + ry} {x} {y + ry} C {x - kx} {y + ry} {x - rx} {y + ky}"
        f" {x - rx} {y} Z"
    )


def slab(left: float, top: float, right: float, bottom: float, radius: float = 0) -> str:
    """A rectangle with round corners."""
    return rounded([(left, top), (right, top), (right, bottom), (left, bottom)], radius)


def rounded(corners: list[Point], radius: float) -> str:
    """A polygon with its corners rounded off."""
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
    """The point so far on the way from one to the other."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


WHOLE = slab(-2, -2, 102, 102)
"""A whole square and a little more, so that no edge is left unpainted."""
