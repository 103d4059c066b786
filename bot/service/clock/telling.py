"""Tells people what is due at a table, each the way they prefer, and removes messages that are no longer true."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Protocol

from bot.service.clock.due import as_it_is, awake_told, next_told, silence_told, silent_from, stale_reminders, tidied
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.club import Club
from bot.service.preferences import NO_PREFERENCES, Notify, PreferencesOf
from bot.service.table import Table


class TryLater(Exception):
    """This cannot be done right now, for a reason that will pass."""


class Delivery(Protocol):
    """Shows and tells people things. Each method may raise TryLater, and is then called again later."""

    async def show(self, code: str) -> None:
        """Bring the table's own message up to date; returns when it is."""

    async def caught_up(self, code: str) -> None:
        """Wait until every change so far has been shown, or has failed to be."""

    async def tell(self, table: Table, step: Step, waits: list[Wait]) -> Reminder | None:
        """Send one message for all these people in the table's channel; None if none may or can be sent."""

    async def tell_directly(self, table: Table, step: Step, wait: Wait) -> Reminder | None:
        """Send a direct message to one person; None if they accept none."""

    async def tell_silence(self, table: Table) -> Reminder | None:
        """Say in the channel, pinging nobody, that nothing has happened for a long time; None if that is impossible."""

    async def tell_awake(self, table: Table, users: list[int], *, directly: bool) -> Reminder | None:
        """Tell these people that a sleeping game continues without them; None if that is impossible. In the channel, it
        pings only those who want that now."""

    async def tell_next(self, table: Table, user: int, *, directly: bool) -> Reminder | None:
        """Tell one person that they are next; None if that is impossible."""

    async def tidy(self, table: Table, reminder: Reminder) -> None:
        """Edit a reminder's message to match the reminder; delete it if it no longer names anyone."""


class Telling:
    """Each method returns whether everything was delivered; what was not stays due."""

    def __init__(self, club: Club, delivery: Delivery) -> None:
        self._club = club
        self._delivery = delivery

    async def remind(
        self, table: Table, step: Step, waits: list[Wait], preferences: PreferencesOf
    ) -> tuple[list[Wait], tuple[Reminder, ...]]:
        """Remind these people: by direct message if they prefer that, the others together in one channel message.

        Someone who is changing their mind is never named in the channel: they are reminded directly or not at all.
        Returns the waits that need no further attempt at this step, and the reminders sent.
        """
        reminders: list[Reminder | None] = []
        reached, together = [], []
        for wait in waits:
            notify = preferences.get(wait.user, NO_PREFERENCES).notify
            hidden = wait.seat not in table.still_to_act
            direct = None
            if notify is Notify.DIRECT or (hidden and notify is not Notify.OFF):
                try:
                    direct = await self._delivery.tell_directly(table, step, wait)
                except TryLater:
                    continue
            if notify is Notify.OFF or hidden or direct is not None:
                reached.append(wait)
            else:
                together.append(wait)
            reminders.append(direct)
        if together:
            with suppress(TryLater):
                reminders.append(await self._delivery.tell(table, step, together))
                reached += together
        return reached, tuple(reminder for reminder in reminders if reminder is not None)

    async def say_silence(self, table: Table) -> bool:
        now, moment = self._club.now(), silent_from(table)
        if moment is None or moment > now:
            return True
        try:
            reminder = await self._delivery.tell_silence(table)
        except TryLater:
            return False
        told = await self._club.change(table.code, partial(silence_told, now=now, reminder=reminder), unseen=True)
        if told.asleep:
            # The table says when it will be cancelled: later, if people were told late.
            await self._delivery.show(table.code)
        return True

    async def say_next(self, code: str) -> bool:
        """Tell those who want to know that they are next."""
        table = await self._club.get(code)
        upcoming = table.clock.next_up
        if upcoming is None or upcoming.told or upcoming.at > self._club.now():
            return True
        notify = (await self._club.people.preferences_of(upcoming.user)).notify
        reminder = None
        try:
            if notify is Notify.DIRECT:
                reminder = await self._delivery.tell_next(table, upcoming.user, directly=True)
            if reminder is None and notify is not Notify.OFF:
                reminder = await self._delivery.tell_next(table, upcoming.user, directly=False)
        except TryLater:
            return False
        await self._club.change(code, partial(next_told, key=upcoming.key, reminder=reminder), unseen=True)
        return True

    async def say_awake(self, code: str) -> bool:
        """Tell people whose sleeping game someone else has woken."""
        table = await self._club.get(code)
        if not table.clock.woken:
            return True
        preferences = await self._club.people.preferences(table.clock.woken)
        reminders: list[Reminder | None] = []
        together = []
        for user in table.clock.woken:
            own = preferences.get(user, NO_PREFERENCES)
            direct = None
            if own.notify is Notify.DIRECT and own.reachable(self._club.now()):
                with suppress(TryLater):  # the channel names them instead
                    direct = await self._delivery.tell_awake(table, [user], directly=True)
            reminders.append(direct)
            if direct is None:
                together.append(user)
        if together:
            try:
                reminders.append(await self._delivery.tell_awake(table, together, directly=False))
            except TryLater:
                return False
        sent = tuple(one for one in reminders if one is not None)
        await self._club.change(code, partial(awake_told, reminders=sent), unseen=True)
        return True

    async def tidy(self, code: str) -> bool:
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
