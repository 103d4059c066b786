"""Fits the weights in `engine.snack_match.value`: `python -m benchmarks.fit [AREAS]`. Takes a few minutes.

It works backwards. An area with six cards is worth the points of the best last turn, averaged over the cards that may
come; one with four is worth what its best turn leads to, by the weights just found; and so on. Then least squares.
"""

from __future__ import annotations

import sys
from functools import cache, partial
from heapq import nlargest
from multiprocessing import Pool
from operator import attrgetter, mul
from typing import Sequence

from engine.area import Area
from engine.shuffle import Dice
from engine.snack_match.pack import default_pack
from engine.snack_match.rules import TABLE
from engine.snack_match.search import best_turn, turns, value
from engine.snack_match.value import WEIGHTS, Valuation, features, weighted

HANDS = 10
"""How many hands to average an area's value over."""
WIDTH = 8


def main() -> None:
    areas = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    weights, constant = list(WEIGHTS[0]), 0.0
    for laid in (6, 4, 2):
        with Pool() as pool:
            rows = pool.map(partial(_sample, laid, weights), range(areas), chunksize=20)
        *fitted, more = least_squares([(*row, 1.0) for row, _ in rows], [worth + constant for _, worth in rows])
        weights, constant = fitted, more
        print(f"{8 - laid}: ({', '.join(f'{weight:.3f}' for weight in weights)}), constant {constant:.2f}", flush=True)


_features = cache(features)


def _sample(laid: int, weights: Sequence[float], number: int) -> tuple[list[float], float]:
    """An area's features and its value."""
    dice = Dice(bytes(32), f"fit {laid} {number}")
    pile = dice.shuffled(list(default_pack().cards.values()))
    area, drawn = Area(TABLE), pile[:laid]
    now = Valuation(_features()[0], {})
    while drawn:
        # Not always the best turn, so that the weights learn from some variety.
        good = nlargest(8, turns(area, drawn[:2], now, WIDTH), key=attrgetter("value"))
        for move in dice.choice(good).moves:
            area = area.lay(default_pack()[move.card], move.placement)
        drawn = drawn[2:]
    then = _valuation(tuple(weights))
    hands = [dice.shuffled(pile[laid:])[:2] for _ in range(HANDS)]
    worth = sum(best_turn(area, hand, then, WIDTH).value for hand in hands) / HANDS
    return [value(area, Valuation(feature, {})) for feature in _features()], worth


@cache
def _valuation(weights: tuple[float, ...]) -> Valuation:
    return Valuation(weighted(weights), {})


def least_squares(rows: Sequence[Sequence[float]], targets: Sequence[float]) -> list[float]:
    """Solves the normal equations by elimination."""
    columns = list(zip(*rows, strict=True))
    system = [[sum(map(mul, one, other)) for other in (*columns, targets)] for one in columns]
    for pivot, row in enumerate(system):
        row[:] = [entry / row[pivot] for entry in row]
        for other in system:
            if other is not row:
                other[:] = [entry - other[pivot] * own for entry, own in zip(other, row, strict=True)]
    return [row[-1] for row in system]


if __name__ == "__main__":
    main()
