"""*What if*: shows the steps of a finished game, and lets people play on from one of them, in private panels."""

from __future__ import annotations

from typing import Mapping

from bot.drawing.studio import Studio
from bot.interactions.context import Context, Handler
from bot.interactions.request import Request, person
from bot.language.words import Words
from bot.panels.hand import hand_panel
from bot.panels.ids import BadId, Press, whole
from bot.panels.layout import Panel
from bot.panels.practice import other_steps, practice_cancelled, practice_finished, practice_title, step_panel
from bot.service.errors import ClubError
from bot.service.guards import seat_held_by
from bot.service.practice import not_practice
from bot.service.table import Status, Table
from engine.replay import steps


async def show_practice(
    context: Context, interaction: Request, table: Table, words: Words, note: str = "", problem: str = ""
) -> None:
    """Let the bots play first: nobody else sees this game, so nothing would update the panel afterwards."""
    await context.responder.acknowledge(interaction)
    if table.status is Status.PLAYING:
        table = await context.club.let_bots_play(table.code)
    studio = await context.readers.studio(interaction)
    panel = await practice_panel(studio, words, table, interaction.user.id, note, problem)
    await context.responder.show(interaction, panel)


async def practice_panel(
    studio: Studio, words: Words, table: Table, user: int, note: str = "", problem: str = ""
) -> Panel:
    """A practice game as its player sees it; others see nothing."""
    seat = table.seat_of(user)
    if seat is None:
        raise ClubError("no_such_table", table=table.code)
    if table.status is Status.OVER:
        return await practice_finished(studio, words, table, seat, note)
    if table.status is Status.CANCELLED:
        return practice_cancelled(words, table, note)
    panel = await hand_panel(studio, words, table, seat, note, problem, practice_title(words, table))
    return panel.row(other_steps(words, table))


async def show_step(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Show a step: the named one, which comes last if it was picked from the menu, or else the first."""
    await context.responder.acknowledge(interaction)
    table = await context.club.get(press.code)
    not_practice(table)
    user = interaction.user.id
    seat = seat_held_by(table, user)
    assert table.match is not None
    count = len(steps(table.match, seat))
    step = whole(press.args[0]) if press.args else 0
    if step >= count:
        raise ClubError("no_such_step", steps=count)
    studio = (await context.readers.studio(interaction)).looking(user)
    panel = await step_panel(studio, words, table, seat, step, await context.club.practice_of(user))
    await context.responder.show(interaction, panel)


async def _play_on(context: Context, interaction: Request, press: Press, words: Words) -> None:
    if len(press.args) != 1:
        raise BadId(":".join(press.args))
    await context.responder.acknowledge(interaction)
    table = await context.club.play_on(press.code, person(interaction), press.number, words.language)
    await show_practice(context, interaction, table, words, words("practice-about"))


async def _rewind(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.club.rewind(press.code, interaction.user.id, press.stamp)
    await show_practice(context, interaction, table, words)


PRACTICE: Mapping[str, Handler] = {"whatif": show_step, "playon": _play_on, "rewind": _rewind}
