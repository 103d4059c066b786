"""Compares candidates on random deals, the same for all of them. Those that fall behind are dropped early."""

from __future__ import annotations

from heapq import nlargest
from typing import Callable, NamedTuple, Sequence, TypeVar

T = TypeVar("T")


class Heat(NamedTuple):
    deals: int
    """How many more deals to judge each candidate by."""
    survivors: int
    """How many candidates remain after that."""


def race(
    candidates: Sequence[T], judge: Callable[[T, int], float], heats: Sequence[Heat], head_start: Sequence[float] = ()
) -> T:
    """The candidate with the largest sum of `judge(candidate, number of the deal)`; the first one if several tie.

    A head start is added to a candidate's sum: what is known about it without any deal.
    """
    sums = dict(enumerate(head_start or [0.0] * len(candidates)))
    dealt = 0
    for heat in heats:
        if len(sums) == 1:
            break
        for number in sums:
            sums[number] += sum([judge(candidates[number], dealt + deal) for deal in range(heat.deals)])
        dealt += heat.deals
        sums = dict(nlargest(heat.survivors, sums.items(), key=lambda entry: entry[1]))
    return candidates[next(iter(sums))]
