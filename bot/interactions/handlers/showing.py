"""How a person is shown a table: their own cards, a card they try out, what everyone sees, and what was wrong."""

from __future__ import annotations

from bot.delivery.open_panels import snapshot
from bot.drawing.studio import Studio
from bot.interactions.context import Context
from bot.interactions.handlers.tutorial import almost, lesson_panels, show_lesson, try_in_lesson
from bot.interactions.request import Request
from bot.language.words import Words
from bot.learning.tutorial.classroom import OffScript
from bot.panels.hand import ended_line, hand_panel
from bot.panels.ids import Press, Trial
from bot.panels.layout import GREEN, Panel, PressButton, button
from bot.panels.rules import help_button
from bot.panels.table import table_panel
from bot.panels.trial import trial_panel
from bot.service.clock.timing import most_urgent, waited_for
from bot.service.club import ALL
from bot.service.errors import ClubError, Stale
from bot.service.table import Status, Table
from engine.errors import EngineError, IllegalMove

ENDED = ("not_in_lobby", "not_playing", "stale")
"""What the club says of anything asked of a game that is no more: people are told how it ended."""
DRAWN = 3
"""So often a panel is drawn before it is shown even though the game has moved on again: whatever opens follows it."""


async def show_hand(
    context: Context, interaction: Request, table: Table, words: Words, note: str = "", problem: str = ""
) -> None:
    """A person's own cards and what they can do with them, with a note on top; `problem` is a code to be explained."""
    await context.responder.acknowledge(interaction)
    seat = table.seat_of(interaction.user.id)
    if table.lesson:
        await show_lesson(context, interaction, table, words, note, problem)
    elif table.match is None:
        said = note or ended_line(words, table) or words("not-begun", code=table.code)
        await context.responder.say(interaction, said)
    elif seat is None:
        await context.responder.say(interaction, words("not-in-game", code=table.code))
    else:
        note = "\n".join(filter(None, (note, _cannot_show(context, table, words))))
        studio = await context.readers.studio(interaction)
        for _ in range(DRAWN):
            panel = await hand_panel(studio, words, table, seat, note, problem)
            panel.row(await _next_game(context, interaction, table, words))
            # Drawing takes its time, and the others play on meanwhile.
            now = await context.club.get(table.code)
            if now.seat_of(interaction.user.id) != seat or snapshot(now, seat) == snapshot(table, seat):
                break
            table = now
        message = await context.responder.show(interaction, panel)
        await context.panels.opened(interaction, message, table, seat)


async def _next_game(context: Context, interaction: Request, table: Table, words: Words) -> PressButton | None:
    """Whoever has nothing to do here goes on to the game of theirs that can wait least."""
    user = interaction.user.id
    if user in waited_for(table):
        return None
    # This table may have moved on since it was read; then its own panel is what follows, not a button to itself.
    games = await context.club.tables_of(user, (Status.PLAYING,), limit=ALL)
    other = most_urgent((game for game in games if game.code != table.code), user)
    if other is None:
        return None
    return button(Press("cards", other.code), words("button-next-game", code=other.code), GREEN)


async def show_trial(
    context: Context, interaction: Request, table: Table, seat: int, words: Words, trial: Trial, note: str = ""
) -> None:
    """A card of theirs where they try it out: nothing is saved."""
    if trial.card >= len(table.view(seat).tryable):
        raise Stale("stale")
    if table.lesson:
        await try_in_lesson(context, interaction, table, words, trial)
        return
    studio = await context.readers.studio(interaction)
    try:
        panel = await trial_panel(studio, words, table, seat, trial, note)
    except IllegalMove as error:
        if interaction.message is not None:
            raise
        # A command: the panel that may stand above it stays.
        why = help_button(words, table.code, table.agreed.game, problem=error.code)
        await context.responder.say(interaction, words("problem", text=words.error(error)), why)
        return
    message = await context.responder.show(interaction, panel)
    await context.panels.opened(interaction, message, table, seat, trial)


async def refuse(context: Context, interaction: Request, code: str, words: Words, error: EngineError) -> None:
    """Say what is wrong on top of the panel as it is now; nothing was changed."""
    note = words("problem", text=words.error(error))
    if error.code == "no_such_table":
        # Whether Discord had to be asked or not, it is answered the same way: that would tell what there is.
        await context.responder.acknowledge(interaction)
    try:
        table = await context.games_of(code).get(code)
    except ClubError:
        await context.responder.say(interaction, note)
        return
    if isinstance(error, OffScript):
        await show_hand(context, interaction, table, words, almost(words, error))
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
    """What to say if a change cannot be shown in its channel, once that was tried; usually nothing."""
    await context.messages.caught_up(table.code)
    return _cannot_show(context, table, words)


def _cannot_show(context: Context, table: Table, words: Words) -> str:
    failed = table.code in context.messages.not_shown
    return words("cannot-show", channel=str(table.location.channel)) if failed else ""


async def seen_by_all(context: Context, studio: Studio, words: Words, table: Table, seat: int = 0) -> Panel:
    """What a channel shows of a table, for one person's eyes."""
    preferences = await context.club.people.preferences_at(table)
    return await table_panel(studio, words, table, context.club.now(), preferences, seat)


async def panels_for(context: Context, studio: Studio, words: Words, table: Table, user: int) -> list[Panel]:
    """What a person may see of a table now: their own cards, then what everyone sees."""
    if table.lesson:
        return await lesson_panels(studio, words, table, user)
    seat = table.seat_of(user)
    own = [await hand_panel(studio, words, table, seat)] if seat is not None and table.match else []
    return [*own, await seen_by_all(context, studio, words, table)]
