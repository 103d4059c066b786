"""Everyone's areas in one picture, in seat order, each with its seat's number and colour; or the shared board."""

from __future__ import annotations

from typing import Iterator, Sequence

from PIL import Image

from engine.area import Area
from engine.game import Board, View
from engine.geometry import Box
from engine.shapes import slab
from render import alt, marks
from render.alt import Say
from render.art_pool import painted
from render.boards import Grid, check_area, lay_out, newest_of
from render.canvas import Sheet, finish, paper
from render.picture import Picture, RenderError
from render.raster import on_paper
from render.theme import PICNIC, Theme
from render.tiles import fitting
from render.vector import Paint, rgb

MOST_SEATS = 9
_ACROSS = {1: 1, 2: 2, 3: 2, 4: 2}
"""Number of areas -> areas per row. Three in a row are small on a phone, so only five or more areas use that."""
_WIDTH = {1: 760, 2: 1080, 3: 1180}
"""Areas per row -> width of the picture in pixels."""
_WIDE, _MANY = 1180, 9
"""Width of the picture for a single area with more than `_MANY` columns."""
_MARGIN, _GAP = 24, 20
_ROUND = 30
"""Pixels of a frame's side that its round corners take, and a little more."""
PAD, HEAD = 14, 52
"""Space around an area in its plot, and above it."""


