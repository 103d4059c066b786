"""Draws areas: the part of the frame that matters, with labels, and the cards as they lie over and under each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Container, Iterable, Sequence

from PIL import Image

from engine.area import Area, Laid
from engine.game import View
from engine.geometry import Box, Cell, column_label
from render import alt, tiles
from render.alt import Say
from render.art_pool import painted
from render.canvas import Sheet, finish, paper, stamp
from render.glyphs import writing
from render.picture import Picture, RenderError, area_of
from render.raster import on_paper
from render.theme import PICNIC, Theme
from render.tiles import Face, Sides, fitting

WIDTH = 760
"""Width in pixels of a picture of one area: sharp on a phone that shows it 390 points wide."""
WIDE = 1180
"""The same for a window of more than `_MANY` cells along a side."""
_MANY = 9
_LABELS = 44
MOST_CELLS = 60
"""The most cells along one side of a window; more would be unreadable."""


@dataclass(frozen=True)
class Grid:
    """Maps the cells of a window to pixels of a canvas."""

    window: Box
    cell: int
    left: int
    top: int

    @property
    def width(self) -> int:
        return self.window.width * self.cell

    @property
    def height(self) -> int:
        return self.window.height * self.cell

    def corner(self, cell: Cell) -> tuple[int, int]:
        return (
            self.left + (cell.col - self.window.left) * self.cell,
            self.top + (cell.row - self.window.top) * self.cell,
        )

    def middle(self, cell: Cell) -> tuple[float, float]:
        x, y = self.corner(cell)
        return x + self.cell / 2, y + self.cell / 2


def check_area(area: Area) -> None:
    """Raise RenderError unless the area's window can be drawn and every card is inside the frame."""
    for laid in area.laid:
        check_box(area, laid.box)
    window = area.window
    side = max(window.width, window.height)
    if side > MOST_CELLS or min(window.width, window.height) < 1:
        raise RenderError("too_large", what="window", size=side, limit=MOST_CELLS)


def check_box(area: Area, box: Box) -> None:
    """Raise RenderError unless a card's box is inside the frame."""
    frame = area.rules.frame
    if not frame.contains(box):
        outside = next(cell for cell in box.cells() if not frame.has(cell))
        raise RenderError("off_frame", row=outside.row, col=outside.col)


@painted
def letters(text: str, height: int, theme: Theme) -> Image.Image:
    """The label of a row or column, as painted on the paper."""
    return on_paper(writing(text, height, "faint", theme), theme)


def grid_for(window: Box) -> Grid:
    """The grid for drawing a window on a sheet of its own, with room for labels on all four sides."""
    side = max(window.width, window.height)
    room = (WIDTH if side <= _MANY else WIDE) - 2 * _LABELS
    return Grid(window, fitting(room // side), _LABELS, _LABELS)


def labelled(window: Box, theme: Theme) -> tuple[Sheet, Grid]:
    """A blank sheet with the labels of a window on all four sides, and the grid for drawing on it."""
    grid = grid_for(window)
    height = grid.height + 2 * _LABELS
    canvas = paper(grid.width + 2 * _LABELS, height, theme, cuts=range(_LABELS, height, grid.cell))
    height = min(30, round(grid.cell * 0.46))
    for col in range(window.left, window.right + 1):
        x, _ = grid.middle(Cell(window.top, col))
        letter = letters(column_label(col), height, theme)
        stamp(canvas, letter, x, _LABELS / 2 + 2)
        stamp(canvas, letter, x, canvas.height - _LABELS / 2 - 2)
    for row in range(window.top, window.bottom + 1):
        _, y = grid.middle(Cell(row, window.left))
        number = letters(str(row + 1), height, theme)
        stamp(canvas, number, _LABELS / 2 + 2, y)
        stamp(canvas, number, canvas.width - _LABELS / 2 - 2, y)
    return canvas, grid


def lay_out(
    canvas: Sheet,
    grid: Grid,
    area: Area,
    theme: Theme,
    newest: Container[int] = (),
    cells: Iterable[Cell] | None = None,
) -> None:
    """Draw empty cells and cards; the newest cards get a rim of a different colour. `cells` are those to draw, by
    default all in the window."""
    cards = [faces_of(laid, "newest" if number in newest else "frame") for number, laid in enumerate(area.laid)]
    for cell in grid.window.cells() if cells is None else cells:
        faces = [cards[number][cell] for number in area.stack(cell)]
        lay_cell(canvas, grid.corner(cell), faces, grid.cell, theme)


def lay_cell(canvas: Sheet, corner: tuple[int, int], faces: Sequence[Face], size: int, theme: Theme) -> None:
    """Draw a cell with the squares that lie in it, bottom first. The hidden ones show under the edges of the last."""
    box = size, size
    canvas.paste(tiles.cell.later(box, faces[-1] if faces else None, size, theme), corner)
    if len(faces) > 1 and (under := tiles.showing(faces)):
        sides = faces[-1].sides
        canvas.paste(tiles.edge.later(box, under, sides, size, theme), corner, tiles.edge_mask.later(box, sides, size))


def newest_of(area: Area, cards: int = 1) -> range:
    """The numbers of the last `cards` cards placed."""
    return range(max(0, len(area.laid) - cards), len(area.laid))


def faces_of(laid: Laid, rim: str) -> dict[Cell, Face]:
    """The squares of a card in the cells it covers."""
    box = laid.box
    return {
        cell: tiles.face(
            square, cell.row == box.top, cell.col == box.right, cell.row == box.bottom, cell.col == box.left, rim
        )
        for cell, square in laid.squares()
    }


def outline(canvas: Sheet, grid: Grid, area: Area, number: int, colour: str, theme: Theme, thick: float = 5) -> None:
    """Draw a card's outline: solid where the card is visible, dashed where it lies under others."""
    box = area.laid[number].box
    for cell in box.cells():
        seen = area.stack(cell)[-1] == number
        at = Cell(cell.row - box.top, cell.col - box.left)
        ends = Sides(at.row == 0, at.col == box.width - 1, at.row == box.height - 1, at.col == 0)
        x, y = grid.corner(cell)
        for side, (left, top, right, bottom) in tiles.outline_sides(ends, grid.cell, thick):
            which = box.width, box.height, grid.cell, at, side, colour, theme, not seen, thick
            part = tiles.outline_part.later((right - left, bottom - top), *which)
            canvas.paste(part, (x + left, y + top), part)


def area(view: View, seat: int | None = None, window: Box | None = None, theme: Theme = PICNIC) -> Picture:
    """One area as this view shows it: the viewer's own, a given seat's, or the shared board.

    `window` is the part to show, which must hold all cards; by default everything within reach.
    """
    theme = theme.dressed_for(view.game)
    number, shown = area_of(view, seat)
    check_area(shown)
    canvas, grid = labelled(window or shown.window, theme)
    lay_out(canvas, grid, shown, theme, newest_of(shown))
    lines = alt.area(number, shown)
    if shown.laid:
        # A large area may have more rows than fit into the alt text, so the newest card comes first.
        lines.insert(1, Say("alt.newest", {"cells": alt.cells(shown.laid[-1].box.cells())}))
    lines.append(alt.reach(shown))
    return finish(canvas, "area.png", alt.alt(lines, further=alt.laid(shown)), theme)
