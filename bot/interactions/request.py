"""Who asks for something on Discord, what they may do, and which language they read."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.language.words import Words, words_for
from bot.service.table import Person, Table
from bot.store.base import StoreError

if TYPE_CHECKING:
    from bot.interactions.client import SnackBot

    Request: TypeAlias = discord.Interaction[SnackBot]
else:
    Request = discord.Interaction

log = logging.getLogger(__name__)


def person(interaction: Request) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)


def words_of(interaction: Request) -> Words:
    """What is for one person's eyes: in the language they have asked for, or else that of their Discord."""
    return words_for(interaction.client.club.people.language_of(interaction.user.id) or str(interaction.locale))


async def note_locale(interaction: Request) -> None:
    """For what they are told when they are not there: a direct message comes without a press."""
    try:
        await interaction.client.club.people.notice_locale(interaction.user.id, str(interaction.locale))
    except StoreError as error:
        log.info("a person's language was not noted (%s)", error.code)


async def moderates(interaction: Request, table: Table) -> bool:
    """Whether a person may manage messages where that table stands: what Discord says of them is about one channel.

    What someone may do in a channel they may do in its threads. Where that channel is gone, nobody could: whoever may
    manage messages everywhere on that server may do so then.
    """
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    if interaction.channel_id in (table.location.channel, table.location.parent):
        return interaction.permissions.manage_messages
    everywhere = interaction.guild_id == table.location.guild and interaction.user.guild_permissions.manage_messages
    return everywhere and await _is_gone(interaction.client, table.location.channel)


async def _is_gone(client: SnackBot, channel: int) -> bool:
    """An archived thread is not at hand either, so Discord is asked."""
    try:
        await client.fetch_channel(channel)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False
