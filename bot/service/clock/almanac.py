"""What comes round every day: working out what can be made of the deals of today and tomorrow, servers' posts, and
letting go of what is kept for a day or two weeks.
Earlier days that nobody has worked out are worked out when someone plays them.

One task that sleeps until the next full hour. The database says what is left to do; a process claims it by a change
that only one can make, and marks it as done afterwards: a crash in between brings it back.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import date, datetime, timedelta
from typing import Awaitable, Callable

from bot.service.daily import Daily
from bot.store.daily_rows import DailyPost

log = logging.getLogger(__name__)
SOON = 60.0
"""Seconds after the start before the first look: whoever presses then comes first."""
HOUR = timedelta(hours=1)

Post = Callable[[DailyPost, date], Awaitable[bool]]
"""Posts the day on a server; returns whether that is done with, because it stands there or never can."""


class Almanac:
    def __init__(
        self,
        daily: Daily,
        now: Callable[[], datetime],
        post: Post,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        serves: Callable[[int], bool] = lambda guild: True,
        besides: Callable[[], Awaitable[None]] | None = None,
        ahead: bool = True,
    ) -> None:
        """`serves`: whether the posts of a server are up to this process, which knows that server. `besides`: what
        else is to be done every hour; it may be done twice. `ahead`: work days out before anyone plays them."""
        self._daily = daily
        self._now = now
        self._post = post
        self._sleep = sleep
        self._serves = serves
        self._besides = besides
        self._ahead = ahead
        self._task: asyncio.Task[None] | None = None
        self._wanted: set[date] = set()
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._attend_all(), name="almanac")

    async def stop(self) -> None:
        tasks = [task for task in (self._task, self._working) if task is not None]
        self._task = self._working = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def want(self, day: date) -> None:
        """Someone plays a day that nobody has worked out, because no bot ran then: work it out in the background, one
        such day at a time. Only while it looks after days at all."""
        if self._task is None:
            return
        self._wanted.add(day)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work_out_wanted(), name="days asked for")

    async def _work_out_wanted(self) -> None:
        while self._wanted:
            day = max(self._wanted)
            try:
                await self._daily.work_out(day)
            except Exception as error:
                log.error("a day could not be worked out: %s", type(error).__name__)
            self._wanted.discard(day)

    async def _attend_all(self) -> None:
        await self._sleep(SOON)
        while True:
            try:
                await self.attend()
            except Exception as error:
                # One failure of the store must not be the end of all days.
                log.error("the day could not be looked after: %s", type(error).__name__)
            now = self._now()
            following = now.replace(minute=0, second=0, microsecond=0) + HOUR
            await self._sleep((following - now).total_seconds())

    async def attend(self) -> None:
        """Do what is due now."""
        today = self._daily.today()
        for post in await self._daily.posts_due():
            if self._serves(post.guild):
                await self._make(post, today)
        if self._ahead:
            for day in (today, today + timedelta(days=1)):
                await self._daily.work_out(day)
        await self._daily.let_go()
        if self._besides is not None:
            await self._besides()

    async def _make(self, post: DailyPost, day: date) -> None:
        """Make one server's post. Whatever is wrong with it keeps no other server, and no day, from its turn."""
        try:
            if await self._daily.claim_post(post) and await self._post(post, day):
                await self._daily.posted(post)
        except Exception as error:
            log.error("a daily post could not be made: %s", type(error).__name__)
