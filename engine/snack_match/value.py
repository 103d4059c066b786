"""What an area is worth: its points, its bonuses, and what the remaining cards can make of it."""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from math import exp
from operator import mul
from typing import Callable, Iterator, Mapping, Sequence

from engine.game import Bonus
from engine.snack_match.bonus import COMPARED, HITS, is_won
from engine.snack_match.pack import CLOTHS, HAND, SPEC
from engine.snack_match.patterns import ALL, CELLS, Extent, PatternValues, by_group, extent, points
from engine.snack_match.search import ValuesByComponent

Extra = Callable[[int, Extent], float]
"""What a bonus adds to a pattern of its component, in an area of the given extent."""


class Valuation(dict[int, ValuesByComponent]):
    """Covered cells -> the tables for an area that covers them, built on demand."""

    def __init__(self, base: PatternValues, extras: Mapping[str, Extra]) -> None:
        super().__init__()
        self._base, self._extras = base, extras
        self._by_extent: dict[Extent, ValuesByComponent] = {}

    def __missing__(self, covered: int) -> ValuesByComponent:
        box = extent(covered)
        if box not in self._by_extent:
            self._by_extent[box] = [
                _WithExtra(self._base, self._extras[name], box) if name in self._extras else self._base
                for name in SPEC.components
            ]
        self[covered] = self._by_extent[box]
        return self[covered]


class _WithExtra(dict[int, float]):
    """A table plus a bonus, filled on demand, since only a few patterns are ever looked up."""

    def __init__(self, base: PatternValues, extra: Extra, box: Extent) -> None:
        super().__init__()
        self._base, self._extra, self._box = base, extra, box

    def __missing__(self, pattern: int) -> float:
        self[pattern] = worth = self._base[pattern] + self._extra(pattern, self._box)
        return worth


def score_now(bonuses: Sequence[Bonus], others: Mapping[str, Sequence[int]]) -> Valuation:
    """Points and bonuses as if the game ended now; `others`: component -> how many of it each other player has."""
    return Valuation(points(), {bonus.component: bonus_points(bonus, others[bonus.component]) for bonus in bonuses})


@cache
def snacks_now() -> Valuation:
    """The points of the snacks alone, for a bot that ignores the cloths."""
    now = points()
    return Valuation(now, {cloth: lambda pattern, box: -now[pattern] for cloth in CLOTHS})


def outlook(bonuses: Sequence[Bonus], others: Mapping[str, Sequence[int]], cards_left: int) -> Valuation:
    """The expected value at the end of the game, with `cards_left` cards still to be placed in the area."""
    extras = {bonus.component: _expected(bonus, others[bonus.component], cards_left) for bonus in bonuses}
    return Valuation(_future(min(cards_left, max(WEIGHTS))), extras)


def against(bonuses: Sequence[Bonus], others: Mapping[str, Sequence[int]]) -> Valuation:
    """Points and bonuses at the end, minus what the others get on average from bonuses that compare players.

    `others`: component -> how many of it each other player has in the end.
    """
    extras = {bonus.component: _lead(bonus, others.get(bonus.component, ())) for bonus in bonuses}
    return Valuation(points(), extras)


def _lead(bonus: Bonus, others: Sequence[int]) -> Extra:
    own = bonus_points(bonus, others)
    if bonus.modification not in COMPARED:
        return own
    worth, modification = bonus.worth, bonus.modification

    def lead(pattern: int, box: Extent) -> float:
        count = pattern.bit_count()
        theirs = [is_won(modification, other, [count, *others]) for other in others]
        return own(pattern, box) - worth * sum(theirs) / len(theirs)

    return lead


def _expected(bonus: Bonus, others: Sequence[int], cards_left: int) -> Extra:
    """An estimate of the bonus at the end: later cards and the other players can still change it."""
    lasting: float = LASTING**cards_left
    if bonus.modification not in COMPARED:
        now = bonus_points(bonus, others)
        return lambda pattern, box: lasting * now(pattern, box)
    best, worth = COMPARED[bonus.modification](others), bonus.worth * lasting
    sign = 1 if bonus.worth > 0 else -1
    spread = 0.5 + cards_left / 4
    return lambda pattern, box: worth / (1 + exp((sign * (pattern.bit_count() - best) - 0.5) / spread))


LASTING = 0.9
"""Guessed share of a bonus that survives each further card."""

WEIGHTS: Mapping[int, Sequence[float]] = {
    0: (1, 0, 0, 0, 0),
    2: (0.619, -0.149, -0.217, -0.274, 0.111),
    4: (0.504, -0.102, -0.052, -0.052, 0.133),
    6: (0.459, 0.033, 0.293, 0.296, 0.063),
}
"""Cards left -> the weight of each of the `features`; `python -m benchmarks.fit` computes them."""


def features() -> Sequence[bytes]:
    """Tables that hint at how a pattern will grow: points, singles, pairs, larger groups, and the best next square.
    Small numbers, since they are only needed to make other tables."""
    tables = (
        points(),
        by_group(lambda size: size == 1),
        by_group(lambda size: size == 2),
        by_group(lambda size: size >= 3),
        _one_more(),
    )
    return [bytes(map(int, table)) for table in tables]


def _one_more() -> Iterator[float]:
    """How many points one more square of the component can add."""
    now, cells = points(), [1 << cell for cell in range(CELLS)]
    return (max([now[pattern | cell] for cell in cells]) - now[pattern] for pattern in range(ALL + 1))


@cache
def _kinds() -> tuple[Sequence[int], Sequence[tuple[int, ...]]]:
    """For every pattern the number of its kind, and the features of each kind: there are not many."""
    numbers: dict[tuple[int, ...], int] = {}
    kinds = array("H", [numbers.setdefault(entry, len(numbers)) for entry in zip(*features(), strict=True)])
    return kinds, list(numbers)


def weighted(weights: Sequence[float]) -> Sequence[float]:
    kinds, entries = _kinds()
    worths = [sum(map(mul, weights, entry)) for entry in entries]
    return tuple([worths[kind] for kind in kinds])


@lru_cache(maxsize=3)
def _future(cards_left: int) -> Sequence[float]:
    """What a pattern will be worth at the end with `cards_left` cards to come; odd numbers average their neighbours.

    A table takes half a megabyte, and a millisecond to make again."""
    lower, upper = (WEIGHTS[min(max(WEIGHTS), near // HAND * HAND)] for near in (cards_left, cards_left + 1))
    return weighted([(low + high) / 2 for low, high in zip(lower, upper, strict=True)])


def bonus_points(bonus: Bonus, others: Sequence[int]) -> Extra:
    """The bonus as scored at the end of the game; see `engine.snack_match.bonus`."""
    worth, modification = bonus.worth, bonus.modification
    if modification in COMPARED:
        return lambda pattern, box: worth if is_won(modification, pattern.bit_count(), others) else 0
    hits = HITS[modification]
    return lambda pattern, box: worth * len(hits(pattern, box))
