"""A clock set by hand and a postman who notes what he delivers, for tests about time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.service.bots.decisions import Think
from bot.service.clock.scheduler import Scheduler
from bot.service.clock.telling import TryLater
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.club import Club
from bot.service.table import Table
from bot.store.base import Store
from engine.catalog import Catalog
from tests.bot.service.people import at_once

NOON = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


class Clock:
    """Moves when a test says so, and wakes whoever sleeps by it."""

    def __init__(self, now: datetime = NOON) -> None:
        self._now = now
        self._sleepers: dict[asyncio.Future[None], datetime] = {}

    def __call__(self) -> datetime:
        return self._now

    @property
    def now(self) -> datetime:
        return self._now

    @now.setter
    def now(self, moment: datetime) -> None:
        self._now = moment
        for sleeper, until in self._sleepers.items():
            if until <= moment and not sleeper.done():
                sleeper.set_result(None)

    def jump(self, by: timedelta) -> None:
        """The clock's reading changes; sleepers sleep for as long as before."""
        self._now += by
        for sleeper in self._sleepers:
            self._sleepers[sleeper] += by

    @property
    def alarms(self) -> list[datetime]:
        """The times until which someone sleeps."""
        return sorted(self._sleepers.values())

    async def sleep(self, seconds: float) -> None:
        sleeper = asyncio.get_running_loop().create_future()
        self._sleepers[sleeper] = self._now + timedelta(seconds=seconds)
        try:
            await sleeper
        finally:
            del self._sleepers[sleeper]


@dataclass
class Postman:
    """Notes what was delivered. People in `blocked` accept no direct messages, and whatever is `held` can't be sent."""

    carried: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    blocked: set[int] = field(default_factory=set)
    breaks: bool = False
    may_go: asyncio.Event = field(default_factory=asyncio.Event)
    """Channel messages wait for this."""
    at_gate: asyncio.Event = field(default_factory=asyncio.Event)
    """Something waits for that, or has passed it."""
    held: set[str] = field(default_factory=set)
    """tell, tell_directly, tell_silence, tidy"""

    def __post_init__(self) -> None:
        self.may_go.set()

    def _leaves(self, what: str) -> None:
        if what in self.held:
            raise TryLater

    async def show(self, code: str) -> None:
        self.shown.append(code)

    async def caught_up(self, code: str) -> None:
        pass

    async def tell(self, table: Table, step: Step, waits: list[Wait]) -> Reminder | None:
        self._leaves("tell")
        self.at_gate.set()
        await self.may_go.wait()
        if self.breaks:
            raise RuntimeError("the horse is lame")
        users = tuple(wait.user for wait in waits)
        self.carried.append(f"{step.name} {table.code} {' '.join(map(str, users))}")
        return Reminder(len(self.carried), 7, waits[0].key, step, users, tuple(wait.ends for wait in waits))

    async def tell_directly(self, table: Table, step: Step, wait: Wait) -> Reminder | None:
        self._leaves("tell_directly")
        if wait.user in self.blocked:
            return None
        self.carried.append(f"{step.name} {table.code} to {wait.user}")
        return Reminder(len(self.carried), wait.user, wait.key, step, (wait.user,), (wait.ends,))

    async def tell_silence(self, table: Table) -> Reminder | None:
        self._leaves("tell_silence")
        self.carried.append(f"SILENCE {table.code}")
        return Reminder(len(self.carried), 7, "", Step.SILENCE, (table.seats.host,))

    async def tell_awake(self, table: Table, users: list[int], *, directly: bool) -> Reminder | None:
        self._leaves("tell_awake")
        if directly and users[0] in self.blocked:
            return None
        self.carried.append(f"AWAKE {table.code} {'to ' if directly else ''}{' '.join(map(str, users))}")
        return Reminder(len(self.carried), users[0] if directly else 7, "", Step.AWAKE, tuple(users))

    async def tell_next(self, table: Table, user: int, *, directly: bool) -> Reminder | None:
        self._leaves("tell_next")
        if directly and user in self.blocked:
            return None
        assert table.clock.next_up is not None
        self.carried.append(f"NEXT {table.code} {'to ' if directly else ''}{user}")
        return Reminder(len(self.carried), user if directly else 7, table.clock.next_up.key, Step.NEXT, (user,))

    async def tidy(self, table: Table, reminder: Reminder) -> None:
        self._leaves("tidy")
        self.carried.append(f"tidy {table.code} {' '.join(map(str, reminder.users))}".strip())


@dataclass
class Office:
    """One process, in which time passes when a test says so."""

    store: Store
    clock: Clock
    club: Club
    scheduler: Scheduler
    postman: Postman

    async def close(self) -> None:
        self.postman.may_go.set()
        await self.scheduler.stop()

    async def restarted(self) -> Office:
        """Replaces it with another process, which remembers nothing."""
        await self.scheduler.stop()
        return new_office(self.store, self.clock, self.postman)

    async def after(self, by: timedelta = timedelta()) -> None:
        """Time passes, changes are noticed, and everything due by then is done."""
        self.clock.now += by
        self.scheduler.poke()
        await self.scheduler.idle()

    async def asleep(self, by: timedelta) -> None:
        """Time passes, and the scheduler wakes on its own, if it does."""
        self.clock.now += by
        await asyncio.sleep(0)
        await self.scheduler.idle()


def new_office(store: Store, clock: Clock, postman: Postman, think: Think = at_once) -> Office:
    club = Club(store, Catalog(), clock, think=think)
    return Office(store, clock, club, Scheduler(club, postman, clock.sleep), postman)
