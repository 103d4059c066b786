"""The score sheet: final areas with every scoring group outlined and labelled, then bonuses and totals.

Areas are ordered by rank, each with a medal that shows its place; a seat's number could be mistaken for a place. On a
shared board, what counts for a seat is outlined in the seat's colour, and each seat has its own line below.
"""

from __future__ import annotations

from typing import Sequence

from engine.game import Board, Outcome, ScoreLine, ScoreSheet, View, Zone
from render import alt, marks, sprites
from render.alt import Say
from render.boards import Grid, lay_out
from render.canvas import Sheet, finish, stamp
from render.glyphs import writing
from render.hands import draw_grid
from render.picture import Picture, RenderError
from render.tables import HEAD, PAD, Plots
from render.theme import PICNIC, Theme
from render.tiles import fitting

_FOOT = 54
_ROW = 60
"""Height of each seat's row below a shared board."""
_SMALL = 64
"""Below this cell size, labels show points without the component, which is visible beside them anyway."""


def scoresheet(view: View, seats: Sequence[int] | None = None, theme: Theme = PICNIC) -> Picture:
    """How a game ended, for everyone or just some seats: fewer areas per picture are easier to read on a phone."""
    outcome = view.outcome
    if outcome is None:
        raise RenderError("not_finished")
    theme = theme.dressed_for(view.game)
    apart = any(_below(sheet) for sheet in outcome.sheets) or outcome.opponent is not None
    foot = len(outcome.sheets) * _ROW if view.shared is not None else _FOOT if apart else 0
    check_sheets(view, outcome)
    order = [seat for rank in outcome.ranking for seat in rank.seats]
    shown = [seat for seat in order if seats is None or seat in seats]
    boards = view.boards if view.shared is not None else [Board(seat, view.areas[seat]) for seat in shown]
    across = 3 if seats is None else 1 if len(shown) < 3 else 2
    plots = Plots(boards, foot=foot, extra=1 if outcome.opponent else 0, most_across=across)
    canvas = plots.sheet(theme, numbered=outcome.opponent is not None)
    for place, board in enumerate(boards):
        grid = plots.grid(place)
        lay_out(canvas, grid, board.area, theme)
        mark_scores(canvas, grid, board, outcome, theme)
        if board.seat is None:
            _rows(canvas, plots, place, outcome, theme)
        else:
            _own(canvas, plots, place, board.seat, outcome, theme)
    if outcome.opponent:
        _opponent(canvas, plots, len(boards), view.zones, outcome.opponent, not outcome.winners, theme)
    # Several pictures in one message need different names.
    name = "scores.png" if seats is None else f"scores_{order.index(shown[0]) + 1}.png"
    return finish(canvas, name, alt.alt(_words(outcome, None if seats is None else shown)), theme)


def check_sheets(view: View, outcome: Outcome) -> None:
    seats = view.seats if view.shared is not None else len(view.areas)
    if seats != len(outcome.sheets):
        raise RenderError("bad_sheets", sheets=len(outcome.sheets), seats=seats)


def _apart(line: ScoreLine) -> bool:
    """Whether a line's points go below the area: bonuses, and lines that have no cells."""
    return line.sign is not None or not line.groups


def _below(sheet: ScoreSheet) -> list[ScoreLine]:
    """The lines to show below an area; bonuses even if they score nothing."""
    return [line for line in sheet.lines if _apart(line) and (line.points or line.sign)]


def mark_scores(canvas: Sheet, grid: Grid, board: Board, outcome: Outcome, theme: Theme) -> None:
    """Mark what scored on a board: group by group, or seat by seat on a shared board."""
    if board.seat is not None:
        mark_groups(canvas, grid, outcome.sheets[board.seat].lines, theme)
        return
    for seat, sheet in enumerate(outcome.sheets):
        cells = frozenset().union(*(group for line in sheet.lines for group in line.groups))
        if cells:
            marks.outline_cells(canvas, grid, cells, theme.seats[seat % len(theme.seats)], theme)


def mark_groups(canvas: Sheet, grid: Grid, lines: Sequence[ScoreLine], theme: Theme) -> None:
    """Outline every scoring group and put the points on it, spread over the cells."""
    scoring = [line for line in lines if not _apart(line)]
    for line in scoring:
        for cells in line.groups:
            marks.outline_group(canvas, grid, cells, line.component, theme)
    small = grid.cell < _SMALL
    height = max(20, round(grid.cell * 0.30))
    labels = [
        marks.Label(
            max(line.groups, key=len), marks.label(line.points, None if small else line.component, height, theme)
        )
        for line in scoring
    ]
    marks.put_labels(canvas, grid, labels)


def _own(canvas: Sheet, plots: Plots, place: int, seat: int, outcome: Outcome, theme: Theme) -> None:
    """Draw a seat's total, place and bonuses above and below its area."""
    sheet = outcome.sheets[seat]
    _head(canvas, plots, place, sheet.total, seat in outcome.winners, theme)
    x, y = plots.corner(place)
    if outcome.opponent is None:
        stamp(canvas, marks.medal(_place(seat, outcome), 50, theme), x + 32, y + HEAD / 2 + 1)
        _partners(canvas, x + 66, y + HEAD / 2 + 1, seat, outcome, theme)
    _labels(canvas, x + PAD, y + plots.height - _FOOT + 2, _below(sheet), theme)


