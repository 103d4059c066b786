"""Shows a person a table: their own cards, a card they are trying out, what everyone sees, and what went wrong."""

from __future__ import annotations

from bot.delivery.open_panels import snapshot
from bot.drawing.studio import Studio
from bot.interactions.context import Context
from bot.interactions.handlers.daily import daily_panel, show_daily
from bot.interactions.handlers.practice import practice_panel, show_practice
from bot.interactions.handlers.solo import show_solo, solo_panel
from bot.interactions.handlers.tutorial import lesson_panels, show_almost, show_lesson, try_in_lesson
from bot.interactions.request import Request
from bot.language.words import Words
from bot.learning.tutorial.classroom import OffScript
from bot.panels.hand import ended_line, hand_panel
from bot.panels.host import host_panel
from bot.panels.ids import Press, Trial
from bot.panels.layout import GREEN, Panel, button
from bot.panels.moves import card_of
from bot.panels.parts import PressButton
from bot.panels.played_for_you import deeds
from bot.panels.practice import other_steps, practice_title
from bot.panels.rules import help_button
from bot.panels.solo import cancel_button
from bot.panels.table import table_panel
from bot.panels.trial import trial_panel
from bot.service.clock.timing import most_urgent, waited_for
from bot.service.club import ALL
from bot.service.errors import ClubError
from bot.service.mending import DAMAGED
from bot.service.table import Status, Table
from engine.errors import EngineError, IllegalMove

ENDED = ("not_in_lobby", "not_playing", "stale")
"""Errors that may mean the game has ended: people are then told how it ended instead."""
DRAWN = 3
"""The most attempts to draw a panel while the game keeps moving. Then it is shown anyway, and updated once open."""


async def show_hand(
    context: Context, interaction: Request, table: Table, words: Words, note: str = "", problem: str = ""
) -> None:
    """Show a person's cards and what they can do, with a note above the buttons; `problem` is an error code to offer
    help with."""
    await context.responder.acknowledge(interaction)
    seat = table.seat_of(interaction.user.id)
    if table.lesson:
        await show_lesson(context, interaction, table, words, note, problem)
    elif table.agreed.daily:
        await show_daily(context, interaction, table, words, note, problem)
    elif table.agreed.practice:
        await show_practice(context, interaction, table, words, note, problem)
    elif table.nowhere:
        await show_solo(context, interaction, table, words, note, problem)
    elif table.match is None:
        said = note or ended_line(words, table) or words("not-begun", code=table.code)
        await context.responder.say(interaction, said)
    elif seat is None:
        await context.responder.say(interaction, words("not-in-game", code=table.code))
    else:
        made = table.clock.made_for.get(interaction.user.id, ())
        away = words("made-for-you", moves=deeds(words, table, seat, made)) if made else ""
        told = "\n".join(filter(None, (away, "" if problem else note)))
        note = "\n".join(filter(None, (away, note, _cannot_show(context, table, words))))
        studio = await context.readers.studio(interaction)
        for _ in range(DRAWN):
            panel = await hand_panel(studio, words, table, seat, note, problem)
            panel.row(await _next_game(context, interaction, table, words))
            # Drawing takes time, and the others play on in the meantime.
            now = await context.club.get(table.code)
            if now.seat_of(interaction.user.id) != seat or snapshot(now, seat) == snapshot(table, seat):
                break
            table = now
        message = await context.responder.show(interaction, panel)
        await context.panels.opened(interaction, message, table, seat, note=told)
        if made:
            await context.club.told(table.code, interaction.user.id)


async def _next_game(context: Context, interaction: Request, table: Table, words: Words) -> PressButton | None:
    """For someone with nothing to do here: a button to the most urgent of their other games."""
    user = interaction.user.id
    if user in waited_for(table):
        return None
    # Skip this table: it may have moved on since it was read, but then its own panel is redrawn.
    games = await context.club.tables_of(user, (Status.PLAYING,), limit=ALL)
    other = most_urgent((game for game in games if game.code != table.code), user)
    if other is None:
        return None
    return button(Press("cards", other.code), words("button-next-game", code=other.code), GREEN)


