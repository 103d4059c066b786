"""*Rematch*: the same people at a table of their own, and a call to those who have not asked for it."""

from __future__ import annotations

import hashlib
import logging
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.asking import Asked
from bot.commands.places import check_may_post, in_own_thread, language_here
from bot.panels.ids import Press
from bot.panels.listings import status_panel
from bot.panels.lobby import call_panel, opened_line
from bot.service.pace import NO_HABITS, Habits, Notices
from bot.service.tables import Status, Table
from bot.words import Words, words_for

if TYPE_CHECKING:
    from bot.desk import Desk

log = logging.getLogger(__name__)


async def rematch(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    before = await desk.club.get(press.code)
    # Typed elsewhere, it says nothing of the channel where the table stands.
    here = interaction.channel_id in (before.place.channel, before.place.parent)
    if here:
        check_may_post(interaction)
    house = await desk.club.registry.house(before.place.guild)
    house.check_channel(before.place.channel, before.place.parent)
    table = await desk.club.rematch(
        press.code,
        interaction.user.id,
        language=language_here(interaction, house, words) if here else before.language,
        settle=partial(in_own_thread, interaction) if house.threads and here else None,
    )
    if table.status is not Status.LOBBY:
        # An old button: the rematch has been begun, played or called off since.
        look, habits = await desk.looks.of(interaction.user.id), await desk.club.registry.habits_at(table)
        await desk.show(interaction, status_panel(words, table, interaction.user.id, desk.club.now(), look, habits))
        return
    fresh = table.notice is None and table.host == interaction.user.id
    unable = await desk.shown(table, words)
    if unable:
        await desk.say(interaction, opened_line(words, table, unable))
        return
    await desk.say(interaction, words("rematch-open", code=table.code))
    if fresh:
        await _call(desk, interaction, table, mentions=house.mentions)


async def _call(desk: Desk, interaction: Asked, table: Table, *, mentions: bool) -> None:
    """Nobody is in a game without having heard of it: those who sit here again are called, once."""
    others = [one for one in table.people if one.id != interaction.user.id]
    if not others:
        return
    habits = await desk.club.registry.habits([one.id for one in others])
    called = [one for one in others if mentions and _may_be_called(desk, habits.get(one.id, NO_HABITS))]
    try:
        await interaction.client.get_partial_messageable(table.place.channel, guild_id=table.place.guild).send(
            view=call_panel(words_for(table.language), table, others).build(),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(one.id) for one in called]),
            nonce=_number(table),
        )
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("table %s: nobody was called to the rematch (%s)", table.code, type(error).__name__)


def _may_be_called(desk: Desk, habits: Habits) -> bool:
    now = desk.club.now()
    away = habits.away is not None and habits.away > now
    quiet = habits.quiet is not None and habits.quiet.until(now) > now
    return habits.notices is Notices.CHANNEL and not away and not quiet


def _number(table: Table) -> int:
    """The same for the same call, so that Discord takes it once even if the button was pressed twice."""
    return int.from_bytes(hashlib.sha256(f"{table.code} rematch".encode()).digest()[:8]) >> 1
