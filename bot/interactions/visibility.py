"""Whether someone can see a table's channel now. Checked again each time it matters; nothing is remembered."""

from __future__ import annotations

import logging
from enum import Enum, auto
from typing import Awaitable, Callable

import discord

from bot.delivery.discord_errors import REFUSED, UNKNOWN_CHANNEL, note_refusal
from bot.interactions.request import Request
from bot.service.table import Location

log = logging.getLogger(__name__)
BeforeAsking = Callable[[], Awaitable[None]]


class Visibility(Enum):
    SEEN = auto()
    HIDDEN = auto()
    """The person cannot see it, or Discord did not say."""
    GONE = auto()
    """The channel is gone, or the bot is no longer on that server: nothing can be posted there."""


class _Unasked(Exception):
    """Only Discord knows, and the caller does not want to wait for it."""


async def visibility(interaction: Request, location: Location, before_asking: BeforeAsking | None = None) -> Visibility:
    """Whether the person can see the channel at that location.

    A request from the channel itself proves it. Otherwise their permissions there decide. Servers and channels are in
    the client's cache, which is up to date; members and archived threads have to be fetched, with two requests at most
    (three for an archived private thread, from outside its server). `before_asking` is awaited before each request;
    without it nothing is fetched, and what is not known counts as hidden.
    """
    if interaction.channel_id == location.channel:
        return Visibility.SEEN
    if location.guild is None:
        return Visibility.HIDDEN  # direct messages can only be seen from inside
    here = interaction.client.runs(location.guild)
    guild = interaction.client.get_guild(location.guild) if here else None
    if guild is None and here:
        return Visibility.GONE if interaction.client.is_ready() else Visibility.HIDDEN
    try:
        if guild is None:
            guild = await _fetched(interaction, location.guild, before_asking)
        return await _visibility(interaction, guild, location.channel, before_asking)
    except _Unasked:
        return Visibility.HIDDEN
    except (*REFUSED, discord.ClientException) as error:
        note_refusal(log, "cannot tell whether someone sees a channel; assuming not", error)
        return Visibility.HIDDEN


async def _fetched(interaction: Request, guild: int, before_asking: BeforeAsking | None) -> discord.Guild:
    """A server whose events go to another process."""
    if before_asking is None:
        raise _Unasked
    await before_asking()
    found: discord.Guild = await interaction.client.fetch_guild(guild, with_counts=False)
    return found


async def _visibility(
    interaction: Request, guild: discord.Guild, channel_id: int, before_asking: BeforeAsking | None
) -> Visibility:
    async def about_to_ask() -> None:
        if before_asking is None:
            raise _Unasked
        await before_asking()

    member = interaction.user
    if not isinstance(member, discord.Member) or member.guild.id != guild.id:
        await about_to_ask()
        member = await guild.fetch_member(member.id)
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        await about_to_ask()
        try:
            channel = await guild.fetch_channel(channel_id)
        except discord.NotFound as error:
            return Visibility.GONE if error.code == UNKNOWN_CHANNEL else Visibility.HIDDEN
    allowed = (await _with_permissions(guild, channel)).permissions_for(member)
    seen = allowed.view_channel
    if seen and isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
        await about_to_ask()
        seen = await _invited(channel, member)
    return Visibility.SEEN if seen else Visibility.HIDDEN


async def _with_permissions(
    guild: discord.Guild, channel: discord.abc.GuildChannel | discord.Thread
) -> discord.abc.GuildChannel | discord.Thread:
    """A thread has the permissions of its channel, which may not be in the cache."""
    if not isinstance(channel, discord.Thread) or channel.parent is not None:
        return channel
    return await guild.fetch_channel(channel.parent_id)


async def _invited(thread: discord.Thread, member: discord.Member) -> bool:
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True
