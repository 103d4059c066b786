"""A board that explains scoring: what counts is outlined and labelled with its points."""

from __future__ import annotations

from typing import Sequence

from engine.game import ScoreLine, View
from render import alt, marks
from render.boards import check_area, labelled, lay_out
from render.canvas import finish
from render.picture import Picture, area_of
from render.theme import PICNIC, Theme


def example(view: View, lines: Sequence[ScoreLine], theme: Theme = PICNIC) -> Picture:
    """The viewer's area with these score lines marked on it, groups and bonuses alike."""
    theme = theme.dressed_for(view.game)
    seat, area = area_of(view, None)
    check_area(area)
    canvas, grid = labelled(area.box or area.window, theme)
    lay_out(canvas, grid, area, theme)
    height = max(26, round(grid.cell * 0.26))
    marked = [line for line in lines if line.groups]
    for line in marked:
        for cells in line.groups:
            marks.outline_group(canvas, grid, cells, line.component, theme)
    labels = [
        marks.Label(max(line.groups, key=len), marks.label(line.points, line.component, height, theme))
        for line in marked
    ]
    marks.put_labels(canvas, grid, labels)
    said = [alt.change(line, line.points, frozenset().union(*line.groups)) for line in marked]
    return finish(canvas, "example.png", alt.alt(said, alt.area(seat, area), further=alt.laid(area)), theme)
