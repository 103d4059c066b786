"""Keeps each table's message in its channel up to date: a fresh one for each chapter, edits for the rest.

Refreshing is asked for after a change was saved. While one refresh of a table runs, further ones fold into a single
next one. What could not be shown stays marked as unshown, and is shown at the next change, retry or start.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Callable

import discord

from bot.faults import describe
from bot.panels.live import OpenPanels
from bot.panels.public import table_panel
from bot.panels.studio import Studio
from bot.service.club import Club
from bot.service.tables import Notice, Table
from bot.words import words_for

if TYPE_CHECKING:
    from bot.client import SnackBot

log = logging.getLogger(__name__)
RETRIES = (10.0, 60.0, 300.0)
TOO_MANY, SERVER_ERROR = 429, 500
UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED = 10008, 30046, 50083


class Noticeboard:
    def __init__(
        self, client: SnackBot, club: Club, studio: Studio, panels: OpenPanels, on_shown: Callable[[], None]
    ) -> None:
        """`on_shown` is called whenever a change has been shown, or could not be."""
        self._on_shown = on_shown
        self._client = client
        self._club = club
        self._studio = studio
        self._panels = panels
        self._running: set[str] = set()
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._retries: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, int] = {}
        self.unable: set[str] = set()
        """The tables that could not be shown in their channel when it was last tried."""

    def changed(self, code: str) -> None:
        """A table has changed: let its automatic players play, and show it, in the background."""
        if code in self._running:
            self._again.add(code)
            return
        self._running.add(code)
        task = asyncio.create_task(self._follow(code), name=f"show {code}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def show(self, code: str) -> None:
        """The same, and come back when it has been tried."""
        self.changed(code)
        tasks = [task for task in self._tasks if task.get_name() == f"show {code}"]
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until everything asked for has been shown, or is left for the next start."""
        for retry in self._retries.values():
            retry.cancel()
        self._retries.clear()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _follow(self, code: str) -> None:
        try:
            while True:
                self._again.discard(code)
                await self._show_and_play(code)
                if code not in self._again:
                    return
        except Exception as error:
            # Only the kind of error and its place: its text might quote a hand.
            log.error("table %s could not be shown: %s", code, describe(error))
        finally:
            self._running.discard(code)
            self._on_shown()

    async def _show_and_play(self, code: str) -> None:
        """People see at once what one of them did; the automatic players' moves follow."""
        shown = await self._show(code)
        await self._panels.follow(shown)
        played = await self._club.let_autos_play(code)
        if played.rev != shown.rev:
            await self._panels.follow(await self._show(code))

    async def _show(self, code: str) -> Table:
        """What cannot be shown keeps nobody from playing on: the private panels are still there."""
        table = await self._club.get(code)
        try:
            await self._post(table)
        except discord.HTTPException as error:
            # Ordinary days: no permission, no channel, bot removed; or Discord is down, which will pass.
            log.warning("table %s not shown: Discord answered %s %s", code, error.status, error.code)
            self.unable.add(code)
            if will_pass(error):
                self._try_later(code)
        else:
            self.unable.discard(code)
            self._failures.pop(code, None)
        return table

    def _try_later(self, code: str) -> None:
        tries = self._failures.get(code, 0)
        if code not in self._retries and tries < len(RETRIES):
            self._failures[code] = tries + 1
            self._retries[code] = asyncio.create_task(self._retry(code, RETRIES[tries]), name=f"show {code} later")

    async def _retry(self, code: str, delay: float) -> None:
        await asyncio.sleep(delay)
        del self._retries[code]
        self.changed(code)

    async def _post(self, table: Table) -> None:
        channel = self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        panel = await table_panel(self._studio, words_for(table.language), table, self._club.now())
        old = table.notice
        if old is not None and old.chapter == table.chapter:
            try:
                await channel.get_partial_message(old.message).edit(view=panel.build(), attachments=panel.files())
                await self._club.mark_shown(table.code, table.rev, old)
                return
            except discord.HTTPException as error:
                # Gone, edited too often for its age, or in an archived thread: a fresh message takes its place.
                if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED):
                    raise
                old = None if error.code == UNKNOWN_MESSAGE else old
        message = await channel.send(view=panel.build(), files=panel.files())
        await self._club.mark_shown(table.code, table.rev, Notice(message.id, table.chapter))
        if old is not None:
            await self._retire(channel, old)

    async def _retire(self, channel: discord.PartialMessageable, old: Notice) -> None:
        """The earlier chapter's message stays as it was, without its buttons."""
        try:
            message = await channel.fetch_message(old.message)
            await message.edit(view=without_buttons(message))
        except discord.HTTPException as error:
            log.info("an old message kept its buttons: %s", error.code)


def will_pass(error: discord.HTTPException) -> bool:
    """Whether Discord may take later what it refuses now."""
    return error.status == TOO_MANY or error.status >= SERVER_ERROR


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
