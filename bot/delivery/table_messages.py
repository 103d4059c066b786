"""Keeps each table's message in its channel up to date: a new message for each chapter, edits in between.

A message is edited only if what it shows has changed: Discord marks every edit for all to see, and nobody else needs to
know that someone has planned a turn or changed their mind.

The club reports saved changes here. What could not be shown stays marked as unshown, and is shown at the next change,
retry or start.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Callable

import discord
from cachetools import LRUCache

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
from bot.service.errors import ClubError
from bot.service.table import Posted, Table

log = logging.getLogger(__name__)
FROM_THEN_ON = 1800.0
"""Seconds between retries once the first, quicker ones have failed; these go on for as long as it takes."""
LOOKED_THROUGH = 50
REMEMBERED = 20_000
"""How many tables to remember problems of. There is a limit because some are in channels that never come back."""
OWN = ({"start"}, {"cards", "read"}, {"rematch"})
"""Verbs that only a table's own message combines: in the lobby, during play, at the end. It is recognised by them."""


class TableMessages:
    def __init__(self, client: discord.Client, club: Club, studio: Studio, panels: OpenPanels) -> None:
        self._client = client
        self._club = club
        self._studio = studio
        self._panels = panels
        self._tasks = TableTasks(self._show, "show")
        self._unsure: LRUCache[str, bool] = LRUCache(REMEMBERED)
        self._unanswered: LRUCache[str, bool] = LRUCache(REMEMBERED)
        """Tables whose last edit may or may not have reached Discord."""
        self.owns: Callable[[Table], bool] = lambda table: True
        """Whether a table's message is up to this process: of several, one posts."""
        self.not_shown: LRUCache[str, bool] = LRUCache(REMEMBERED)
        """Tables that could not be shown in their channel at the last attempt."""

    def recover(self, code: str) -> None:
        """After a start: show a table that may already have been posted without that having been saved."""
        self._unsure[code] = True
        self.changed(code)

    def changed(self, code: str) -> None:
        """A table has changed since it was last shown: show it, in the background."""
        self._tasks.ask(code)

    async def show(self, code: str) -> None:
        """Show a table, and return once that has been tried."""
        self.changed(code)
        await self.caught_up(code)

    async def caught_up(self, code: str) -> None:
        """Return once every change so far has been shown, or could not be."""
        await self._tasks.caught_up(code)

    async def settle(self) -> None:
        """Wait until everything asked for has been shown, or is left for the next start."""
        await self._tasks.settle()

    async def _show(self, code: str) -> None:
        try:
            table = await self._club.get(code)
        except ClubError:
            # The table has been deleted, so there is nothing to show.
            self.not_shown.pop(code, None)
            self._shown(code)
            self._tasks.succeeded(code)
            return
        except Exception as error:
            # Log only the type and place of the error: its text might quote a hand.
            log.error("table %s could not be shown: %s", code, describe(error))
            self._tasks.try_later(code)
            return
        try:
            if self.owns(table):
                await self._post(table)
        except Exception as error:
            self._refused(code, error)
        else:
            self.not_shown.pop(code, None)
            self._tasks.succeeded(code)
        try:
            # Private panels are updated even if the channel could not be.
            await self._panels.follow(table)
        except Exception as error:
            # Panels show the current state when pressed.
            log.error("table %s: open panels were left as they were: %s", code, describe(error))

    def _refused(self, code: str, error: Exception) -> None:
        """Log why a table was not shown, and retry unless Discord refuses for good (no permission, no channel)."""
        if not isinstance(error, REFUSED):
            log.error("table %s could not be shown: %s", code, describe(error))
            self._tasks.try_later(code)
            return
        note_refusal(log, f"table {code} was not shown", error)
        self.not_shown[code] = True
        if will_pass(error):
            self._tasks.try_later(code, FROM_THEN_ON)

    async def _post(self, table: Table) -> None:
        channel = self._client.get_partial_messageable(table.location.channel, guild_id=table.location.guild)
        preferences = await self._club.people.preferences_at(table)
        panel = await table_panel(self._studio, words_for(table.agreed.language), table, self._club.now(), preferences)
        old, face = table.display.posted, panel.face
        if old is not None and old.chapter == table.chapter:
            try:
                if old.face != face or table.code in self._unsure or table.code in self._unanswered:
                    self._unanswered[table.code] = True
                    await channel.get_partial_message(old.message).edit(view=panel.build(), attachments=panel.files())
                await self._club.mark_shown(table.code, table.rev, replace(old, face=face))
                self._shown(table.code)
                return
            except discord.HTTPException as error:
                # Deleted, edited too often for its age, or in an archived thread: post a new message instead.
                if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED):
                    raise
                old = None if error.code == UNKNOWN_MESSAGE else old
        message = await self._left_behind(channel, table)
        if message is not None:
            await message.edit(view=panel.build(), attachments=panel.files())
        else:
            # Until this is saved, the message may exist without our knowing.
            self._unsure[table.code] = True
            message = await channel.send(view=panel.build(), files=panel.files())
        # Before saving: after a crash in between, both messages are found again, and no old buttons are forgotten.
        if old is not None:
            await self._retire(channel, old)
        await self._club.mark_shown(table.code, table.rev, Posted(message.id, table.chapter, face))
        self._shown(table.code)

    def _shown(self, code: str) -> None:
        self._unsure.pop(code, None)
        self._unanswered.pop(code, None)

    async def _left_behind(self, channel: discord.PartialMessageable, table: Table) -> discord.Message | None:
        """The message that an earlier attempt may have posted without saving it. Reusing it avoids a second copy."""
        if table.code not in self._unsure:
            return None
        after = discord.Object(table.display.posted.message) if table.display.posted else None
        async for message in channel.history(limit=LOOKED_THROUGH, after=after, oldest_first=False):
            if message.author == self._client.user and shows_table(message, table.code):
                return message
        return None

    async def _retire(self, channel: discord.PartialMessageable, old: Posted) -> None:
        """Remove the buttons from an earlier message; the rest of it stays as it was."""
        try:
            message = await channel.fetch_message(old.message)
            await message.edit(view=without_buttons(message))
        except REFUSED as error:
            note_refusal(log, "an old message kept its buttons", error)


def shows_table(message: discord.Message, code: str) -> bool:
    """Whether a message is a table's own. Reminders have only a button to the cards; `/snack board` has none."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    ids = (str(getattr(item, "custom_id", "")) for item in view.walk_children())
    asked = {one.split(":")[1] for one in ids if one.count(":") > 1 and code_in(one) == code}
    return any(own <= asked for own in OWN)


def without_buttons(message: discord.Message) -> discord.ui.LayoutView:
    """The same message without its rows of buttons and menus, still showing its own attached pictures."""
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
