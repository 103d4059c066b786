"""Keeps each table's message in its channel up to date: a fresh one for each chapter, edits for the rest.

It listens to the club for saved changes. What could not be shown stays marked as unshown, and is shown at the next
change, retry or start.
"""

from __future__ import annotations

import logging

import discord

from bot.delivery.discord_errors import (
    ARCHIVED,
    REFUSED,
    TOO_OLD_TO_EDIT,
    UNKNOWN_MESSAGE,
    note_refusal,
    will_pass,
)
from bot.delivery.open_panels import OpenPanels
from bot.drawing.studio import Studio
from bot.error_log import describe
from bot.language.words import words_for
from bot.panels.ids import code_in
from bot.panels.table import table_panel
from bot.service.background import TableTasks
from bot.service.club import Club
from bot.service.table import Posted, Table

log = logging.getLogger(__name__)
FROM_THEN_ON = 1800.0
"""What Discord does not take for longer than that is tried again so often, for as long as it takes."""
LOOKED_THROUGH = 50
OWN = ({"start"}, {"cards", "read"}, {"rematch"})
"""What is asked together only on a table's own message: in the lobby, in play, at the end."""


class TableMessages:
    def __init__(self, client: discord.Client, club: Club, studio: Studio, panels: OpenPanels) -> None:
        self._client = client
        self._club = club
        self._studio = studio
        self._panels = panels
        self._tasks = TableTasks(self._show, "show")
        self._unsure: set[str] = set()
        self.not_shown: set[str] = set()
        """The tables that could not be shown in their channel when it was last tried."""

    def recover(self, code: str) -> None:
        """After a start: a table that was perhaps shown, and not noted as such."""
        self._unsure.add(code)
        self.changed(code)

    def changed(self, code: str) -> None:
        """A table is not as it was shown last: show it, in the background."""
        self._tasks.ask(code)

    async def show(self, code: str) -> None:
        """The same, and come back when it has been tried."""
        self.changed(code)
        await self.caught_up(code)

    async def caught_up(self, code: str) -> None:
        """Come back when every change so far has been shown, or could not be."""
        await self._tasks.caught_up(code)

    async def settle(self) -> None:
        """Wait until everything asked for has been shown, or is left for the next start."""
        await self._tasks.settle()

    async def _show(self, code: str) -> None:
        try:
            table = await self._club.get(code)
        except Exception as error:
            # Only the kind of error and its place: its text might quote a hand.
            log.error("table %s could not be shown: %s", code, describe(error))
            self._tasks.try_later(code)
            return
        try:
            await self._post(table)
        except Exception as error:
            self._refused(code, error)
        else:
            self.not_shown.discard(code)
            self._tasks.succeeded(code)
        try:
            # What cannot be shown in the channel is still to be seen on the private panels.
            await self._panels.follow(table)
        except Exception as error:
            # They answer with the current state when pressed.
            log.error("table %s: open panels were left as they were: %s", code, describe(error))

    def _refused(self, code: str, error: Exception) -> None:
        """Ordinary days: no permission, no channel, bot removed; or Discord is down, which will pass."""
        if not isinstance(error, REFUSED):
            log.error("table %s could not be shown: %s", code, describe(error))
            self._tasks.try_later(code)
            return
        note_refusal(log, f"table {code} was not shown", error)
        self.not_shown.add(code)
        if will_pass(error):
            self._tasks.try_later(code, FROM_THEN_ON)

    async def _post(self, table: Table) -> None:
        channel = self._client.get_partial_messageable(table.location.channel, guild_id=table.location.guild)
        preferences = await self._club.people.preferences_at(table)
        panel = await table_panel(self._studio, words_for(table.agreed.language), table, self._club.now(), preferences)
        old = table.display.posted
        if old is not None and old.chapter == table.chapter:
            try:
                await channel.get_partial_message(old.message).edit(view=panel.build(), attachments=panel.files())
                await self._club.mark_shown(table.code, table.rev, old)
                self._unsure.discard(table.code)
                return
            except discord.HTTPException as error:
                # Gone, edited too often for its age, or in an archived thread: a fresh message takes its place.
                if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED):
                    raise
                old = None if error.code == UNKNOWN_MESSAGE else old
        message = await self._left_behind(channel, table)
        if message is not None:
            await message.edit(view=panel.build(), attachments=panel.files())
        else:
            # Until it is noted down, it may be there without our knowing.
            self._unsure.add(table.code)
            message = await channel.send(view=panel.build(), files=panel.files())
        # Before it is noted: whoever dies in between finds both again, and no old buttons are forgotten.
        if old is not None:
            await self._retire(channel, old)
        await self._club.mark_shown(table.code, table.rev, Posted(message.id, table.chapter))
        self._unsure.discard(table.code)

    async def _left_behind(self, channel: discord.PartialMessageable, table: Table) -> discord.Message | None:
        """What a process that died had posted and not noted down: shown again, it would stand there twice."""
        if table.code not in self._unsure:
            return None
        after = discord.Object(table.display.posted.message) if table.display.posted else None
        async for message in channel.history(limit=LOOKED_THROUGH, after=after, oldest_first=False):
            if message.author == self._client.user and shows_table(message, table.code):
                return message
        return None

    async def _retire(self, channel: discord.PartialMessageable, old: Posted) -> None:
        """The earlier chapter's message stays as it was, without its buttons."""
        try:
            message = await channel.fetch_message(old.message)
            await message.edit(view=without_buttons(message))
        except REFUSED as error:
            note_refusal(log, "an old message kept its buttons", error)


def shows_table(message: discord.Message, code: str) -> bool:
    """Whether a message is a table's own: reminders lead to the cards only, and what `/snack board` shows, to none."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    ids = (str(getattr(item, "custom_id", "")) for item in view.walk_children())
    asked = {one.split(":")[1] for one in ids if one.count(":") > 1 and code_in(one) == code}
    return any(own <= asked for own in OWN)


def without_buttons(message: discord.Message) -> discord.ui.LayoutView:
    """The same message with every row of buttons and menus gone, and its pictures still its own."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    own = {attachment.url: f"attachment://{attachment.filename}" for attachment in message.attachments}
    for item in list(view.walk_children()):
        if isinstance(item, discord.ui.ActionRow):
            parent = item.parent or view
            assert isinstance(parent, (discord.ui.Container, discord.ui.LayoutView))
            parent.remove_item(item)
        elif isinstance(item, discord.ui.MediaGallery):
            for picture in item.items:
                picture.media = own.get(picture.media.url, picture.media.url)
    return view
