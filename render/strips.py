"""Small pictures for a phone's screen, above or below what matters more: cards in a row, and areas side by side."""

from __future__ import annotations

from typing import Iterator, Sequence

from engine.cards import Card
from engine.game import View
from render import alt, marks
from render.alt import Say
from render.boards import lay_out, newest_of
from render.canvas import finish, paper, stamp
from render.hands import draw_grid
from render.kinds import MOST_IN_A_STRIP
from render.picture import Picture, RenderError, area_of
from render.tables import Plots
from render.theme import PICNIC, Theme

_WIDE, _MARGIN, _GAP = 1148, 20, 30
_BADGE = 64
_SMALLEST, _LARGEST = 72, 92
"""The size in pixels of a card's square; cards that would have to be smaller in one row go in several."""


def strip(slots: Sequence[Card | None], tried: int | None = None, theme: Theme = PICNIC) -> Picture:
    """Cards in a row or a few, each with its number: its position from 1, which it keeps when others are gone (None).

    `tried` is the position, from 0, of the card to mark.
    """
    cards = [(number, card) for number, card in enumerate(slots) if card is not None]
    if not cards:
        raise RenderError("empty_view", what="hand")
    if len(cards) > MOST_IN_A_STRIP:
        raise RenderError("too_large", what="hand", size=len(cards), limit=MOST_IN_A_STRIP)
    theme = theme.dressed_in([card for _, card in cards])
    rows, cols = max(len(card.grid) for _, card in cards), max(len(card.grid[0]) for _, card in cards)
    fitting = (_WIDE - 2 * _MARGIN + _GAP) // (_BADGE + cols * _SMALLEST + _GAP)
    lines = -(-len(cards) // max(1, fitting))
    across = -(-len(cards) // lines)
    room = (_WIDE - 2 * _MARGIN - (across - 1) * _GAP) // across - _BADGE
    cell = min(_LARGEST, room // cols)
    width, height = _BADGE + cols * cell + _GAP, max(rows * cell, _BADGE) + _GAP
    canvas = paper(2 * _MARGIN + across * width - _GAP, 2 * _MARGIN + lines * height - _GAP, theme)
    for place, (number, card) in enumerate(cards):
        line, column = divmod(place, across)
        x, middle = _MARGIN + column * width, _MARGIN + line * height + (height - _GAP) / 2
        rim = "newest" if number == tried else "frame"
        draw_grid(canvas, card.grid, x + _BADGE, round(middle - len(card.grid) * cell / 2), cell, theme, rim)
        colour = theme.trial if number == tried else theme.ink
        stamp(canvas, marks.badge(str(number + 1), _BADGE - 8, colour, theme), x + (_BADGE - 12) / 2, middle)
    said = [Say("alt.hand", {"cards": len(cards)}), *(alt.card(number + 1, card) for number, card in cards)]
    return finish(canvas, "strip.png", alt.alt(said), theme)


def side_by_side(view: View, seats: Sequence[int], theme: Theme = PICNIC) -> Picture:
    """The areas of some seats, small, each with its seat's number."""
    theme = theme.dressed_for(view.game)
    boards = [area_of(view, seat) for seat in seats]
    plots = Plots(boards)
    canvas = plots.sheet(theme)
    for place, board in enumerate(boards):
        lay_out(canvas, plots.grid(place), board.area, theme, newest_of(board.area))
    further = (line for board in boards for line in alt.laid(board.area))

    def lines() -> Iterator[Say]:
        for board in boards:
            yield from alt.area(board.seat, board.area)

    return finish(canvas, "side_by_side.png", alt.alt(lines(), further=further), theme)
