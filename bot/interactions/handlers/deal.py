"""The proof that a deal was fair: its seal at any time, and its seed once the game is over."""

from __future__ import annotations

from dataclasses import replace
from typing import Mapping

from bot.interactions.context import Context, Handler
from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels.ids import Press
from bot.service.daily import day_of
from bot.service.errors import ClubError


async def _deal(context: Context, interaction: Request, press: Press, words: Words) -> None:
    table = await context.club.get(press.code)
    if table.match is None:
        raise ClubError("not_playing")
    # The view withholds the seed until the game is over.
    view = table.view(None)
    if table.agreed.daily and not context.club.daily.is_over(day_of(table)):
        # Others have yet to play this deal.
        view = replace(view, seed=None)
    key = "deal-sealed" if view.seed is None else "deal-opened"
    await context.responder.say(interaction, words(key, commitment=view.commitment, seed=view.seed or ""))


DEAL: Mapping[str, Handler] = {"deal": _deal}