def _rows(canvas: Sheet, plots: Plots, place: int, outcome: Outcome, theme: Theme) -> None:
    """Draw a row for each seat below a shared board: number, total, a crown for winners, and what scored."""
    left, bottom = plots.corner(place)[0] + PAD, plots.corner(place)[1] + plots.height
    order = [seat for rank in outcome.ranking for seat in rank.seats]
    for line, seat in enumerate(order):
        sheet = outcome.sheets[seat]
        y = bottom - (len(outcome.sheets) - line) * _ROW
        middle = y + _ROW // 2 - 4
        stamp(canvas, marks.seat_badge(seat, 46, theme), left + 23, middle)
        total = writing(str(sheet.total).replace("-", "−"), 40, "ink", theme)
        stamp(canvas, total, left + 64 + total.width / 2, middle)
        if seat in outcome.winners:
            stamp(canvas, sprites.emblem("crown", 52, theme), left + 172, middle)
        _labels(canvas, left + 212, middle - 21, [line for line in sheet.lines if line.points], theme)


def _place(seat: int, outcome: Outcome) -> int:
    return next(rank.place for rank in outcome.ranking if seat in rank.seats)


def _head(canvas: Sheet, plots: Plots, place: int, total: int, won: bool, theme: Theme) -> None:
    """Write the total at the right of a plot's head, with a crown for winners."""
    x, y = plots.corner(place)
    text = writing(str(total).replace("-", "−"), 40, "ink", theme)
    right = x + plots.width - 20
    stamp(canvas, text, right - text.width / 2, y + HEAD / 2 + 1)
    if won:
        stamp(canvas, sprites.emblem("crown", 52, theme), right - text.width - 36, y + HEAD / 2)


def _partners(canvas: Sheet, x: float, y: float, seat: int, outcome: Outcome, theme: Theme) -> None:
    """Write the team's sum, if there are teams: the seat's own points, the partner's, and the total."""
    rank = next(rank for rank in outcome.ranking if seat in rank.seats)
    if len(rank.seats) > 1:
        parts = sorted(rank.seats, key=lambda one: one != seat)
        added = "+".join(str(outcome.sheets[one].total) for one in parts).replace("+-", "-")
        text = writing(f"{added}={rank.points}".replace("-", "−"), 28, "faint", theme)
        stamp(canvas, text, x + text.width / 2, y)


def _labels(canvas: Sheet, x: int, y: int, lines: Sequence[ScoreLine], theme: Theme) -> None:
    """Draw the labels of score lines side by side."""
    for line in lines:
        art = marks.label(line.points, line.component, 42, theme, sign=line.sign)
        canvas.paste(art, (x, y), art)
        x += art.width + 10


def _opponent(
    canvas: Sheet, plots: Plots, place: int, zones: Sequence[Zone], sheet: ScoreSheet, won: bool, theme: Theme
) -> None:
    """Draw the solo opponent beside a solo player: its cards, what they score for, and its total."""
    x, y = plots.corner(place)
    stamp(canvas, sprites.emblem("robot", 50, theme), x + 32, y + HEAD / 2)
    for zone in zones:
        if zone.rival:
            _cards(canvas, zone, x, y + HEAD, plots.width, theme)
    _head(canvas, plots, place, sheet.total, won, theme)
    _labels(canvas, x + PAD, y + plots.height - _FOOT + 2, sheet.lines, theme)


def _cards(canvas: Sheet, zone: Zone, x: int, y: int, width: int, theme: Theme) -> None:
    """Draw a zone's cards side by side, scaled to the width of a plot."""
    across = zone.across or len(zone.cards)
    rows, cols = max(len(card.grid) for card in zone.cards), max(len(card.grid[0]) for card in zone.cards)
    cell = fitting((width - (across + 1) * PAD) // (across * cols))
    for n, card in enumerate(zone.cards):
        left, top = x + PAD + n % across * (cols * cell + PAD), y + PAD + n // across * (rows * cell + PAD)
        draw_grid(canvas, card.grid, left, top, cell, theme)


def _words(outcome: Outcome, shown: Sequence[int] | None) -> list[Say]:
    if outcome.winners:
        lines = [Say("alt.winner", {"seats": tuple(str(seat + 1) for seat in outcome.winners)})]
    else:
        lines = [Say("alt.no_winner")]
    order = [seat for rank in outcome.ranking for seat in rank.seats if shown is None or seat in shown]
    for seat in order:
        lines.append(alt.points("alt.sheet_seat", outcome.sheets[seat].total, plus="", seat=seat + 1))
    if outcome.opponent:
        lines.append(alt.points("alt.opponent_total", outcome.opponent.total, plus=""))
    for seat in order:
        for line in outcome.sheets[seat].lines:
            why, component = Say(f"score.{line.code}"), alt.component(line.component)
            lines.append(alt.points("alt.sheet_line", line.points, seat=seat + 1, component=component, why=why))
    return lines
