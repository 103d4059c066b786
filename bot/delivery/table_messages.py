"""Keeps each table's message in its channel up to date: a new message for each chapter, edits in between.

A message is edited only if what it shows has changed: Discord marks every edit for all to see, and nobody else needs to
know that someone has planned a turn or changed their mind.

The club reports saved changes here. What could not be shown stays marked as unshown, and is shown at the next change,
retry or start.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Callable, Iterable

import discord
from cachetools import LRUCache

from bot.delivery.damaged_tables import say_damaged
from bot.delivery.discord_errors import (
    ARCHIVED,
    REFUSED,
    TOO_OLD_TO_EDIT,
    UNKNOWN_MESSAGE,
    note_refusal,
    will_pass,
)
from bot.delivery.old_messages import OldMessages, nonce
from bot.delivery.open_panels import OpenPanels
from bot.drawing.appearance import Appearance
from bot.drawing.studio import Studio
from bot.error_log import describe
from bot.language.words import words_for
from bot.panels.layout import Panel
from bot.panels.table import table_panel
from bot.presses_first import presses_first
from bot.service.background import TableTasks
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.mending import DAMAGED
from bot.service.table import Posted, Status, Table

log = logging.getLogger(__name__)
FROM_THEN_ON = 1800.0
"""Seconds between retries once the first, quicker ones have failed; these go on for as long as it takes."""
REMEMBERED = 20_000
"""How many troubled tables to remember. There is a limit because some are in channels that never come back."""


class TableMessages:
    def __init__(self, client: discord.Client, club: Club, studio: Studio, panels: OpenPanels) -> None:
        self._client = client
        self._club = club
        self._studio = studio
        self._panels = panels
        self._old = OldMessages(client, club, studio)
        self._tasks = TableTasks(self._show, "show")
        self._unanswered: LRUCache[str, bool] = LRUCache(REMEMBERED)
        """Tables whose last edit may or may not have reached Discord."""
        self.owns: Callable[[Table], bool] = lambda table: True
        """Whether this process is in charge of a table's message: of several, one posts."""
        self.not_shown: LRUCache[str, bool] = LRUCache(REMEMBERED)
        """Tables that could not be shown in their channel at the last attempt."""

    def unsure_of(self, codes: Iterable[str]) -> None:
        """Call this before the first press after a start: these tables' last edits may or may not have been made."""
        self._unanswered.update(dict.fromkeys(codes, True))

    def changed(self, code: str) -> None:
        """A table has changed since it was last shown: show it, in the background."""
        self._tasks.ask(code)

    async def show(self, code: str) -> None:
        """Show a table, and return once that has been tried."""
        self.changed(code)
        await self.caught_up(code)

    async def caught_up(self, code: str) -> None:
        """Return once every change so far has been shown, or has failed to."""
        await self._tasks.caught_up(code)

    async def settle(self) -> None:
        """Wait until everything asked for has been shown, or is left to the next start."""
        await self._tasks.settle()

    async def _show(self, code: str) -> None:
        try:
            table = await self._club.get(code)
        except ClubError:
            # The table has been deleted, so there is nothing to show.
            self.not_shown.pop(code, None)
            self._unanswered.pop(code, None)
            self._tasks.succeeded(code)
            return
        except DAMAGED:
            await self._show_damaged(code)
            return
        except Exception as error:
            # Log only the type and place of the error: its text might quote a hand.
            log.error("table %s could not be shown: %s", code, describe(error))
            self._tasks.try_later(code)
            return
        try:
            if table.nowhere:
                shown: Table | None = await self._club.mark_shown(code, table.rev)
            else:
                shown = await self._post(table) if self.owns(table) else None
        except Exception as error:
            self._refused(code, error)
        else:
            self.not_shown.pop(code, None)
            if shown is None:
                self._tasks.succeeded(code)
            else:
                await self._tidy(shown)
        try:
            # Private panels are updated even if the channel could not be.
            await self._panels.follow(table)
        except Exception as error:
            # Panels show the current state when pressed.
            log.error("table %s: could not update open panels: %s", code, describe(error))

    async def _show_damaged(self, code: str) -> None:
        try:
            found = await self._club.wreck(code)
            if not found.table.nowhere and self.owns(found.table):
                await say_damaged(self._channel(found.table), self._club, found)
        except ClubError:
            self.changed(code)  # it has been restored meanwhile
        except Exception as error:
            self._refused(code, error)
        else:
            self._tasks.succeeded(code)

    async def _tidy(self, table: Table) -> None:
        """Bring earlier messages to their final state, now that a newer one is up. A failure stops nobody from
        playing."""
        try:
            done = await self._old.retire(self._channel(table), table)
        except Exception as error:
            log.error("table %s: could not tidy old messages: %s", table.code, describe(error))
            self._tasks.try_later(table.code)
            return
        if done:
            self._tasks.succeeded(table.code)
        else:
            self._tasks.try_later(table.code, FROM_THEN_ON)

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

    async def studio_for(self, table: Table) -> Studio:
        """The studio for what a table's channel sees: without motion on servers that do not want any."""
        server = await self._club.servers.settings(table.location.guild)
        return self._studio if server.motion else self._studio.seen(Appearance(still=True))

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.location.channel, guild_id=table.location.guild)

    async def _post(self, table: Table) -> Table:
        """Edit the table's message, or post a new one; returns the table with what the channel shows now."""
        channel = self._channel(table)
        preferences = await self._club.people.preferences_at(table)
        studio, standings = await self.studio_for(table), await self._club.standings(table)
        words, now = words_for(table.agreed.language), self._club.now()
        panel = await table_panel(studio, words, table, now, preferences, standings=standings)
        await presses_first()
        posted, face = table.display.posted, panel.face
        # Everyone has seen how it ended: if the message was deleted since, do not post it again over a detail.
        ended = table.status is Status.OVER and table.display.rev == table.rev
        if posted is not None and posted.chapter == table.chapter and not table.display.posting:
            try:
                if posted.face != face or table.code in self._unanswered:
                    self._unanswered[table.code] = True
                    await channel.get_partial_message(posted.message).edit(
                        view=panel.build(), attachments=panel.files()
                    )
            except discord.HTTPException as error:
                # Deleted, edited too often for its age, or in an archived thread: post a new message instead.
                if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED):
                    raise
                if ended:
                    done = error.code == ARCHIVED and await self._edit_archived(table, posted, panel)
                    return await self._shown(table, replace(posted, face=face) if done else posted)
            else:
                return await self._shown(table, replace(posted, face=face))
        if ended and posted is None:
            return table
        return await self._shown(table, Posted(await self._fresh(channel, table, panel), table.chapter, face))

    async def _edit_archived(self, table: Table, posted: Posted, panel: Panel) -> bool:
        """Edit a message in an archived thread, which is opened for as long as that takes; returns whether it worked.
        Where someone has locked the thread, or the bot may not do so, the message stays as it is."""
        try:
            thread = await self._client.fetch_channel(table.location.channel)
            if not isinstance(thread, discord.Thread) or thread.locked:
                return False
            await thread.edit(archived=False)
            try:
                await thread.get_partial_message(posted.message).edit(view=panel.build(), attachments=panel.files())
            finally:
                await thread.edit(archived=True)
        except REFUSED as error:
            note_refusal(log, f"table {table.code}: a message in an archived thread stayed as it was", error)
            return False
        return True

    async def _fresh(self, channel: discord.PartialMessageable, table: Table, panel: Panel) -> int:
        """Post a new message, or reuse one that an earlier attempt left in the channel; returns its id."""
        since = await self._club.claim_post(table.code)
        message = await self._old.left_behind(channel, table, panel, since) if since is not None else None
        if message is None:
            message = await channel.send(view=panel.build(), files=panel.files(), nonce=nonce(table))
        if since is not None:
            # Even if we have just sent it: Discord may have returned the message it already has under this number.
            await message.edit(view=panel.build(), attachments=panel.files())
        return message.id

    async def _shown(self, table: Table, posted: Posted) -> Table:
        shown = await self._club.mark_shown(table.code, table.rev, posted)
        now = shown.display.posted
        if shown.display.rev > table.rev and now and now.message == posted.message and now.face != posted.face:
            # Another process has shown something newer, and this edit may have overwritten it.
            self._unanswered[table.code] = True
            self.changed(table.code)
        else:
            self._unanswered.pop(table.code, None)
        return shown
