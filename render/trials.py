"""A card tried out: what would be visible, what would be hidden, and which points would change."""

from __future__ import annotations

from typing import Sequence

from PIL import Image

from engine.advice import Reason, reasons
from engine.area import Area, Laid, Placement, footprint
from engine.cards import Card, Square
from engine.errors import IllegalMove
from engine.game import View
from engine.geometry import Box, Cell
from engine.shapes import slab
from render import alt, sprites, tiles
from render.alt import Say
from render.art_pool import painted
from render.boards import Grid, check_area, check_box, faces_of, labelled, lay_out, outline
from render.canvas import Sheet, finish, stamp
from render.changes import changes_in_words, label_changes, outline_changes
from render.glyphs import writing
from render.picture import Picture, RenderError, ScoreLines, area_of
from render.raster import coloured
from render.theme import PICNIC, Theme
from render.vector import Paint, rgb


def trial(
    view: View,
    card: Card,
    placement: Placement,
    score_lines: ScoreLines | None = None,
    problem: bool = False,
    window: Box | None = None,
    brief: bool = False,
    theme: Theme = PICNIC,
) -> Picture:
    """The viewer's area with a card tried out. With `problem`, the placement is drawn as illegal.

    `window` is the part to show, which must hold all cards; by default everything within reach. With `brief`, the words
    describe the card alone, for when the area itself is described beside them.
    """
    theme = theme.dressed_for(view.game)
    _, area = area_of(view, None)
    check_area(area)
    box = footprint(card, placement)
    check_box(area, box)
    window = window or area.window
    if problem:
        return _problem(area, card, placement, window, theme, brief=brief)
    try:
        after = area.lay(card, placement)
    except IllegalMove as error:
        raise RenderError("bad_placement", why=error.code) from None
    canvas, grid = labelled(window.union(box), theme)
    lay_out(canvas, grid, after, theme)
    changed = reasons(score_lines(area), score_lines(after)) if score_lines else []
    outline(canvas, grid, after, len(after.laid) - 1, "trial", theme)
    outline_changes(canvas, grid, changed, theme)
    hidden = _hidden(area, card, placement)
    for cell, square in hidden.items():
        _tuck(canvas, grid, cell, square, theme)
    label_changes(canvas, grid, changed, box, theme)
    lines = _words(card, placement, hidden, changed, score_lines is not None)
    words = alt.alt(lines) if brief else alt.alt(lines, alt.rows(after), further=alt.laid(after))
    return finish(canvas, "trial.png", words, theme)


def _hidden(area: Area, card: Card, placement: Placement) -> dict[Cell, Square]:
    """The hidden square in each overlapped cell: the card's own where it lies under, otherwise the one it covers."""
    own = dict(Laid(card, placement).squares())
    return {
        cell: own[cell] if cell in placement.under else area.seen[cell] for cell in area.overlapped(card, placement)
    }


def _tuck(canvas: Sheet, grid: Grid, cell: Cell, square: Square, theme: Theme) -> None:
    """Draw a hidden square, small and pale, in the corner of its cell."""
    art = _ghost(square, round(grid.cell * 0.36), theme)
    x, y = grid.corner(cell)
    gap = round(grid.cell * 0.10)
    canvas.paste(art, (x + grid.cell - art.width - gap, y + grid.cell - art.height - gap), art)


@painted
def _ghost(square: Square, size: int, theme: Theme) -> Image.Image:
    paint = Paint(size, size, (*rgb(theme.white), 0))
    paint.fill(slab(0, 0, 100, 100, 24), (*rgb(theme.white), 255))
    image = paint.image()
    inner = size - 2 * max(2, size // 14)
    pale = Image.blend(sprites.square(square, inner, theme), Image.new("RGB", (inner, inner), theme.paper), 0.35)
    mask = Paint(inner, inner, (0, 0, 0, 0))
    mask.fill(slab(0, 0, 100, 100, 20), (255, 255, 255, 255))
    image.paste(pale, ((size - inner) // 2,) * 2, mask.image().getchannel("A"))
    return image


def _problem(area: Area, card: Card, placement: Placement, window: Box, theme: Theme, *, brief: bool) -> Picture:
    """The card above the area, pale and crossed out. No empty cells are drawn where it sticks out of the window."""
    box = footprint(card, placement)
    canvas, grid = labelled(window.union(box), theme)
    lay_out(canvas, Grid(window, grid.cell, *grid.corner(Cell(window.top, window.left))), area, theme)
    for cell, face in faces_of(Laid(card, placement), "frame").items():
        piece = tiles.piece(face, grid.cell, theme)
        pale = Image.blend(coloured(piece.image, theme), Image.new("RGB", piece.image.size, theme.paper), 0.45)
        canvas.paste(pale, grid.corner(cell), piece.mask)
    red = tiles.card_outline(box.width, box.height, grid.cell, "minus", theme, dashed=True)
    canvas.paste(red, grid.corner(placement.cell), red)
    x, y = grid.corner(placement.cell)
    cross = writing("✗", round(grid.cell * 0.9), "minus", theme, "white")
    stamp(canvas, cross, x + box.width * grid.cell / 2, y + box.height * grid.cell / 2)
    said = Say("alt.problem", {"cell": placement.cell.label, "turn": int(placement.rotation)})
    words = alt.alt(said) if brief else alt.alt(said, alt.rows(area), further=alt.laid(area))
    return finish(canvas, "trial.png", words, theme)


def _words(
    card: Card, placement: Placement, hidden: dict[Cell, Square], changed: Sequence[Reason], scored: bool
) -> list[Say]:
    squares = tuple(alt.square_at(cell, square) for cell, square in Laid(card, placement).squares())
    lines = [
        Say("alt.trial", {"cell": placement.cell.label, "turn": int(placement.rotation), "squares": squares}),
    ]
    if placement.under:
        lines.append(Say("alt.trial_under", {"cells": alt.cells(placement.under)}))
    over = tuple(alt.square_at(cell, square) for cell, square in hidden.items() if cell not in placement.under)
    if over:
        lines.append(Say("alt.trial_hides", {"squares": over}))
    return [*lines, *changes_in_words(changed)] if scored else lines
