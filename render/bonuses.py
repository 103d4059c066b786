"""Draws bonuses: each as a card with its component, the sign of its modification, and its points."""

from __future__ import annotations

from typing import Sequence

from PIL import Image

from engine.game import Bonus
from engine.shapes import slab
from render import alt, marks, sprites
from render.alt import Say
from render.art_pool import painted
from render.canvas import Sheet, finish, paper, stamp
from render.picture import Picture, RenderError
from render.raster import on_paper
from render.theme import PICNIC, Theme
from render.vector import Paint, rgb

_CARD_WIDTH, _CARD_HEIGHT = 354, 214
_MARGIN, _GAP, _ART = 18, 16, 126


def bonus(pairs: Sequence[Bonus], theme: Theme = PICNIC) -> Picture:
    """The bonuses of a game, side by side."""
    if not pairs:
        raise RenderError("empty_view", what="bonuses")
    theme = theme.dressed_with(pairs[0].component)
    width = 2 * _MARGIN + len(pairs) * (_CARD_WIDTH + _GAP) - _GAP
    canvas = paper(width, 2 * _MARGIN + _CARD_HEIGHT, theme)
    for n, pair in enumerate(pairs):
        _card(canvas, pair, _MARGIN + n * (_CARD_WIDTH + _GAP), _MARGIN, theme)
    said = [
        Say(
            "alt.bonus",
            {"component": alt.component(pair.component), "modification": Say(f"modification.{pair.modification}")},
        )
        for pair in pairs
    ]
    return finish(canvas, "bonus.png", alt.alt(said), theme)


def _card(canvas: Sheet, pair: Bonus, x: int, y: int, theme: Theme) -> None:
    colour = "plus" if pair.worth > 0 else "minus"
    canvas.paste(_blank(colour, theme), (x, y))
    middle = y + 20 + _ART / 2
    size = _ART + 24 if sprites.is_thing(pair.component) else _ART
    stamp(canvas, sprites.alone(pair.component, size, theme), x + _CARD_WIDTH * 0.28, middle)
    stamp(canvas, sprites.sign(pair.component, pair.modification, colour, _ART, theme), x + _CARD_WIDTH * 0.72, middle)
    value = marks.label(pair.worth, None, 48, theme, times=not pair.once)
    stamp(canvas, value, x + _CARD_WIDTH / 2, y + _CARD_HEIGHT - 36)


@painted
def _blank(colour: str, theme: Theme) -> Image.Image:
    """An empty card, as painted on the paper."""
    paint = Paint(_CARD_WIDTH, _CARD_HEIGHT, (*rgb(theme.paper), 0), unit=1)
    paint.fill(slab(0, 0, _CARD_WIDTH, _CARD_HEIGHT, 26), (*rgb(theme.colour(colour)), 255))
    paint.fill(slab(6, 6, _CARD_WIDTH - 6, _CARD_HEIGHT - 6, 20), (*rgb(theme.frame), 255))
    return on_paper(paint.image(), theme)
