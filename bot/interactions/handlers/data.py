"""A person's own data: download all of it, or have it forgotten for good."""

from __future__ import annotations

from typing import Mapping

from bot.interactions.context import Context, Handler
from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels.data import FILE, FORGET, YES, data_panel, file_panel, forget_panel, forgotten_panel
from bot.panels.ids import BadId, Press

ASK = "ask"


async def show_data(context: Context, interaction: Request, words: Words, what: str) -> None:
    """Show the choices, hand over the file, or ask whether they are sure."""
    await context.responder.acknowledge(interaction)
    forgetting, user = context.club.forgetting, interaction.user.id
    if what == FILE:
        panel = file_panel(words, await forgetting.data_of(user))
    elif what == FORGET:
        panel = forget_panel(words, await forgetting.open_tables(user))
    else:
        panel = data_panel(words)
    await context.responder.show(interaction, panel)


async def _data(context: Context, interaction: Request, press: Press, words: Words) -> None:
    if press.args == (YES,):
        await context.responder.acknowledge(interaction)
        done = await context.club.forgetting.forget(interaction.user.id, str(interaction.locale))
        context.appearances.forget(interaction.user.id)
        await context.responder.show(interaction, forgotten_panel(words, done))
    elif press.args in ((ASK,), (FILE,), (FORGET,)):
        await show_data(context, interaction, words, *press.args)
    else:
        raise BadId(":".join(press.args))


DATA: Mapping[str, Handler] = {"data": _data}
