"""After a game, works out what each person's cards usually bring, to tell skill from luck.

It works in the background, one game at a time, and only in the workers' spare time: in a busy hour nothing is weighed,
and nothing is shown that is not there yet. The database says what is left to do, so the next hour or the next start
finds whatever was left undone; if two processes do the same game, the first figure stays.
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
"""How far back to look for what was left undone, and how many games to have in mind."""
SPARED_S = 5.0
"""Processor seconds that must be left before a game is weighed. One person takes less than one; the rest is for those
who wait for a hint."""


class Weighing:
    def __init__(self, club: Club, store: Store) -> None:
        self._club = club
        self._store = store
        self._asked: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def changed(self, code: str) -> None:
        """Weigh a game some time, if it is over."""
        table = self._club.known(code)
        if table is not None and table.status is Status.OVER:
            self._ask(code)

    def _ask(self, code: str) -> None:
        if self._stopped or len(self._asked) >= MOST:
            return  # it is found later
        self._asked[code] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="weighing")

    async def catch_up(self) -> None:
        """Find what was left undone, here or by earlier processes."""
        since = int((self._club.now() - BACK).timestamp())
        for code in await self._store.unweighed(since, MOST):
            self._ask(code)

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
        await self._club.workers.when_spare(SPARED_S)
        while (seat := await self._unweighed_seat(code)) is not None:
            table = await self._club.get(code)
            assert table.match is not None
            usual = await self._club.workers.run(partial(jobs.usual, table.match, seat), Purpose.LOOKING, spare=True)
            await self._store.set_usual(code, seat, usual)
            await self._club.workers.when_spare(SPARED_S)

    async def _unweighed_seat(self, code: str) -> int | None:
        """Read again for each: it may be long ago that this was asked for."""
        result = await self._store.result_of(code)
        for row in result.seats if result else ():
            if row.user_id is not None and not is_forgotten(row.user_id) and row.finish == "kept" and row.usual is None:
                return row.seat
        return None
