"""The bots' faces: things from the larder, each with eyes and a mouth that show how well it plays.

Easy bots smile, medium ones are wide awake, hard ones frown, and experts wear a monocle.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from typing import Callable, Mapping

from engine.art import Shapes
from engine.shapes import Shape, oval
from render import alt
from render.larder import ALERT, COLOURS, GENTLE, KNOWING, LARDER, SHARP, line
from render.picture import Picture, RenderError
from render.sprites import EMOJI, sticker
from render.theme import PICNIC, Theme


def _gentle(x: float, y: float) -> Shapes:
    """Happily closed eyes, rosy cheeks, a broad smile."""
    return (
        Shape(oval(x - 21, y + 7, 5, 3.5), "cheek"),
        Shape(oval(x + 21, y + 7, 5, 3.5), "cheek"),
        line(f"M {x - 18} {y} Q {x - 13} {y - 8} {x - 8} {y}", "ink"),
        line(f"M {x + 8} {y} Q {x + 13} {y - 8} {x + 18} {y}", "ink"),
        line(f"M {x - 9} {y + 9} Q {x} {y + 19} {x + 9} {y + 9}", "ink"),
    )


def _alert(x: float, y: float) -> Shapes:
    """Round, wide-open eyes, and a small smile."""
    eyes = [Shape(oval(x + side, y, 7, 8), "white") for side in (-13, 13)]
    pupils = [Shape(oval(x + side, y + 1, 4, 5), "ink") for side in (-12, 12)]
    return *eyes, *pupils, line(f"M {x - 7} {y + 14} Q {x} {y + 19} {x + 7} {y + 14}", "ink")


def _sharp(x: float, y: float) -> Shapes:
    """Narrowed eyes under slanting brows, and half a smile."""
    eyes = [Shape(oval(x + side, y + 1, 7, 6.5), "white") for side in (-13, 13)]
    pupils = [Shape(oval(x + side, y + 2, 4, 4.5), "ink") for side in (-10, 10)]
    brows = (f"M {x - 22} {y - 11} L {x - 6} {y - 4}", f"M {x + 22} {y - 11} L {x + 6} {y - 4}")
    mouth = f"M {x - 8} {y + 15} Q {x + 4} {y + 18} {x + 11} {y + 10}"
    return *eyes, *pupils, *(line(brow, "ink", 4.5) for brow in brows), line(mouth, "ink")


def _knowing(x: float, y: float) -> Shapes:
    """One calm eye, the other behind a monocle, and a faint smile."""
    lid = f"M {x - 21} {y - 3} Q {x - 13} {y - 9} {x - 5} {y - 3}"
    return (
        Shape(oval(x - 13, y + 1, 7, 6.5), "white"),
        Shape(oval(x - 12, y + 2, 4, 4.5), "ink"),
        line(lid, "ink", 5),
        Shape(oval(x + 14, y + 1, 12, 12), "gold"),
        Shape(oval(x + 14, y + 1, 9, 9), "white"),
        Shape(oval(x + 13, y + 2, 4.5, 5), "ink"),
        line(f"M {x + 25} {y + 6} Q {x + 30} {y + 18} {x + 24} {y + 28}", "gold", 3),
        line(f"M {x - 8} {y + 17} Q {x + 2} {y + 22} {x + 9} {y + 16}", "ink"),
    )


LOOKS: Mapping[str, Callable[[float, float], Shapes]] = {
    GENTLE: _gentle,
    ALERT: _alert,
    SHARP: _sharp,
    KNOWING: _knowing,
}


@lru_cache(maxsize=4)
def _dressed(theme: Theme) -> Theme:
    return replace(theme, art=COLOURS)


def face(name: str, theme: Theme = PICNIC) -> Picture:
    """A bot's face for use as an emoji: 128 pixels wide, as PNG."""
    if name not in LARDER:
        raise RenderError("unknown_art", component=name)
    body, look, x, y = LARDER[name]
    out = BytesIO()
    sticker((*body, *LOOKS[look](x, y)), EMOJI, _dressed(theme)).save(out, "PNG", optimize=True)
    return Picture(out.getvalue(), f"{name}.png", alt.alt(), EMOJI, EMOJI)
