"""Edits the score sheets in channels once someone has decided whether others may see their rating: all of them, newest
first, a few at a time.

What is left to do is stored with the person, in the transaction that changes their preferences, and counted down only
some time after the next few should have been shown: a restart continues there. Every process looks for it now and then,
in case the one that had begun was stopped, or its word about a sheet got lost. Showing a sheet twice does no harm: an
edit that changes nothing is not made.
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
"""How many of a person's sheets to edit together."""
PAUSE = 60.0
"""Seconds until the next few: Discord allows some edits a second, and games in play come first."""


class ScoreSheets:
    def __init__(
        self,
        store: Store,
        tell: Callable[[str], None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`tell`: show a table again, in the background."""
        self._store = store
        self._tell = tell
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None
        self._started = False

    def start(self) -> None:
        """Continue where the last process stopped, and follow every decision from now on."""
        self._started = True
        self.go_on()

    async def follow(self, user: int) -> None:
        """Someone has decided: edit their newest sheets right away, and all others bit by bit."""
        await self._tell_of(user, LATER)
        self.go_on()

    async def stop(self) -> None:
        self._started = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def go_on(self) -> None:
        """Look for what is left to do, here or by another process."""
        if self._started and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._edit_all(), name="score sheets")

    async def _edit_all(self) -> None:
        """Edit the next few sheets of everyone who has any left, until nobody has."""
        try:
            while due := await self._store.sheets_due():
                left = {user: await self._tell_of(user, below) for user, below in due.items()}
                await self._sleep(PAUSE)
                for user, below in due.items():
                    await self._store.sheets_edited(user, below, left[user])
        except Exception as error:
            # Whoever looks next continues here.
            log.error("could not edit score sheets: %s", describe(error))

    async def _tell_of(self, user: int, below: int) -> int | None:
        """Show the newest sheets below that number again; returns the number below which the rest are, if there are
        any."""
        results = await self._store.history(Filter(user=user, before=below), 0, AT_ONCE)
        for result in results:
            if result.rated:
                self._tell(result.code)
        return results[-1].number if len(results) == AT_ONCE else None
