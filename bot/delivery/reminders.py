"""Reminders on Discord: in the channel for several people, or as direct messages; removed once people have acted.

When Discord refuses for good (no permission, no channel, no such message), the reminder is given up. When the failure
is temporary, it is tried again: the scheduler keeps it in the database until then.
"""

from __future__ import annotations

import hashlib
import logging
from contextlib import contextmanager
from functools import partial
from typing import Awaitable, Callable, Iterator, TypeVar

import discord

from bot.delivery.discord_errors import ARCHIVED, REFUSED, note_refusal, will_pass
from bot.delivery.folded_reminders import MOST, FoldedReminders, Part, only_reader
from bot.delivery.table_messages import TableMessages
from bot.language.words import language_of, words_for
from bot.metrics import NOTICES
from bot.panels.layout import Panel
from bot.panels.lobby import call_panel
from bot.panels.reminders import awake_panel, next_panel, reminder_panel, several_panel, silence_panel
from bot.service.clock.due import ABOUT_THE_TABLE, closes_if_silent
from bot.service.clock.pace import SILENCE
from bot.service.clock.telling import TryLater
from bot.service.clock.timing import seen_waiting
from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.club import Club
from bot.service.preferences import NO_PREFERENCES, Notify
from bot.service.table import Status, Table

log = logging.getLogger(__name__)
Done = TypeVar("Done")