class Plots:
    """The layout of several boards: plots of equal size in rows."""

    def __init__(self, boards: Sequence[Board], foot: int = 0, extra: int = 0, most_across: int = 3) -> None:
        """`foot` is the space below each board, `extra` the number of additional plots without a board."""
        if not boards:
            raise RenderError("empty_view", what="areas")
        if len(boards) > MOST_SEATS:
            raise RenderError("too_large", what="seats", size=len(boards), limit=MOST_SEATS)
        for board in boards:
            check_area(board.area)
        self.boards = boards
        self.count = len(boards) + extra
        self.across = min(_ACROSS.get(self.count, 3), most_across)
        self.down = -(-self.count // self.across)
        windows = [close_up(board.area) for board in boards]
        self.cols, self.rows = max(box.width for box in windows), max(box.height for box in windows)
        whole = _WIDE if self.count == 1 and self.cols > _MANY else _WIDTH[self.across]
        room = (whole - 2 * _MARGIN - (self.across - 1) * _GAP) // self.across - 2 * PAD
        self.cell = fitting(min(room // max(self.cols, self.rows), 150))
        self.width = self.cols * self.cell + 2 * PAD
        self.height = HEAD + self.rows * self.cell + PAD + foot
        self.windows = windows

    @property
    def size(self) -> tuple[int, int]:
        return (
            2 * _MARGIN + self.across * self.width + (self.across - 1) * _GAP,
            2 * _MARGIN + self.down * self.height + (self.down - 1) * _GAP,
        )

    def corner(self, place: int) -> tuple[int, int]:
        down, across = divmod(place, self.across)
        # Centre the last row if it is not full.
        missing = self.across - min(self.across, self.count - down * self.across)
        indent = missing * (self.width + _GAP) // 2
        return _MARGIN + indent + across * (self.width + _GAP), _MARGIN + down * (self.height + _GAP)

    def grid(self, place: int) -> Grid:
        left, top = self.corner(place)
        window = self.windows[place]
        spare_x = (self.cols - window.width) * self.cell // 2
        spare_y = (self.rows - window.height) * self.cell // 2
        return Grid(window, self.cell, left + PAD + spare_x, top + HEAD + spare_y)

    @property
    def _cuts(self) -> list[int]:
        """Between the rows of cells."""
        tops = [self.corner(down * self.across)[1] + HEAD for down in range(self.down)]
        return [top + row * self.cell for top in tops for row in range(self.rows + 1)]

    def _frame(self, canvas: Sheet, x: int, y: int, theme: Theme) -> None:
        """A frame with round corners, from its sides: most of it is bare paper."""
        beam, post = (self.width, _ROUND), (_ROUND, self.height - 2 * _ROUND)
        for far in (False, True):
            canvas.paste(_beam.later(beam, self.width, far, theme), (x, y + far * (self.height - _ROUND)))
            canvas.paste(_post.later(post, post[1], far, theme), (x + far * (self.width - _ROUND), y + _ROUND))

    def sheet(self, theme: Theme, numbered: bool = True) -> Sheet:
        """The paper with all plots; if `numbered`, with the seat's number at the head of each seat's plot."""
        canvas = paper(*self.size, theme, self._cuts)
        for place in range(self.count):
            self._frame(canvas, *self.corner(place), theme)
        for place, board in enumerate(self.boards):
            if numbered and board.seat is not None:
                x, y = self.corner(place)
                disc = marks.seat_badge(board.seat, 46, theme)
                canvas.paste(disc, (x + 8, y + 3), disc)
        return canvas


@painted
def _beam(width: int, bottom: bool, theme: Theme) -> Image.Image:
    """The upper or the lower side of a frame, with its round corners."""
    part = _frame(theme).crop((0, _ROUND * bottom, 2 * _ROUND, _ROUND + _ROUND * bottom))
    image = part.crop((_ROUND, 0, _ROUND + 1, _ROUND)).resize((width, _ROUND))
    image.paste(part.crop((0, 0, _ROUND, _ROUND)), (0, 0))
    image.paste(part.crop((_ROUND, 0, 2 * _ROUND, _ROUND)), (width - _ROUND, 0))
    return image


@painted
def _post(height: int, right: bool, theme: Theme) -> Image.Image:
    """The left or the right side of a frame, without corners."""
    left = _ROUND * right
    return _frame(theme).crop((left, _ROUND - 1, left + _ROUND, _ROUND)).resize((_ROUND, height))


@painted
def _frame(theme: Theme) -> Image.Image:
    size = 2 * _ROUND
    paint = Paint(size, size, (*rgb(theme.cell_line), 0), unit=1, smooth=2)
    paint.fill(slab(0, 0, size, size, 24), (*rgb(theme.cell_line), 255))
    paint.fill(slab(3, 3, size - 3, size - 3, 21), (*rgb(theme.paper), 255))
    return on_paper(paint.image(), theme)


def close_up(area: Area) -> Box:
    """The box around the cards, enlarged to the greatest size allowed if there is a limit."""
    box = area.box or area.rules.opening
    limit = area.rules.limit
    if limit is None:
        return box
    window = area.window
    left = _slide(box.left, box.right, window.left, window.right, limit)
    top = _slide(box.top, box.bottom, window.top, window.bottom, limit)
    return Box(top, left, top + limit - 1, left + limit - 1)


def _slide(low: int, high: int, first: int, last: int, size: int) -> int:
    """The start of a stretch of `size` cells that centres low … high and stays within first … last."""
    start = low - (size - (high - low + 1)) // 2
    return max(first, min(start, last - size + 1))


def table(view: View, theme: Theme = PICNIC) -> Picture:
    """All areas, as this view shows them."""
    theme = theme.dressed_for(view.game)
    plots = Plots(view.boards)
    canvas = plots.sheet(theme)
    for place, (_, area) in enumerate(view.boards):
        lay_out(canvas, plots.grid(place), area, theme, newest_of(area))
    return finish(canvas, "table.png", alt.alt(_words(view)), theme)


def _words(view: View) -> Iterator[Say]:
    rounds = {"round": view.round, "rounds": view.rounds}
    if view.shared is not None:
        yield Say("alt.table_shared", {**rounds, **_measures(view.shared)})
        return
    yield Say("alt.table", {"seats": view.seats, **rounds})
    for seat, area in enumerate(view.areas):
        yield Say("alt.table_seat", {"seat": seat + 1, **_measures(area)})


def _measures(area: Area) -> dict[str, int]:
    width, height = (area.box.width, area.box.height) if area.box else (0, 0)
    return {"cards": len(area.laid), "width": width, "height": height}
