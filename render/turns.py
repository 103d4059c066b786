"""An area after a turn: the turn's cards are marked, and what they changed in the score sheet."""

from __future__ import annotations

from typing import Sequence

from engine.advice import Reason
from engine.game import View
from engine.geometry import Box
from render import alt
from render.boards import check_area, labelled, lay_out, newest_of, outline
from render.canvas import Sheet, finish, paper
from render.changes import changes_in_words, label_changes, outline_changes
from render.picture import Picture, area_of
from render.theme import PICNIC, Theme

BESIDE = 298 / 280
"""The shape to which Discord crops two pictures side by side: width to height."""
SPARE = 0.06
"""How much empty paper such a picture gets, so that it loses nothing if another app crops it a little differently."""


def turn(
    view: View,
    changed: Sequence[Reason],
    newest: int,
    window: Box,
    beside: bool = False,
    theme: Theme = PICNIC,
) -> Picture:
    """The viewer's area, the `newest` cards in it, and what they `changed`.

    It shows the whole `window`, and has the right shape to go `beside` another picture if asked to.
    """
    theme = theme.dressed_for(view.game)
    seat, area = area_of(view, None)
    check_area(area)
    canvas, grid = labelled(window, theme)
    numbers = newest_of(area, newest)
    lay_out(canvas, grid, area, theme, numbers)
    for number in numbers:
        outline(canvas, grid, area, number, "newest", theme)
    outline_changes(canvas, grid, changed, theme)
    laid = [area.laid[number].box for number in numbers]
    near = Box.around([cell for box in laid for cell in box.cells()]) if laid else window
    label_changes(canvas, grid, changed, near, theme)
    if beside:
        canvas = _with_room(canvas, theme)
    words = alt.alt(changes_in_words(changed), alt.area(seat, area), further=alt.laid(area))
    return finish(canvas, "turn.png", words, theme)


def _with_room(canvas: Sheet, theme: Theme) -> Sheet:
    """The same on larger paper, so that nothing is lost if it is cropped to go beside another picture."""
    height = max(canvas.height, canvas.width / BESIDE) * (1 + SPARE)
    room = paper(round(height * BESIDE), round(height), theme)
    room.paste(canvas.image(), ((room.width - canvas.width) // 2, (room.height - canvas.height) // 2))
    return room
