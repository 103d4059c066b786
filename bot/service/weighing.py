"""After a game, works out what each person's cards usually bring, to tell skill from luck.

It works in the background, one person at a time, and only in the workers' spare time: in a busy hour nothing is
weighed, and nothing is shown that is not there yet. The database says what is left to do, so the next hour or the next
start finds whatever was left undone; if two processes weigh the same cards, the first figure stays.
"""

from __future__ import annotations

import asyncio
import logging
import random
from contextvars import Context
from datetime import timedelta
from functools import partial

from bot.error_log import describe
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.mending import DAMAGED
from bot.service.table import Status, is_forgotten
from bot.store.base import Store
from bot.store.result_rows import SeatRow
from bot.workers import jobs
from bot.workers.fair_queue import Purpose
from bot.workers.worker import TookTooLong
from engine.luck import PLAYOUTS, Luck
from engine.replay import Match

log = logging.getLogger(__name__)
BACK, MOST = timedelta(days=30), 200
"""How far back to look for what was left undone, and how many games to have in mind."""
SPARED_S = 8.0
"""Processor seconds that must be left before a game is played again. That takes about three; the rest is for people
who wait for a hint."""


class Coming:
    """It is being worked out."""


class Weighing:
    def __init__(self, club: Club, store: Store, *, on: bool = True) -> None:
        """`on`: whether anything is worked out, or only shown where it is there."""
        self.on = on
        self._club = club
        self._store = store
        self._asked: dict[str, int] = {}
        """Games to weigh, the next one first; and the seat to begin with."""
        self._task: asyncio.Task[None] | None = None

    def changed(self, code: str) -> None:
        """Weigh a game some time, if it is over."""
        table = self._club.known(code)
        if table is not None and table.status is Status.OVER:
            self._ask(code)

    def _ask(self, code: str) -> None:
        if not self.on or (len(self._asked) >= MOST and code not in self._asked):
            return  # it is found later
        self._asked.setdefault(code, 0)
        if self._task is None or self._task.done():
            # In a context of its own, because it goes on for other games than the one it begins with: the log would
            # count its lines to that press, and a simulated Discord would have that press wait for it.
            self._task = Context().run(asyncio.create_task, self._work(), name="weighing")

    async def catch_up(self) -> None:
        """Find what was left undone, here or by earlier processes."""
        since = int((self._club.now() - BACK).timestamp())
        found = await self._store.unweighed(since, MOST)
        # In any order: several processes find the same games, and would all weigh the same one at the same time.
        for code in random.sample(found, len(found)):
            self._ask(code)

    async def luck_at(self, code: str, seat: int) -> Luck | Coming | None:
        """What the cards of a seat usually bring. If that is not known yet, it comes next. None if nobody played the
        seat alone to the end, or nothing is recorded about the game."""
        result = await self._store.result_of(code)
        row = next((row for row in result.seats if row.seat == seat and _to_weigh(row)), None) if result else None
        if row is None:
            return None
        if row.usual is not None:
            return Luck(row.usual, row.chosen)
        if not self.on:
            return None
        self._asked = {code: seat} | {other: first for other, first in self._asked.items() if other != code}
        if len(self._asked) > MOST:
            self._asked.popitem()
        self._ask(code)
        return Coming()

    async def stop(self) -> None:
        self.on = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until everything asked for has been tried."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    async def _work(self) -> None:
        while self._asked:
            code, first = next(iter(self._asked.items()))
            try:
                if await self._weigh(code, first):
                    continue  # perhaps with another game: someone may have opened its review meanwhile
            except (ClubError, *DAMAGED):
                pass  # it is gone, or cannot be read, which the club has reported
            except TookTooLong:
                log.info("table %s is weighed later: the machine is busy", code)
            except Exception as error:
                # Log only the error's type and place: its text might quote a hand.
                log.error("could not weigh table %s: %s", code, describe(error))
            self._asked.pop(code, None)

    async def _weigh(self, code: str, first: int) -> bool:
        """Weigh the cards of one person; returns whether there was someone left."""
        result = await self._store.result_of(code)
        left = [row.seat for row in result.seats if _to_weigh(row) and row.usual is None] if result else []
        if not left:
            return False
        seat = first if first in left else left[0]
        table = await self._club.get(code)
        assert table.match is not None
        usual, chosen = [await self._mean(table.match, seat, own=own) for own in (False, True)]
        assert usual is not None
        await self._store.set_luck(code, seat, usual, chosen)
        return True

    async def _mean(self, match: Match, seat: int, *, own: bool) -> float | None:
        """One playout at a time, so that nobody who wants to see a review waits long for a worker."""
        points: list[int] = []
        for number in range(PLAYOUTS):
            await self._club.workers.when_spare(SPARED_S)
            job = partial(jobs.playout, match, seat, number, own=own)
            found = await self._club.workers.run(job, Purpose.LOOKING, spare=True)
            if found is None:
                return None
            points.append(found)
        return sum(points) / len(points)


def _to_weigh(row: SeatRow) -> bool:
    """Whether a seat was played to the end by one person, and no move of it by a bot: skill would be the bot's."""
    played_alone = row.finish == "kept" and not row.requested and not row.stand_in
    return played_alone and row.user_id is not None and not is_forgotten(row.user_id)
