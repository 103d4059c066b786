"""Profiles, a server's best, and a server's statistics."""

from __future__ import annotations

from datetime import timedelta
from typing import Mapping

from bot.interactions.commands.channels import check_may_post
from bot.interactions.context import Context, Handler
from bot.interactions.guard import guild_managed
from bot.interactions.request import Request, can_only_answer
from bot.language.words import Words, words_for
from bot.panels.ids import BadId, Press
from bot.panels.layout import Panel
from bot.panels.profiles import MONTH, WITH_ME, Ranking, profile_panel, statistics_panel, top_panel
from bot.service.errors import ClubError
from bot.service.profiles import Profile
from bot.service.table import Table
from bot.store.base import Damaged
from engine.catalog import GAMES
from engine.errors import BadLog

A_MONTH = timedelta(days=30)


async def show_profile(context: Context, interaction: Request, words: Words, user: int, game: str) -> None:
    await context.responder.acknowledge(interaction)
    asker = interaction.user.id
    await context.club.people.check_public(user, asker)
    profile = await context.club.records.profile(user, GAMES[game], asker)
    studio = (await context.readers.studio(interaction)).looking(asker)
    own = user == asker
    panel = await profile_panel(studio, words, profile, await _best(context, profile, own=own), own=own)
    await context.responder.show(interaction, panel)


async def _best(context: Context, profile: Profile, *, own: bool) -> Table | None:
    """The game of someone's best result; none on a shared board, which is nobody's own. There is no picture of a game
    that can no longer be read, because its pack or its moves are gone; and others get none of a game in no channel: it
    may be a deal of the day that they have yet to play."""
    if profile.best is None:
        return None
    try:
        table = await context.club.get(profile.best.code)
    except (BadLog, Damaged, ClubError):
        return None
    return None if table.view(None).shared is not None or (table.nowhere and not own) else table


async def _profile(context: Context, interaction: Request, press: Press, words: Words) -> None:
    match press.args:
        case (user, game) if user.isdecimal() and len(user) <= 20 and game in GAMES:
            await show_profile(context, interaction, words, int(user), game)
        case _:
            raise BadId(":".join(press.args))


async def _share(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Show one's own profile in the channel: as an answer, which works even where the bot is not a member."""
    if len(press.args) != 1 or press.args[0] not in GAMES:
        raise BadId(":".join(press.args))
    if not can_only_answer(interaction):
        check_may_post(interaction)
    user = interaction.user.id

    async def drawn() -> Panel:
        profile = await context.club.records.profile(user, GAMES[press.args[0]], user)
        server = await context.club.servers.settings(interaction.guild_id)
        language = words_for(server.language or str(interaction.guild_locale or words.language))
        studio = context.studio.looking(user)
        best = await _best(context, profile, own=False)
        return await profile_panel(studio, language, profile, best, own=False, shared=True)

    await context.responder.publish(interaction, drawn())


async def show_top(context: Context, interaction: Request, words: Words, asked: Ranking) -> None:
    await context.responder.acknowledge(interaction)
    now, user = context.club.now(), interaction.user.id
    since = now - A_MONTH if asked.scope == MONTH else None
    beside = user if asked.scope == WITH_ME else None
    rows = await context.club.records.top(interaction.guild_id, asked.game, since, beside)
    studio = (await context.readers.studio(interaction)).looking(user)
    await context.responder.show(interaction, await top_panel(studio, words, asked, rows, user))


async def _top(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await show_top(context, interaction, words, Ranking.read(press.args))


async def _statistics(context: Context, interaction: Request, press: Press, words: Words) -> None:
    guild = guild_managed(interaction)
    await context.responder.promise(interaction)
    found = await context.club.records.statistics(guild, context.club.now())
    studio = (await context.readers.studio(interaction)).looking(interaction.user.id)
    await context.responder.show(interaction, await statistics_panel(studio, words, found))


PROFILES: Mapping[str, Handler] = {"profile": _profile, "share": _share, "top": _top, "stats": _statistics}
