"""A fast search for every way to place one or two cards: the same answers as `engine.area`, on sixteen bits.

An area smaller than 4 x 4 fits into several 4 x 4 windows. The search tries each of them, but counts a resulting area
only in the topmost, then leftmost, window that holds it, so that everything is counted exactly once.
"""

from __future__ import annotations

from functools import cache
from heapq import nlargest
from itertools import permutations
from math import inf
from operator import attrgetter
from typing import Iterator, Mapping, NamedTuple, Sequence

from engine.area import Area, Placement
from engine.cards import Card
from engine.moves import Place
from engine.snack_match.board import STRIPS, BitBoard, StripSpot, Window, boards, prints
from engine.snack_match.patterns import ALL, PatternValues

ValuesByComponent = Sequence[PatternValues]
"""For each of the eight components, a table of what its patterns are worth."""
Worth = Mapping[int, ValuesByComponent]
"""Covered cells -> the tables to use; corners and the like depend on the box around the cards."""


NOWHERE = StripSpot(-inf, 0, 0, 0)
"""What stands for a spot where there is none."""


class Opening(NamedTuple):
    """Where the first card of all goes, before there is a window."""

    placement: Placement

    def place(self, card: Card, spot: StripSpot) -> Place:
        return Place(card.id, self.placement)


Step = tuple[Window | Opening, Card, StripSpot]
"""A card and where it goes."""


class FoundTurn(NamedTuple):
    """Cards placed in order, and what the area is worth afterwards."""

    value: float
    steps: tuple[Step, ...]
    leaves: int
    """How many ways to place the last card were compared to find this turn."""

    @property
    def moves(self) -> tuple[Place, ...]:
        """Made only when asked for, which is of few turns."""
        return tuple([where.place(card, spot) for where, card, spot in self.steps])


def best_turn(area: Area, cards: Sequence[Card], worth: Worth, width: int | None = None) -> FoundTurn:
    """The best way to place one card, or two in either order, in all layers; the first one found if several tie."""
    return max(turns(area, cards, worth, width), key=attrgetter("value"))


def turns(area: Area, cards: Sequence[Card], worth: Worth, width: int | None = None) -> Iterator[FoundTurn]:
    """Every way to place one card; with two cards, every way to place the first with the best way to place the second.

    With a `width`, only that many of the best spots for the first card are followed up.
    """
    for first, *then in permutations(cards):
        if then:
            for step, window, board in _begun(area, first, worth, width):
                end, leaves = _last(window, board, then[0], worth)
                if leaves:
                    yield FoundTurn(end.value, (step, (window, then[0], end)), leaves)
        elif area.laid:
            for window, board in boards(area):
                for spot in _spots(*scan(board, first, worth, window.held)):
                    yield FoundTurn(spot.value, ((window, first, spot),), 1)
        else:
            for placement in area.rules.first:
                yield FoundTurn(value(area.lay(first, placement), worth), ((Opening(placement), first, NOWHERE),), 1)


class Pairs:
    """What the best turns with many pairs of cards are worth: the best spots of each card are found only once."""

    def __init__(self, area: Area, worth: Worth, width: int) -> None:
        self._worth = worth
        self._begun = cache(lambda card: list(_begun(area, card, worth, width)))

    def value(self, one: Card, other: Card) -> float:
        """That of `best_turn`."""
        ways = [(way, then) for first, then in permutations((one, other)) for way in self._begun(first)]
        return max([_last(window, board, then, self._worth)[0].value for (_, window, board), then in ways])


def value(area: Area, worth: Worth) -> float:
    """What an area is worth as it is."""
    _, board = boards(area)[0]
    return sum(table[seen] for table, seen in zip(worth[board.covered], board.seen, strict=True))


# Searching one window


def _begun(area: Area, card: Card, worth: Worth, width: int | None) -> Iterator[tuple[Step, Window, BitBoard]]:
    """The first of two cards at each spot, and the area then, in each window that holds it."""
    if not area.laid:
        # Its spot makes no difference yet, so a narrow search tries only one.
        for placement in area.rules.first[: None if width is None else 1]:
            for window, board in boards(area.lay(card, placement)):
                yield (Opening(placement), card, NOWHERE), window, board
        return
    for window, board in boards(area):
        spots = _spots(*scan(board, card, worth))
        for spot in spots if width is None else nlargest(width, spots, key=attrgetter("value")):
            yield (window, card, spot), window, board.lay(card, spot)


def _last(window: Window, board: BitBoard, card: Card, worth: Worth) -> tuple[StripSpot, int]:
    """The best spot for the last card of a turn, and how many spots there are."""
    values, ways = scan(board, card, worth, window.held)
    if not values:
        return NOWHERE, 0
    best = max(values)
    at = values.index(best)
    return StripSpot(best, *ways[at // 2], at % 2), len(values)


def _spots(values: Sequence[float], ways: Sequence[tuple[int, int]]) -> list[StripSpot]:
    return [StripSpot(total, *ways[at // 2], at % 2) for at, total in enumerate(values)]


def scan(
    board: BitBoard, card: Card, worth: Worth, held: tuple[int, int] = (ALL, ALL)
) -> tuple[list[float], list[tuple[int, int]]]:
    """The area's value for each spot in both rotations, and the spots: strip and the cells where the card lies under.

    Nearly all time is spent here, so the loops over the eight components and over the two rotations are unrolled. Both
    rotations cover the same cells, so what they leave as it is is worked out once.
    """
    values: list[float] = []
    ways: list[tuple[int, int]] = []
    covered, by_strip = board.covered, prints(card)
    held_below, held_right = held
    s0, s1, s2, s3, s4, s5, s6, s7 = board.seen
    for number, strip in enumerate(STRIPS):
        after = covered | strip.mask
        if not (covered & strip.reach and after & held_below and after & held_right):
            continue
        t0, t1, t2, t3, t4, t5, t6, t7 = worth[after]
        for under in board.layers(strip):
            ways.append((number, under))
            one, other = by_strip[number][under]
            keep, n0, n1, n2, n3, n4, n5, n6, n7 = one
            k0 = s0 & keep
            k1 = s1 & keep
            k2 = s2 & keep
            k3 = s3 & keep
            k4 = s4 & keep
            k5 = s5 & keep
            k6 = s6 & keep
            k7 = s7 & keep
            values.append(
                t0[k0 | n0]
                + t1[k1 | n1]
                + t2[k2 | n2]
                + t3[k3 | n3]
                + t4[k4 | n4]
                + t5[k5 | n5]
                + t6[k6 | n6]
                + t7[k7 | n7]
            )
            _, n0, n1, n2, n3, n4, n5, n6, n7 = other
            values.append(
                t0[k0 | n0]
                + t1[k1 | n1]
                + t2[k2 | n2]
                + t3[k3 | n3]
                + t4[k4 | n4]
                + t5[k5 | n5]
                + t6[k6 | n6]
                + t7[k7 | n7]
            )
    return values, ways
