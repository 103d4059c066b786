"""What a move changes in a score sheet, marked on a board and in words. The labels add up to the one in the corner."""

from __future__ import annotations

from typing import Sequence

from engine.advice import Reason
from engine.geometry import Box
from render import alt, marks
from render.alt import Say
from render.boards import Grid
from render.canvas import Sheet
from render.theme import Theme

INSET = 5
"""How much further inside its cells the outline of a change runs than that of a group."""


def outline_changes(canvas: Sheet, grid: Grid, changed: Sequence[Reason], theme: Theme) -> None:
    """Outline the cells of each change; dashed, if it costs points."""
    for one in changed:
        if one.cells:
            marks.outline_group(canvas, grid, one.cells, one.line.component, theme, INSET, dashed=one.gain < 0)


def label_changes(canvas: Sheet, grid: Grid, changed: Sequence[Reason], near: Box, theme: Theme) -> None:
    """Label each change where it happens, if possible `near` what caused it, and put the total in the corner."""
    height = max(26, round(grid.cell * 0.28))
    labels = [
        marks.Label(
            one.cells or frozenset(near.cells()),
            marks.label(one.gain, one.line.component, height, theme, sign=one.line.sign),
        )
        for one in changed
    ]
    marks.put_labels(canvas, grid, labels, near)
    if changed:
        total = marks.label(sum(one.gain for one in changed), None, 38, theme)
        canvas.paste(total, (6, 4), total)


def changes_in_words(changed: Sequence[Reason]) -> list[Say]:
    said = [alt.change(one.line, one.gain, one.cells, eased=one.eased) for one in changed]
    return [*said, alt.points("alt.total", sum(one.gain for one in changed)) if changed else Say("alt.no_change")]
