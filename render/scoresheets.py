"""The score sheet: final areas with every scoring group outlined and its points on it, then bonuses and totals."""

from __future__ import annotations

from typing import Sequence

from PIL import Image

from engine.area import Area
from engine.cards import Card
from engine.game import Outcome, ScoreLine, ScoreSheet, View
from render import alt, marks, sprites
from render.alt import Say
from render.boards import Grid, lay_out
from render.bonuses import bonus_sign
from render.canvas import finish, stamp
from render.glyphs import writing
from render.hands import draw_grid
from render.picture import Picture, RenderError
from render.tables import HEAD, PAD, Plots
from render.theme import PICNIC, Theme

_FOOT = 54
_SMALL = 64
"""In a cell of fewer pixels, points stand without a sign of what they are for: one sees it beside them."""


def scoresheet(view: View, theme: Theme = PICNIC) -> Picture:
    """How a game ended."""
    outcome = view.outcome
    if outcome is None:
        raise RenderError("not_finished")
    opponent = view.opponent
    apart = any(_below(sheet) for sheet in outcome.sheets) or outcome.opponent is not None
    plots = Plots(view.areas, foot=_FOOT if apart else 0, extra=1 if outcome.opponent else 0)
    check_sheets(view.areas, outcome)
    canvas = plots.sheet(theme)
    for seat, area in enumerate(view.areas):
        grid, sheet = plots.grid(seat), outcome.sheets[seat]
        lay_out(canvas, grid, area, theme)
        mark_groups(canvas, grid, sheet.lines, theme)
        _head(canvas, plots, seat, sheet.total, seat in outcome.winners, theme)
        _partners(canvas, plots, seat, outcome, theme)
        _foot(canvas, plots, seat, _below(sheet), theme)
    if outcome.opponent:
        _opponent(canvas, plots, len(view.areas), opponent, outcome.opponent, not outcome.winners, theme)
    return finish(canvas, "scores.webp", alt.alt(_words(outcome)), theme)


def check_sheets(areas: Sequence[Area], outcome: Outcome) -> None:
    if len(areas) != len(outcome.sheets):
        raise RenderError("bad_sheets", sheets=len(outcome.sheets), seats=len(areas))


def _apart(line: ScoreLine) -> bool:
    """Whether a line's points stand below the area: bonuses, and what has no place."""
    return bonus_sign(line.code) is not None or not line.groups


def _below(sheet: ScoreSheet) -> list[ScoreLine]:
    """What stands below an area: a bonus even if it brings nothing."""
    return [line for line in sheet.lines if _apart(line) and (line.points or bonus_sign(line.code))]


def mark_groups(canvas: Image.Image, grid: Grid, lines: Sequence[ScoreLine], theme: Theme) -> None:
    """Every scoring group outlined, and its points on a cell that has none yet."""
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


def _head(canvas: Image.Image, plots: Plots, seat: int, total: int, won: bool, theme: Theme) -> None:
    """The total at the right of a plot's head, with a crown for who has won."""
    x, y = plots.corner(seat)
    text = writing(str(total).replace("-", "−"), 40, "ink", theme)
    right = x + plots.width - 20
    stamp(canvas, text, right - text.width / 2, y + HEAD / 2 + 1)
    if won:
        stamp(canvas, sprites.emblem("crown", 52, theme), right - text.width - 36, y + HEAD / 2)


def _partners(canvas: Image.Image, plots: Plots, seat: int, outcome: Outcome, theme: Theme) -> None:
    """Where partners' points are added up: with whom, and what they have together."""
    team = next((team for team in outcome.teams if seat in team), ())
    x, y = plots.corner(seat)
    at = x + 62
    parts = [part for other in team if other != seat for part in ("+", other)]
    total = sum(outcome.sheets[one].total for one in team)
    for part in [*parts, f"={total}".replace("-", "−")] if parts else []:
        if isinstance(part, int):
            art = marks.badge(str(part + 1), 36, theme.seats[part % len(theme.seats)], theme)
        else:
            art = writing(part, 28, "ink", theme)
        stamp(canvas, art, at + art.width / 2, y + HEAD / 2 + 1)
        at += art.width + 6


def _foot(canvas: Image.Image, plots: Plots, seat: int, lines: Sequence[ScoreLine], theme: Theme) -> None:
    """Bonuses side by side under an area."""
    x, y = plots.corner(seat)
    at = x + PAD
    for line in lines:
        art = marks.label(line.points, line.component, 42, theme, sign=bonus_sign(line.code))
        canvas.paste(art, (at, y + plots.height - _FOOT + 2), art)
        at += art.width + 10


def _opponent(
    canvas: Image.Image, plots: Plots, place: int, cards: Sequence[Card], sheet: ScoreSheet, won: bool, theme: Theme
) -> None:
    """The automatic opponent beside a solo player: its cards, what they count for, its total."""
    x, y = plots.corner(place)
    stamp(canvas, sprites.emblem("robot", 50, theme), x + 32, y + HEAD / 2)
    cell = (plots.width - 3 * PAD) // 6
    for n, card in enumerate(cards):
        left, top = x + PAD + n % 2 * (3 * cell + PAD), y + HEAD + PAD + n // 2 * (cell + PAD)
        draw_grid(canvas, card.grid, left, top, cell, theme)
    _head(canvas, plots, place, sheet.total, won, theme)
    _foot(canvas, plots, place, sheet.lines, theme)


def _words(outcome: Outcome) -> list[Say]:
    if outcome.winners:
        lines = [Say("alt.winner", {"seats": tuple(str(seat + 1) for seat in outcome.winners)})]
    else:
        lines = [Say("alt.no_winner")]
    for seat, sheet in enumerate(outcome.sheets):
        lines.append(alt.points("alt.sheet_seat", sheet.total, plus="", seat=seat + 1))
    if outcome.opponent:
        lines.append(alt.points("alt.opponent_total", outcome.opponent.total, plus=""))
    for seat, sheet in enumerate(outcome.sheets):
        for line in sheet.lines:
            why, component = Say(f"score.{line.code}"), alt.component(line.component)
            lines.append(alt.points("alt.sheet_line", line.points, seat=seat + 1, component=component, why=why))
    return lines
