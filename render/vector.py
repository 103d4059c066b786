"""Paints the paths of `engine.shapes`, supersampled for smooth edges."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache, lru_cache
from itertools import pairwise
from typing import Iterable, NamedTuple

from PIL import Image, ImageColor, ImageDraw

from engine.shapes import UNITS, Point, between

Rgb = tuple[int, int, int]
SUPERSAMPLE = 4
_STEPS = 14
"""Straight pieces per curve: enough for 200 pixels, supersampled four times."""


class Line(NamedTuple):
    points: tuple[Point, ...]
    closed: bool


@cache
def rgb(colour: str) -> Rgb:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mix(one: str, other: str, part: float) -> str:
    """A blend of two colours, with `part` of the other."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


@lru_cache(maxsize=128)
def flatten(path: str) -> tuple[Line, ...]:
    """A path broken down into straight lines."""
    lines: list[Line] = []
    points: list[Point] = []
    words = path.split()
    at = 0

    def take(count: int) -> list[Point]:
        nonlocal at
        numbers = [float(word) for word in words[at : at + 2 * count]]
        at += 2 * count
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    while at < len(words):
        command = words[at]
        at += 1
        if command == "M":
            if points:
                lines.append(Line(tuple(points), closed=False))
            points = take(1)
        elif command == "L":
            points += take(1)
        elif command == "Q":
            start, (control, end) = points[-1], take(2)
            points += _curve(start, control, control, end, quadratic=True)
        elif command == "C":
            start, (first, second, end) = points[-1], take(3)
            points += _curve(start, first, second, end)
        elif command == "Z":
            lines.append(Line(tuple(points), closed=True))
            points = []
        else:
            raise ValueError(f"unknown path command {command!r}")
    if points:
        lines.append(Line(tuple(points), closed=False))
    return tuple(lines)


def _curve(a: Point, b: Point, c: Point, d: Point, quadratic: bool = False) -> list[Point]:
    if quadratic:
        b, c = between(a, b, 2 / 3), between(d, c, 2 / 3)
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    return [(i * ax + j * bx + k * cx + m * dx, i * ay + j * by + k * cy + m * dy) for i, j, k, m in _WEIGHTS]


def _weights(t: float) -> tuple[float, float, float, float]:
    s = 1 - t
    return s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t


_WEIGHTS = tuple(_weights(step / _STEPS) for step in range(1, _STEPS + 1))
"""How much each of a curve's four points counts, along the way."""


# Painting


class Paint:
    """A supersampled sheet to draw shapes on; `image()` returns the smooth result."""

    def __init__(
        self, width: int, height: int, ground: tuple[int, ...], unit: float | None = None, smooth: int = 0
    ) -> None:
        """The ground is a colour with its opacity, or one level: then only a mask is painted, in levels."""
        self._smooth = smooth or SUPERSAMPLE
        self._unit = (width / UNITS if unit is None else unit) * self._smooth
        mode = "L" if len(ground) == 1 else "RGBA"
        self._sheet = Image.new(mode, (width * self._smooth, height * self._smooth), ground)
        self._draw = ImageDraw.Draw(self._sheet)

    def fill(self, path: str, colour: tuple[int, ...]) -> None:
        for line in flatten(path):
            self._draw.polygon(self._scaled(line.points), fill=colour)

    def stroke(self, path: str, colour: tuple[int, ...], width: float) -> None:
        """Draw a line with round ends and joints."""
        for line in flatten(path):
            points = self._scaled(line.points)
            if line.closed:
                points.append(points[0])
            self._line(points, colour, width)

    def dashes(self, path: str, colour: tuple[int, ...], width: float, dash: float, gap: float) -> None:
        for line in flatten(path):
            points = [*line.points, line.points[0]] if line.closed else list(line.points)
            for piece in _dashed(points, dash, gap):
                self._line(self._scaled(piece), colour, width)

    def _line(self, points: list[Point], colour: tuple[int, ...], width: float) -> None:
        thick = width * self._unit
        self._draw.line(points, fill=colour, width=max(1, round(thick)))
        r = thick / 2
        for x, y in points:
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def image(self, part: tuple[int, int, int, int] | None = None) -> Image.Image:
        """What has been painted, or just a part of it (left, top, right, bottom)."""
        if part is None:
            return self._sheet.reduce(self._smooth)
        left, top, right, bottom = (edge * self._smooth for edge in part)
        return self._sheet.reduce(self._smooth, (left, top, right, bottom))


def _dashed(points: list[Point], dash: float, gap: float) -> list[list[Point]]:
    """Split a line into dashes, adjusted slightly so that a whole number of them fits."""
    walked = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        walked.append(walked[-1] + ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    period = walked[-1] / max(1, round(walked[-1] / (dash + gap)))

    def at(distance: float) -> Point:
        n = max(1, bisect_left(walked, min(distance, walked[-1])))
        return between(points[n - 1], points[n], (distance - walked[n - 1]) / (walked[n] - walked[n - 1]))

    pieces = []
    for start in (number * period for number in range(round(walked[-1] / period))):
        end = start + period * dash / (dash + gap)
        inner = [point for point, so_far in zip(points, walked, strict=True) if start < so_far < end]
        pieces.append([at(start), *inner, at(end)])
    return pieces
