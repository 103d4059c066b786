"""What happens every day: working out the best results for the deals of today and tomorrow, posting on servers, and
deleting what is kept for a day or two weeks. Earlier days are worked out when someone plays them.

It is one task that sleeps until the next full hour. The database says what is left to do; a process claims it with a
change that only one can make, and marks it as done afterwards, so after a crash it is done again.
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
"""Seconds to wait after the start: people who press a button then come first."""
HOUR = timedelta(hours=1)

Post = Callable[[DailyPost, date], Awaitable[bool]]
"""Posts the day on a server; returns whether that is settled, because it is posted or never can be."""


class DailyDeals:
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
        """`serves`: whether this process is the one that posts on a server. `besides`: what else to do every hour; it
        may happen twice. `ahead`: work out days before anyone plays them."""
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
            self._task = asyncio.create_task(self._attend_all(), name="daily_deals")

    async def stop(self) -> None:
        tasks = [task for task in (self._task, self._working) if task is not None]
        self._task = self._working = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def want(self, day: date) -> None:
        """Work out a day that someone is playing and that was never worked out, because no bot ran then. This happens
        in the background, one such day at a time, and only while this task is running."""
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
                log.error("could not work out a day: %s", type(error).__name__)
            self._wanted.discard(day)

    async def _attend_all(self) -> None:
        await self._sleep(SOON)
        while True:
            try:
                await self.attend()
            except Exception as error:
                # One failure of the store must not stop this for good.
                log.error("the daily tasks failed: %s", type(error).__name__)
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
        """Make one server's post. If it fails, other servers and days still get theirs."""
        try:
            if await self._daily.claim_post(post) and await self._post(post, day):
                await self._daily.posted(post)
        except Exception as error:
            log.error("could not make a daily post: %s", type(error).__name__)