class DiscordDelivery:
    """Carries out on Discord what the scheduler asks for: showing tables, sending reminders and tidying them up."""

    def __init__(self, client: discord.Client, club: Club, messages: TableMessages) -> None:
        self._client = client
        self._club = club
        self._messages = messages
        self._folded = FoldedReminders(club)

    async def show(self, code: str) -> None:
        await self._messages.show(code)

    async def caught_up(self, code: str) -> None:
        await self._messages.caught_up(code)

    async def tell(self, table: Table, step: Step, waits: list[Wait]) -> Reminder | None:
        if not await self._may_mention(table):
            return None
        called = discord.AllowedMentions(users=[discord.Object(wait.user) for wait in waits])
        return await self._remind(self._channel(table), table.agreed.language, table, step, waits, called)

    async def tell_directly(self, table: Table, step: Step, wait: Wait) -> Reminder | None:
        with _ordinary_days(f"table {table.code}: no direct messages"):
            channel = await self._client.create_dm(discord.Object(wait.user))
            language = await self._language(table, wait.user)
            return await self._remind(channel, language, table, step, [wait], discord.AllowedMentions.none())
        return None

    async def _remind(
        self,
        channel: discord.PartialMessageable | discord.DMChannel,
        language: str,
        table: Table,
        step: Step,
        waits: list[Wait],
        called: discord.AllowedMentions,
    ) -> Reminder | None:
        """Send a reminder, or add it to one that its only reader got a short while ago. A last call always gets its own
        message: added to another, nobody would notice it."""
        user = waits[0].user if len(waits) == 1 else None
        async with self._folded.locks[f"{user} {channel.id}"]:
            if user is not None and step is not Step.LAST:
                added = await self._added(user, channel.id, language, (table, step, waits[0]))
                if added is not None:
                    return Reminder(added, channel.id, waits[0].key, step, (user,), (waits[0].ends,))
            panel = reminder_panel(words_for(language), table, step, waits)
            message = await self._send(channel, panel, called, nonce_of(table, step, waits), table.code)
            if message is None:
                return None
            if user is not None:
                self._folded.sent(user, channel.id, message.id, (table, step, waits[0]))
            return _reminder(message, step, waits)

    async def _added(self, user: int, channel: int, language: str, part: Part) -> int | None:
        """The id of the recent message to which a reminder was added; None if there is none.

        Nobody is called a second time for that. So a turn is not added to a message that has called its reader only to
        say that they are next somewhere.
        """
        table, step, _ = part
        recent = self._folded.recent(user, channel)
        if recent is None:
            return None
        others = await self._folded.others(user, channel, recent.message, table.code)
        heard = step is Step.NEXT or any(other is not Step.NEXT for _, other, _ in others)
        # It has one line for each table, and one that is over by now, such as that they are next, is about to go.
        free = all(one.message != recent.message for one in table.clock.reminders)
        if heard and free and 0 < len(others) < MOST:  # if there are none, all is done, and it is being deleted
            panel = several_panel(words_for(language), user, [*others, part])
            message = self._client.get_partial_messageable(channel).get_partial_message(recent.message)
            try:
                await message.edit(view=panel.build(), allowed_mentions=discord.AllowedMentions.none())
            except REFUSED as error:
                note_refusal(log, f"table {table.code}: could not add a reminder to an earlier one", error)
            else:
                recent.add(part)
                return recent.message
        self._folded.forget(user, channel)
        return None

    async def tell_silence(self, table: Table) -> Reminder | None:
        """Say that a table has gone silent. It pings nobody, so it is sent even on servers that allow no mentions."""
        lobby = table.status is Status.LOBBY
        users = (table.seats.host,) if lobby else tuple(seen_waiting(table))
        if table.asleep:
            users = tuple(person.id for person in table.people)
        closes = self._club.now() + SILENCE if closes_if_silent(table) else None
        panel = silence_panel(words_for(table.agreed.language), table, users, closes)
        number = _same(f"{table.code} silent since {table.clock.last_activity or table.agreed.created}")
        called = discord.AllowedMentions.none()
        message = await self._send(self._channel(table), panel, called, number, table.code)
        key = "" if lobby else table.moment
        return Reminder(message.id, message.channel.id, key, Step.SILENCE, users) if message else None

    async def tell_awake(self, table: Table, users: list[int], *, directly: bool) -> Reminder | None:
        number = _same(f"{table.code} awake {table.clock.last_activity} {users}")
        with _ordinary_days(f"table {table.code}: nobody was told that the game goes on"):
            language, channel = table.agreed.language, self._channel(table)
            called = await self._to_ping(users) if await self._may_mention(table) else []
            to: discord.PartialMessageable | discord.DMChannel = channel
            if directly:
                to, called = await self._client.create_dm(discord.Object(users[0])), []
                language = await self._language(table, users[0])
            mentions = discord.AllowedMentions(users=[discord.Object(user) for user in called])
            message = await self._send(to, awake_panel(words_for(language), table, users), mentions, number, table.code)
            return Reminder(message.id, message.channel.id, "", Step.AWAKE, tuple(users)) if message else None
        return None

    async def tell_next(self, table: Table, user: int, *, directly: bool) -> Reminder | None:
        upcoming = table.clock.next_up
        if upcoming is None or (not directly and not await self._may_mention(table)):
            return None
        with _ordinary_days(f"table {table.code}: nobody was told that they are next"):
            language, called = table.agreed.language, discord.AllowedMentions(users=[discord.Object(user)])
            to: discord.PartialMessageable | discord.DMChannel = self._channel(table)
            if directly:
                to, language = await self._client.create_dm(discord.Object(user)), await self._language(table, user)
            number = _same(f"{table.code} next {upcoming.key} {user}")
            async with self._folded.locks[f"{user} {to.id}"]:
                told = await self._added(user, to.id, language, (table, Step.NEXT, None))
                if told is None:
                    panel = next_panel(words_for(language), table, user)
                    message = await self._send(to, panel, called, number, table.code)
                    if message is None:
                        return None
                    self._folded.sent(user, to.id, message.id, (table, Step.NEXT, None))
                    told = message.id
            return Reminder(told, to.id, upcoming.key, Step.NEXT, (user,))
        return None

    async def _to_ping(self, users: list[int]) -> list[int]:
        """Those of these users who want to be pinged in channels, and may be now."""
        preferences, now = await self._club.people.preferences(users), self._club.now()
        own = {user: preferences.get(user, NO_PREFERENCES) for user in users}
        return [user for user in users if own[user].notify is Notify.CHANNEL and own[user].reachable(now)]

    async def _may_mention(self, table: Table) -> bool:
        return (await self._club.servers.settings(table.location.guild)).mentions

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.location.channel, guild_id=table.location.guild)

    async def _language(self, table: Table, user: int) -> str:
        """A person's language: the one they have chosen, or else their Discord's, or else the table's."""
        people = self._club.people
        return people.language_of(user) or language_of(await people.locale_of(user)) or table.agreed.language

    async def _send(
        self,
        channel: discord.PartialMessageable | discord.DMChannel,
        panel: Panel,
        called: discord.AllowedMentions,
        number: int,
        code: str,
    ) -> discord.Message | None:
        """Post a reminder. If we crash before saving that, `number` keeps Discord from posting it a second time."""
        with _ordinary_days(f"table {code}: a reminder was not delivered"):
            send = partial(channel.send, view=panel.build(), allowed_mentions=called, nonce=number)
            sent = await self._even_if_archived(channel.id, send)
            NOTICES.labels("direct" if isinstance(channel, discord.DMChannel) else "channel").inc()
            return sent
        return None

    async def tidy(self, table: Table, reminder: Reminder) -> None:
        reader = only_reader(table, reminder)
        with _ordinary_days(f"table {table.code}: could not edit a reminder"):
            async with self._folded.locks[f"{reader} {reminder.channel}"]:
                await self._even_if_archived(reminder.channel, partial(self._rewrite, table, reminder, reader))
                if reader is not None and not reminder.users:
                    self._folded.tidied(reader, reminder.channel, reminder.message, table.code)

    async def _even_if_archived(self, channel: int, do: Callable[[], Awaitable[Done]]) -> Done | None:
        """Do something in a channel. If it is an archived thread, reopen it and try again, unless it is locked."""
        try:
            return await do()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        return await do() if await self._open_again(channel) else None

    async def _rewrite(self, table: Table, reminder: Reminder, reader: int | None) -> None:
        message = self._client.get_partial_messageable(reminder.channel).get_partial_message(reminder.message)
        others: list[Part] = []
        if reader is not None and (reminder.step is Step.NEXT or reminder.step not in ABOUT_THE_TABLE):
            others = await self._folded.others(reader, reminder.channel, reminder.message, table.code)
        if not reminder.users and not others:
            await message.delete()
            return
        direct = reminder.channel != table.location.channel
        language = await self._language(table, reader or reminder.users[0]) if direct else table.agreed.language
        waits = [wait for wait in table.clock.waits if wait.user in reminder.users]
        words = words_for(language)
        parts: list[Part] = [*others, *((table, reminder.step, wait) for wait in waits)]
        if reminder.step is Step.AWAKE:
            panel = awake_panel(words, table, reminder.users)
        elif reminder.step is Step.CALL:
            panel = call_panel(words, table, [one for one in table.people if one.id in reminder.users])
        elif reader is not None and others and len(parts) > 1:
            panel = several_panel(words, reader, parts)
        elif reader is not None and others:
            other, step, only = others[0]
            panel = reminder_panel(words, other, step, [only]) if only else next_panel(words, other, reader)
        else:
            panel = reminder_panel(words, table, reminder.step, waits)
        await message.edit(view=panel.build(), allowed_mentions=discord.AllowedMentions.none())

    async def _open_again(self, channel: int) -> bool:
        """Reopen an archived thread; returns whether it is open now. A locked thread stays as it is."""
        thread = await self._client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            if thread.locked:
                return False
            await thread.edit(archived=False)
        return True


@contextmanager
def _ordinary_days(what: str) -> Iterator[None]:
    """Log a refusal and carry on: direct messages blocked, no permission, no channel. TryLater if it will pass."""
    try:
        yield
    except REFUSED as error:
        note_refusal(log, what, error)
        archived = isinstance(error, discord.HTTPException) and error.code == ARCHIVED
        if will_pass(error) or archived:
            raise TryLater from error


def _reminder(message: discord.Message, step: Step, waits: list[Wait]) -> Reminder:
    users, ends = tuple(wait.user for wait in waits), tuple(wait.ends for wait in waits)
    return Reminder(message.id, message.channel.id, waits[0].key, step, users, ends)


def nonce_of(table: Table, step: Step, waits: list[Wait]) -> int:
    """The number by which Discord recognises a reminder: sent again with the same one, it is not posted twice."""
    first = waits[0]
    # The deadlines are part of it, so that people are reminded again when theirs has been moved.
    to = [(wait.seat, wait.ends and int(wait.ends.timestamp())) for wait in waits]
    return _same(f"{table.code}{first.key}{int(step)}{int(first.since.timestamp())}{to}")


def _same(told: str) -> int:
    """The same number for the same reminder, in any process. Discord allows up to 25 digits."""
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8]) >> 1
