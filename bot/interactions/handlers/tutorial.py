"""The tutorial: any game's own panels, with what to do, and why, on top."""

from __future__ import annotations

from typing import Mapping

from bot.drawing.studio import Studio
from bot.interactions.context import Context, Handler
from bot.interactions.request import Request
from bot.language.typed_placements import rewritten
from bot.language.words import Words
from bot.learning.tutorial.classroom import OffScript, code_of, off_script
from bot.learning.tutorial.script import tutorial_of
from bot.panels.appearance import appearance_button
from bot.panels.hand import hand_panel
from bot.panels.ids import Press, Trial
from bot.panels.layout import Panel, button
from bot.panels.listings import play_now_button
from bot.panels.moves import card_of
from bot.panels.parts import PressButton
from bot.panels.trial import trial_panel
from bot.service.guards import seat_held_by
from bot.service.table import Status, Table
from engine.moves import Place
from render import scoresheet

AGAIN = "learn"
STEERING = {
    "lesson_card": "tutorial-now-card",
    "lesson_turn": "tutorial-now-turn",
    "lesson_cell": "tutorial-now-cell",
    "lesson_layer": "tutorial-now-layer",
}
"""How a trial differs from what the lesson asks for -> the line that says what to change."""


async def open_tutorial(context: Context, interaction: Request, words: Words, game: str) -> None:
    """Open a game's tutorial where the person left off, or from the start if they had finished it."""
    table = await context.classroom.get(code_of(interaction.user.id, game))
    if table.status is Status.OVER:
        table = await context.classroom.begin_again(interaction.user.id, game)
    await show_lesson(context, interaction, table, words)


async def show_lesson(
    context: Context,
    interaction: Request,
    table: Table,
    words: Words,
    note: str = "",
    problem: str = "",
) -> None:
    await context.responder.acknowledge(interaction)
    seat = seat_held_by(table, interaction.user.id)
    studio = await context.readers.studio(interaction)
    if table.status is Status.OVER:
        await context.responder.show(interaction, await _the_end(studio, words, table, seat))
        return
    said = note or _card_to_take(words, table, seat)
    panel = await hand_panel(studio, words, table, seat, said, problem, _lesson(words, table))
    toggle = appearance_button(words, studio.appearance, table.code)
    await context.responder.show(interaction, _without_table(words, panel, toggle))


async def try_in_lesson(
    context: Context,
    interaction: Request,
    table: Table,
    seat: int,
    words: Words,
    trial: Trial,
    note: str = "",
    problem: str = "",
) -> None:
    """Show a trial in the lesson. Above the pad, where a phone shows it, one line says what to do next; or a note, if
    there is one, says what was not right."""
    studio = await context.readers.studio(interaction)
    said = note or _what_now(words, table, seat, trial)
    panel = await trial_panel(studio, words, table, seat, trial, said, problem, _lesson(words, table))
    toggle = appearance_button(words, studio.appearance, table.code, table.stamp(seat), *trial.args())
    await context.responder.show(interaction, _without_table(words, panel, toggle))


async def lesson_panels(studio: Studio, words: Words, table: Table, user: int) -> list[Panel]:
    """The panels a person may see of a guided game: none if it is someone else's."""
    seat = table.seat_of(user)
    if seat is None:
        return []
    if table.status is Status.OVER:
        return [await _the_end(studio, words, table, seat)]
    return [await hand_panel(studio, words, table, seat)]


async def show_almost(context: Context, interaction: Request, table: Table, words: Words, error: OffScript) -> None:
    """Answer a move that is legal but not what the lesson asked for: it is no mistake, and the trial stays."""
    await context.responder.acknowledge(interaction)
    note = words("tutorial-almost", text=words.error(_in_words(words, error)))
    seat = seat_held_by(table, interaction.user.id)
    if isinstance(error.move, Place):
        trial = Trial(table.view(seat).slot_of(error.move.card), error.move.placement)
        await try_in_lesson(context, interaction, table, seat, words, trial, note)
    else:
        await show_lesson(context, interaction, table, words, note)


def _what_now(words: Words, table: Table, seat: int, trial: Trial) -> str:
    """What to do next with a card that is being tried out, in one line."""
    card = card_of(table.view(seat), trial.card)
    off = off_script(table, Place(card.id, trial.placement))
    if off is None:
        return words("tutorial-now-place")
    if off.code not in STEERING:
        return words.error(off)  # this step asks for something other than placing a card
    return words(STEERING[off.code], **_in_words(words, off).params)


def _card_to_take(words: Words, table: Table, seat: int) -> str:
    """The card to try out first, if this step places one: on a phone the lesson itself is out of sight above."""
    asked = tutorial_of(table.agreed.game).asked(table.rev)
    if not isinstance(asked, Place):
        return ""
    return words("tutorial-now-card", number=table.view(seat).slot_of(asked.card) + 1)


def _in_words(words: Words, error: OffScript) -> OffScript:
    """The error with its placement written as one types it in that language."""
    if "where" in error.params:
        error.params["where"] = rewritten(words, error.params["where"])
    return error


async def _again(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.classroom.get(press.code)
    seat_held_by(table, interaction.user.id)
    again = await context.classroom.begin_again(interaction.user.id, table.agreed.game)
    await show_lesson(context, interaction, again, words)


def _lesson(words: Words, table: Table) -> str:
    """The text of the current step; a guided table's revision is its step."""
    game, step = table.agreed.game, table.rev + 1
    heading = words("tutorial-step", step=step, steps=tutorial_of(game).steps)
    return "\n".join((heading, words(f"{game}-tutorial-{step}")))


def _without_table(words: Words, panel: Panel, toggle: PressButton) -> Panel:
    """Replace a panel's last line, which names the table: a guided game has none to look up."""
    panel.parts.pop()
    return panel.footer(words("tutorial-footer"), toggle)


async def _the_end(studio: Studio, words: Words, table: Table, seat: int) -> Panel:
    view = table.view(seat)
    assert view.outcome is not None
    own = view.outcome.sheets[seat].total
    other = max(sheet.total for n, sheet in enumerate(view.outcome.sheets) if n != seat)
    return (
        Panel()
        .text(words(f"{view.game}-tutorial-end", own=own, other=other))
        .picture(await studio.draw(words, scoresheet, view))
        .text(words(f"{view.game}-tutorial-next"))
        .row(
            play_now_button(words, view.game),
            button(Press("rules", "", "", (view.game, "overview", "t")), words("button-rules")),
            button(Press(AGAIN, table.code), words("button-again")),
            appearance_button(words, studio.appearance, table.code),
        )
    )


TUTORIAL: Mapping[str, Handler] = {AGAIN: _again}
"""Only what the tutorial adds; its other buttons use any game's handlers."""
