"""After each change, the moves that need nobody: bots', plans whose turn has come, and where there is no other.

They are played in the background, whether or not the table can be shown to anyone.
"""

from __future__ import annotations

import asyncio
import logging

from cachetools import LRUCache

from bot.error_log import describe
from bot.service.club import Club

log = logging.getLogger(__name__)
REMEMBERED = 2000
RETRIES = (10.0, 60.0, 300.0)
"""In seconds. What fails more often than that is left to the scheduler, which notices bots who are late."""


class BotTurns:
    """Listens to the club."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._retries: dict[str, asyncio.Task[None]] = {}
        self._failures: LRUCache[str, int] = LRUCache(REMEMBERED)

    def changed(self, code: str) -> None:
        """Play on at a table, unless that is being done: then look once more."""
        if code in self._tasks:
            self._again.add(code)
            return
        self._tasks[code] = asyncio.create_task(self._play_on(code), name=f"bots at {code}")

    async def settle(self) -> None:
        """Wait until all bots have played; what has failed is left for the next start."""
        for retry in self._retries.values():
            retry.cancel()
        self._retries.clear()
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def _play_on(self, code: str) -> None:
        try:
            while True:
                self._again.discard(code)
                await self._club.let_bots_play(code)
                if code not in self._again:
                    self._failures.pop(code, None)
                    return
        except Exception as error:
            # Only the kind of error and its place: its text might quote a hand.
            log.error("table %s: the bots could not play: %s", code, describe(error))
            self._try_later(code)
        finally:
            del self._tasks[code]

    def _try_later(self, code: str) -> None:
        tries = self._failures.get(code, 0)
        if code not in self._retries and tries < len(RETRIES):
            self._failures[code] = tries + 1
            self._retries[code] = asyncio.create_task(self._retry(code, RETRIES[tries]), name=f"bots at {code} later")

    async def _retry(self, code: str, delay: float) -> None:
        await asyncio.sleep(delay)
        del self._retries[code]
        self.changed(code)
