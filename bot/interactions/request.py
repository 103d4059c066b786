"""Who sent a request from Discord, and whether they are a moderator."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

from bot.service.errors import ClubError
from bot.service.plain_text import plain_name
from bot.service.table import Person, Table

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions the bot needs on a server."""
Request: TypeAlias = discord.Interaction[Any]


def person(interaction: Request) -> Person:
    return Person(interaction.user.id, plain_name(interaction.user.display_name))


def can_only_answer(interaction: Request) -> bool:
    """Whether the person has installed the bot for themselves, and it is a member of neither the server nor the
    conversation."""
    if interaction.guild_id is None:
        return interaction.context.private_channel is True
    client = interaction.client
    return bool(client.is_ready()) and client.get_guild(interaction.guild_id) is None


def check_member(interaction: Request) -> None:
    """Raise ClubError where the bot can only answer."""
    if can_only_answer(interaction):
        scopes = ("bot", "applications.commands")
        link = discord.utils.oauth_url(interaction.client.application_id or 0, permissions=PERMISSIONS, scopes=scopes)
        raise ClubError("not_a_member", link=link)


def let_go(interaction: Request) -> None:
    """Call this once it has been dealt with. It may be kept for as long as its panel is open, but what it came with
    need not be: the message with everything on it, and what was pressed. And as an interaction and its response know
    each other, they would stay until all memory is looked through, a thousand of them in a busy minute."""
    interaction.message = interaction.data = None
    interaction.extras.clear()
    interaction.response._parent = None  # type: ignore[assignment]


async def moderates(interaction: Request, table: Table) -> bool:
    """Whether a person may manage messages in the table's channel. `visibility.py` decides whether they see it.

    The permissions in a request are those of the channel it came from, so it has to come from the table's channel or,
    if that is a thread, from its parent. If the channel is gone, that is impossible; then permission to manage messages
    on the whole server is enough.
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
