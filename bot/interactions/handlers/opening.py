"""Opens tables, from `/snack start` or with *Play now*, and calls people to a table."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import dataclass, field
from functools import partial
from typing import Mapping, Sequence

import discord

from bot.delivery.discord_errors import REFUSED, note_refusal
from bot.interactions.commands.channels import check_may_post, in_own_thread, language_here, location_of
from bot.interactions.context import Context, Handler
from bot.interactions.handlers.showing import cannot_show
from bot.interactions.request import Request, person
from bot.language.words import Words, words_for
from bot.panels.ids import BadId, Press
from bot.panels.lobby import call_panel, ready_panel
from bot.service.clock.due import called as noted
from bot.service.clock.pace import Pace
from bot.service.clock.waits import Reminder, Step
from bot.service.preferences import NO_PREFERENCES, Notify, Preferences
from bot.service.table import Person, Table
from engine.catalog import DEFAULT_PACK, GAMES
from engine.game import Level

log = logging.getLogger(__name__)
USUAL = 4
"""How many seats a table has by default."""


@dataclass(frozen=True)
class Wanted:
    """What someone wants from a new table."""

    game: str
    players: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    bots: int = 0
    level: Level = Level.MEDIUM
    pack: str = DEFAULT_PACK
    pace: Pace | None = None
    invited: Sequence[Person] = ()
    rated: bool = True


async def open_table(context: Context, interaction: Request, words: Words, wanted: Wanted) -> Table:
    """Open a table here, following the server's settings."""
    check_may_post(interaction)
    server = await context.club.servers.settings(interaction.guild_id)
    server.check_channel(interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    known = GAMES[wanted.game]
    taken = 1 + wanted.bots + len(wanted.invited)
    return await context.club.open(
        wanted.game,
        person(interaction),
        location_of(interaction),
        capacity=wanted.players or min(max(USUAL, taken), known.seats[-1]),
        options={name: value for name, value in wanted.options.items() if name in known.options},
        language=language_here(interaction, server, words),
        bots=wanted.bots,
        level=wanted.level,
        pack=wanted.pack,
        pace=wanted.pace or server.pace,
        invited=wanted.invited,
        rated=wanted.rated,
        settle=partial(in_own_thread, context.club, interaction) if server.threads else None,
    )


async def _play_now(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Open a table in this channel with a bot that is kind to beginners, and offer *Start* right here. That press is
    what the person adds to the deal, so it has to come after the seal; until then others can sit down too."""
    if len(press.args) != 1 or press.args[0] not in GAMES:
        raise BadId(":".join(press.args))
    (game,) = press.args
    # Shown beside the page it was pressed on, which stays.
    await context.responder.promise(interaction)
    seats = max(2, GAMES[game].seats.start)
    wanted = Wanted(game, bots=seats - 1, level=Level.EASY)
    table = await open_table(context, interaction, words, wanted)
    unable = await cannot_show(context, table, words)
    await context.responder.show(interaction, ready_panel(words, table, unable))


async def call(context: Context, interaction: Request, table: Table, *, mentions: bool) -> None:
    """Ask everyone who was given a seat here whether they want to play: once, in the channel."""
    others = [one for one in table.people if one.id in table.seats.asked]
    if not others:
        return
    preferences = await context.club.people.preferences([one.id for one in others])
    called = [one for one in others if mentions and _may_be_called(context, preferences.get(one.id, NO_PREFERENCES))]
    channel = interaction.client.get_partial_messageable(table.location.channel, guild_id=table.location.guild)
    try:
        message = await channel.send(
            view=call_panel(words_for(table.agreed.language), table, others).build(),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(one.id) for one in called]),
            nonce=_number(table),
        )
    except REFUSED as error:
        note_refusal(log, f"table {table.code}: could not call the players", error)
        return
    # Recorded with the table, so that it is removed once the game has begun.
    reminder = Reminder(message.id, message.channel.id, "", Step.CALL, tuple(one.id for one in others))
    await context.club.change(table.code, partial(noted, reminder=reminder), unseen=True)
    context.club.tell(table.code)


def _may_be_called(context: Context, preferences: Preferences) -> bool:
    return preferences.notify is Notify.CHANNEL and preferences.reachable(context.club.now())


def _number(table: Table) -> int:
    """The same number for the same call, so that Discord posts it once even if the button was pressed twice."""
    return int.from_bytes(hashlib.sha256(f"{table.code} call".encode()).digest()[:8]) >> 1


OPENING: Mapping[str, Handler] = {"playnow": _play_now}
