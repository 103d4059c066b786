"""The host's decisions about a lobby: the private panel behind *Host…*, and each of its menus and buttons."""

from __future__ import annotations

from typing import Awaitable, Callable, Mapping

from bot.interactions.context import Context, Handler
from bot.interactions.handlers.showing import cannot_show, show_hand
from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels.host import ADD, REMOVE, host_panel
from bot.panels.ids import BadId, Press
from bot.service.bots.characters import LEVELS
from bot.service.table import Table
from engine.game import Level


async def show_host_panel(context: Context, interaction: Request, table: Table, words: Words) -> None:
    """Show the panel, in place of a private one that was pressed; while it is open, it follows the table."""
    user = interaction.user.id
    appearance = await context.appearances.of(user)
    emojis = None if appearance.text else context.studio.emojis
    message = await context.responder.show(interaction, host_panel(words, table, user, emojis))
    seat = table.seat_of(user)
    if seat is not None:
        await context.panels.opened(interaction, message, table, seat)


async def agree(context: Context, interaction: Request, words: Words, change: Callable[[], Awaitable[Table]]) -> None:
    """Change what was agreed, then show the host the updated panel.

    Lobbies posted before this panel existed have these menus in public: there, only the lobby itself changes.
    """
    in_public = interaction.message is not None and not interaction.message.flags.ephemeral
    if in_public:
        await context.responder.nod(interaction)
    else:
        await context.responder.acknowledge(interaction)
    table = await change()
    if table.nowhere:
        await show_hand(context, interaction, table, words)
    elif not in_public:
        await show_host_panel(context, interaction, table, words)
    failed = await cannot_show(context, table, words)
    if failed:
        await context.responder.say(interaction, failed)


async def _host(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    await show_host_panel(context, interaction, await context.club.get(press.code), words)


async def _option(context: Context, interaction: Request, press: Press, words: Words) -> None:
    name, value = press.args
    club, user = context.club, interaction.user.id
    await agree(context, interaction, words, lambda: club.set_option(press.code, user, name, value))


async def _pair(context: Context, interaction: Request, press: Press, words: Words) -> None:
    club, user, partner = context.club, interaction.user.id, press.number
    await agree(context, interaction, words, lambda: club.pair_up(press.code, user, partner))


async def _seats(context: Context, interaction: Request, press: Press, words: Words) -> None:
    club, user, capacity = context.club, interaction.user.id, press.number
    await agree(context, interaction, words, lambda: club.set_capacity(press.code, user, capacity))


async def _bot(context: Context, interaction: Request, press: Press, words: Words) -> None:
    what, name = press.args
    if what not in (ADD, REMOVE) or name not in LEVELS:
        raise BadId(":".join(press.args))
    club, user = context.club, interaction.user.id
    if what == ADD:
        await agree(context, interaction, words, lambda: club.add_bot(press.code, user, name=name))
    else:
        await agree(context, interaction, words, lambda: club.remove_bot(press.code, user, name))


async def _add_bot(context: Context, interaction: Request, press: Press, words: Words) -> None:
    table = await context.club.get(press.code)
    level = next((holder.level for holder in reversed(table.seats.holders) if holder.level), Level.MEDIUM)
    club, user = context.club, interaction.user.id
    await agree(context, interaction, words, lambda: club.add_bot(press.code, user, level))


async def _less_bot(context: Context, interaction: Request, press: Press, words: Words) -> None:
    club, user = context.club, interaction.user.id
    await agree(context, interaction, words, lambda: club.remove_bot(press.code, user))


HOST: Mapping[str, Handler] = {
    "host": _host,
    "option": _option,
    "pair": _pair,
    "seats": _seats,
    "bot": _bot,
    "addauto": _add_bot,
    "lessauto": _less_bot,
}
"""`addauto` and `lessauto` are on lobbies posted before bots had names."""
