"""A profile: someone's rating over time, how their games went, and their best board ever, on one sheet.

Like every picture it has signs and numbers but no words; the text beside it says what they mean.
"""

from __future__ import annotations

from PIL import Image

from engine.shapes import slab
from engine.view import Board, View
from render import alt, charts, marks, sprites
from render.alt import Say
from render.art_pool import painted
from render.boards import Grid, check_area, lay_out
from render.canvas import Sheet, finish, paper, stamp
from render.glyphs import MINUS, writing
from render.picture import Picture, ProfileFigures, area_of
from render.raster import on_paper
from render.theme import PICNIC, Theme
from render.tiles import fitting
from render.vector import Paint, rgb

_WIDTH, _MARGIN, _GAP = charts.WIDTH, 24, 16
_HEAD, _CHART, _TILE = 108, 240, 112
_BOARD, _LEAST = 448, 400
"""Pixels for the best board: the most along each side, and the least height."""
_ABOVE = 190
"""How far down the favourites begin, beside it."""
_SIGN, _DIGITS = 76, 50
_WHOLE = _WIDTH - 2 * _MARGIN
_HALF = (_WHOLE - _GAP) // 2


class _Board:
    """The best board, as large as fits."""

    def __init__(self, board: Board) -> None:
        check_area(board.area)
        self.board = board
        self._window = board.area.box or board.area.rules.opening
        self._cell = fitting(_BOARD // max(self._window.width, self._window.height))

    @property
    def height(self) -> int:
        return max(self._window.height * self._cell, _LEAST)

    def grid(self, left: int, top: int) -> Grid:
        width, height = (side * self._cell for side in (self._window.width, self._window.height))
        return Grid(self._window, self._cell, left + (_BOARD - width) // 2, top + (self.height - height) // 2)


def profile(figures: ProfileFigures, view: View | None = None, seat: int = 0, theme: Theme = PICNIC) -> Picture:
    """`view` and `seat` say where the best board is; without them it is left out."""
    theme = theme.dressed_for(figures.game)
    tiles = _tiles(figures)
    chart = _CHART if len(figures.line) > 1 else 0
    board = None if view is None else _Board(area_of(view, seat))
    rows = -(-len(tiles) // 2) + (figures.duel is not None)
    height = _HEAD + chart + rows * (_TILE + _GAP) + (board.height + _GAP if board else 0) + _MARGIN - _GAP
    sheet = paper(_WIDTH, height, theme)
    if chart:
        # First, since it reaches up into the head.
        charts.draw_line(sheet, figures.line, _HEAD - 24, chart + 32, theme)
    _rating(sheet, figures, theme)
    top = _HEAD + chart
    for number, (sign, text) in enumerate(tiles):
        x, y = _MARGIN + number % 2 * (_HALF + _GAP), top + number // 2 * (_TILE + _GAP)
        alone = number % 2 == 0 and number == len(tiles) - 1
        sheet.paste(_blank(_WHOLE if alone else _HALF, theme), (x, y))
        _with_sign(sheet, sign, text, x, y, theme)
    top += -(-len(tiles) // 2) * (_TILE + _GAP)
    if figures.duel is not None:
        _duel(sheet, figures.duel, top, theme)
        top += _TILE + _GAP
    said = [Say("alt.profile", {"games": figures.games, "wins": figures.wins})]
    if figures.skill is not None:
        said.append(Say("alt.skill", {"skill": tenths(figures.skill)}))
    if chart:
        said.append(charts.line_in_words(figures.line))
    if board is not None:
        _best(sheet, figures, board, top, theme)
        said += alt.area(*board.board)
    return finish(sheet, "profile.png", alt.alt(said), theme)


def _rating(sheet: Sheet, figures: ProfileFigures, theme: Theme) -> None:
    """The rating; for someone new, a pip for each rated game it takes, filled for those they have."""
    middle = _HEAD / 2
    stamp(sheet, sprites.emblem("star", 84, theme), _MARGIN + 46, middle)
    x = _MARGIN + 108
    if figures.rating is not None:
        text = writing(str(figures.rating), 68, "ink", theme)
        stamp(sheet, text, x + text.width / 2, middle)
        return
    for number in range(figures.needed):
        pip = marks.pill(38, 38, "newest" if number < figures.rated else "cell_line", theme)
        stamp(sheet, pip, x + 19 + number * 52, middle)


def _tiles(figures: ProfileFigures) -> list[tuple[str, str]]:
    """A sign and a number for each tile: games, wins, current and longest winning streak, moves made in time,
    and points above what the cards usually bring."""
    tiles = [("cards", str(figures.games)), ("crown", str(figures.wins))]
    if figures.longest:
        tiles.append(("flame", f"{figures.streak}/{figures.longest}"))
    if figures.kept is not None:
        tiles.append(("clock", f"{figures.kept}%"))
    if figures.skill is not None:
        tiles.append(("target", tenths(figures.skill)))
    return tiles


def _with_sign(sheet: Sheet, sign: str, text: str, x: int, y: int, theme: Theme) -> None:
    stamp(sheet, sprites.emblem(sign, _SIGN, theme), x + 18 + _SIGN / 2, y + _TILE / 2)
    digits = writing(text, _DIGITS, "ink", theme)
    stamp(sheet, digits, x + 40 + _SIGN + digits.width / 2, y + _TILE / 2)


def _duel(sheet: Sheet, duel: tuple[int, int, int], top: int, theme: Theme) -> None:
    """Games against each other, as the viewer has won, lost and tied them."""
    sheet.paste(_blank(_WHOLE, theme), (_MARGIN, top))
    stamp(sheet, sprites.emblem("two", _SIGN, theme), _MARGIN + 18 + _SIGN / 2, top + _TILE / 2)
    x = _MARGIN + 40 + _SIGN
    for sign, colour, number in zip("✓✗=", ("plus", "minus", "faint"), duel, strict=True):
        text = writing(f"{sign} {number}", _DIGITS, colour, theme)
        stamp(sheet, text, x + text.width / 2, top + _TILE / 2)
        x += text.width + 44


def _best(sheet: Sheet, figures: ProfileFigures, best: _Board, top: int, theme: Theme) -> None:
    """The best board; beside it its points, the average, and the favourite components."""
    lay_out(sheet, best.grid(_MARGIN, top), best.board.area, theme)
    middle = (_MARGIN + _BOARD + _WIDTH) / 2
    y = top + 56
    if figures.best is not None:
        points = writing(_plain(figures.best), 72, "ink", theme)
        stamp(sheet, marks.medal(1, 96, theme), middle - points.width / 2 - 20, y)
        stamp(sheet, points, middle + 48, y + 6)
        average = writing(f"Ø {_plain(figures.average)}", 44, "faint", theme)
        stamp(sheet, average, middle, y + 104)
    room = (best.height - _ABOVE) // max(1, len(figures.favourites))
    for number, component in enumerate(figures.favourites):
        art = sprites.alone(component, min(120, room - 8), theme)
        stamp(sheet, art, middle, top + _ABOVE + (number + 0.5) * room)


def tenths(number: int) -> str:
    """A number of tenths with its sign: `+1.4`."""
    sign = MINUS if number < 0 else "+" if number else ""
    return f"{sign}{abs(number) // 10}.{abs(number) % 10}"


def _plain(points: int) -> str:
    return str(points).replace("-", MINUS)


@painted
def _blank(width: int, theme: Theme) -> Image.Image:
    """An empty tile, as painted on the paper."""
    paint = Paint(width, _TILE, (*rgb(theme.paper), 0), unit=1)
    paint.fill(slab(0, 0, width, _TILE, 22), (*rgb(theme.cell_line), 255))
    paint.fill(slab(3, 3, width - 3, _TILE - 3, 19), (*rgb(theme.cell), 255))
    return on_paper(paint.image(), theme)
