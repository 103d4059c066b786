"""Who comes next where more is asked for than can be done at once.

A person's own panel comes before tables' messages, and both before those who look around. Among equals people take
turns: whoever asks for much waits for themselves, not everyone for them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import AsyncIterator


class Purpose(IntEnum):
    """In the order in which it is served."""

    OWN = 0
    """Someone's own panel: they are playing, and wait for it."""
    TABLE = 1
    """What a channel is shown."""
    LOOKING = 2
    """Boards, replays, reviews, pages of the rules."""


Waiting = OrderedDict[int | None, deque[asyncio.Future[None]]]
"""By person, whose turn it is first; nobody in particular waits for a table's message."""


class FairQueue:
    def __init__(self, at_once: int, looking: int) -> None:
        """So much goes on `at_once`, and of it so much for `looking`: the rest stays free for players."""
        self._at_once = at_once
        self._looking = looking
        self._under_way: Counter[Purpose] = Counter()
        self._waiting: dict[Purpose, Waiting] = {purpose: OrderedDict() for purpose in Purpose}

    @asynccontextmanager
    async def turn(self, purpose: Purpose, person: int | None = None) -> AsyncIterator[None]:
        """Waits until it is this person's turn, and holds it."""
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
                granted.cancel()  # they have given up: whoever comes next passes over it
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
        if self._under_way.total() >= self._at_once:
            return False
        return purpose is not Purpose.LOOKING or self._under_way[purpose] < self._looking
