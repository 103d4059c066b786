"""A benchmark's result: a figure, its limit, and whether it is within the limit."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Callable, Sequence, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Bound:
    what: str
    figure: str
    """The measurement, with its baseline if there is one."""
    bound: str = ""
    """Empty for a figure that is only reported; it gets no mark."""
    kept: bool = True

    def __str__(self) -> str:
        if not self.bound:
            return f"      {self.what}: {self.figure}"
        return f"{'PASS' if self.kept else 'FAIL'}  {self.what}: {self.figure}  [{self.bound}]"


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """The work's result, and the seconds it took."""
    start = time.perf_counter()
    result = work()
    return result, time.perf_counter() - start


def fastest(work: Callable[[], object], runs: int) -> float:
    """The seconds of the best of several runs: the cost of the work when nothing disturbs it."""
    return min(timed(work)[1] for _ in range(runs))


def percentile(seconds: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(seconds)[max(0, round(share * len(seconds)) - 1)]


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
