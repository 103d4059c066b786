"""Quick games on sixteen bits: how an area may end up with the cards of an imagined deal.

A playout puts each card where it looks best at that moment. It is not as careful as a hard bot, but fast: thousands of
cards a second.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple, Sequence

from engine.area import Area
from engine.cards import Card
from engine.snack_match.board import BitBoard, StripSpot, boards
from engine.snack_match.patterns import BOTTOM_ROW, LEFT_COLUMN, RIGHT_COLUMN, SIDE, TOP_ROW
from engine.snack_match.rules import TABLE
from engine.snack_match.search import Worth, scan


class Reached(NamedTuple):
    """A board and what it is worth."""

    value: float
    board: BitBoard


_value = itemgetter(0)


@lru_cache(maxsize=256)
def opened(card: Card) -> BitBoard:
    """A board with just one card. Its rotation makes no difference yet."""
    return boards(Area(TABLE).lay(card, TABLE.first[0]))[0][1]


def lay_best(board: BitBoard | None, card: Card, worth: Worth) -> Reached:
    """The board with the card at the best spot; None is an empty board."""
    if board is None:
        begun = opened(card)
        return Reached(sum(table[seen] for table, seen in zip(worth[begun.covered], begun.seen, strict=True)), begun)
    best, found = -float("inf"), None
    for shifted in shifts(board):
        values, ways = scan(shifted, card, worth)
        if values and (most := max(values)) > best:
            best, found = most, (shifted, ways, values.index(most))
    assert found is not None, "a card can always lie on another one"
    where, ways, at = found
    return Reached(best, where.lay(card, StripSpot(best, *ways[at // 2], at % 2)))


def lay_both(board: BitBoard | None, cards: Sequence[Card], worth: Worth) -> Reached:
    """The board with two cards, each at its best spot, in the better order."""
    one, other = cards
    return _both(board, lay_best(board, one, worth), one, other, worth)


def play_round(board: BitBoard | None, drawn: Sequence[Card], offered: Card, worth: Worth) -> Reached:
    """A round played quickly: keep the better of the two cards drawn, and place it with the one offered."""
    (begun, kept) = max(((lay_best(board, card, worth), card) for card in drawn), key=lambda way: way[0].value)
    return _both(board, begun, kept, offered, worth)


def _both(board: BitBoard | None, begun: Reached, one: Card, other: Card, worth: Worth) -> Reached:
    turned_round = lay_best(board, other, worth)
    return max(lay_best(begun.board, other, worth), lay_best(turned_round.board, one, worth), key=_value)


# Windows


def shifts(board: BitBoard) -> Sequence[BitBoard]:
    """The board in every window that holds it."""
    covered = board.covered
    if covered & TOP_ROW and covered & BOTTOM_ROW and covered & LEFT_COLUMN and covered & RIGHT_COLUMN:
        return (board,)
    rows = [row for row in range(SIDE) if covered & TOP_ROW << SIDE * row]
    cols = [col for col in range(SIDE) if covered & LEFT_COLUMN << col]
    return [
        _shifted(board, SIDE * down + right)
        for down in range(-rows[0], SIDE - rows[-1])
        for right in range(-cols[0], SIDE - cols[-1])
    ]


def _shifted(board: BitBoard, by: int) -> BitBoard:
    """The board moved by this many cells; everything covered must stay inside."""
    if not by:
        return board
    seen, covered, top, down, stacks, below = board
    room = [0] * abs(by)
    if by > 0:
        top, down, stacks = ([*room, *each[:-by]] for each in (top, down, stacks))
        return BitBoard(tuple([each << by for each in seen]), covered << by, top, down, stacks, below)
    top, down, stacks = ([*each[-by:], *room] for each in (top, down, stacks))
    return BitBoard(tuple([each >> -by for each in seen]), covered >> -by, top, down, stacks, below)
