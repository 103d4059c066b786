"""Looks after all tables in time: one task that sleeps until something is due somewhere.

What is due stands in the database. Whoever does it first takes the table for a short while, by a change that only one
process can make; it is marked as done after it was done, so that a crash in between brings it back, not away. What was
missed while the bot was down is done once, in order, and of several reminders only the last.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from bot.service.club import Club
from bot.service.pace import NO_HABITS, Notices
from bot.service.tables import Table
from bot.service.timing import HabitsOf, next_due, stale_nudges, steps_due, still_due, tidied, told
from bot.service.waits import Nudge, Step, Wait

log = logging.getLogger(__name__)
LEASE = timedelta(minutes=2)
REST = timedelta(minutes=10)
"""A table that cannot be looked after is left alone for so long."""
AT_A_TIME = 50


class NotDue(Exception):
    """Someone else has done it, or is about to."""


class Courier(Protocol):
    """Whoever carries messages to people."""

    async def show(self, code: str) -> None:
        """Bring the table's own message up to date, and come back when it is."""

    async def tell(self, table: Table, step: Step, waits: list[Wait]) -> Nudge | None:
        """One message to these people where the table stands; None if there can't be one."""

    async def tell_directly(self, table: Table, step: Step, wait: Wait) -> Nudge | None:
        """A message to one person alone; None if they take none."""

    async def tidy(self, table: Table, nudge: Nudge, users: tuple[int, ...]) -> None:
        """Let a message name only these people any more; without any, take it away."""


class Steward:
    def __init__(self, club: Club, courier: Courier) -> None:
        self._club = club
        self._courier = courier
        self._task: asyncio.Task[None] | None = None
        self._sleeping = False
        self._look_again = False
        self._stopped = False
        self._resting: dict[str, datetime] = {}

    def poke(self) -> None:
        """Something may be due earlier than it was."""
        if self._stopped:
            return
        self._look_again = True
        if self._task is not None and self._sleeping:
            self._task.cancel()
            self._task, self._sleeping = None, False
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._attend_all(), name="steward")

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
                for code in await self._due():
                    await self._attend_safely(code)
            except Exception as error:
                # A store that fails once must not leave all games standing still.
                log.error("what is due could not be read: %s", type(error).__name__)
                await self._wait(REST.total_seconds())

    async def _due(self) -> list[str]:
        now = self._club.now()
        return [code for code, moment in await self._timers() if moment <= now]

    async def _timers(self) -> list[tuple[str, datetime]]:
        timers = await self._club.timers(AT_A_TIME)
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
        await self._wait((timers[0][1] - self._club.now()).total_seconds())
        return True

    async def _wait(self, seconds: float) -> None:
        """Can be broken off; and once the steward was stopped, there is nothing to wait for."""
        if self._stopped:
            return
        self._sleeping = True
        try:
            await asyncio.sleep(max(seconds, 0))
        finally:
            self._sleeping = False

    async def _attend_safely(self, code: str) -> None:
        try:
            await self.attend(code)
            self._resting.pop(code, None)
        except NotDue:
            return
        except Exception as error:
            # Only the kind of error: its text might quote a hand.
            log.error("table %s could not be looked after: %s", code, type(error).__name__)
            self._resting[code] = self._club.now() + REST

    async def attend(self, code: str) -> None:
        """Do what is due at one table."""
        table = await self._club.change(code, partial(claimed, now=self._club.now()), unseen=True)
        try:
            await self._take_steps(table)
            await self._tidy(code)
        finally:
            habits = await self._club.registry.habits([wait.user for wait in table.waits])
            await self._club.change(code, partial(let_go, habits=habits), unseen=True)

    async def _take_steps(self, table: Table) -> None:
        code, now = table.code, self._club.now()
        habits = await self._club.registry.habits([wait.user for wait in table.waits])
        due = steps_due(table, now, habits)
        missing = due.pop(Step.END, [])
        for wait in missing:
            await self._club.deputy.stand_in(code, wait.seat, wait.key)
        if table.shown < table.rev or missing:
            # What people are told about should stand in the channel already.
            await self._courier.show(code)
        for step, waits in due.items():
            table = await self._club.get(code)
            waits = [wait for wait in waits if wait in table.waits and not wait.done]
            nudges = await self._tell(table, step, waits, habits)
            await self._club.change(
                code, partial(told, waits=waits, step=step, habits=habits, nudges=nudges), unseen=True
            )

    async def _tell(self, table: Table, step: Step, waits: list[Wait], habits: HabitsOf) -> tuple[Nudge, ...]:
        """Those who prefer it get a message of their own; the others share one in the channel."""
        nudges: list[Nudge | None] = []
        together = []
        for wait in waits:
            wish = habits.get(wait.user, NO_HABITS).notices if step is not Step.SILENCE else Notices.CHANNEL
            direct = await self._courier.tell_directly(table, step, wait) if wish is Notices.DIRECT else None
            nudges.append(direct)
            if wish is not Notices.OFF and direct is None:
                together.append(wait)
        if together:
            nudges.append(await self._courier.tell(table, step, together))
        return tuple(nudge for nudge in nudges if nudge is not None)

    async def _tidy(self, code: str) -> None:
        table = await self._club.get(code)
        for nudge in stale_nudges(table):
            users = still_due(table, nudge)
            await self._courier.tidy(table, nudge, users)
            await self._club.change(code, partial(tidied, message=nudge.message, users=users), unseen=True)


def claimed(table: Table, now: datetime) -> Table:
    """Taken by whoever makes this change first, for as long as it may take to do what is due."""
    due = next_due(table)
    if due is None or due > now:
        raise NotDue
    return replace(table, attended=now + LEASE)


def let_go(table: Table, habits: HabitsOf) -> Table:
    """Nobody looks after it now; what comes next is worked out from what people wish for at present."""
    waits = tuple(wait if wait.done else wait.scheduled(habits.get(wait.user, NO_HABITS)) for wait in table.waits)
    return replace(table, attended=None, waits=waits)
