"""Posts the picnic of the day on a server: yesterday's best, and a button for today's deal."""

from __future__ import annotations

import hashlib
import logging
from datetime import date, timedelta
from typing import AsyncIterator

import discord

from bot.delivery.discord_errors import REFUSED, note_refusal, will_pass
from bot.delivery.old_messages import shown, texts
from bot.language.words import Words, words_for
from bot.panels.daily import POST, last_post_panel, post_panel
from bot.panels.ids import BadId, Press
from bot.panels.layout import Panel
from bot.service.club import Club
from bot.service.daily import game_of_the_day
from bot.store.daily_rows import DailyPost

log = logging.getLogger(__name__)
LOOKED_THROUGH = 50
"""How many messages in the channel to search for one that was posted but not recorded."""
CORRECTED = 200
"""How many messages in the channel to search for posts that name someone who no longer wants that."""


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
            panel = await self._panel(post, day, words)
        channel = self._client.get_partial_messageable(post.channel, guild_id=post.guild)
        try:
            # It may be there already: an earlier process may have died right after posting, or someone turned the
            # posts off and on again today.
            doubtful = post.claimed_until or post.pressed == day.isoformat()
            if not (doubtful and await self._stands(channel, day)):
                await channel.send(view=panel.build(), nonce=_number(post.guild, day))
        except REFUSED as error:
            note_refusal(log, "a daily post was not made", error)
            if will_pass(error):
                return False
        if last:
            await daily.drop_post(post.guild)
        return True

    async def leave_out(self, user: int) -> None:
        """Take someone who no longer wants to be seen out of the posts in channels, however many servers have them."""
        for post in await self._club.daily.posts_for(user):
            words = await self._words(post.guild)
            channel = self._client.get_partial_messageable(post.channel, guild_id=post.guild)
            try:
                async for message, day in self._made(channel, CORRECTED):
                    if any(f"<@{user}>" in text for text in texts(message)):
                        panel = await self._panel(post, day, words)
                        await message.edit(view=panel.build(), allowed_mentions=discord.AllowedMentions.none())
            except REFUSED as error:
                note_refusal(log, "a daily post still names someone", error)

    async def _panel(self, post: DailyPost, day: date, words: Words) -> Panel:
        best = await self._club.daily.best_of(post.guild, day - timedelta(days=1))
        return post_panel(words, game_of_the_day(), day, best)

    async def _words(self, guild: int) -> Words:
        server = await self._club.servers.settings(guild)
        known = self._client.get_guild(guild)
        return words_for(str(server.language or (known.preferred_locale if known else "")))

    async def _stands(self, channel: discord.PartialMessageable, day: date) -> bool:
        return day in [made async for _, made in self._made(channel, LOOKED_THROUGH)]

    async def _made(
        self, channel: discord.PartialMessageable, limit: int
    ) -> AsyncIterator[tuple[discord.Message, date]]:
        """The posts in a channel, newest first, and the day of each."""
        async for message in channel.history(limit=limit):
            if message.author == self._client.user:
                for item in shown(message).walk_children():
                    if day := _day(str(getattr(item, "custom_id", ""))):
                        yield message, day


def _day(custom_id: str) -> date | None:
    """The day of the post that has a button with this id; None if it is another button."""
    try:
        press = Press.read(custom_id)
        marked = press.verb == "daily" and press.args[:1] == (POST,)
        return date.fromisoformat("".join(press.args[1:])) if marked else None
    except (BadId, ValueError):
        return None


def _number(guild: int, day: date) -> int:
    """The same number for the same post, so that Discord makes it only once even if two processes ask for it."""
    return int.from_bytes(hashlib.sha256(f"{guild} daily {day}".encode()).digest()[:8]) >> 1
