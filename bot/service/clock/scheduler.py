"""Looks after all tables in time: one task that sleeps until something is due somewhere.

What is due stands in the database. Whoever does it first takes the table for a short while, by a change that only one
process can make; it is marked as done after it was done, so that a crash in between brings it back, not away. What was
missed while the bot was down is done once, the earliest first, and of several reminders only the last. What could not
be done stays due.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Awaitable, Callable, Iterator, Protocol

from bot.error_log import describe
from bot.service.clock.due import (
    as_it_is,
    closing_from,
    given_up,
    next_due,
    silence_told,
    silent_from,
    stale_reminders,
    steps_due,
    tidied,
    told,
)
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.club import Club
from bot.service.errors import Stale
from bot.service.preferences import NO_PREFERENCES, Notify, PreferencesOf
from bot.service.table import Table

log = logging.getLogger(__name__)
LEASE = timedelta(minutes=2)
REST = timedelta(minutes=10)
"""A table that cannot be looked after is left alone for so long."""
LATER = timedelta(minutes=2)
"""And one whose messages Discord does not take just now, for so long."""
LONGEST_SLEEP = timedelta(hours=6)
"""A machine that was suspended has not noticed how late it is: so often we look at the clock on the wall."""
AT_A_TIME = 200
HELPERS = 8
"""So many tables are looked after at once: most of the time one waits for Discord to answer."""


class NotDue(Exception):
    """Someone else has done it, or is about to."""


class TryLater(Exception):
    """It can't be done at the moment, for a reason that will pass."""


class Delivery(Protocol):
    """What people are shown and told. Each of these may raise TryLater, and is then asked again."""

    async def show(self, code: str) -> None:
        """Bring the table's own message up to date, and come back when it is."""

    async def caught_up(self, code: str) -> None:
        """Come back when every change so far has been shown, or could not be."""

    async def tell(self, table: Table, step: Step, waits: list[Wait]) -> Reminder | None:
        """One message to these people where the table stands; None if there can't be one."""

    async def tell_directly(self, table: Table, step: Step, wait: Wait) -> Reminder | None:
        """A message to one person alone; None if they take none."""

    async def tell_silence(self, table: Table) -> Reminder | None:
        """One message, which calls nobody, where nothing has happened for long; None if there can't be one."""

    async def tidy(self, table: Table, reminder: Reminder) -> None:
        """Let a message say what the reminder says now; one that names nobody, take away."""


