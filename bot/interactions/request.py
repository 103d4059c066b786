"""Who asks for something on Discord, and what they may do."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

from bot.service.table import Person, Table

Request: TypeAlias = discord.Interaction[Any]


def person(interaction: Request) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)


async def moderates(interaction: Request, table: Table) -> bool:
    """Whether a person may manage messages where that table stands: what Discord says of them is about one channel.

    Whether they see that channel is another question (`sight.py`).

    What someone may do in a channel they may do in its threads. Where that channel is gone, nobody could: whoever may
    manage messages everywhere on that server may do so then.
    """
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    if interaction.channel_id in (table.location.channel, table.location.parent):
        return interaction.permissions.manage_messages
    everywhere = interaction.guild_id == table.location.guild and interaction.user.guild_permissions.manage_messages
    return everywhere and await _is_gone(interaction.client, table.location.channel)


async def _is_gone(client: discord.Client, channel: int) -> bool:
    """An archived thread is not at hand either, so Discord is asked."""
    try:
        await client.fetch_channel(channel)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False
