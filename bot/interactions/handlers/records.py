"""Finished games: lists them page by page, and opens one again."""

from __future__ import annotations

from typing import Mapping

import discord

from bot.interactions.context import Context, Handler
from bot.interactions.handlers.daily import daily_panel
from bot.interactions.handlers.deal import has_played
from bot.interactions.handlers.showing import seen_by_all
from bot.interactions.request import Request
from bot.interactions.visibility import Visibility, visibility
from bot.language.words import Words
from bot.panels.deals import export_button
from bot.panels.history import PAGE, SERVER, Listing, history_panel
from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.service.table import Location, Table
from bot.store.result_rows import Filter, ResultRow


async def show_history(context: Context, interaction: Request, words: Words, listing: Listing) -> None:
    await context.responder.acknowledge(interaction)
    user, guild = interaction.user.id, interaction.guild_id
    asked = Filter(user=user, opponent=listing.opponent, game=listing.game)
    if listing.scope == SERVER:
        if listing.opponent is not None:
            await context.club.people.check_public(listing.opponent, user)
        # Only channels the person sees; in a direct message there is no server.
        asked = Filter(
            opponent=listing.opponent, game=listing.game, guild=guild or 0, channels=channels_seen(interaction)
        )
    results, more = await context.club.records.page(asked, listing.page, PAGE)
    if listing.scope == SERVER:
        results = [one for one in results if await _is_seen(context, interaction, one)]
    panel = history_panel(words, listing, results, user, more=more, on_server=guild is not None)
    await context.responder.show(interaction, panel)


def channels_seen(interaction: Request) -> tuple[int, ...]:
    """The channels of this server that the person sees."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return ()
    return tuple(channel.id for channel in guild.channels if channel.permissions_for(member).view_channel)


async def _is_seen(context: Context, interaction: Request, result: ResultRow) -> bool:
    """Whether a person sees a table: a thread may be private even where its channel is not."""
    if result.parent is None or any(row.user_id == interaction.user.id for row in result.seats):
        return True

    async def before_asking() -> None:
        await context.responder.acknowledge(interaction)

    location = Location(result.guild, result.channel, result.parent)
    return await visibility(interaction, location, before_asking) is Visibility.SEEN


async def _history(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await show_history(context, interaction, words, Listing.read(press.args))


async def _record(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Show a finished game as its channel does, in private and beside the list it was chosen from."""
    await context.responder.promise(interaction)
    table, user = await context.club.get(press.code), interaction.user.id
    if table.agreed.daily:
        await context.responder.show(interaction, await _day(context, interaction, words, table))
        return
    studio = (await context.readers.studio(interaction)).looking(user)
    panel = await seen_by_all(context, studio, words, table, table.seat_of(user) or 0)
    if has_played(table, user):
        panel.row(export_button(words, table.code))
    await context.responder.show(interaction, panel)


async def _day(context: Context, interaction: Request, words: Words, table: Table) -> Panel:
    """A play of the day as its player knows it, by its number; its deal can be checked once the day is over."""
    studio, user = await context.readers.studio(interaction), interaction.user.id
    panel = await daily_panel(context, studio, words, table, user, interaction.guild_id)
    if context.club.daily.withholds(table):
        return panel
    return panel.row(button(Press("deal", table.code), words("button-deal")), export_button(words, table.code))


RECORDS: Mapping[str, Handler] = {"history": _history, "record": _record}