class Scheduler:
    def __init__(
        self, club: Club, delivery: Delivery, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """`sleep` waits for so many seconds on the same clock that the club reads."""
        self._club = club
        self._delivery = delivery
        self._sleep_for = sleep
        self._task: asyncio.Task[None] | None = None
        self._sleeping = False
        self._look_again = False
        self._stopped = False
        self._resting: dict[str, datetime] = {}
        self._idlers: list[asyncio.Future[None]] = []

    def changed(self, code: str) -> None:
        """A table has changed, and with it what is due there."""
        self.poke()

    def poke(self) -> None:
        """Something may be due earlier than it was."""
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
        """Wait until all that is due has been done, and it sleeps until a later moment or has nothing to wait for."""
        while self._task is not None and not self._task.done() and not self._sleeping:
            idle = asyncio.get_running_loop().create_future()
            self._idlers.append(idle)
            await idle

    def _now_idle(self, _: object = None) -> None:
        """Those who wait for it look for themselves: it may have been poked again meanwhile."""
        waiting, self._idlers = self._idlers, []
        for idle in waiting:
            if not idle.done():
                idle.set_result(None)

    async def stop(self) -> None:
        """Finish what is under way, and begin nothing more."""
        self._stopped = True
        self._look_again = False
        task, self._task = self._task, None
        if task is not None:
            if self._sleeping:
                task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _attend_all(self) -> None:
        while not self._stopped:
            try:
                if not (self._look_again or await self._sleep()):
                    return
                self._look_again = False
                waiting = iter(await self._due())
                await asyncio.gather(*(self._attend_each(waiting) for _ in range(HELPERS)))
            except Exception as error:
                # A store that fails once must not leave all games standing still.
                log.error("what is due could not be read: %s", type(error).__name__)
                await self._wait(REST.total_seconds())

    async def _attend_each(self, codes: Iterator[str]) -> None:
        """One helper among several, who take the next table each from the same list."""
        for code in codes:
            if self._stopped:
                return
            await self._attend_safely(code)

    async def _due(self) -> list[str]:
        now = self._club.now()
        return [code for code, moment in await self._timers() if moment <= now]

    async def _timers(self) -> list[tuple[str, datetime]]:
        now = self._club.now()
        self._resting = {code: until for code, until in self._resting.items() if until > now}
        # However many rest, they must not keep the others from being seen.
        timers = await self._club.timers(AT_A_TIME + len(self._resting))
        return sorted(
            ((code, max(moment, self._resting.get(code, moment))) for code, moment in timers), key=lambda one: one[1]
        )

    async def _sleep(self) -> bool:
        """Until the next thing is due; False if there is none."""
        timers = await self._timers()
        if self._look_again:
            return True
        if not timers:
            return False
        left = timers[0][1] - self._club.now()
        await self._wait(min(left, LONGEST_SLEEP).total_seconds())
        return True

    async def _wait(self, seconds: float) -> None:
        """Can be broken off; and once the scheduler was stopped, there is nothing to wait for."""
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
            await self.attend(code)
        except NotDue:
            # Someone else is at it; or the store names a moment that an earlier version had in mind.
            self._resting[code] = self._club.now() + LEASE
        except TryLater:
            log.info("table %s: something could not be delivered, and is tried again", code)
        except Exception as error:
            # Only the kind of error: its text might quote a hand.
            log.error("table %s could not be looked after: %s", code, type(error).__name__)
            self._resting[code] = self._club.now() + REST

    async def attend(self, code: str) -> None:
        """Do what is due at one table."""
        # Nobody is told of a turn that needs nobody, nor of what they cannot see in the channel yet.
        await self._let_bots_play(code)
        await self._delivery.caught_up(code)
        table = await self._claim(code)
        # Put down with the table rather than in our head: a restart, or another process, keeps to it as well.
        rest: timedelta | None = REST
        try:
            done = [
                await self._take_steps(table),
                await self._say_silence(table),
                await self._give_up(code),
                await self._tidy(code),
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
            # The people at the table hear of what is due all the same.
            log.error("table %s: the bots could not play: %s", code, describe(error))

    async def _claim(self, code: str) -> Table:
        return await self._club.change(code, partial(claimed, now=self._club.now()), unseen=True)

    async def _take_steps(self, table: Table) -> bool:
        """Whether everyone was told who was to be."""
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
            # What people are told about should stand in the channel already; and nobody is away there who is back.
            await self._delivery.show(code)
        complete = True
        for step, waits in due.items():
            table = await self._club.get(code)
            waits = [wait for wait in waits if wait in table.clock.waits and not wait.done]
            reached, reminders = await self._tell(table, step, waits, preferences)
            complete &= len(reached) == len(waits)
            await self._club.change(
                code, partial(told, waits=reached, step=step, preferences=preferences, reminders=reminders), unseen=True
            )
        return complete

    async def _tell(
        self, table: Table, step: Step, waits: list[Wait], preferences: PreferencesOf
    ) -> tuple[list[Wait], tuple[Reminder, ...]]:
        """Those who prefer it get a message of their own, the others share one in the channel: who is done with."""
        reminders: list[Reminder | None] = []
        reached, together = [], []
        for wait in waits:
            notify = preferences.get(wait.user, NO_PREFERENCES).notify
            direct = None
            if notify is Notify.DIRECT:
                try:
                    direct = await self._delivery.tell_directly(table, step, wait)
                except TryLater:
                    continue
            if notify is Notify.OFF or direct is not None:
                reached.append(wait)
            else:
                together.append(wait)
            reminders.append(direct)
        if together:
            with suppress(TryLater):
                reminders.append(await self._delivery.tell(table, step, together))
                reached += together
        return reached, tuple(reminder for reminder in reminders if reminder is not None)

    async def _say_silence(self, table: Table) -> bool:
        now, moment = self._club.now(), silent_from(table)
        if moment is None or moment > now:
            return True
        try:
            reminder = await self._delivery.tell_silence(table)
        except TryLater:
            return False
        await self._club.change(table.code, partial(silence_told, now=now, reminder=reminder), unseen=True)
        return True

    async def _give_up(self, code: str) -> bool:
        now, moment = self._club.now(), closing_from(await self._club.get(code))
        if moment is not None and moment <= now:
            with suppress(Stale):
                await self._club.change(code, partial(given_up, now=now))
            await self._delivery.show(code)
        return True

    async def _tidy(self, code: str) -> bool:
        table = await self._club.get(code)
        complete = True
        for reminder in stale_reminders(table):
            now = as_it_is(table, reminder)
            try:
                await self._delivery.tidy(table, now)
            except TryLater:
                complete = False
                continue
            await self._club.change(code, partial(tidied, reminder=now), unseen=True)
        return complete


def claimed(table: Table, now: datetime) -> Table:
    """Taken by whoever makes this change first, for as long as it may take to do what is due."""
    due = next_due(table)
    if due is None or due > now:
        raise NotDue
    return replace(table, clock=replace(table.clock, claimed_until=now + LEASE))


def let_go(table: Table, preferences: PreferencesOf, until: datetime | None = None) -> Table:
    """Nobody looks after it now, nor until then; what comes next follows from what people wish for at present."""
    waits = tuple(
        wait if wait.done else wait.scheduled(preferences.get(wait.user, NO_PREFERENCES)) for wait in table.clock.waits
    )
    return replace(table, clock=replace(table.clock, claimed_until=until, waits=waits))
