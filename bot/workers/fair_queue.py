"""Decides who is served next when more is requested than can be done at once.

A person's own panel comes before tables' messages, and both come before people who are just looking. Within a purpose
people take turns, so someone with many requests delays only themselves.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import AsyncIterator


class Purpose(IntEnum):
    """What a request is for; lower values are served first."""

    OWN = 0
    """Someone's own panel: they are playing and waiting for it."""
    TABLE = 1
    """A table's message in its channel."""
    LOOKING = 2
    """Boards, replays, reviews, pages of the rules."""


Waiting = OrderedDict[int | None, deque[asyncio.Future[None]]]
"""Requests by person, the next one to be served first; tables' messages belong to nobody, hence None."""


class FairQueue:
    def __init__(self, at_once: int, looking: int) -> None:
        """Runs `at_once` requests in parallel, of which at most `looking` are for `LOOKING`: players get the rest."""
        self._at_once = at_once
        self._looking = looking
        self._under_way: Counter[Purpose] = Counter()
        self._waiting: dict[Purpose, Waiting] = {purpose: OrderedDict() for purpose in Purpose}

    @property
    def idle(self) -> bool:
        """Whether nothing is under way and nobody is waiting."""
        return not self._under_way.total() and not any(self._waiting.values())

    @property
    def has_room(self) -> bool:
        """Whether a player's next request would not have to wait."""
        return self._under_way.total() < self._at_once

    @asynccontextmanager
    async def turn(self, purpose: Purpose, person: int | None = None) -> AsyncIterator[None]:
        """Waits until it is this person's turn, then holds it until the block ends."""
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[purpose].setdefault(person, deque()).append(granted)
        self._serve()
        try:
            await granted
            yield
        finally:
            if granted.done() and not granted.cancelled():
                self._under_way[purpose] -= 1
            else:
                granted.cancel()  # they gave up waiting: `_serve` skips it
            self._serve()

    def _serve(self) -> None:
        for purpose, waiting in self._waiting.items():
            while waiting and self._has_room(purpose):
                person, asked = next(iter(waiting.items()))
                granted = asked.popleft()
                if asked:
                    waiting.move_to_end(person)
                else:
                    del waiting[person]
                if not granted.cancelled():
                    self._under_way[purpose] += 1
                    granted.set_result(None)

    def _has_room(self, purpose: Purpose) -> bool:
        if not self.has_room:
            return False
        return purpose is not Purpose.LOOKING or self._under_way[purpose] < self._looking
