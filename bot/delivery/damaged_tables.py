"""Says in a table's channel that the table cannot be read, in place of its message."""

from __future__ import annotations

import discord

from bot.delivery.discord_errors import ARCHIVED, TOO_OLD_TO_EDIT, UNKNOWN_MESSAGE
from bot.language.words import words_for
from bot.panels.damaged import damaged_panel
from bot.service.club import Club
from bot.service.mending import Wreck
from bot.service.table import OPEN, Posted

SAID = "damaged "
"""How the recorded face of such a message begins; no message that shows a table begins like this. So once the table
can be read again, its message gets edited."""
CHAPTER = "damaged"


async def say_damaged(channel: discord.PartialMessageable, club: Club, found: Wreck) -> None:
    """Edit the table's message, or post one if there is none to edit. A game that is over keeps its last message."""
    table, posted = found.table, found.table.display.posted
    server = await club.servers.settings(table.location.guild)
    panel = damaged_panel(words_for(table.agreed.language or server.language or ""), found)
    face = SAID + panel.face[: -len(SAID)]
    said = posted is not None and posted.face.startswith(SAID)
    if (posted is not None and posted.face == face) or (table.status not in OPEN and not said):
        return
    if posted is not None:
        try:
            await channel.get_partial_message(posted.message).edit(view=panel.build(), attachments=[])
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED):
                raise
        else:
            await club.mark_damage_shown(table, Posted(posted.message, posted.chapter, face))
            return
    message = await channel.send(view=panel.build())
    await club.mark_damage_shown(table, Posted(message.id, CHAPTER, face))
