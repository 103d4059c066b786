"""A board that explains points: what counts is outlined, and what it brings stands on it."""

from __future__ import annotations

from typing import Sequence

from engine.game import ScoreLine, View
from engine.geometry import Cell
from render import alt, marks
from render.boards import area_of, check_area, labelled, lay_out
from render.canvas import finish, stamp
from render.picture import Picture
from render.theme import PICNIC, Theme


def example(view: View, lines: Sequence[ScoreLine], theme: Theme = PICNIC) -> Picture:
    """The viewer's area with these lines of a score sheet marked on it, groups and bonuses alike."""
    seat, area = area_of(view, None)
    check_area(area)
    canvas, grid = labelled(area.box or area.window, theme)
    lay_out(canvas, grid, area, theme)
    taken: dict[Cell, int] = {}
    height = max(26, round(grid.cell * 0.26))
    for line in lines:
        for cells in line.groups:
            marks.outline_group(canvas, grid, cells, line.component, theme)
    # The smallest groups choose first: they have the fewest cells to choose from.
    marked = [(max(line.groups, key=lambda cells: len(cells)), line) for line in lines if line.groups]
    for cells, line in sorted(marked, key=lambda pair: len(pair[0])):
        cell = min(cells, key=lambda one: (taken.get(one, 0), one))
        x, y = grid.corner(cell)
        art = marks.label(line.points, line.component, height, theme)
        stamp(canvas, art, x + grid.cell / 2, y + height * (0.62 + taken.get(cell, 0)))
        taken[cell] = taken.get(cell, 0) + 1
    said = [
        alt.points(
            "alt.change",
            line.points,
            component=alt.component(line.component),
            cells=alt.cells(frozenset().union(*line.groups)),
        )
        for line in lines
        if line.groups
    ]
    return finish(canvas, "example.webp", alt.alt(said, alt.area(seat, area)), theme)
