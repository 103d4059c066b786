"""Buttons for learning and seeing: rules, hints, reviews, replays, text instead of pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Mapping

from bot.drawing.appearance import KEPT, PICTURES, TEXT, Appearance
from bot.interactions.context import Context, Handler
from bot.interactions.handlers.play import try_out
from bot.interactions.handlers.practice import show_step
from bot.interactions.handlers.preferences import show_preferences
from bot.interactions.handlers.showing import seen_by_all, show_hand, show_trial
from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels.appearance import appearance_panel
from bot.panels.hints import hint_text, hinted_trial
from bot.panels.ids import BadId, Press, Trial
from bot.panels.practice import what_if_button
from bot.panels.preferences import PREFERENCES
from bot.panels.replays import REPLAY, REVIEW, post_button, replay_panel
from bot.panels.review import review_panel
from bot.panels.rules import rules_panel
from bot.service.guards import hints_allowed, seat_held_by, seat_to_act
from bot.service.table import Table
from engine.catalog import GAMES
from engine.moves import Place


async def _help(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Show a page of the rules beside the panel it was asked from, which stays as it is."""
    await context.responder.promise(interaction)
    await _rules(context, interaction, press, words)


async def _rules(context: Context, interaction: Request, press: Press, words: Words) -> None:
    if len(press.args) < 2 or press.args[0] not in GAMES:
        raise BadId(":".join(press.args))
    await context.responder.acknowledge(interaction)
    studio = (await context.readers.studio(interaction)).looking(interaction.user.id)
    await context.responder.show(interaction, await rules_panel(studio, words, *press.args[:2]))


async def _topic(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Show the page picked from the menu. What was picked comes last in the press, after the page it was picked on."""
    await _rules(context, interaction, replace(press, args=(*press.args[:1], *press.args[1:][-1:])), words)


async def _hint(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Show what to do and why. A placement is shown as a trial, not made."""
    await context.responder.acknowledge(interaction)
    table = await context.club.get(press.code)
    seat = seat_to_act(table, interaction.user.id, press.stamp)
    hints_allowed(table)
    studio = await context.readers.studio(interaction)
    move, level = await studio.hint(table, seat)
    says = words("hint-from", level=words(f"level-{level}"))
    text = f"{hint_text(studio, words, table, seat, move)}\n{says}"
    if isinstance(move, Place):
        trial = hinted_trial(table.view(seat), move)
        await show_trial(context, interaction, table, seat, words, trial, text)
    else:
        await show_hand(context, interaction, table, words, text)


async def _review(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.club.get(press.code)
    seat = seat_held_by(table, interaction.user.id)
    studio = (await context.readers.studio(interaction)).looking(interaction.user.id)
    luck = await context.weighing.luck_at(table.code, seat)
    panel = await review_panel(studio, words, table, seat, luck)
    await context.responder.show(interaction, panel.row(post_button(words, table, interaction.user.id, REVIEW)))


async def _replay(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Replay the game; if that goes seat by seat, start with the person's own."""
    await context.responder.acknowledge(interaction)
    table = await context.club.get(press.code)
    seat = _seat_asked_about(table, interaction, press)
    studio = (await context.readers.studio(interaction)).looking(interaction.user.id)
    user = interaction.user.id
    panel = await replay_panel(studio, words, table, seat)
    panel.row(what_if_button(words, table, user), post_button(words, table, user, REPLAY))
    await context.responder.show(interaction, panel)


async def _appearance(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Switch to text or pictures from now on, and show the same panel again."""
    to, *what = press.args or ("",)
    if to not in (TEXT, PICTURES):
        raise BadId(":".join(press.args))
    await context.responder.acknowledge(interaction)
    await context.appearances.turn(interaction.user.id, to)
    if what[:1] == ["rules"]:
        await _rules(context, interaction, replace(press, args=tuple(what[1:])), words)
    elif what[:1] == ["review"]:
        await _review(context, interaction, press, words)
    elif what[:1] == ["replay"]:
        await _replay(context, interaction, replace(press, args=tuple(what[1:])), words)
    elif what[:1] == ["whatif"]:
        await show_step(context, interaction, replace(press, args=tuple(what[1:])), words)
    elif what:
        await try_out(context, interaction, press, words, Trial.read(tuple(what)))
    else:
        await show_hand(context, interaction, await context.games_of(press.code).get(press.code), words)


async def _read(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Show the table as everyone sees it, but in private and as text, starting with the person's own seat."""
    await context.responder.acknowledge(interaction)
    studio = context.studio.looking(interaction.user.id).seen(Appearance(text=True))
    table = await context.club.get(press.code)
    seat = _seat_asked_about(table, interaction, press)
    await context.responder.show(interaction, await seen_by_all(context, studio, words, table, seat))


def _seat_asked_about(table: Table, interaction: Request, press: Press) -> int:
    """The seat named in the press; if there is none, the person's own, or else the first."""
    seat = press.number if press.args else table.seat_of(interaction.user.id) or 0
    if seat >= len(table.seats.holders):
        raise BadId(":".join(press.args))
    return seat


async def _keep_appearance(context: Context, interaction: Request, press: Press, words: Words) -> None:
    to, *what = press.args or ("",)
    if to not in KEPT:
        raise BadId(":".join(press.args))
    await context.responder.acknowledge(interaction)
    appearance = await context.appearances.keep(interaction.user.id, to)
    if what == [PREFERENCES]:
        await show_preferences(context, interaction)
    else:
        await context.responder.show(interaction, appearance_panel(words, appearance))


LEARN: Mapping[str, Handler] = {
    "help": _help,
    "rules": _rules,
    "topic": _topic,
    "hint": _hint,
    "review": _review,
    "replay": _replay,
    "look": _appearance,
    "read": _read,
    "keeplook": _keep_appearance,
}
