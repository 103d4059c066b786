"""Background work on tables: one task per table at a time.

However often work is asked for while a table is being worked on, it is done just once more. Failed work is retried
a few times soon and, if the caller expects the trouble to pass, at long intervals for as long as it takes.
"""

from __future__ import annotations

import asyncio
from typing import Awaitable, Callable

from cachetools import LRUCache

from bot.log_context import about

RETRIES = (10.0, 60.0, 300.0)
"""Delays before the first retries, in seconds."""
REMEMBERED = 2000
"""The most tables whose failures are counted."""


class TableTasks:
    def __init__(self, work: Callable[[str], Awaitable[None]], name: str) -> None:
        """`work` gets a table's code and reports with `succeeded` or `try_later`; it must not raise."""
        self._work = work
        self._name = name
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._retries: dict[str, asyncio.Task[None]] = {}
        self._failures: LRUCache[str, int] = LRUCache(REMEMBERED)
        self._settling = False

    def ask(self, code: str) -> None:
        """Start work on a table; if it is already under way, do it once more afterwards."""
        if code in self._tasks:
            self._again.add(code)
            return
        self._tasks[code] = asyncio.create_task(self._until_done(code), name=f"{self._name} {code}")

    async def caught_up(self, code: str) -> None:
        """Wait until everything asked for so far has been tried."""
        task = self._tasks.get(code)
        if task is not None:
            await asyncio.wait((task,))

    async def settle(self) -> None:
        """Finish the work under way and drop all retries; what fails is left for the next start."""
        self._settling = True
        for retry in self._retries.values():
            retry.cancel()
        self._retries.clear()
        while self._tasks:
            await asyncio.wait(self._tasks.values())
        self._settling = False

    def succeeded(self, code: str) -> None:
        self._failures.pop(code, None)

    def try_later(self, code: str, from_then_on: float | None = None) -> None:
        """Retry after the next of `RETRIES`; once those are used up, every `from_then_on` seconds, or never if None."""
        tries = self._failures.get(code, 0)
        delay = RETRIES[tries] if tries < len(RETRIES) else from_then_on
        if code not in self._retries and delay is not None and not self._settling:
            self._failures[code] = tries + 1
            self._retries[code] = asyncio.create_task(self._retry(code, delay), name=f"{self._name} {code} later")

    async def _until_done(self, code: str) -> None:
        try:
            while True:
                self._again.discard(code)
                with about(code):
                    await self._work(code)
                if code not in self._again:
                    return
        finally:
            del self._tasks[code]

    async def _retry(self, code: str, delay: float) -> None:
        await asyncio.sleep(delay)
        del self._retries[code]
        self.ask(code)
