"""Combines reminders to one person from several tables into one message if they come within ten minutes.

Each table records the message with its own reminders, so what else a message mentions is found in that person's tables.
Which message was sent last is only kept in memory: if that is lost, the next reminder is simply a new message.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from cachetools import TTLCache

from bot.service.clock.due import still_due
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.club import ALL, Club
from bot.service.errors import ClubError
from bot.service.table import Status, Table
from bot.service.table_cache import Locks

TOGETHER = timedelta(minutes=10)
"""How long after a reminder others can be added to it."""
MOST = 8
"""The most tables in one message, so that everyone reads them and their buttons fit."""
REMEMBERED = 2000

Part = tuple[Table, Step, Wait | None]
"""One table that a message mentions. Someone who is told that they are next has nothing to do yet, and so no wait."""


@dataclass(slots=True)
class Recent:
    """A message sent a short while ago."""

    message: int
    told: dict[str, tuple[Step, str]]
    """The step and the wait's key for each table it mentions; a table may not have saved that yet."""

    def add(self, part: Part) -> None:
        table, step, wait = part
        self.told[table.code] = step, _key(table, wait)


class FoldedReminders:
    def __init__(self, club: Club) -> None:
        self._club = club
        self._recent: TTLCache[tuple[int, int], Recent] = TTLCache(
            REMEMBERED, TOGETHER.total_seconds(), timer=lambda: club.now().timestamp()
        )
        self.locks = Locks()
        """By person and channel, so that of two simultaneous reminders the second finds the first."""

    def recent(self, user: int, channel: int) -> Recent | None:
        return self._recent.get((user, channel))

    def sent(self, user: int, channel: int, message: int, part: Part) -> None:
        """Remember a reminder for one person that others may be added to."""
        self._recent[user, channel] = recent = Recent(message, {})
        recent.add(part)

    def tidied(self, user: int, channel: int, message: int, code: str) -> None:
        """Note that a message to one person no longer mentions this table."""
        recent = self.recent(user, channel)
        if recent is not None and recent.message == message:
            recent.told.pop(code, None)

    def forget(self, user: int, channel: int) -> None:
        self._recent.pop((user, channel), None)

    async def others(self, user: int, channel: int, message: int, but: str) -> list[Part]:
        """What a message to one person mentions besides the table `but`, as far as it is still due."""
        recent = self._recent.get((user, channel))
        told = dict(recent.told) if recent is not None and recent.message == message else {}
        for table in await self._club.tables_of(user, (Status.PLAYING,), limit=ALL):
            for one in _in(table, message):
                if still_due(table, one):
                    told[table.code] = one.step, one.key
        parts = []
        for code, (step, key) in told.items():
            part = await self._part(code, step, user, key) if code != but else None
            if part is not None:
                parts.append(part)
        return parts

    async def _part(self, code: str, step: Step, user: int, key: str) -> Part | None:
        try:
            table = await self._club.get(code)
        except ClubError:
            return None
        if step is Step.NEXT:
            upcoming = table.clock.next_up
            still = upcoming is not None and (upcoming.user, upcoming.key) == (user, key)
            return (table, step, None) if still else None
        wait = next((one for one in table.clock.waits if (one.user, one.key) == (user, key) and not one.done), None)
        return (table, step, wait) if wait is not None else None


def _key(table: Table, wait: Wait | None) -> str:
    if wait is not None:
        return wait.key
    return table.clock.next_up.key if table.clock.next_up is not None else ""


def only_reader(table: Table, reminder: Reminder) -> int | None:
    """The person a reminder was sent to, if there was just one, whether or not it still names them."""
    sent = next(iter(_in(table, reminder.message)), reminder)
    return sent.users[0] if len(sent.users) == 1 else None


def _in(table: Table, message: int) -> list[Reminder]:
    return [one for one in table.clock.reminders if one.message == message]
