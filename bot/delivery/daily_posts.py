"""Posts the picnic of the day on a server: yesterday's best, and a button for today's deal."""

from __future__ import annotations

import hashlib
import logging
from datetime import date, timedelta

import discord

from bot.delivery.discord_errors import REFUSED, note_refusal, will_pass
from bot.language.words import Words, words_for
from bot.panels.daily import POST, last_post_panel, post_panel
from bot.panels.ids import Press
from bot.panels.listings import NOWHERE
from bot.service.club import Club
from bot.service.daily import game_of_the_day
from bot.store.daily_rows import DailyPost

log = logging.getLogger(__name__)
LOOKED_THROUGH = 50
"""How many messages in the channel to search for one that was posted but not recorded."""


class DailyPosts:
    def __init__(self, client: discord.Client, club: Club) -> None:
        self._client = client
        self._club = club

    async def post(self, post: DailyPost, day: date) -> bool:
        """Post the day's message, and mention it if it is the last one; returns whether the post is dealt with."""
        daily = self._club.daily
        last = daily.is_ignored(post)
        words = await self._words(post.guild)
        if last:
            panel = last_post_panel(words, day)
        else:
            best = await daily.best_of(post.guild, day - timedelta(days=1))
            panel = post_panel(words, game_of_the_day(), day, best)
        channel = self._client.get_partial_messageable(post.channel, guild_id=post.guild)
        try:
            # An earlier claim led to nothing: its process may have died right after posting.
            if not (post.claimed_until and await self._stands(channel, day)):
                await channel.send(view=panel.build(), nonce=_number(post.guild, day))
        except REFUSED as error:
            note_refusal(log, "a daily post was not made", error)
            if will_pass(error):
                return False
        if last:
            await daily.drop_post(post.guild)
        return True

    async def _words(self, guild: int) -> Words:
        server = await self._club.servers.settings(guild)
        known = self._client.get_guild(guild)
        return words_for(str(server.language or (known.preferred_locale if known else "")))

    async def _stands(self, channel: discord.PartialMessageable, day: date) -> bool:
        wanted = Press("daily", NOWHERE, "", (POST, day.isoformat())).id()
        async for message in channel.history(limit=LOOKED_THROUGH):
            if message.author != self._client.user:
                continue
            view = discord.ui.LayoutView.from_message(message)
            if wanted in (getattr(item, "custom_id", None) for item in view.walk_children()):
                return True
        return False


def _number(guild: int, day: date) -> int:
    """The same number for the same post, so that Discord makes it only once even if two processes ask for it."""
    return int.from_bytes(hashlib.sha256(f"{guild} daily {day}".encode()).digest()[:8]) >> 1
