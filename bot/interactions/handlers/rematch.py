"""*Rematch*: a new table for the same people, and a call to those who have yet to say yes."""

from __future__ import annotations

import hashlib
import logging
from functools import partial

import discord

from bot.delivery.discord_errors import REFUSED, note_refusal
from bot.interactions.commands.channels import check_may_post, in_own_thread, language_here
from bot.interactions.context import Context
from bot.interactions.handlers.showing import cannot_show
from bot.interactions.request import Request
from bot.language.words import Words, words_for
from bot.panels.ids import Press
from bot.panels.listings import status_panel
from bot.panels.lobby import call_panel, opened_line
from bot.service.clock.due import called as noted
from bot.service.clock.waits import Reminder, Step
from bot.service.preferences import NO_PREFERENCES, Notify, Preferences
from bot.service.table import Status, Table

log = logging.getLogger(__name__)


async def rematch(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    before = await context.club.get(press.code)
    # A request from elsewhere says nothing about the bot's permissions in the table's channel.
    here = interaction.channel_id in (before.location.channel, before.location.parent)
    if here:
        check_may_post(interaction)
    server = await context.club.servers.settings(before.location.guild)
    server.check_channel(before.location.channel, before.location.parent)
    table = await context.club.rematch(
        press.code,
        interaction.user.id,
        press=interaction.id,
        language=language_here(interaction, server, words) if here else before.agreed.language,
        settle=partial(in_own_thread, context.club, interaction) if server.threads and here else None,
    )
    if table.status is not Status.LOBBY:
        # An old button: the rematch has since been started, played or cancelled.
        appearance, preferences = (
            await context.appearances.of(interaction.user.id),
            await context.club.people.preferences_at(table),
        )
        await context.responder.show(
            interaction, status_panel(words, table, interaction.user.id, context.club.now(), appearance, preferences)
        )
        return
    fresh = table.display.posted is None and table.seats.host == interaction.user.id
    if not fresh:
        # If the table could not be shown when it was opened, that may work by now.
        await context.messages.show(table.code)
    failed = await cannot_show(context, table, words)
    if failed:
        await context.responder.say(interaction, opened_line(words, table, failed))
        return
    await context.responder.say(interaction, words("rematch-open", code=table.code))
    if fresh and await context.club.call_once(before.code):
        await _call(context, interaction, table, mentions=server.mentions)


async def _call(context: Context, interaction: Request, table: Table, *, mentions: bool) -> None:
    """Ask the others who are seated again whether they want to play."""
    others = [one for one in table.people if one.id != interaction.user.id]
    if not others:
        return
    preferences = await context.club.people.preferences([one.id for one in others])
    called = [one for one in others if mentions and _may_be_called(context, preferences.get(one.id, NO_PREFERENCES))]
    try:
        message = await interaction.client.get_partial_messageable(
            table.location.channel, guild_id=table.location.guild
        ).send(
            view=call_panel(words_for(table.agreed.language), table, others).build(),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(one.id) for one in called]),
            nonce=_number(table),
        )
    except REFUSED as error:
        note_refusal(log, f"table {table.code}: nobody was called to the rematch", error)
        return
    # Noted with the table, so that it is taken away once the game has begun.
    call = Reminder(message.id, message.channel.id, "", Step.CALL, tuple(one.id for one in others))
    await context.club.change(table.code, partial(noted, reminder=call), unseen=True)
    context.club.tell(table.code)


def _may_be_called(context: Context, preferences: Preferences) -> bool:
    return preferences.notify is Notify.CHANNEL and preferences.reachable(context.club.now())


def _number(table: Table) -> int:
    """The same number for the same call, so that Discord posts it once even if the button was pressed twice."""
    return int.from_bytes(hashlib.sha256(f"{table.code} rematch".encode()).digest()[:8]) >> 1
