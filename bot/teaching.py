"""What the buttons that teach ask: pages of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.panels.ids import BadId, Press
from bot.panels.rules import rules_panel
from bot.words import Words
from engine.catalog import GAMES

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


HANDLERS = {"help": _help, "rules": _rules, "topic": _rules}
