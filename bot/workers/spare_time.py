"""A time budget for extras: an expert's hint, a review, telling skill from luck, pictures that move.

They cost a hundred times as much as a move, so they get a small fixed share of one core, and may save up a little of
it: when a few people play, everyone gets the best; when a crowd does, everyone gets an answer in time. The budget is
processor time, not wall time, so a slow or busy machine does not use it up faster.
"""

from __future__ import annotations

from time import monotonic
from typing import Callable

SHARE = 0.05
"""The share of one core: even the smallest host has one, and nobody notices a twentieth of it. It pays for four expert
hints a minute, day and night."""
SAVED_S, AT_START_S = 30.0, 10.0
"""At most this many seconds are saved up, enough for some forty hints at once; and what a process begins with."""


class SpareTime:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._left, self._counted = AT_START_S, clock()

    @property
    def left(self) -> float:
        """Processor seconds that may be spent now; below 0 if something took more than there was."""
        now = self._clock()
        self._left = min(SAVED_S, self._left + SHARE * (now - self._counted))
        self._counted = now
        return self._left

    def spend(self, seconds: float) -> None:
        self._left = self.left - seconds

    def spend_all(self) -> None:
        """Something did not come to an end in time: the machine has less to spare than it seemed."""
        self.spend(max(0.0, self.left))

    def until(self, seconds: float) -> float:
        """How many seconds of wall time until this much is left; 0 if it is left now."""
        return max(0.0, (seconds - self.left) / SHARE)
