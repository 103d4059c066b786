"""Finds and tidies up messages of a table that are not its current one.

A message may have been posted without being recorded, because the process died or Discord answered with an error: it is
looked for in the channel and reused. A message that was replaced by a newer one is brought to its final state in one
edit; until that has worked, the table keeps a record of it.
"""

from __future__ import annotations

import hashlib
import logging
from datetime import datetime, timedelta
from typing import AsyncIterator

import discord
from discord import ui
from discord.utils import snowflake_time

from bot.delivery.discord_errors import REFUSED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, note_refusal, will_pass
from bot.drawing.studio import Studio
from bot.language.words import words_for
from bot.panels.ids import code_in
from bot.panels.layout import Panel
from bot.panels.past import Pictures, past_panel
from bot.presses_first import presses_first
from bot.service.club import Club
from bot.service.table import Posted, Table

log = logging.getLogger(__name__)
LOOKED_THROUGH = 200
"""How many messages after the claim to search: the post was made within seconds of it."""
SKEW = timedelta(minutes=2)
"""How far our clock may be off from Discord's."""
TRIED_FOR = timedelta(days=3)
"""How long to keep trying to edit an old message after it was replaced."""
OWN = ({"start"}, {"cards", "read"}, {"rematch"})
"""Verbs that occur together only on a table's own message: in the lobby, during play, at the end. They identify it."""


class OldMessages:
    def __init__(self, client: discord.Client, club: Club, studio: Studio) -> None:
        self._client = client
        self._club = club
        self._studio = studio

    async def left_behind(
        self, channel: discord.PartialMessageable, table: Table, panel: Panel, since: datetime
    ) -> discord.Message | None:
        """The message that was posted for this table after `since` without being recorded, if there is one."""
        known = {one.message for one in (*table.display.old, table.display.posted) if one is not None}
        async for message in posted_since(channel, since):
            if message.author != self._client.user or message.id in known:
                continue
            if shows_table(message, table.code) or texts(message) == panel.texts:
                return message
        return None

    async def retire(self, channel: discord.PartialMessageable, table: Table) -> bool:
        """Bring messages that were replaced to their final state. Returns False if some have to be tried again:
        permissions come back, archived threads are reopened, connections recover. What Discord still forbids after some
        days stays as it is."""
        complete = True
        for old in table.display.old:
            try:
                await self._finish(channel, table, old)
            except REFUSED as error:
                note_refusal(log, f"table {table.code}: could not edit an old message", error)
                gone = isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL)
                if not gone and (will_pass(error) or self._replaced_lately(table)):
                    complete = False
                    continue
            await self._club.retired(table.code, old.message)
        return complete

    def _replaced_lately(self, table: Table) -> bool:
        newer = table.display.posted
        return newer is None or self._club.now() - snowflake_time(newer.message) < TRIED_FOR

    async def _finish(self, channel: discord.PartialMessageable, table: Table, old: Posted) -> None:
        message = await channel.fetch_message(old.message)
        await presses_first()
        words = words_for(table.agreed.language)
        panel = past_panel(self._studio, words, table, old.chapter, pictures(message))
        await presses_first()
        await message.edit(view=panel.build())


def posted_since(channel: discord.PartialMessageable, since: datetime) -> AsyncIterator[discord.Message]:
    """The messages posted soon after `since`, oldest first."""
    return channel.history(limit=LOOKED_THROUGH, after=since - SKEW, oldest_first=True)


def nonce(table: Table) -> int:
    """The same number for the same post in any process: for a few minutes, Discord makes such a post only once."""
    before = table.display.posted.message if table.display.posted else 0
    post = f"{table.code} {table.chapter} {table.location.channel} {before}"
    return int.from_bytes(hashlib.sha256(post.encode()).digest()[:8]) >> 1


def shows_table(message: discord.Message, code: str) -> bool:
    """Whether a message is a table's own. Reminders have only a button to the cards; `/snack board` has none."""
    ids = (str(getattr(item, "custom_id", "")) for item in shown(message).walk_children())
    asked = {one.split(":")[1] for one in ids if one.count(":") > 1 and code_in(one) == code}
    return any(own <= asked for own in OWN)


def texts(message: discord.Message) -> list[str]:
    """All texts of a message, from top to bottom."""
    return [item.content for item in shown(message).walk_children() if isinstance(item, ui.TextDisplay)]


def pictures(message: discord.Message) -> Pictures:
    """The pictures a message shows, so that an edit can keep them without sending them again."""
    own = {_address(one.url): one.filename for one in message.attachments}
    galleries = (item for item in shown(message).walk_children() if isinstance(item, ui.MediaGallery))
    found = {}
    for picture in (one for gallery in galleries for one in gallery.items):
        name = own.get(_address(picture.media.url))
        if name is not None:
            found[name] = discord.MediaGalleryItem(f"attachment://{name}", description=picture.description)
    return found


def _address(url: str) -> str:
    """An address without Discord's signature."""
    return url.partition("?")[0]


def shown(message: discord.Message) -> ui.LayoutView:
    """What a message shows."""
    return ui.LayoutView.from_message(message, timeout=None)
