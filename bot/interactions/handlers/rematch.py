"""*Rematch*: a new table for the same people, and a call to those who have not accepted yet."""

from __future__ import annotations

from functools import partial

from bot.interactions.commands.channels import check_may_post, in_own_thread, language_here
from bot.interactions.context import Context
from bot.interactions.handlers.opening import call
from bot.interactions.handlers.showing import cannot_show
from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.listings import status_panel
from bot.panels.lobby import opened_line
from bot.service.table import Status


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
        # If the table could not be shown when it was opened, try again.
        await context.messages.show(table.code)
    failed = await cannot_show(context, table, words)
    if failed:
        await context.responder.say(interaction, opened_line(words, table, failed))
        return
    await context.responder.say(interaction, words("rematch-open", code=table.code))
    if fresh and await context.club.call_once(before.code):
        await call(context, interaction, table, mentions=server.mentions)
