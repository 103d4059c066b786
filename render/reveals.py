"""The end of a round: the cards placed in it, the groups they made, enlarged or broke, and everyone's current total.

With few areas it can be animated: the cards slide in one by one, then the points appear. The animation plays once and
ends with the complete picture, so that latecomers see the same as in the still version.
"""

from __future__ import annotations

from itertools import chain
from typing import Iterator, Sequence

from PIL import Image

from engine.area import Area
from engine.game import Board, View
from engine.rounds import LastRound, Turn
from render import alt, marks
from render.alt import Say
from render.boards import Grid, faces_of, lay_out, newest_of, outline
from render.canvas import Sheet, animate, finish, stamp
from render.glyphs import writing
from render.picture import Picture, RenderError
from render.tables import HEAD, PAD, Plots
from render.theme import PICNIC, Theme
from render.tiles import piece

MOST_MOVING = 4
"""The most areas to animate; nobody could follow more, and the file would be large."""
_FLASH_MS, _LEAD_MS, _SLIDE_MS, _LAID_MS, _HOLD_MS = 40, 310, 90, 420, 1000
_MOST_MS = 2800
"""The target length of everything before the last frame."""
_SLIDES = (-0.9, -0.3)
"""A sliding card's offset from its spot in each frame, in cells; negative is above."""
_ROW = 60
"""Height of each seat's row below a shared board."""
_SMALL = 100
"""Below this cell size, labels would be unreadable, so they go below the area."""
_LABEL, _GAP = 36, 8
"""Height of a label below an area, and the gap between labels."""


def reveal(view: View, last: LastRound, moving: bool = False, theme: Theme = PICNIC) -> Picture:
    """How a round ended. `moving` asks for the animation, which works only with few areas."""
    theme = theme.dressed_for(view.game)
    seats = view.seats if view.shared is not None else len(view.areas)
    if len(last.turns) != seats:
        raise RenderError("bad_sheets", sheets=len(last.turns), seats=seats)
    plots = _plots(view, last, theme)
    whole = _whole(plots, last, theme)
    words = alt.alt(_words(last))
    if not moving or len(view.boards) > MOST_MOVING:
        return finish(whole, "reveal.png", words, theme)
    # A client that does not play animations shows the first frame, so the complete picture flashes up first.
    frames = chain([(whole, _FLASH_MS)], _frames(plots, last, theme), [(whole, _HOLD_MS)])
    return animate(frames, "reveal.webp", words, loop=1)


def _plots(view: View, last: LastRound, theme: Theme) -> Plots:
    """Plots as in the picture of the table, with extra room below each area for what does not fit on it."""
    if view.shared is not None:
        return Plots(view.boards, foot=view.seats * _ROW)
    plots = Plots(view.boards)
    if plots.cell >= _SMALL:
        return plots
    lines = max(len(_lines(turn, plots, theme)) for turn in last.turns)
    return Plots(view.boards, foot=lines * (_LABEL + _GAP) + _GAP)


def _lines(turn: Turn, plots: Plots, theme: Theme) -> list[list[Image.Image]]:
    """The labels of a seat's changes, split into lines that fit the plot; one empty line if there are none."""
    lines: list[list[Image.Image]] = [[]]
    for art in _labels(turn, _LABEL, theme):
        if sum(one.width + _GAP for one in lines[-1]) + art.width > plots.width - 2 * PAD:
            lines.append([])
        lines[-1].append(art)
    return lines


def _labels(turn: Turn, height: int, theme: Theme) -> list[Image.Image]:
    return [
        marks.label(change.gain, change.line.component, height, theme, sign=change.line.sign) for change in turn.changes
    ]


def _whole(plots: Plots, last: LastRound, theme: Theme) -> Sheet:
    """The complete picture, which is also the animation's last frame."""
    sheet = plots.sheet(theme)
    for place, board in enumerate(plots.boards):
        grid = plots.grid(place)
        lay_out(sheet, grid, board.area, theme, newest_of(board.area, last.cards))
        for number in newest_of(board.area, last.cards):
            _show_hidden(sheet, grid, board.area, number, theme)
        if board.seat is None:
            _rows(sheet, plots, place, last, theme)
        else:
            _mark_changes(sheet, grid, board.area, last, last.turns[board.seat], theme)
            _head(sheet, plots, place, last.turns[board.seat], theme)
            if plots.cell < _SMALL:
                _foot(sheet, plots, place, _lines(last.turns[board.seat], plots, theme))
    return sheet


def _show_hidden(sheet: Sheet, grid: Grid, area: Area, number: int, theme: Theme) -> None:
    """Outline a card that lies partly under others, because its rim alone would not show where it continues."""
    if any(area.stack(cell)[-1] != number for cell in area.laid[number].box.cells()):
        outline(sheet, grid, area, number, "newest", theme)


