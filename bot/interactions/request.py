"""Who sent a request from Discord, and whether they moderate."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

from bot.service.table import Person, Table

Request: TypeAlias = discord.Interaction[Any]


def person(interaction: Request) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)


async def moderates(interaction: Request, table: Table) -> bool:
    """Whether a person may manage messages in the table's channel. Whether they see it is up to `visibility.py`.

    The permissions in a request are those of the channel it came from, so it has to come from the table's channel or,
    if that is a thread, from its parent. If the channel is gone, nobody could do that; then it is enough to be allowed
    to manage messages on the whole server.
    """
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    if interaction.channel_id in (table.location.channel, table.location.parent):
        return interaction.permissions.manage_messages
    everywhere = interaction.guild_id == table.location.guild and interaction.user.guild_permissions.manage_messages
    return everywhere and await _is_gone(interaction.client, table.location.channel)


async def _is_gone(client: discord.Client, channel: int) -> bool:
    """Whether a channel no longer exists. Asks Discord, since archived threads are missing from the cache too."""
    try:
        await client.fetch_channel(channel)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False
