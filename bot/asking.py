"""Who asks for something on Discord, what they may do, and which language they read."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.service.tables import Person, Table
from bot.words import Words, words_for

if TYPE_CHECKING:
    from bot.client import SnackBot

    Asked: TypeAlias = discord.Interaction[SnackBot]
else:
    Asked = discord.Interaction


def person(interaction: Asked) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)


def words_of(interaction: Asked) -> Words:
    """What is for one person's eyes: in the language they have asked for, or else that of their Discord."""
    return words_for(interaction.client.club.registry.language_of(interaction.user.id) or str(interaction.locale))


def moderates(interaction: Asked, table: Table) -> bool:
    """Whether a person may manage messages where that table stands: what Discord says of them is about one channel.

    What someone may do in a channel they may do in its threads.
    """
    here = interaction.guild_id is not None and interaction.channel_id in (table.place.channel, table.place.parent)
    return here and interaction.permissions.manage_messages
