"""After a game, works out what each person's cards usually bring, to tell skill from luck.

It works in the background, one game at a time, in the workers' spare time. The database says what is left to do, so the
next start finds whatever a process left undone; if two processes do the same game, both get the same figure.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial

from bot.error_log import describe
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.mending import DAMAGED
from bot.service.table import Status, is_forgotten
from bot.store.base import Store
from bot.workers import jobs
from bot.workers.fair_queue import Purpose

log = logging.getLogger(__name__)
BACK, MOST = timedelta(days=30), 200
"""How far back, and for how many games, a start looks for what was left undone."""


class Weighing:
    def __init__(self, club: Club, store: Store) -> None:
        self._club = club
        self._store = store
        self._asked: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def changed(self, code: str) -> None:
        """Check a table soon; nothing happens unless its game is over."""
        if self._stopped:
            return  # the next start finds it
        self._asked[code] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="weighing")

    async def catch_up(self) -> None:
        """Find what earlier processes left undone."""
        since = int((self._club.now() - BACK).timestamp())
        for code in await self._store.unweighed(since, MOST):
            self.changed(code)

    async def stop(self) -> None:
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until everything asked for has been tried."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def _work(self) -> None:
        while self._asked:
            code = next(iter(self._asked))
            del self._asked[code]
            try:
                await self._weigh(code)
            except (ClubError, *DAMAGED):
                pass  # it is gone, or cannot be read, which the club has reported
            except Exception as error:
                # Log only the error's type and place: its text might quote a hand.
                log.error("could not weigh table %s: %s", code, describe(error))

    async def _weigh(self, code: str) -> None:
        table = await self._club.get(code)
        if table.status is not Status.OVER or table.match is None:
            return
        result = await self._store.result_of(code)
        for row in result.seats if result else ():
            if row.user_id is None or is_forgotten(row.user_id) or row.finish != "kept" or row.usual is not None:
                continue
            job = partial(jobs.usual, table.match, row.seat)
            await self._store.set_usual(code, row.seat, await self._club.workers.run(job, Purpose.LOOKING))
