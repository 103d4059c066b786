"""Tables that cannot be read: tells people who try to use one, and restores it for its host."""

from __future__ import annotations

from typing import Mapping

from bot.interactions.access import VERBS
from bot.interactions.context import Context, Handler
from bot.interactions.guard import check
from bot.interactions.request import Request, moderates
from bot.language.words import Words
from bot.panels.damaged import damaged_text, mend_button
from bot.panels.ids import Press
from bot.service.errors import ClubError
from engine.errors import EngineError


async def tell_damaged(context: Context, interaction: Request, words: Words, error: EngineError) -> None:
    """Tell someone that a table cannot be read, if they may know about it; its host can restore it."""
    code = str(error.params.get("table", ""))
    await context.responder.acknowledge(interaction)
    try:
        found = await context.club.wreck(code)
        await check(context, interaction, VERBS["read"], found.table)
    except ClubError as refused:
        await context.responder.say(interaction, words("problem", text=words.error(refused)))
        return
    try:
        await check(context, interaction, VERBS["mend"], found.table)
    except ClubError:
        await context.responder.say(interaction, damaged_text(words, found))
    else:
        await context.responder.say(interaction, damaged_text(words, found), mend_button(words, found))


async def _mend(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.club.whats_known(press.code)
    moderator = await moderates(interaction, table)
    found = await context.club.mend(press.code, interaction.user.id, moderator)
    done = "mended-gone" if found.mended is None else "mended-done"
    await context.messages.caught_up(press.code)
    await context.responder.say(interaction, words(done, code=table.code, count=found.lost))


MENDING: Mapping[str, Handler] = {"mend": _mend}
