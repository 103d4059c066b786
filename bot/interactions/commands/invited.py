"""The people `/snack start` invites.

Discord has no option for several people, so there are a few for one person each: people are picked from Discord's own
list, with nothing to type, and Discord tells us who they are and what they may see.
"""

from __future__ import annotations

from typing import Final, Mapping, Sequence, TypeAlias

import discord

from bot.interactions.request import Request
from bot.service.errors import ClubError
from bot.service.plain_text import plain_name
from bot.service.table import Person

INVITED: Final[Mapping[str, str]] = {"guest": "with", "guest2": "with2", "guest3": "with3", "guest4": "with4"}
"""Parameter -> the name of its option: `with` is a keyword in Python."""
Invited: TypeAlias = discord.User
"""On a server, discord.py passes members for this."""


def guests_of(interaction: Request, invited: Sequence[discord.User | discord.Member]) -> list[Person]:
    """The people invited; ClubError if one of them could not play here."""
    guests = {one.id: one for one in invited if one.id != interaction.user.id}
    if guests and interaction.guild_id is None:
        raise ClubError("only_servers")
    for one in guests.values():
        if one.bot:
            raise ClubError("invited_bot", name=f"<@{one.id}>")
        if not _sees(interaction, one):
            raise ClubError("invited_unseeing", name=f"<@{one.id}>")
    return [Person(one.id, plain_name(one.display_name)) for one in guests.values()]


def _sees(interaction: Request, guest: discord.User | discord.Member) -> bool:
    """Whether they see this channel: a seat shows them the table, and not everyone may look."""
    channel = interaction.channel
    if not isinstance(guest, discord.Member) or isinstance(channel, discord.PartialMessageable) or channel is None:
        return False
    if isinstance(channel, (discord.DMChannel, discord.GroupChannel)):
        return False
    if isinstance(channel, discord.Thread) and channel.is_private():
        return channel.permissions_for(guest).manage_threads or guest.id in {one.id for one in channel.members}
    return channel.permissions_for(guest).view_channel
