"""Digits, capital letters and signs as round strokes: our own font, so that it looks the same on every machine."""

from __future__ import annotations

from typing import Mapping, NamedTuple

from PIL import Image

from engine.shapes import oval
from render.art_pool import painted
from render.theme import Theme
from render.vector import Paint, rgb


class Glyph(NamedTuple):
    width: float
    path: str


_HEIGHT = 100
_STROKE = 15.0
_SPACE = 11.0
"""The gap between two glyphs, from edge to edge of their strokes."""

# Paths follow the middle of the stroke, from 10 (top) to 90 (base line).
_GLYPHS: Mapping[str, Glyph] = {
    "0": Glyph(48, "M 0 38 C 0 0 48 0 48 38 L 48 62 C 48 100 0 100 0 62 Z"),
    "1": Glyph(26, "M 0 28 L 24 10 L 24 90"),
    "2": Glyph(46, "M 2 30 C 4 2 44 2 44 32 C 44 52 16 68 2 90 L 46 90"),
    "3": Glyph(46, "M 3 22 C 14 4 44 6 43 29 C 42 46 28 48 18 48 C 30 48 46 52 46 69 C 46 96 8 96 1 76"),
    "4": Glyph(52, "M 36 90 L 36 10 L 0 66 L 52 66"),
    "5": Glyph(46, "M 42 10 L 8 10 L 4 46 C 16 36 46 36 46 64 C 46 96 8 96 0 76"),
    "6": Glyph(48, "M 40 12 C 16 22 0 42 0 64 C 0 98 48 98 48 66 C 48 36 6 36 1 60"),
    "7": Glyph(46, "M 0 10 L 46 10 L 16 90"),
    "8": Glyph(48, "M 24 47 C 0 47 0 10 24 10 C 48 10 48 47 24 47 C -8 47 -8 90 24 90 C 56 90 56 47 24 47 Z"),
    "9": Glyph(48, "M 8 88 C 32 78 48 58 48 36 C 48 2 0 2 0 34 C 0 64 42 64 47 40"),
    "A": Glyph(58, "M 0 90 L 29 10 L 58 90 M 11 62 L 47 62"),
    "B": Glyph(46, "M 0 10 L 0 90 L 24 90 C 52 90 52 48 24 48 L 0 48 L 20 48 C 44 48 44 10 20 10 L 0 10"),
    "C": Glyph(54, "M 52 24 C 36 2 0 8 0 50 C 0 92 36 98 52 76"),
    "D": Glyph(52, "M 0 10 L 0 90 L 16 90 C 64 90 64 10 16 10 L 0 10"),
    "E": Glyph(40, "M 40 10 L 0 10 L 0 90 L 40 90 M 0 48 L 34 48"),
    "F": Glyph(40, "M 40 10 L 0 10 L 0 90 M 0 50 L 34 50"),
    "G": Glyph(56, "M 52 24 C 36 2 0 8 0 50 C 0 98 52 100 54 56 L 32 56"),
    "H": Glyph(50, "M 0 10 L 0 90 M 50 10 L 50 90 M 0 48 L 50 48"),
    "I": Glyph(8, "M 4 10 L 4 90"),
    "J": Glyph(38, "M 38 10 L 38 66 C 38 98 0 98 0 70"),
    "K": Glyph(48, "M 0 10 L 0 90 M 46 10 L 0 56 M 16 42 L 48 90"),
    "L": Glyph(38, "M 0 10 L 0 90 L 38 90"),
    "M": Glyph(64, "M 0 90 L 4 10 L 32 66 L 60 10 L 64 90"),
    "N": Glyph(50, "M 0 90 L 0 10 L 50 90 L 50 10"),
    "O": Glyph(60, "M 0 50 C 0 -4 60 -4 60 50 C 60 104 0 104 0 50 Z"),
    "P": Glyph(46, "M 0 90 L 0 10 L 22 10 C 54 10 54 54 22 54 L 0 54"),
    "Q": Glyph(60, "M 0 50 C 0 -4 60 -4 60 50 C 60 104 0 104 0 50 Z M 38 68 L 60 92"),
    "R": Glyph(48, "M 0 90 L 0 10 L 22 10 C 54 10 54 52 22 52 L 0 52 M 22 52 L 48 90"),
    "S": Glyph(46, "M 43 22 C 32 4 2 8 3 30 C 4 52 44 46 45 69 C 46 94 10 96 0 76"),
    "T": Glyph(50, "M 0 10 L 50 10 M 25 10 L 25 90"),
    "U": Glyph(50, "M 0 10 L 0 62 C 0 99 50 99 50 62 L 50 10"),
    "V": Glyph(56, "M 0 10 L 28 90 L 56 10"),
    "W": Glyph(76, "M 0 10 L 18 90 L 38 30 L 58 90 L 76 10"),
    "X": Glyph(50, "M 0 10 L 50 90 M 50 10 L 0 90"),
    "Y": Glyph(52, "M 0 10 L 26 50 L 52 10 M 26 50 L 26 90"),
    "Z": Glyph(48, "M 0 10 L 48 10 L 0 90 L 48 90"),
    "+": Glyph(44, "M 22 30 L 22 74 M 0 52 L 44 52"),
    "-": Glyph(40, "M 0 52 L 40 52"),
    "×": Glyph(36, "M 0 36 L 36 72 M 36 36 L 0 72"),
    "=": Glyph(40, "M 0 40 L 40 40 M 0 66 L 40 66"),
    ".": Glyph(4, "M 2 88 L 2 90"),
    "/": Glyph(34, "M 0 94 L 34 6"),
    "%": Glyph(70, f"M 8 94 L 62 6 {oval(14, 24, 14)} {oval(56, 76, 14)}"),
    "Ø": Glyph(60, "M 0 50 C 0 -4 60 -4 60 50 C 60 104 0 104 0 50 Z M 4 96 L 56 4"),
    "✓": Glyph(62, "M 0 52 L 22 78 L 62 22"),
    "✗": Glyph(56, "M 0 22 L 56 78 M 56 22 L 0 78"),
    " ": Glyph(12, ""),
}

MINUS = "−"


@painted
def writing(text: str, height: int, colour: str, theme: Theme, halo: str | None = None) -> Image.Image:
    """A line of capitals, digits and signs, `height` pixels high; a halo makes it readable on any background."""
    glyphs = [_GLYPHS[letter] for letter in text.replace(MINUS, "-")]
    rim = 9.0 if halo else 0.0
    edge = _STROKE / 2 + rim
    units = sum(glyph.width for glyph in glyphs) + (len(glyphs) - 1) * (_SPACE + _STROKE) + 2 * edge
    unit = height / (_HEIGHT + 2 * rim)
    ground = rgb(theme.colour(halo or colour))
    paint = Paint(max(1, round(units * unit)), height, (*ground, 0), unit=unit)
    passes = [(halo, _STROKE + 2 * rim)] if halo else []
    for name, width in [*passes, (colour, _STROKE)]:
        left = edge
        for glyph in glyphs:
            paint.stroke(_shifted(glyph.path, left, rim), (*rgb(theme.colour(name)), 255), width)
            left += glyph.width + _SPACE + _STROKE
    return paint.image()


def _shifted(path: str, x: float, y: float) -> str:
    out, across = [], True
    for word in path.split():
        if word.isalpha():
            out.append(word)
            across = True
        else:
            out.append(str(float(word) + (x if across else y)))
            across = not across
    return " ".join(out)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"
