"""Does what is due at every table: one task that sleeps until something is due somewhere.

The database says what is due. A process first claims the table for a short while, by a change that only one process
can make. Work is marked as done only afterwards, so that after a crash it is repeated rather than lost. Work missed
while the bot was down is done once, earliest first, and of several missed reminders only the last is sent. Work that
fails stays due.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Awaitable, Callable, Iterator

from bot.error_log import describe
from bot.log_context import about, of_nobody
from bot.metrics import TIMERS_LATE
from bot.service.clock.due import closing_from, given_up, next_due, steps_due, told
from bot.service.clock.telling import Delivery, Telling, TryLater
from bot.service.clock.waits import Step
from bot.service.club import Club
from bot.service.errors import Stale
from bot.service.mending import DAMAGED
from bot.service.preferences import NO_PREFERENCES, PreferencesOf
from bot.service.table import Table

log = logging.getLogger(__name__)
LEASE = timedelta(minutes=2)
"""How long a process may keep a table it has claimed."""
REST = timedelta(minutes=10)
"""How long a table is left alone after an error."""
LATER = timedelta(minutes=2)
"""How long a table is left alone when Discord does not accept its messages at the moment."""
LONGEST_SLEEP = timedelta(hours=6)
"""Check the wall clock at least this often: a machine that was suspended does not notice how late it is."""
AT_A_TIME = 200
"""How many timers are read from the store at once."""
HELPERS = 8
"""How many tables to attend to at once: most of the time is spent waiting for Discord."""


class NotDue(Exception):
    """Nothing is due: someone else has done it, or is about to."""


class Scheduler:
    def __init__(
        self, club: Club, delivery: Delivery, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """`sleep` waits for a number of seconds on the clock the club uses."""
        self._club = club
        self._delivery = delivery
        self._telling = Telling(club, delivery)
        self._sleep_for = sleep
        self._task: asyncio.Task[None] | None = None
        self._sleeping = False
        self._look_again = False
        self._stopped = False
        self._resting: dict[str, datetime] = {}
        self._idlers: list[asyncio.Future[None]] = []

    def changed(self, code: str) -> None:
        """A table has changed, and with it perhaps what is due there."""
        self.poke()

    def poke(self) -> None:
        """Wake up and look again: something may be due earlier than before."""
        if self._stopped:
            return
        self._look_again = True
        if self._task is not None and self._sleeping:
            self._task.cancel()
            self._task, self._sleeping = None, False
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._attend_all(), name="scheduler")
            self._task.add_done_callback(self._now_idle)

    async def idle(self) -> None:
        """Wait until everything due has been done and the scheduler sleeps, or has nothing to wait for."""
        while self._task is not None and not self._task.done() and not self._sleeping:
            idle = asyncio.get_running_loop().create_future()
            self._idlers.append(idle)
            await idle

    def _now_idle(self, _: object = None) -> None:
        """Wake everyone in `idle`; they check again themselves, since the scheduler may have been poked again."""
        waiting, self._idlers = self._idlers, []
        for idle in waiting:
            if not idle.done():
                idle.set_result(None)

    async def stop(self) -> None:
        """Finish what is under way and start nothing new."""
        self._stopped = True
        self._look_again = False
        task, self._task = self._task, None
        if task is not None:
            if self._sleeping:
                task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _attend_all(self) -> None:
        of_nobody()
        while not self._stopped:
            try:
                if not (self._look_again or await self._sleep()):
                    return
                self._look_again = False
                waiting = iter(await self._due())
                await asyncio.gather(*(self._attend_each(waiting) for _ in range(HELPERS)))
            except Exception as error:
                # One failure of the store must not stop every game.
                log.error("could not read what is due: %s", type(error).__name__)
                await self._wait(REST.total_seconds())

    async def _attend_each(self, codes: Iterator[str]) -> None:
        """One of several helpers that each take the next table from the same iterator."""
        for code in codes:
            if self._stopped:
                return
            await self._attend_safely(code)

    async def _due(self) -> list[str]:
        now = self._club.now()
        due = [(code, moment) for code, moment in await self._timers() if moment <= now]
        for _, moment in due:
            TIMERS_LATE.observe((now - moment).total_seconds())
        return [code for code, _ in due]

    async def _timers(self) -> list[tuple[str, datetime]]:
        now = self._club.now()
        self._resting = {code: until for code, until in self._resting.items() if until > now}
        # Read more when tables are resting, so that they do not crowd out the others.
        timers = await self._club.timers(AT_A_TIME + len(self._resting))
        return sorted(
            ((code, max(moment, self._resting.get(code, moment))) for code, moment in timers), key=lambda one: one[1]
        )

    async def _sleep(self) -> bool:
        """Sleep until the next thing is due; returns False at once if there is none."""
        timers = await self._timers()
        if self._look_again:
            return True
        if not timers:
            return False
        left = timers[0][1] - self._club.now()
        await self._wait(min(left, LONGEST_SLEEP).total_seconds())
        return True

    async def _wait(self, seconds: float) -> None:
        """Sleep in a way that `poke` and `stop` can interrupt; returns at once if the scheduler was stopped."""
        if self._stopped:
            return
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        self._sleeping = True
        self._now_idle()
        try:
            await self._sleep_for(seconds)
        finally:
            self._sleeping = False

    async def _attend_safely(self, code: str) -> None:
        try:
            with about(code):
                await self.attend(code)
        except NotDue:
            # Someone else is on it, or an earlier version of the bot stored a time that no longer applies.
            self._resting[code] = self._club.now() + LEASE
        except TryLater:
            log.info("table %s: a message could not be delivered; trying again later", code)
        except DAMAGED:
            self._resting[code] = self._club.now() + LONGEST_SLEEP  # the club has reported it
        except Exception as error:
            # Log only the type of error: its text might quote a hand.
            log.error("table %s: could not do what is due: %s", code, type(error).__name__)
            self._resting[code] = self._club.now() + REST

    async def attend(self, code: str) -> None:
        """Do what is due at one table."""
        if await self._club.free(code):
            return
        # First let bots move and the channel catch up: remind nobody of a turn that needs no person, or of something
        # they cannot see yet.
        await self._let_bots_play(code)
        await self._delivery.caught_up(code)
        table = await self._claim(code)
        # Stored with the table rather than in memory, so that it survives a restart and binds other processes too.
        rest: timedelta | None = REST
        try:
            done = [
                await self._take_steps(table),
                await self._telling.say_awake(code),
                await self._telling.say_next(code),
                await self._telling.say_silence(table),
                await self._give_up(code),
                await self._telling.tidy(code),
            ]
            rest = None if all(done) else LATER
            if (await self._club.get(code)).goes_on_by_itself:
                rest = REST
        finally:
            preferences = await self._club.people.preferences([wait.user for wait in table.clock.waits])
            until = self._club.now() + rest if rest else None
            await self._club.change(code, partial(let_go, preferences=preferences, until=until), unseen=True)
        if rest:
            raise TryLater

    async def _let_bots_play(self, code: str) -> None:
        try:
            await self._club.let_bots_play(code)
        except Exception as error:
            # The people at the table still get their reminders.
            log.error("table %s: bots failed to play: %s", code, describe(error))

    async def _claim(self, code: str) -> Table:
        return await self._club.change(code, partial(claimed, now=self._club.now()), unseen=True)

    async def _take_steps(self, table: Table) -> bool:
        """Play for those whose time has run out and send the reminders due; returns whether all were delivered."""
        code, now = table.code, self._club.now()
        preferences = await self._club.people.preferences([wait.user for wait in table.clock.waits])
        due = steps_due(table, now, preferences)
        back = [wait for waits in due.values() for wait in waits if wait.begins > wait.since]
        missing = due.pop(Step.END, [])
        for wait in missing:
            await self._club.bot_moves.stand_in(code, wait.seat, wait.key)
        if missing:
            await self._let_bots_play(code)
        if table.display.rev < table.rev or missing or back:
            # The channel should already show what people are about to hear, and no longer show as away those who are
            # back.
            await self._delivery.show(code)
        complete = True
        for step, waits in due.items():
            table = await self._club.get(code)
            waits = [wait for wait in waits if wait in table.clock.waits and not wait.done]
            reached, reminders = await self._telling.remind(table, step, waits, preferences)
            complete &= len(reached) == len(waits)
            await self._club.change(
                code, partial(told, waits=reached, step=step, preferences=preferences, reminders=reminders), unseen=True
            )
        return complete

    async def _give_up(self, code: str) -> bool:
        now, moment = self._club.now(), closing_from(await self._club.get(code))
        if moment is not None and moment <= now:
            with suppress(Stale):
                await self._club.change(code, partial(given_up, now=now))
            await self._delivery.show(code)
        return True


def claimed(table: Table, now: datetime) -> Table:
    """The table, claimed by whoever saves this change first, for as long as `LEASE`; NotDue if nothing is due."""
    due = next_due(table)
    if due is None or due > now:
        raise NotDue
    return replace(table, clock=replace(table.clock, claimed_until=now + LEASE))


def let_go(table: Table, preferences: PreferencesOf, until: datetime | None = None) -> Table:
    """The table, released: nobody attends to it before `until`, and its next steps follow people's current
    preferences."""
    waits = tuple(
        wait if wait.done else wait.scheduled(preferences.get(wait.user, NO_PREFERENCES)) for wait in table.clock.waits
    )
    return replace(table, clock=replace(table.clock, claimed_until=until, waits=waits))
