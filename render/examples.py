"""A board that explains scoring: what counts is outlined and labelled with its points."""

from __future__ import annotations

from typing import Sequence

from engine.game import ScoreLine, View
from engine.geometry import Box
from render import alt, marks
from render.boards import area_of, check_area, labelled, lay_out, newest_of, outline
from render.canvas import Sheet, finish, paper
from render.picture import Picture
from render.theme import PICNIC, Theme

BESIDE = 298 / 280
"""The shape to which Discord crops two pictures side by side: width to height."""
SPARE = 0.06
"""How much empty paper such a picture gets, so that it loses nothing if another app crops it a little differently."""


def example(
    view: View,
    lines: Sequence[ScoreLine],
    newest: int = 0,
    window: Box | None = None,
    beside: bool = False,
    theme: Theme = PICNIC,
) -> Picture:
    """The viewer's area with these score lines marked on it, groups and bonuses alike, and its `newest` cards.

    It shows a whole `window` if one is given, and has the right shape to go `beside` another picture if asked to.
    """
    theme = theme.dressed_for(view.game)
    seat, area = area_of(view, None)
    check_area(area)
    canvas, grid = labelled(window or area.box or area.window, theme)
    lay_out(canvas, grid, area, theme, newest_of(area, newest))
    for number in newest_of(area, newest):
        outline(canvas, grid, area, number, "newest", theme)
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
    if beside:
        canvas = _with_room(canvas, theme)
    said = [alt.change(line, line.points, frozenset().union(*line.groups)) for line in marked]
    return finish(canvas, "example.png", alt.alt(said, alt.area(seat, area), further=alt.laid(area)), theme)


def _with_room(canvas: Sheet, theme: Theme) -> Sheet:
    """The same on larger paper, so that nothing is lost if it is cropped to go beside another picture."""
    height = max(canvas.height, canvas.width / BESIDE) * (1 + SPARE)
    room = paper(round(height * BESIDE), round(height), theme)
    room.paste(canvas.image(), ((room.width - canvas.width) // 2, (room.height - canvas.height) // 2))
    return room
