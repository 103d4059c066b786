"""A game alone, in private panels: it works wherever a command does, even where the bot is not a member."""

from __future__ import annotations

from typing import Mapping

from bot.drawing.studio import Studio
from bot.interactions.context import Context, Handler
from bot.interactions.request import Request, person
from bot.language.words import Words
from bot.panels.hand import hand_panel
from bot.panels.ids import BadId, Press
from bot.panels.layout import Panel
from bot.panels.solo import cancel_button, solo_cancelled, solo_finished, solo_lobby, solo_title
from bot.service.errors import ClubError
from bot.service.table import Status, Table
from engine.catalog import GAMES


async def open_solo(context: Context, interaction: Request, words: Words, game: str) -> None:
    """Open a person's private game where they left off, or a new one."""
    await context.responder.acknowledge(interaction)
    table = await context.club.solo(person(interaction), game, words.language)
    await show_solo(context, interaction, table, words)


async def show_solo(
    context: Context, interaction: Request, table: Table, words: Words, note: str = "", problem: str = ""
) -> None:
    await context.responder.acknowledge(interaction)
    studio = await context.readers.studio(interaction)
    panel = await solo_panel(studio, words, table, interaction.user.id, note, problem)
    await context.responder.show(interaction, panel)


async def solo_panel(studio: Studio, words: Words, table: Table, user: int, note: str = "", problem: str = "") -> Panel:
    """A private game as its player sees it; others see nothing."""
    seat = table.seat_of(user)
    if seat is None:
        raise ClubError("no_such_table", table=table.code)
    if table.match is None:
        return solo_cancelled(words, table) if table.status is Status.CANCELLED else solo_lobby(words, table)
    if table.status is Status.OVER:
        return await solo_finished(studio, words, table)
    if table.status is Status.CANCELLED:
        return solo_cancelled(words, table)
    title = "" if table.match.entries else solo_title(words, table)
    panel = await hand_panel(studio, words, table, seat, note, problem, title)
    return panel.row(cancel_button(words, table))


async def _solo(context: Context, interaction: Request, press: Press, words: Words) -> None:
    if len(press.args) != 1 or press.args[0] not in GAMES:
        raise BadId(":".join(press.args))
    await open_solo(context, interaction, words, press.args[0])


SOLO: Mapping[str, Handler] = {"solo": _solo}
