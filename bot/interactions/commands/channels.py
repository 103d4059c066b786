"""Where a table may be opened: permissions, its language, and its own thread."""

from __future__ import annotations

import logging
from typing import Final

import discord
from discord import ChannelType

from bot.delivery.discord_errors import REFUSED, note_refusal
from bot.interactions.request import Request, check_member
from bot.language.words import Words, words_for
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.server_settings import ServerSettings
from bot.service.table import Location, Table

log = logging.getLogger(__name__)
THREADS = (ChannelType.public_thread, ChannelType.private_thread, ChannelType.news_thread)
A_WEEK: Final = 10080
"""In minutes: the longest time Discord keeps a silent thread open."""


def location_of(interaction: Request) -> Location:
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return Location(interaction.guild_id, interaction.channel_id or 0, parent)


def check_may_post(interaction: Request) -> None:
    """Raise a ClubError if the bot cannot post a table's message here: better to say so now than to find out later."""
    check_member(interaction)
    may = interaction.app_permissions
    thread = interaction.channel is not None and interaction.channel.type in THREADS
    writes = may.send_messages_in_threads if thread else may.send_messages
    # The history is needed to find an earlier chapter's message and remove its buttons.
    if interaction.guild_id is not None and not (
        may.view_channel and writes and may.attach_files and may.read_message_history
    ):
        raise ClubError("cannot_post")


def language_here(interaction: Request, server: ServerSettings, words: Words) -> str:
    """The language of a table opened here: the server settings', or else the server's on Discord, or the opener's."""
    return words_for(str(server.language or interaction.guild_locale or words.language)).language


async def in_own_thread(club: Club, interaction: Request, table: Table) -> Table:
    """Move a table to its own thread, if one can be created here; otherwise leave it where it is."""
    channel, words = interaction.channel, words_for(table.agreed.language)
    if not isinstance(channel, discord.TextChannel) or not interaction.app_permissions.create_public_threads:
        return table
    name = words("thread-name", game=words(f"game-{table.agreed.game}"), code=table.code)
    try:
        thread = await channel.create_thread(name=name, type=ChannelType.public_thread, auto_archive_duration=A_WEEK)
    except REFUSED as error:
        note_refusal(log, f"could not open a thread for table {table.code}", error)
        return table
    return await club.move_to(table.code, Location(table.location.guild, thread.id, channel.id))