async def show_trial(
    context: Context,
    interaction: Request,
    table: Table,
    seat: int,
    words: Words,
    trial: Trial,
    note: str = "",
    refused: EngineError | None = None,
) -> None:
    """Show a card where a person is trying it out; nothing is saved. If they asked for something else that was
    `refused`, say why above the pad."""
    card_of(table.view(seat), trial.card)  # Stale if it has been placed in the meantime
    wrong, problem = (words("problem", text=words.error(refused)), refused.code) if refused else ("", "")
    if table.lesson:
        await try_in_lesson(context, interaction, table, seat, words, trial, wrong, problem)
        return
    studio = await context.readers.studio(interaction)
    # At the top: a hint's reasons are those of the trial too, which are below the picture.
    title = "\n".join(filter(None, (practice_title(words, table) if table.agreed.practice else "", note)))
    try:
        panel = await trial_panel(studio, words, table, seat, trial, wrong, problem, title)
    except IllegalMove as error:
        if interaction.message is not None:
            raise
        # A typed command: leave any panel above it alone.
        why = help_button(words, table.code, table.agreed.game, problem=error.code)
        await context.responder.say(interaction, words("problem", text=words.error(error)), why)
        return
    if table.agreed.practice:
        panel.row(other_steps(words, table))
    elif table.nowhere and not table.agreed.daily:
        panel.row(cancel_button(words, table))
    message = await context.responder.show(interaction, panel)
    if not table.nowhere:
        await context.panels.opened(interaction, message, table, seat, trial)


async def refuse(context: Context, interaction: Request, code: str, words: Words, error: EngineError) -> None:
    """Say what is wrong on the panel as it is now; nothing was changed."""
    note = words("problem", text=words.error(error))
    if error.code == "no_such_table":
        # Answer the same way whether or not Discord had to be asked: a difference would reveal that a table exists.
        await context.responder.acknowledge(interaction)
    try:
        table = await context.games_of(code).get(code)
    except (ClubError, *DAMAGED):
        await context.responder.say(interaction, note)
        return
    if isinstance(error, OffScript):
        await show_almost(context, interaction, table, words, error)
        return
    seated = table.match is not None and table.seat_of(interaction.user.id) is not None
    on_panel = interaction.message is None or interaction.message.flags.ephemeral
    ended = error.code in ENDED and ended_line(words, table)
    if not (seated and on_panel) or error.code == "out_of_sight":
        await context.responder.say(interaction, ended or note)
    elif ended:
        await show_hand(context, interaction, table, words)
    else:
        await show_hand(context, interaction, table, words, note, error.code)


async def cannot_show(context: Context, table: Table, words: Words) -> str:
    """Wait until a change has been shown in the channel; returns what to tell the person if that failed, or nothing."""
    await context.messages.caught_up(table.code)
    return _cannot_show(context, table, words)


def _cannot_show(context: Context, table: Table, words: Words) -> str:
    failed = table.code in context.messages.not_shown
    return words("cannot-show", channel=str(table.location.channel)) if failed else ""


async def seen_by_all(context: Context, studio: Studio, words: Words, table: Table, seat: int = 0) -> Panel:
    """The table as its channel shows it, for one person's eyes."""
    preferences = await context.club.people.preferences_at(table)
    standings = await context.club.standings(table)
    return await table_panel(studio, words, table, context.club.now(), preferences, seat, standings)


async def panels_for(context: Context, studio: Studio, words: Words, table: Table, user: int) -> list[Panel]:
    """The panels of a table that a person may see now: their own cards, then what everyone sees."""
    if table.lesson:
        return await lesson_panels(studio, words, table, user)
    if table.agreed.daily:
        return [await daily_panel(context, studio, words, table, user, table.agreed.home)]
    if table.agreed.practice:
        return [await practice_panel(studio, words, table, user)]
    if table.nowhere:
        return [await solo_panel(studio, words, table, user)]
    seat = table.seat_of(user)
    own = [await hand_panel(studio, words, table, seat)] if seat is not None and table.match else []
    if table.status is Status.LOBBY and table.seats.host == user:
        own = [host_panel(words, table, user)]
    return [*own, await seen_by_all(context, studio, words, table)]
