"""Work on tables in the background: one task a table at a time.

What is asked for while a table is being worked on folds into one more turn. What fails is tried again, a few times
soon and, where it is bound to pass, at long intervals for as long as it takes.
"""

from __future__ import annotations

import asyncio
from typing import Awaitable, Callable

RETRIES = (10.0, 60.0, 300.0)
"""In seconds."""


class TableTasks:
    def __init__(self, work: Callable[[str], Awaitable[None]], name: str) -> None:
        """`work` is given a table's code, and calls `succeeded` or `try_later`; it must not raise."""
        self._work = work
        self._name = name
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._retries: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, int] = {}
        self._settling = False

    def ask(self, code: str) -> None:
        """Work on a table, or once more if that is being done."""
        if code in self._tasks:
            self._again.add(code)
            return
        self._tasks[code] = asyncio.create_task(self._until_done(code), name=f"{self._name} {code}")

    async def caught_up(self, code: str) -> None:
        """Come back when all that was asked for so far has been tried."""
        task = self._tasks.get(code)
        if task is not None:
            await asyncio.wait((task,))

    async def settle(self) -> None:
        """Finish what is under way; what fails is left for the next start."""
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
        """After a while; when that has been done often enough, at the interval given, or not at all."""
        tries = self._failures.get(code, 0)
        delay = RETRIES[tries] if tries < len(RETRIES) else from_then_on
        if code not in self._retries and delay is not None and not self._settling:
            self._failures[code] = tries + 1
            self._retries[code] = asyncio.create_task(self._retry(code, delay), name=f"{self._name} {code} later")

    async def _until_done(self, code: str) -> None:
        try:
            while True:
                self._again.discard(code)
                await self._work(code)
                if code not in self._again:
                    return
        finally:
            del self._tasks[code]

    async def _retry(self, code: str, delay: float) -> None:
        await asyncio.sleep(delay)
        del self._retries[code]
        self.ask(code)
