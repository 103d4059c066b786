"""What the buttons that teach ask: pages of the rules, a hint, a finished game looked at again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.panels.hints import hint_text, hinted_trial
from bot.panels.ids import BadId, Press
from bot.panels.review import review_panel
from bot.panels.rules import rules_panel
from bot.service.errors import ClubError
from bot.service.seating import hints_allowed
from bot.service.tables import Status
from bot.words import Words
from engine.catalog import GAMES
from engine.moves import Place

if TYPE_CHECKING:
    from bot.desk import Desk


async def _help(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """A page beside the panel that asked for it, so that the panel stays as it is."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await _rules(desk, interaction, press, words)


async def _rules(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    if len(press.args) < 2 or press.args[0] not in GAMES:
        raise BadId(":".join(press.args))
    await desk.hold(interaction)
    await desk.show(interaction, await rules_panel(desk.studio, words, *press.args[:2]))


async def _hint(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """What to do and why; a card to be laid is tried out there, not placed."""
    await desk.hold(interaction)
    table = await desk.club.get(press.code)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise ClubError("not_seated")
    hints_allowed(table)
    if table.status is not Status.PLAYING or press.stamp != table.stamp(seat):
        raise ClubError("stale")
    move = await desk.studio.hint(table, seat)
    text = hint_text(words, table, seat, move)
    if isinstance(move, Place):
        trial = hinted_trial(table.view(seat), move)
        await desk.try_out(interaction, press.code, press.stamp, words, trial, text)
    else:
        await desk.show_hand(interaction, table, words, text)


async def _review(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    await desk.hold(interaction)
    table = await desk.club.get(press.code)
    seat = table.seat_of(interaction.user.id)
    if table.status is not Status.OVER:
        raise ClubError("not_over")
    if seat is None:
        raise ClubError("not_seated")
    await desk.show(interaction, await review_panel(desk.studio, words, table, seat))


HANDLERS = {"help": _help, "rules": _rules, "topic": _rules, "hint": _hint, "review": _review}