def _mark_changes(sheet: Sheet, grid: Grid, area: Area, last: LastRound, turn: Turn, theme: Theme) -> None:
    """Outline the groups whose points have changed, dashed for losses, and label them if the cells are large enough."""
    for change in turn.changes:
        if change.cells:
            marks.outline_group(sheet, grid, change.cells, change.line.component, theme, 5, dashed=change.gain < 0)
    if grid.cell < _SMALL:
        return
    new = frozenset(cell for number in newest_of(area, last.cards) for cell in area.laid[number].box.cells())
    arts = _labels(turn, round(grid.cell * 0.30), theme)
    where = [change.cells or new for change in turn.changes]
    marks.put_labels(sheet, grid, map(marks.Label, where, arts))


def _foot(sheet: Sheet, plots: Plots, place: int, lines: Sequence[Sequence[Image.Image]]) -> None:
    """Put the labels below an area whose cells are too small for them."""
    x, y = plots.corner(place)[0] + PAD, plots.corner(place)[1] + HEAD + plots.rows * plots.cell + PAD
    for number, line in enumerate(lines):
        at = x
        for art in line:
            sheet.paste(art, (at, y + number * (_LABEL + _GAP)), art)
            at += art.width + _GAP


def _head(sheet: Sheet, plots: Plots, place: int, turn: Turn, theme: Theme) -> None:
    """Write a seat's total at the right of its plot's head, with the gain of the round beside it."""
    x, y = plots.corner(place)
    text = writing(_plain(turn.points), 40, "ink", theme)
    right = x + plots.width - 20
    stamp(sheet, text, right - text.width / 2, y + HEAD / 2 + 1)
    if turn.gain is not None:
        gain = marks.label(turn.gain, None, 38, theme)
        stamp(sheet, gain, right - text.width - 16 - gain.width / 2, y + HEAD / 2 + 1)


def _rows(sheet: Sheet, plots: Plots, place: int, last: LastRound, theme: Theme) -> None:
    """Write each seat's total below a shared board, best first."""
    left, bottom = plots.corner(place)[0] + PAD, plots.corner(place)[1] + plots.height
    for line, turn in enumerate(last.standings):
        middle = bottom - (len(last.turns) - line) * _ROW + _ROW // 2 - 4
        stamp(sheet, marks.seat_badge(turn.seat, 46, theme), left + 23, middle)
        total = writing(_plain(turn.points), 40, "ink", theme)
        stamp(sheet, total, left + 64 + total.width / 2, middle)


def _plain(points: int) -> str:
    return str(points).replace("-", "−")


# Moving


def _frames(plots: Plots, last: LastRound, theme: Theme) -> Iterator[tuple[Sheet, int]]:
    """All frames before the last, each with its duration: card by card, for everyone at once."""
    sliding = _SLIDE_MS * len(_SLIDES)
    rest = min(_LAID_MS, (_MOST_MS - _LEAD_MS) // last.cards - sliding)
    laid = plots.sheet(theme)
    for place, board in enumerate(plots.boards):
        lay_out(laid, plots.grid(place), _up_to(board, last, 0), theme)
    yield laid, _LEAD_MS
    for card in range(last.cards):
        for above in _SLIDES:
            frame = laid.copy()
            for place, board in enumerate(plots.boards):
                _slide(frame, plots.grid(place), board, len(board.area.laid) - last.cards + card, above, theme)
            yield frame, _SLIDE_MS
        laid = laid.copy()
        for place, board in enumerate(plots.boards):
            area = _up_to(board, last, card + 1)
            lay_out(laid, plots.grid(place), area, theme, newest_of(area, card + 1), area.laid[-1].box.cells())
        yield laid, max(rest, _SLIDE_MS)


def _up_to(board: Board, last: LastRound, cards: int) -> Area:
    """The area when the first `cards` cards of the round had been placed."""
    return board.area.up_to(len(board.area.laid) - last.cards + cards)


def _slide(frame: Sheet, grid: Grid, board: Board, number: int, above: float, theme: Theme) -> None:
    """Draw a card sliding in: on top of everything, even if it will end up under other cards."""
    for cell, face in faces_of(board.area.laid[number], "newest").items():
        x, y = grid.corner(cell)
        piece(face, grid.cell, theme).onto(frame, (x, y + round(above * grid.cell)))


def _words(last: LastRound) -> Iterator[Say]:
    yield Say("alt.reveal", {"round": last.number})
    for turn in last.standings:
        yield alt.points("alt.sheet_seat", turn.points, plus="", seat=turn.seat + 1)
        for change in turn.changes:
            yield alt.change(change.line, change.gain, change.cells, eased=change.eased)
