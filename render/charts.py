"""Charts: a rating over time as a line (part of a profile), a ranking with medals, and games per week."""

from __future__ import annotations

from typing import Mapping, Sequence

from PIL import Image

from engine.shapes import slab
from render import alt, marks
from render.alt import Say
from render.canvas import Sheet, finish, paper, stamp
from render.glyphs import writing
from render.picture import Picture, RenderError
from render.raster import indexed
from render.theme import PICNIC, Theme
from render.vector import Paint, rgb

WIDTH, HEIGHT = 760, 380
_LEFT, _RIGHT, _TOP, _BOTTOM = 96, 44, 40, 40
_ROW, _MEDAL = 64, 52
_DIGITS = 26
STEPS = (1, 2, 5)
MOST = 500
"""The most values on a line; of more, the last ones are drawn."""


def line_in_words(values: Sequence[int]) -> Say:
    shown = list(values)[-MOST:]
    ends = {"first": shown[0], "last": shown[-1], "low": min(shown), "high": max(shown)}
    return Say("alt.line", {"count": len(shown), **_as_drawn(ends)})


def draw_line(sheet: Sheet, values: Sequence[int], top: int, height: int, theme: Theme) -> None:
    """Draw a rating over time across the full width of a sheet, from `top` down, this high."""
    if not values:
        raise RenderError("empty_view", what="line")
    shown = list(values)[-MOST:]
    lines = grid_lines(min(shown), max(shown))
    least, most = lines[0], lines[-1]
    paint = Paint(WIDTH, height, (*rgb(theme.paper), 255), unit=1, smooth=2)

    def y_of(value: float) -> float:
        return height - _BOTTOM - (value - least) / (most - least) * (height - _TOP - _BOTTOM)

    def x_of(number: int) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * (number / (len(shown) - 1) if len(shown) > 1 else 1)

    points = [(x_of(number), y_of(value)) for number, value in enumerate(shown)]
    way = " L ".join(f"{x:.1f} {y:.1f}" for x, y in points)
    base = height - _BOTTOM
    if len(points) > 1:
        paint.fill(f"M {points[0][0]:.1f} {base} L {way} L {points[-1][0]:.1f} {base} Z", (*rgb(theme.cell), 255))
    for one in lines:
        paint.stroke(f"M {_LEFT} {y_of(one)} L {WIDTH - _RIGHT} {y_of(one)}", (*rgb(theme.cell_line), 255), 2)
    if len(points) > 1:
        paint.stroke(f"M {way}", (*rgb(theme.seats[1]), 255), 5)
    sheet.paste(indexed(paint.image().convert("RGB"), theme), (0, top))
    for one in lines:
        digits = writing(str(one), _DIGITS, "faint", theme)
        stamp(sheet, digits, _LEFT - 14 - digits.width / 2, top + y_of(one))
    x, y = points[-1]
    _dot(sheet, x, top + y, theme)


def _as_drawn(ratings: Mapping[str, int]) -> dict[str, str]:
    """Ratings as written in the picture: without thousands separators, in any language."""
    return {name: str(one) for name, one in ratings.items()}


def grid_lines(low: int, high: int) -> list[int]:
    """Three to six round values that span a range."""
    room = max(high - low, 40)
    step = next(one * 10**power for power in range(9) for one in STEPS if room / (one * 10**power) <= 4)
    first = low // step * step
    last = -(-high // step) * step
    return list(range(first, max(last, first + step) + 1, step))


def _dot(sheet: Sheet, x: float, y: float, theme: Theme) -> None:
    stamp(sheet, marks.pill(24, 24, "newest", theme), x, y)


def ranking(values: Sequence[int], first: int = 1, theme: Theme = PICNIC) -> Picture:
    """People's ratings, best first: a medal or a number, and a bar. `first` is the place of the first one."""
    if not values:
        raise RenderError("empty_view", what="ranking")
    height = _TOP + len(values) * _ROW + _TOP // 2
    sheet = paper(WIDTH, height, theme)
    low, high = min(values), max(values)
    reach = WIDTH - _LEFT - _RIGHT
    for number, value in enumerate(values):
        middle = _TOP + number * _ROW + _ROW // 2 - 8
        stamp(sheet, marks.medal(first + number, _MEDAL, theme), _LEFT / 2 + 4, middle)
        share = 0.35 + 0.65 * ((value - low) / (high - low) if high > low else 1)
        bar = _bar(round(reach * share), _ROW - 20, theme.seats[number % len(theme.seats)], theme)
        sheet.paste(bar, (_LEFT, round(middle - bar.height / 2)), bar)
        stamp(sheet, writing(str(value), _DIGITS, "white", theme), _LEFT + bar.width - 52, middle)
    said = [Say("alt.ranked", {"place": first + number, "value": str(value)}) for number, value in enumerate(values)]
    return finish(sheet, "ranking.png", alt.alt(said), theme)


def weeks(values: Sequence[int], theme: Theme = PICNIC) -> Picture:
    """How many there were in each week, oldest first; the last one is the current week."""
    if not values:
        raise RenderError("empty_view", what="weeks")
    sheet = paper(WIDTH, HEIGHT, theme)
    most = max(*values, 1)
    across = (WIDTH - 2 * _RIGHT) / len(values)
    for number, value in enumerate(values):
        middle = _RIGHT + across * (number + 0.5)
        height = round((HEIGHT - _TOP - _BOTTOM - 40) * value / most)
        if height:
            colour = theme.newest if number == len(values) - 1 else theme.seats[1]
            bar = _bar(round(across * 0.7), max(height, 10), colour, theme)
            sheet.paste(bar, (round(middle - bar.width / 2), HEIGHT - _BOTTOM - bar.height), bar)
        digits = writing(str(value), _DIGITS, "ink" if value else "faint", theme)
        stamp(sheet, digits, middle, HEIGHT - _BOTTOM - max(height, 0) - 24)
    said = Say("alt.weeks", {"count": len(values), "values": tuple(map(str, values))})
    return finish(sheet, "weeks.png", alt.alt(said), theme)


def _bar(width: int, height: int, colour: str, theme: Theme) -> Image.Image:
    paint = Paint(width, height, (*rgb(colour), 0), unit=1, smooth=2)
    paint.fill(slab(0, 0, width, height, min(10, height / 2, width / 2)), (*rgb(colour), 255))
    return paint.image()
