"""What a seat of three may hope for once all stalls are full: who names which good, and who wins."""

from __future__ import annotations

from math import exp
from typing import Sequence

from engine.veggies.judge import Other, Own
from engine.veggies.pack import GOODS
from engine.veggies.scoring import PER_MOUSE
from engine.veggies.search import Size
from engine.veggies.worth import RIVAL, naming

CLOSE = 5.0
"""A difference of so many points is hardly luck: what others name where they have a choice may be guessed wrong."""


def chance(own: Own, others: Sequence[Other]) -> float:
    """Half whether the seat wins, half by how many points."""
    sizes = [own.sizes, *(other.sizes for other in others)]
    mice = [own.spaces[0], *(other.mice for other in others)]
    named = {_named(sizes, seat) for seat in range(len(sizes))}
    points = [_points(each, named) + PER_MOUSE * seen for each, seen in zip(sizes, mice, strict=True)]
    ranks = [(total, -seen) for total, seen in zip(points, mice, strict=True)]
    won = (ranks[0] == max(ranks)) / ranks.count(ranks[0])
    return won / 2 + 0.5 / (1 + exp((max(points[1:]) - points[0]) / CLOSE))


def _named(sizes: Sequence[Sequence[Size]], seat: int) -> int:
    """The good that a hard bot would name."""
    unnamed, theirs = [1.0] * len(GOODS), [0.0] * len(GOODS)
    for other, each in enumerate(sizes):
        if other != seat:
            for good, (chance, (largest, groups)) in enumerate(zip(naming(each, 0, 1), each, strict=True)):
                unnamed[good] *= 1 - chance
                theirs[good] += RIVAL / (len(sizes) - 1) * largest * groups
    most = max(sizes[seat])[0]
    tied = [good for good, (largest, _) in enumerate(sizes[seat]) if largest == most]
    return max(tied, key=lambda good: unnamed[good] * (sizes[seat][good][0] * sizes[seat][good][1] - theirs[good]))


def _points(sizes: Sequence[Size], named: set[int]) -> int:
    return sum(sizes[good][0] * sizes[good][1] for good in named)
