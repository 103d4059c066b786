"""Trying out a card: see where it would lie and what it would score, move it about, then place it.

Each button's id holds the trial it leads to, so every press does the same thing: show that trial.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.drawing.studio import Studio
from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels.appearance import appearance_button
from bot.panels.common import gained, is_last
from bot.panels.hand import suggest
from bot.panels.ids import Press, Trial
from bot.panels.layout import BLUE, GREEN, Panel, PressButton, button
from bot.panels.rules import help_button
from bot.service.table import Table
from engine.advice import points
from engine.area import NOWHERE, Area, Placement, footprint
from engine.cards import Card
from engine.catalog import GAMES
from engine.errors import IllegalMove
from engine.game import View
from engine.geometry import Box, Cell, Rotation
from render import trial as draw_trial


async def trial_panel(studio: Studio, words: Words, table: Table, seat: int, trial: Trial, note: str = "") -> Panel:
    view = table.view(seat)
    game = GAMES[table.agreed.game]
    card = view.tryable[trial.card]
    where = trial.placement
    problem = problem_with(view.area, card, where)
    if problem and not view.area.window.contains(footprint(card, where)):
        raise problem  # outside the window: there is nothing to show
    panel = Panel().text(note)
    written = written_out(words, view.area, card, where)
    layers = layers_at(view.area, card, where)
    if problem:
        panel.text(words("trial-problem", number=trial.card + 1, where=written, why=words.error(problem)))
    else:
        gain = points(game, view, view.area.lay(card, where)) - points(game, view, view.area)
        panel.text(words("trial-title", number=trial.card + 1, where=written, gain=gained(words, gain)))
    scores = partial(game.score_lines, view)
    panel.picture(await studio.draw(words, draw_trial, view, card, where, scores, problem=problem is not None))
    _pad(words, table, view, trial, layers, panel, placeable=problem is None)
    if problem:
        panel.row(help_button(words, table.code, view.game, problem=problem.code))
    suggest(words, table, view, panel, await studio.advice(table, seat) if table.agreed.hints else [])
    appearance = appearance_button(words, studio.appearance, table.code, table.stamp(seat), *trial.args())
    return panel.footer(words(_footer(table, view), code=table.code), appearance)


def _footer(table: Table, view: View) -> str:
    if not view.playable:
        return "trial-footer-plan"
    if view.final:
        return "trial-footer-final"
    ends_phase = is_last(table, view) and len(view.playable) == 1 and not table.lesson
    return "trial-footer-last" if ends_phase else "trial-footer"


def _pad(
    words: Words,
    table: Table,
    view: View,
    trial: Trial,
    layers: list[frozenset[Cell]],
    panel: Panel,
    *,
    placeable: bool,
) -> None:
    """Three rows of three, so that the pad keeps its shape on a phone."""
    assert view.seat is not None
    code, stamp = table.code, table.stamp(view.seat)
    card = view.tryable[trial.card]

    def to(slot: str, label: str, target: Trial | None) -> PressButton:
        """A button to another trial, greyed out if it leads nowhere. `slot` keeps the ids distinct."""
        aim = target or trial
        dead = target is None or target == trial
        return button(Press("try", code, stamp, (*aim.args(), slot)), label, disabled=dead)

    def moved(rows: int, cols: int) -> Trial | None:
        there = shifted(view.area, card, trial.placement, rows, cols)
        return there and replace(trial, placement=there)

    # A player whose turn is still to come can only plan it.
    verb, label = ("place", words("button-place")) if view.playable else ("plan", words("button-plan"))
    other = (trial.card + 1) % len(view.tryable)
    turned = replace(trial, placement=turn(view.area, card, trial.placement))
    layered = replace(trial, placement=trial.placement._replace(under=_next_layer(layers, trial.placement.under)))
    panel.row(
        to("t", words("button-turn"), turned),
        to("u", "↑", moved(-1, 0)),
        to("y", words("button-layer"), layered),
    )
    panel.row(to("l", "←", moved(0, -1)), to("d", "↓", moved(1, 0)), to("r", "→", moved(0, 1)))
    panel.row(
        to("o", words("button-other"), _with_other_card(view, trial, other)),
        button(Press(verb, code, stamp, trial.args()), label, GREEN, disabled=not placeable),
        button(Press("cards", code), words("button-back"), BLUE),
    )


def problem_with(area: Area, card: Card, where: Placement) -> IllegalMove | None:
    try:
        area.check(card, where)
    except IllegalMove as error:
        return error
    return None


def layers_at(area: Area, card: Card, where: Placement) -> list[frozenset[Cell]]:
    """The legal layers for the card at exactly this spot and rotation, simplest first."""
    return [one.under for one in area.placements(card) if (one.cell, one.rotation) == (where.cell, where.rotation)]


def written_out(words: Words, area: Area, card: Card, where: Placement) -> str:
    """A placement as one would type it, with its layer spelled out unless nothing is laid yet."""
    written = write_place(words, area, card, where)
    if where.under or not area.laid:
        return written
    return f"{written} {words('layer-over' if area.overlapped(card, where) else 'layer-beside')}"


def _next_layer(layers: list[frozenset[Cell]], now: frozenset[Cell]) -> frozenset[Cell]:
    if not layers:
        return NOWHERE
    return layers[(layers.index(now) + 1) % len(layers)] if now in layers else layers[0]


def turn(area: Area, card: Card, where: Placement) -> Placement:
    """A clockwise quarter turn about the middle, kept inside the window; the first card cycles through its spots."""
    if area.box is None:
        first = area.rules.first
        flat = where._replace(under=NOWHERE)
        return first[(first.index(flat) + 1) % len(first)] if flat in first else first[0]
    old = footprint(card, where)
    rotation = Rotation((where.rotation + 90) % 360)
    new = footprint(card, Placement(where.cell, rotation))
    row = old.top + (old.height - new.height) // 2
    col = old.left + (old.width - new.width) // 2
    return Placement(_inside(area.window, Cell(row, col), new), rotation)


def shifted(area: Area, card: Card, where: Placement, rows: int, cols: int) -> Placement | None:
    """The placement one step away, with the simplest layer; None at the window's edge."""
    cell = Cell(where.cell.row + rows, where.cell.col + cols)
    there = Placement(cell, where.rotation)
    if area.box is None or not area.window.contains(footprint(card, there)):
        return None
    return there


def _inside(window: Box, cell: Cell, size: Box) -> Cell:
    row = min(max(cell.row, window.top), window.bottom - size.height + 1)
    col = min(max(cell.col, window.left), window.right - size.width + 1)
    return Cell(row, col)


def _with_other_card(view: View, trial: Trial, other: int) -> Trial | None:
    """The other card at the same spot, on top: layers belong to a placement, not to a spot."""
    if other == trial.card:
        return None
    return Trial(other, trial.placement._replace(under=NOWHERE))
