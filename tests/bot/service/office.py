"""A clock in the hand and a postman who notes what he carries: for tests of what happens in time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.service.clock.scheduler import TryLater
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.table import Table

NOON = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


@dataclass
class Clock:
    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now


@dataclass
class Postman:
    """Notes what was carried; people in `blocked` take no direct messages, and what is `held` can't be sent."""

    carried: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    blocked: set[int] = field(default_factory=set)
    breaks: bool = False
    held: set[str] = field(default_factory=set)
    """tell, tell_directly, tell_silence, tidy"""

    def _leaves(self, what: str) -> None:
        if what in self.held:
            raise TryLater

    async def show(self, code: str) -> None:
        self.shown.append(code)

    async def caught_up(self, code: str) -> None:
        pass

    async def tell(self, table: Table, step: Step, waits: list[Wait]) -> Reminder | None:
        self._leaves("tell")
        await asyncio.sleep(0.01)
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

    async def tidy(self, table: Table, reminder: Reminder) -> None:
        self._leaves("tidy")
        self.carried.append(f"tidy {table.code} {' '.join(map(str, reminder.users))}".strip())
