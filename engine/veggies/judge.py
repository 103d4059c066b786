"""A judge that has learned from games: how likely a seat of three is to win, once it has laid a card.

It looks at each good in all three stalls and on the cards that can be taken next. What it makes of a good are 32
numbers, those below zero cut off; the numbers of the five goods are added up, combined with mice and the like, and the
result is one number. There is a set of weights for each number of cards in the stall. `benchmarks/veggies_judge`
made them, by playing. Everything that comes again is kept, because an expert asks thousands of times.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache, partial
from operator import mul
from typing import Any, Callable, NamedTuple, Sequence

from engine.cards import Card
from engine.veggies.pack import DATA, GOODS, MOUSE
from engine.veggies.rules import CARDS
from engine.veggies.search import Memo, Size, Stall
from engine.veggies.worth import naming

SEATS = 3
"""How many play in the games it has learned from."""
FAR, MANY = 4, 4
"""Larger leads of a good over the others, and more cells that would join groups, make no difference any more."""

Vector = list[float]
Look = tuple[int, int, int, int, int, int, int]
"""A good in the seat's own stall: its largest and second largest group, its groups, its squares, the cells around its
largest group that show no good, the cells that would join that group to another, and by how much it is larger than any
other good's (or smaller than the largest)."""
Count = tuple[int, int]


class Spread(NamedTuple):
    """The cells in which one good is visible."""

    largest: int
    second: int
    groups: int
    squares: int
    edge: int
    """The cells around the largest group, as bits."""
    joins: int
    """How many of these would join it to another group."""


def spreads_on(stall: Stall) -> Memo[int, Spread]:
    stride = stall.grid.stride
    return Memo(lambda cells: _spread_of(cells, stride))


def _spread_of(cells: int, stride: int) -> Spread:
    biggest = largest = second = groups = 0
    rest = cells
    while rest:
        group, grown = 0, rest & -rest
        while grown != group:
            group = grown
            grown = (group | group << 1 | group >> 1 | group << stride | group >> stride) & rest
        rest ^= group
        groups += 1
        size = group.bit_count()
        if size > largest:
            biggest, largest, second = group, size, largest
        else:
            second = max(second, size)
    edge = _with_neighbours(biggest, stride) & ~biggest
    joins = (edge & _with_neighbours(cells & ~biggest, stride)).bit_count()
    return Spread(largest, second, groups, cells.bit_count(), edge, min(joins, MANY))


def _with_neighbours(cells: int, stride: int) -> int:
    return cells | cells << 1 | cells >> 1 | cells << stride | cells >> stride


class Own(NamedTuple):
    """The seat's own stall, as the judge sees it."""

    goods: tuple[Look, ...]
    spaces: tuple[int, int, int, int]
    """Mice, covered cells, empty spaces, and the covered squares of two by two."""

    @classmethod
    def of(cls, spreads: Sequence[Spread], mice: int, covered: int, goods: int, stride: int) -> Own:
        """`covered` and `goods` are cells: all that have a card, and those that show any good."""
        most, next_most = sorted([spread[0] for spread in spreads])[:-3:-1]
        looks = []
        for largest, second, groups, squares, edge, joins in spreads:
            lead = largest - (next_most if largest == most else most)
            room = (edge & ~goods).bit_count()
            looks.append((largest, second, groups, squares, room, joins, max(-FAR, min(FAR, lead))))
        rows = covered & covered >> 1
        cells = covered.bit_count()
        spaces = mice, cells, cells - mice - goods.bit_count(), (rows & rows >> stride).bit_count()
        return cls(tuple(looks), spaces)

    @property
    def sizes(self) -> list[Size]:
        return [(look[0], look[2]) for look in self.goods]


class Other(NamedTuple):
    """Another seat's stall."""

    sizes: tuple[Size, ...]
    squares: tuple[int, ...]
    mice: int
    laid: int

    @classmethod
    def of(cls, stall: Stall, laid: int) -> Other:
        squares = tuple(cells.bit_count() for cells in stall.goods)
        return cls(tuple(stall.sizes), squares, stall.mice.bit_count(), laid)


class Stalls(NamedTuple):
    """What the other stalls add: to each good, and to the rest."""

    goods: list[Vector]
    table: Vector


class Setting(NamedTuple):
    """Everything but the seat's own stall, as far as it can be added up beforehand."""

    goods: list[tuple[Vector, Vector]]
    table: tuple[Vector, Vector]


