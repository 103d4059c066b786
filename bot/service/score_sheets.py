"""The score sheets that stand in channels, once someone has decided whether others may see their rating: all of them
follow, the newest first, a few at a time.

What is left to do is noted with the person in the transaction that changes their preferences, and counted down only
some time after the next few were to be shown: a restart goes on there. It does no harm to tell of a sheet twice, as
several processes may: an edit that changes nothing is not made.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Awaitable, Callable

from bot.error_log import describe
from bot.store.base import Store
from bot.store.result_rows import LATER, Filter

log = logging.getLogger(__name__)
AT_ONCE = 25
"""How many sheets of a person are edited together."""
PAUSE = 60.0
"""Seconds until the next: Discord allows some edits a second, and games that are being played come first."""


class ScoreSheets:
    def __init__(
        self,
        store: Store,
        tell: Callable[[str], None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`tell`: show a table anew, in the background."""
        self._store = store
        self._tell = tell
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None
        self._started = False

    def start(self) -> None:
        """Go on where the last process was, and follow every decision from now on."""
        self._started = True
        self._go_on()

    async def follow(self, user: int) -> None:
        """Someone has decided: their newest sheets follow at once, all others from now on."""
        await self._tell_of(user, LATER)
        self._go_on()

    async def stop(self) -> None:
        self._started = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _go_on(self) -> None:
        if self._started and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._edit_all(), name="score sheets")

    async def _edit_all(self) -> None:
        """The next few of everyone who has any left, until nobody has."""
        try:
            while due := await self._store.sheets_due():
                left = {user: await self._tell_of(user, below) for user, below in due.items()}
                await self._sleep(PAUSE)
                for user, below in due.items():
                    await self._store.sheets_edited(user, below, left[user])
        except Exception as error:
            # The next decision, or the next start, goes on where this was.
            log.error("score sheets were left as they were: %s", describe(error))

    async def _tell_of(self, user: int, below: int) -> int | None:
        """Show the newest sheets below that number anew; returns the number below which the others are, if there are
        any."""
        results = await self._store.history(Filter(user=user, before=below), 0, AT_ONCE)
        for result in results:
            if result.rated:
                self._tell(result.code)
        return results[-1].number if len(results) == AT_ONCE else None
