"""*Post in channel*: a player shows everyone a replay, or their own review; each only once."""

from __future__ import annotations

import hashlib
import logging
from datetime import datetime
from typing import Mapping

import discord

from bot.delivery.discord_errors import REFUSED, note_refusal, will_pass
from bot.delivery.old_messages import posted_since, texts
from bot.interactions.context import Context, Handler
from bot.interactions.request import Request
from bot.language.words import Words, words_for
from bot.panels.ids import Press
from bot.panels.layout import Panel
from bot.panels.replays import REVIEW, replay_panel, shared
from bot.panels.review import review_panel
from bot.service.guards import seat_held_by
from bot.service.table import Table

log = logging.getLogger(__name__)


async def _post(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    (what,) = press.args
    table = await context.club.get(press.code)
    seat = seat_held_by(table, interaction.user.id)
    panel = await _drawn(context, interaction, table, seat, what)
    key = shared(what, interaction.user.id)
    since = await context.club.share_once(table.code, key)
    channel = interaction.client.get_partial_messageable(table.location.channel, guild_id=table.location.guild)
    try:
        if since is None or not await _stands(channel, panel, since):
            await channel.send(view=panel.build(), files=panel.files(), nonce=_number(table, key))
    except REFUSED as error:
        note_refusal(log, f"table {table.code}: could not post a {what}", error)
        await context.club.not_shared(table.code, key, perhaps=will_pass(error))
        await context.responder.say(interaction, words("cannot-show", channel=str(table.location.channel)))
        return
    await context.club.has_shared(table.code, key)
    await context.responder.say(interaction, words("shared-done", channel=str(table.location.channel)))


async def _drawn(context: Context, interaction: Request, table: Table, seat: int, what: str) -> Panel:
    """What the channel will see, in the table's language, and with motion only if the server wants it."""
    words = words_for(table.agreed.language)
    studio = (await context.messages.studio_for(table)).looking(interaction.user.id)
    name = f"<@{interaction.user.id}>"
    if what == REVIEW:
        luck = await context.weighing.luck_at(table.code, seat)
        return await review_panel(studio, words, table, seat, luck, name)
    shown = await replay_panel(studio, words, table, seat)
    return Panel().text(words("shared-replay", name=name, code=table.code)).add(shown.without_buttons())


async def _stands(channel: discord.PartialMessageable, panel: Panel, since: datetime) -> bool:
    """Whether an earlier attempt posted it but could not record that."""
    return any([texts(message) == panel.texts async for message in posted_since(channel, since)])


def _number(table: Table, key: str) -> int:
    """The same number for the same post, so that Discord makes it once even if the button was pressed twice."""
    return int.from_bytes(hashlib.sha256(f"{table.code} {key}".encode()).digest()[:8]) >> 1


SHARING: Mapping[str, Handler] = {"post": _post}
