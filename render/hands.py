"""Draws cards outside areas: a hand with all rotations of each card, and zones of open cards."""

from __future__ import annotations

from typing import Sequence

from engine.cards import Card, Grid
from engine.game import Zone
from engine.geometry import Rotation
from render import alt, marks, tiles
from render.alt import Say
from render.canvas import Sheet, finish, paper, stamp
from render.glyphs import writing
from render.picture import Picture, RenderError
from render.theme import PICNIC, Theme
from render.tiles import fitting

MOST_CARDS = 12
_MARGIN, _GAP = 28, 24
_BADGE = 76
_TURN_TEXT = 30
_WIDE = 1148
_LARGE, _MEDIUM, _SMALL = 128, 104, 40
"""The largest size in pixels of a card's square; cards with more rows get smaller ones."""


def draw_grid(
    canvas: Sheet, squares: Grid, x: int, y: int, cell: int, theme: Theme, rim: str = "frame"
) -> tuple[int, int]:
    """Draw a card's grid on bare paper, already turned; returns its width and height in pixels."""
    rows, cols = len(squares), len(squares[0])
    for r, row in enumerate(squares):
        for c, square in enumerate(row):
            face = tiles.face(square, r == 0, c == cols - 1, r == rows - 1, c == 0, rim)
            tile = tiles.apart.later((cell, cell), face, cell, theme)
            canvas.paste(tile, (x + c * cell, y + r * cell))
    return cols * cell, rows * cell


def _check(cards: Sequence[Card], what: str, most: int = MOST_CARDS) -> tuple[int, int]:
    """The most rows and columns of any of the cards; raises RenderError if they cannot be drawn."""
    if not cards:
        raise RenderError("empty_view", what=what)
    if len(cards) > most:
        raise RenderError("too_large", what=what, size=len(cards), limit=most)
    for card in cards:
        if not card.grid or not card.grid[0] or len({len(row) for row in card.grid}) > 1:
            raise RenderError("bad_card", card=card.id)
    return max(len(card.grid) for card in cards), max(len(card.grid[0]) for card in cards)


def hand(slots: Sequence[Card | None], chosen: int | None = None, theme: Theme = PICNIC) -> Picture:
    """The cards to choose from or to play, each with small versions of its four rotations beside it.

    A card's number is its position from 1, which it keeps when others are gone (None). `chosen` is the position, from
    0, of the card chosen so far.
    """
    numbered = [(number, card) for number, card in enumerate(slots) if card is not None]
    cards = [card for _, card in numbered]
    rows, cols = _check(cards, "hand")
    if chosen is not None and chosen not in dict(numbered):
        raise RenderError("no_such_card", card=chosen, cards=len(cards))
    theme = theme.dressed_in(cards)
    cell, small = fitting(min(_LARGE, 2 * _MEDIUM // rows)), fitting(min(_SMALL, 64 // rows))
    card_left = _MARGIN + _BADGE + _GAP // 2
    turns_left = card_left + cols * cell + _GAP
    long, short = cols * small, rows * small
    turns_width = long + 2 * (short + _GAP)
    # Rotations 0 and 180 go one above the other; the upright ones, 90 and 270, go beside them.
    lying = 2 * (short + _TURN_TEXT + 10) + 8
    height = max(rows * cell, lying, long + _TURN_TEXT + 10)
    width = turns_left + turns_width + _MARGIN
    canvas = paper(width, 2 * _MARGIN + len(cards) * height + (len(cards) - 1) * _GAP, theme)
    for line, (n, card) in enumerate(numbered):
        top = _MARGIN + line * (height + _GAP)
        middle = top + height / 2
        rim = "newest" if n == chosen else "frame"
        draw_grid(canvas, card.grid, card_left, round(middle - len(card.grid) * cell / 2), cell, theme, rim)
        stamp(canvas, marks.badge(str(n + 1), _BADGE, theme.ink, theme), _MARGIN + _BADGE / 2 - 6, middle)
        if n == chosen:
            tick = writing("✓", 44, "plus", theme, "white")
            stamp(canvas, tick, _MARGIN + _BADGE / 2 + 22, middle - 34)
        _turns(canvas, card, turns_left, middle, small, (long, short), theme)
    lines = [Say("alt.hand", {"cards": len(cards)}), *(alt.card(n + 1, card) for n, card in numbered)]
    if chosen is not None:
        lines.append(Say("alt.chosen", {"number": chosen + 1}))
    return finish(canvas, "hand.png", alt.alt(lines), theme)


def _turns(canvas: Sheet, card: Card, left: int, middle: float, cell: int, size: tuple[int, int], theme: Theme) -> None:
    long, short = size
    block = short + _TURN_TEXT
    spots = {
        Rotation.R0: (left, middle - block - 8),
        Rotation.R180: (left, middle + 8),
        Rotation.R90: (left + long + _GAP, middle - (long + _TURN_TEXT) / 2),
        Rotation.R270: (left + long + short + 2 * _GAP, middle - (long + _TURN_TEXT) / 2),
    }
    for rotation, (x, y) in spots.items():
        word = writing(str(rotation.value), 22, "ink", theme)
        width, _ = draw_grid(canvas, card.turns[rotation], x, round(y + _TURN_TEXT), cell, theme)
        stamp(canvas, word, x + width / 2, y + _TURN_TEXT / 2 - 2)


def zone(shown: Zone, theme: Theme = PICNIC) -> Picture:
    """The open cards of a zone, numbered from 1 if the zone asks for it. A zone without `across` is drawn larger."""
    cards = shown.cards
    rows, cols = _check(cards, shown.name)
    theme = theme.dressed_in(cards)
    # As wide as a full row: a single card must not fill a phone's screen.
    across = shown.across or len(cards)
    largest = _LARGE if shown.across is None else _MEDIUM
    cell = fitting(min(largest, (_WIDE - 2 * _MARGIN - (across - 1) * _GAP) // (across * cols)))
    head = _BADGE - 16 if shown.numbered else 0
    step_x, step_y = cols * cell + _GAP, head + rows * cell + _GAP
    lines = -(-len(cards) // across)
    canvas = paper(2 * _MARGIN + across * step_x - _GAP, 2 * _MARGIN + lines * step_y - _GAP, theme)
    for n, card in enumerate(cards):
        x, top = _MARGIN + n % across * step_x, _MARGIN + n // across * step_y + head
        rim = "newest" if shown.newest and n == len(cards) - 1 else "frame"
        draw_grid(canvas, card.grid, x, top, cell, theme, rim)
        if shown.numbered:
            stamp(
                canvas, marks.badge(str(shown.first + n), _BADGE - 12, theme.ink, theme), x + cols * cell / 2, top - 36
            )
    words = alt.alt(
        Say(f"alt.{shown.name}", {"cards": len(cards)}), alt.cards(cards, shown.first if shown.numbered else None)
    )
    return finish(canvas, f"{shown.name}.png", words, theme)
