"""Rate limits: how much a person may have under way at once, and how much a person or server may ask for per hour.

The limits are meant to exceed what any player needs. Someone over an hourly limit is told in private when they can
continue; nothing is drawn for that. Kept in memory only: a restart forgives.

Each process keeps its own. A server's requests arrive at the one process with its shard, so limits of servers hold.
Someone active on servers of N processes at once has their own limits N times; preventing that is not worth a
transaction for every look at a board, since the drawing is spread over N processes too.
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
    """Checking whether the person may do something at all, which can take requests to Discord."""
    PLAY = "play"
    """Everything playing takes: one's own panel, a lobby, preferences."""
    LOOKING = "looking"
    """Boards, replays and pages of the rules."""
    HINT = "hint"
    REVIEW = "review"
    DAILY = "daily"
    """Games in private panels, such as the deal of the day: starting or resuming one."""
    SHARING = "sharing"
    """A message for a whole channel."""
    OPENING = "opening"
    """A new table, with a message for a whole channel."""


@dataclass(frozen=True)
class Allowance:
    at_once: int
    """How many one person may have under way at once."""
    per_person: int | None = None
    """Per hour, as is `per_server`. None: no limit."""
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
    Cost.DAILY: Allowance(2, 120, 6000),
    Cost.SHARING: Allowance(1, 6, 120),
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
        # After an hour without a request the full allowance is back, so entries that old can be dropped.
        self._used: TTLCache[tuple[str, int, Cost], _Used] = TTLCache(REMEMBERED, HOUR, timer=self._seconds)

    @property
    def under_way(self) -> int:
        """How many requests are being answered."""
        return self._under_way.total()

    @property
    def remembered(self) -> int:
        """How many people's and servers' hours are remembered, one for each cost."""
        return len(self._used)

    def _seconds(self) -> float:
        return self._now().timestamp()

    @asynccontextmanager
    async def asked(self, person: int, server: int | None, cost: Cost) -> AsyncIterator[None]:
        """Charge a person and a server for a request, under way until the block ends. TooMuch if over a limit."""
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
        """Charge both or neither: if the server's allowance is used up, the person pays nothing."""
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


@dataclass(frozen=True, slots=True)
class _Used:
    """How much of an hourly allowance was used up at a given moment; it comes back gradually."""

    amount: float
    moment: float

    def at(self, now: float, limit: int) -> _Used:
        return _Used(max(0.0, self.amount - (now - self.moment) * limit / HOUR), now)

    def wait(self, limit: int) -> float:
        """Seconds until there is room for one more."""
        return max(0.0, self.amount + 1 - limit) * HOUR / limit