class Judge:
    def __init__(self, laid: int, weights: Any) -> None:
        """`laid`: how many cards there are in the seat's stall."""
        own, one, two, cards, (unseen,), (constant,) = _split(weights["good"], 10, 5, 5, 2, 1, 1)
        spaces, mice, known, orders = _split(weights["table"], 4, 2, 5, 3)
        self._laid, self._unseen, self._constant, self._orders = laid, unseen, constant, orders
        self._others = [_adding(rows) for rows in (one, two)]
        self._sum: list[Vector] = [list(column) for column in zip(*weights["sum"], strict=True)]
        self._out: Vector = weights["out"]
        self._bias: float = weights["bias"]
        add_own, add_known, add_mice = _adding(own), _adding(known), _adding(mice)
        self._own: Callable[[Look], Vector] = cache(lambda look: add_own(_inputs(look)))
        self._cards: Callable[[Count], Vector] = cache(_adding(cards))
        self._spaces: Callable[[tuple[int, ...]], Vector] = cache(_adding(spaces))
        self._known: Callable[[tuple[int, ...]], Vector] = cache(add_known)
        self._mice: Callable[[tuple[int, int, int]], Vector] = cache(
            lambda given: _plus(add_mice(given[:2]), orders[given[2]])
        )

    def stalls(self, others: Sequence[Other], unseen: Sequence[float]) -> Stalls:
        """`unseen`: each good's share of all squares that the seat has not seen."""
        chances = [naming(other.sizes, CARDS - other.laid, 1) for other in others]
        goods = []
        for good, share in enumerate(unseen):
            parts = [
                add((largest, groups, other.squares[good], largest * groups, chance[good]))
                for add, other, chance in zip(self._others, others, chances, strict=True)
                for largest, groups in (other.sizes[good],)
            ]
            hidden = [share * weight for weight in self._unseen]
            goods.append([sum(column) for column in zip(self._constant, hidden, *parts, strict=True)])
        mice_one, mice_two = (other.mice for other in others)
        order = sum(other.laid == self._laid for other in others)
        return Stalls(goods, self._mice((mice_one, mice_two, order)))

    def setting(self, stalls: Stalls, hand: Sequence[Card], market: Sequence[Card]) -> Setting:
        """`hand` and `market` are the cards that are known there: what was taken is replaced by one that is not."""
        held, lying = counts_of(hand), counts_of(market)
        goods = [self._cards((held[good], lying[good])) for good in range(len(GOODS))]
        known = self._known((len(hand), *held[-2:], *lying[-2:]))
        return Setting(list(zip(stalls.goods, goods, strict=True)), (stalls.table, known))

    def weigh(self, own: Own, setting: Setting) -> float:
        """How likely the seat is to win; only as the logarithm of the odds."""
        goods = [
            [x if (x := a + b + c) > 0 else 0.0 for a, b, c in zip(self._own(look), one, two, strict=True)]
            for look, (one, two) in zip(own.goods, setting.goods, strict=True)
        ]
        summed = [a + b + c + d + e for a, b, c, d, e in zip(*goods, strict=True)]
        total = self._bias
        one, two = setting.table
        parts = zip(self._sum, self._out, self._spaces(own.spaces), one, two, strict=True)
        for column, weight, a, b, c in parts:
            x = sum(map(mul, column, summed)) + a + b + c
            if x > 0:
                total += weight * x
        return total

    def many(self, setting: Setting) -> Callable[[Own], float]:
        """`weigh` for many stalls in one setting: what each good adds is kept as well."""
        table = _plus(*setting.table)
        add0, add1, add2, add3, add4 = (cache(partial(self._added, one, two)) for one, two in setting.goods)
        out, bias, spaces = self._out, self._bias, self._spaces

        def weigh(own: Own) -> float:
            g0, g1, g2, g3, g4 = own.goods
            goods = add0(g0), add1(g1), add2(g2), add3(g3), add4(g4)
            total = bias
            for weight, a, b, c, d, e, f, g in zip(out, table, spaces(own.spaces), *goods, strict=True):
                x = a + b + c + d + e + f + g
                if x > 0:
                    total += weight * x
            return total

        return weigh

    def _added(self, one: Vector, two: Vector, look: Look) -> Vector:
        good = [x if (x := a + b + c) > 0 else 0.0 for a, b, c in zip(self._own(look), one, two, strict=True)]
        return [sum(map(mul, column, good)) for column in self._sum]


def _inputs(look: Look) -> Sequence[float]:
    largest, second, groups, squares, room, joins, lead = look
    return (
        *(largest, second, groups, squares, largest * groups, room, joins, lead),
        *(lead >= 0, 2.0**lead if lead < 0 else 1.0),
    )


@lru_cache(maxsize=1024)
def counts(card: Card) -> tuple[int, ...]:
    """How many squares of a card show each good, mice, and nothing."""
    names = [name for row in card.turns[0] for (name,) in row]
    found = [names.count(name) for name in (*GOODS, MOUSE)]
    return (*found, len(names) - sum(found))


def counts_of(cards: Sequence[Card]) -> list[int]:
    return [sum(column) for column in zip((0,) * (len(GOODS) + 2), *map(counts, cards), strict=True)]


def _split(rows: list[Vector], *numbers: int) -> list[list[Vector]]:
    parts, start = [], 0
    for number in numbers:
        parts.append(rows[start : start + number])
        start += number
    assert start == len(rows), "every row of weights has its input"
    return parts


def _adding(rows: Sequence[Vector]) -> Callable[[Sequence[float]], Vector]:
    columns = [list(column) for column in zip(*rows, strict=True)]
    return lambda inputs: [sum(map(mul, column, inputs)) for column in columns]


def _plus(one: Vector, two: Vector) -> Vector:
    return [a + b for a, b in zip(one, two, strict=True)]


@cache
def _weights() -> Any:
    return json.loads((DATA / "judge.json").read_text())


def judge(laid: int) -> Judge:
    """The judge of stalls with so many cards; a new one for each decision, so that what it keeps does not pile up."""
    return Judge(laid, _weights()[laid - 2])
