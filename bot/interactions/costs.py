"""What one person and one server may ask for: so much at a time, and of what costs most so much an hour.

It is meant to be more than anyone needs who plays. Whoever wants more than that is told in private when it goes on;
nothing is drawn to say so. Kept in memory only: a restart forgives.
"""

from __future__ import annotations

from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from math import ceil
from typing import AsyncIterator, Callable, Mapping

from cachetools import TTLCache

from engine.errors import EngineError

HOUR = 3600.0
REMEMBERED = 20_000


class Cost(StrEnum):
    ADMISSION = "admission"
    """Whether they may: Discord may have to be asked."""
    PLAY = "play"
    """One's own panel, a lobby, a preference: what playing needs."""
    LOOKING = "looking"
    """Boards, replays and pages of the rules."""
    HINT = "hint"
    REVIEW = "review"
    OPENING = "opening"
    """A new table, with a message for a whole channel."""


@dataclass(frozen=True)
class Allowance:
    at_once: int
    """Under way for one person."""
    per_person: int | None = None
    """An hour."""
    per_server: int | None = None

    def __str__(self) -> str:
        limits = ((self.per_person, "an hour"), (self.per_server, "an hour on one server"))
        return ", ".join((f"{self.at_once} at once", *(f"{limit:,} {of}" for limit, of in limits if limit is not None)))


ALLOWED: Mapping[Cost, Allowance] = {
    Cost.ADMISSION: Allowance(16),
    Cost.PLAY: Allowance(8),
    Cost.LOOKING: Allowance(2, 300, 3000),
    Cost.HINT: Allowance(2, 120, 1200),
    Cost.REVIEW: Allowance(1, 30, 300),
    Cost.OPENING: Allowance(2, 30, 300),
}


class TooMuch(EngineError):
    """Asked for more than is allowed. The code is the key of what the person is told, with its parameters.

    still-working   enough of theirs is under way
    too-often       when    enough for now; Discord shows `when` as a time from now
    """


class Costs:
    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._under_way: Counter[tuple[int, Cost]] = Counter()
        # Whoever has asked for nothing for an hour may ask for everything again, so nothing is lost with them.
        self._used: TTLCache[tuple[str, int, Cost], _Used] = TTLCache(REMEMBERED, HOUR, timer=self._seconds)

    def _seconds(self) -> float:
        return self._now().timestamp()

    @asynccontextmanager
    async def asked(self, person: int, server: int | None, cost: Cost) -> AsyncIterator[None]:
        """Something is asked for that costs so much; TooMuch where that is more than there is for them now."""
        allowed, mine = ALLOWED[cost], (person, cost)
        if self._under_way[mine] >= allowed.at_once:
            raise TooMuch("still-working")
        self._spend(person, server, cost)
        self._under_way[mine] += 1
        try:
            yield
        finally:
            self._under_way[mine] -= 1
            if not self._under_way[mine]:
                del self._under_way[mine]

    def _spend(self, person: int, server: int | None, cost: Cost) -> None:
        """Of both or of neither: what a server has used up costs no person anything."""
        allowed = ALLOWED[cost]
        owners = (("person", person, allowed.per_person), ("server", server, allowed.per_server))
        limits = {(kind, who, cost): limit for kind, who, limit in owners if who is not None and limit is not None}
        now = self._seconds()
        used = {key: self._used.get(key, _Used(0.0, now)).at(now, limit) for key, limit in limits.items()}
        waits = [one.wait(limits[key]) for key, one in used.items()]
        if any(waits):
            raise TooMuch("too-often", when=f"<t:{ceil(now + max(waits))}:R>")
        for key, one in used.items():
            self._used[key] = _Used(one.amount + 1, now)


@dataclass(frozen=True)
class _Used:
    """So much of an hour's allowance was used up at that moment; it comes back little by little."""

    amount: float
    moment: float

    def at(self, now: float, limit: int) -> _Used:
        return _Used(max(0.0, self.amount - (now - self.moment) * limit / HOUR), now)

    def wait(self, limit: int) -> float:
        """Seconds until there is room for one more."""
        return max(0.0, self.amount + 1 - limit) * HOUR / limit
