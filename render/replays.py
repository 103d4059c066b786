"""Replays: an area, the shared board, or the whole table, card by card."""

from __future__ import annotations

from functools import partial
from typing import Callable

from engine.game import Board, View
from render import alt
from render.alt import Alt, Say
from render.boards import Grid, check_area, labelled, lay_out, newest_of
from render.canvas import Sheet, animate, stand_still
from render.picture import Picture, RenderError, area_of
from render.scoresheets import check_sheets, mark_scores
from render.tables import Plots, close_up
from render.theme import PICNIC, Theme

CARD_MS, ROUND_MS, HOLD_MS = 1000, 1500, 6000
"""How long to show each card of one area, each card of everyone's areas, and the final frame."""

Frame = Callable[[int], Sheet]


def replay(view: View, seat: int | None = None, theme: Theme = PICNIC, moving: bool = True) -> Picture:
    """One seat's area card by card, or everyone's at the same time; if the game is over, followed by what scored.

    If it is not `moving`, only the last of these frames.
    """
    theme = theme.dressed_for(view.game)
    if not any(area.laid for _, area in view.boards):
        raise RenderError("empty_view", what="areas")
    if view.outcome:
        check_sheets(view, view.outcome)
    if view.shared is None and seat is None:
        most = max(len(area.laid) for area in view.areas)
        said = Say("alt.replay_table", {"seats": len(view.areas), "cards": most})
        counts = _counts(most, view.over, moving)
        return _animated(partial(_table, view, theme), counts, ROUND_MS, alt.alt(said))
    number, area = area_of(view, seat)
    check_area(area)
    if not area.laid:
        raise RenderError("empty_view", what="area")
    cards = len(area.laid)
    said = (
        Say("alt.replay_shared", {"cards": cards})
        if number is None
        else Say("alt.replay", {"seat": number + 1, "cards": cards})
    )
    words = alt.alt(said, alt.area(number, area))
    counts = _counts(cards, view.over, moving)
    return _animated(partial(_one, view, Board(number, area), theme), counts, CARD_MS, words)


def _one(view: View, board: Board, theme: Theme, count: int) -> Sheet:
    """The frame with `count` cards; one more than there are means the frame with the scores."""
    sheet, grid = labelled(close_up(board.area), theme)
    _step(sheet, grid, view, board, theme, count)
    return sheet


def _table(view: View, theme: Theme, count: int) -> Sheet:
    plots = Plots(view.boards)
    sheet = plots.sheet(theme)
    for place, board in enumerate(view.boards):
        _step(sheet, plots.grid(place), view, board, theme, count)
    return sheet


def _step(sheet: Sheet, grid: Grid, view: View, board: Board, theme: Theme, count: int) -> None:
    laid = board.area.up_to(count)
    lay_out(sheet, grid, laid, theme, newest_of(laid) if count <= len(board.area.laid) else ())
    if view.outcome and count > len(board.area.laid):
        mark_scores(sheet, grid, board, view.outcome, theme)


def _counts(cards: int, scored: bool, moving: bool) -> list[int]:
    """How many cards each frame shows; one more than there are means the frame with the scores."""
    counts = [*range(1, cards + (2 if scored else 1))]
    return counts if moving else counts[-1:]


def _animated(frame: Frame, counts: list[int], pace: int, words: Alt) -> Picture:
    if len(counts) == 1:
        return stand_still(frame(counts[0]), "replay.webp", words)
    frames = ((frame(count), HOLD_MS if count == counts[-1] else pace) for count in counts)
    return animate(frames, "replay.webp", words, loop=0)
