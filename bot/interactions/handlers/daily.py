"""The deal of the day: playing it, then sharing and comparing it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Mapping

from bot.drawing.studio import Studio
from bot.interactions.context import Context, Handler
from bot.interactions.request import Request, person
from bot.language.words import Words, words_for
from bot.panels.daily import (
    AGAIN,
    POST,
    finished_panel,
    heading,
    others_panel,
    proof_panel,
    share_text,
    top_panel,
    unfinished_panel,
)
from bot.panels.hand import hand_panel
from bot.panels.ids import BadId, Press, whole
from bot.panels.layout import Panel
from bot.panels.names import in_text
from bot.service.daily import FIRST, SPANS, day_of
from bot.service.errors import ClubError
from bot.service.table import Status, Table


async def open_daily(
    context: Context, interaction: Request, words: Words, day: date | None = None, *, again: bool = False
) -> None:
    """Open a person's play of that day, or of today, where they left off."""
    await context.responder.acknowledge(interaction)
    daily = context.club.daily
    table = await daily.open(
        day or daily.today(), person(interaction), interaction.guild_id, words.language, again=again
    )
    if await daily.figures(day_of(table)) is None:
        context.want_day(day_of(table))
    await show_daily(context, interaction, table, words)


async def show_daily(
    context: Context, interaction: Request, table: Table, words: Words, note: str = "", problem: str = ""
) -> None:
    await context.responder.acknowledge(interaction)
    studio = await context.readers.studio(interaction)
    user, guild = interaction.user.id, interaction.guild_id
    panel = await daily_panel(context, studio, words, table, user, guild, note, problem)
    await context.responder.show(interaction, panel)


async def daily_panel(
    context: Context,
    studio: Studio,
    words: Words,
    table: Table,
    user: int,
    guild: int | None,
    note: str = "",
    problem: str = "",
) -> Panel:
    """A play as its player sees it on that server; others see nothing."""
    seat = table.seat_of(user)
    if seat is None:
        raise ClubError("no_such_table", table=table.code)
    daily, now = context.club.daily, context.club.now()
    if table.status is Status.OVER:
        day = day_of(table)
        counts = table.agreed.until is not None
        result = await daily.result(day, user, guild) if counts else None
        figures = result.figures if result else await daily.figures(day)
        return await finished_panel(studio, words, table, await daily.marks(table), figures, result, now)
    if table.status is Status.CANCELLED or (table.agreed.until is not None and now >= table.agreed.until):
        return unfinished_panel(words, table)
    return await hand_panel(studio, words, table, seat, note, problem, heading(words, table))


async def _daily(context: Context, interaction: Request, press: Press, words: Words) -> None:
    if press.args[:1] in ((), (POST,)):
        # Whichever day a post is about, its button is for today.
        if press.args and interaction.guild_id is not None:
            await context.responder.acknowledge(interaction)
            await context.club.daily.pressed(interaction.guild_id)
        await open_daily(context, interaction, words)
        return
    day, *rest = press.args
    if rest not in ([], [AGAIN]):
        raise BadId(":".join(press.args))
    await open_daily(context, interaction, words, _read(day), again=bool(rest))


def _read(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise BadId(day) from None


async def _share(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Post the block where the button was pressed: as an answer, which works even where the bot is not a member."""
    day, user, daily = _read("".join(press.args)), interaction.user.id, context.club.daily
    result = await daily.result(day, user)
    if result is None:
        raise ClubError("day_unfinished")
    if interaction.response.is_done():
        raise BadId(press.verb)
    await context.responder.promise(interaction, to_all=True)
    marks = await daily.marks(await context.club.get(result.play.code))
    server = await context.club.servers.settings(interaction.guild_id)
    public = words_for(str(server.language or interaction.guild_locale or words.language))
    # A name and not a mention: that would turn into a number wherever the block is copied.
    name = in_text(person(interaction).name)
    await interaction.edit_original_response(content=share_text(public, name, result, marks))
    await daily.share(day, user, interaction.guild_id)


async def show_top(context: Context, interaction: Request, words: Words, span: str) -> None:
    await context.responder.acknowledge(interaction)
    if interaction.guild_id is None:
        raise ClubError("top_on_servers")
    rows = await context.club.daily.top(interaction.guild_id, span)
    await context.responder.show(interaction, top_panel(words, span, rows))


async def _top(context: Context, interaction: Request, press: Press, words: Words) -> None:
    span = "".join(press.args)
    if span not in SPANS:
        raise BadId(span)
    await show_top(context, interaction, words, span)


async def _others(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Other people's final boards of a day, one at a time: those shared on this server."""
    if len(press.args) < 2:
        raise BadId(":".join(press.args))
    day, number, daily = _read(press.args[0]), whole(press.args[1]), context.club.daily
    await context.responder.acknowledge(interaction)
    if interaction.guild_id is None:
        raise ClubError("top_on_servers")
    if await daily.play_of(day, interaction.user.id) is None:
        raise ClubError("day_unfinished")
    found = await daily.shared(day, interaction.guild_id, number, 2)
    shown = (found[0], await context.club.get(found[0].code)) if found else None
    studio = (await context.readers.studio(interaction)).looking(interaction.user.id)
    panel = await others_panel(studio, words, day, shown, number, len(found) > 1)
    await context.responder.show(interaction, panel)


async def _proof(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    daily = context.club.daily
    today, one = daily.today(), timedelta(days=1)
    yesterday = await daily.proof(today - one) if today > FIRST else None
    panel = proof_panel(words, yesterday, await daily.proof(today), await daily.proof(today + one))
    await context.responder.show(interaction, panel)


DAILY: Mapping[str, Handler] = {
    "daily": _daily,
    "dailyshare": _share,
    "dailytop": _top,
    "dailyothers": _others,
    "dailydeal": _proof,
}
