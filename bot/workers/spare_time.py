"""How much the workers may spend on what is good to have but need not be: an expert's hint, a look back at a game.

Such things cost a hundred times what a move costs. They get a small fixed share of one core, and a little of it is
saved up: a few people playing get the best there is, always; a crowd gets answers in time. It is counted in processor
time, not by the clock, so a slow or crowded machine does not make it look more.
"""

from __future__ import annotations

from time import monotonic
from typing import Callable

SHARE = 0.05
"""The share of one core. With the smallest host in mind, which has one: nobody notices a twentieth. It pays for four
experts' hints a minute, day and night."""
SAVED_S, AT_START_S = 30.0, 10.0
"""The most seconds that are saved up, some forty hints at once; and what a process begins with."""


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

    def until(self, seconds: float) -> float:
        """How long it takes, by the clock, until so many seconds are left; 0 if they are."""
        return max(0.0, (seconds - self.left) / SHARE)
