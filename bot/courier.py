"""Notices and reminders on Discord: shared by several people, or direct; taken away when they have acted."""

from __future__ import annotations

import hashlib
import logging
from typing import TYPE_CHECKING

import discord

from bot.noticeboard import Noticeboard
from bot.panels.nudges import nudge_panel
from bot.service.tables import Table
from bot.service.waits import Nudge, Step, Wait
from bot.words import words_for

if TYPE_CHECKING:
    from bot.client import SnackBot

log = logging.getLogger(__name__)


class DiscordCourier:
    def __init__(self, client: SnackBot, noticeboard: Noticeboard) -> None:
        self._client = client
        self._noticeboard = noticeboard

    async def show(self, code: str) -> None:
        await self._noticeboard.show(code)

    async def tell(self, table: Table, step: Step, waits: list[Wait]) -> Nudge | None:
        house = await self._client.club.registry.house(table.place.guild)
        if not house.mentions:
            return None
        channel = self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        called = [] if step is Step.SILENCE else [discord.Object(wait.user) for wait in waits]
        return await self._send(channel, table, step, waits, discord.AllowedMentions(users=called), table.language)

    async def tell_directly(self, table: Table, step: Step, wait: Wait) -> Nudge | None:
        try:
            channel = await self._client.create_dm(discord.Object(wait.user))
        except discord.HTTPException as error:
            log.info("table %s: no direct messages (%s)", table.code, error.code)
            return None
        return await self._send(
            channel, table, step, [wait], discord.AllowedMentions.none(), self._language(table, wait.user)
        )

    def _language(self, table: Table, user: int) -> str:
        """A direct message is for one person: what they have asked for, or else what they have seen of the game."""
        return self._client.club.registry.language_of(user) or table.language

    async def _send(
        self,
        channel: discord.PartialMessageable | discord.DMChannel,
        table: Table,
        step: Step,
        waits: list[Wait],
        called: discord.AllowedMentions,
        language: str,
    ) -> Nudge | None:
        panel = nudge_panel(words_for(language), table, step, waits)
        try:
            # Were we to crash before this is noted down, the number keeps Discord from posting it again.
            message = await channel.send(view=panel.build(), allowed_mentions=called, nonce=_number(table, step, waits))
        except discord.HTTPException as error:
            # Ordinary days: direct messages blocked, no permission, no channel.
            log.info("table %s: a notice was not delivered (%s)", table.code, error.code)
            return None
        users = tuple(wait.user for wait in waits)
        return Nudge(message.id, message.channel.id, waits[0].key, step, users)

    async def tidy(self, table: Table, nudge: Nudge, users: tuple[int, ...]) -> None:
        channel = self._client.get_partial_messageable(nudge.channel)
        message = channel.get_partial_message(nudge.message)
        waits = [wait for wait in table.waits if wait.user in users]
        try:
            if users:
                direct = nudge.channel != table.place.channel
                language = self._language(table, users[0]) if direct else table.language
                panel = nudge_panel(words_for(language), table, nudge.step, waits)
                await message.edit(view=panel.build(), allowed_mentions=discord.AllowedMentions.none())
            else:
                await message.delete()
        except discord.HTTPException as error:
            log.info("table %s: a notice stayed as it was (%s)", table.code, error.code)


def _number(table: Table, step: Step, waits: list[Wait]) -> int:
    """The same for the same notice, in any process; Discord takes 25 digits."""
    first = waits[0]
    told = f"{table.code}{first.key}{int(step)}{int(first.since.timestamp())}{[wait.seat for wait in waits]}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8]) >> 1
