"""*Fair deal*: the seal during the game; afterwards, a check of the whole game in front of the person, and its file."""

from __future__ import annotations

from typing import Mapping

from bot.interactions.context import Context, Handler
from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels.deals import checked_panel, export_panel, sealed_text
from bot.panels.ids import Press
from bot.service.errors import ClubError
from bot.service.practice import not_practice
from bot.service.records import exported, played, sealed
from bot.service.table import Status, Table


async def show_deal(context: Context, interaction: Request, table: Table, words: Words) -> None:
    not_practice(table)
    if table.match is None:
        raise ClubError("not_playing")
    if context.club.daily.withholds(table):
        await _say_withheld(context, interaction, words)
        return
    if table.status is not Status.OVER:
        await context.responder.say(interaction, sealed_text(words, sealed(table)))
        return
    # Shown beside the panel it was asked from, which stays as it is.
    await context.responder.promise(interaction)
    steps = await context.club.records.verify(table)
    own = has_played(table, interaction.user.id)
    await context.responder.show(interaction, checked_panel(words, table, steps, own))


def has_played(table: Table, user: int) -> bool:
    try:
        played(table, user)
    except ClubError:
        return False
    return True


async def _say_withheld(context: Context, interaction: Request, words: Words) -> None:
    """Said beside the panel: that of a finished play has no room for what went wrong."""
    await context.responder.say(interaction, words.error(ClubError("deal_withheld")))


async def _deal(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await show_deal(context, interaction, await context.club.get(press.code), words)


async def _export(context: Context, interaction: Request, press: Press, words: Words) -> None:
    table = await context.club.get(press.code)
    played(table, interaction.user.id)
    not_practice(table)
    if context.club.daily.withholds(table):
        await _say_withheld(context, interaction, words)
        return
    await context.responder.promise(interaction)
    await context.responder.show(interaction, export_panel(words, table, exported(table)))


DEAL: Mapping[str, Handler] = {"deal": _deal, "export": _export}
