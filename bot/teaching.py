"""What the buttons ask that teach or help to see: the rules, a hint, a review, text instead of pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.looks import ORDINARY, PICTURES, STRONG, TEXT, Look
from bot.pacing import show_wishes
from bot.panels.hints import hint_text, hinted_trial
from bot.panels.ids import BadId, Press, Trial
from bot.panels.looks import looks_panel
from bot.panels.replays import replay_panel
from bot.panels.review import review_panel
from bot.panels.rules import rules_panel
from bot.panels.wishes import WISHES
from bot.service.errors import ClubError
from bot.service.seating import hints_allowed
from bot.service.tables import Status, Table
from bot.words import Words
from engine.catalog import GAMES
from engine.moves import Place

if TYPE_CHECKING:
    from bot.desk import Desk


async def _help(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """A page beside the panel that asked for it, so that the panel stays as it is."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)
    await _rules(desk, interaction, press, words)


async def _rules(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    if len(press.args) < 2 or press.args[0] not in GAMES:
        raise BadId(":".join(press.args))
    await desk.hold(interaction)
    await desk.show(interaction, await rules_panel(await desk.studio_for(interaction), words, *press.args[:2]))


async def _hint(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """What to do and why; a card to be laid is tried out there, not placed."""
    await desk.hold(interaction)
    table = await desk.club.get(press.code)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise ClubError("not_seated")
    hints_allowed(table)
    if table.status is not Status.PLAYING or press.stamp != table.stamp(seat):
        raise ClubError("stale")
    move = await desk.studio.hint(table, seat)
    text = hint_text(await desk.studio_for(interaction), words, table, seat, move)
    if isinstance(move, Place):
        trial = hinted_trial(table.view(seat), move)
        await desk.try_out(interaction, press.code, press.stamp, words, trial, text)
    else:
        await desk.show_hand(interaction, table, words, text)


async def _review(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    await desk.hold(interaction)
    table = await desk.club.get(press.code)
    seat = table.seat_of(interaction.user.id)
    if table.status is not Status.OVER:
        raise ClubError("not_over")
    if seat is None:
        raise ClubError("not_seated")
    await desk.show(interaction, await review_panel(await desk.studio_for(interaction), words, table, seat))


async def _replay(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """Everyone's game, beginning with one's own where it is told seat by seat."""
    await desk.hold(interaction)
    table = await desk.club.get(press.code)
    if table.status is not Status.OVER:
        raise ClubError("not_playing")
    seat = _told_of(table, interaction, press)
    await desk.show(interaction, await replay_panel(await desk.studio_for(interaction), words, table, seat))


async def _look(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """Text or pictures from now on, and the same panel again."""
    to, *what = press.args or ("",)
    if to not in (TEXT, PICTURES):
        raise BadId(":".join(press.args))
    await desk.hold(interaction)
    await desk.looks.turn(interaction.user.id, to)
    if what[:1] == ["rules"]:
        await _rules(desk, interaction, replace(press, args=tuple(what[1:])), words)
    elif what[:1] == ["review"]:
        await _review(desk, interaction, press, words)
    elif what[:1] == ["replay"]:
        await _replay(desk, interaction, replace(press, args=tuple(what[1:])), words)
    elif what:
        await desk.try_out(interaction, press.code, press.stamp, words, Trial.read(tuple(what)))
    else:
        await desk.show_hand(interaction, await desk.club.get(press.code), words)


async def _read(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """What everyone sees of a table, in private and as text, beginning with one's own seat."""
    await desk.hold(interaction)
    studio = desk.studio.seen(Look(text=True))
    table = await desk.club.get(press.code)
    seat = _told_of(table, interaction, press)
    await desk.show(interaction, await desk.seen_by_all(studio, words, table, seat))


def _told_of(table: Table, interaction: discord.Interaction[Any], press: Press) -> int:
    """The seat that is asked about; one's own, or the first, where none is named."""
    seat = press.number if press.args else table.seat_of(interaction.user.id) or 0
    if seat >= len(table.holders):
        raise BadId(":".join(press.args))
    return seat


async def _keep_look(desk: Desk, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    to, *what = press.args or ("",)
    if to not in (TEXT, PICTURES, STRONG, ORDINARY):
        raise BadId(":".join(press.args))
    await desk.hold(interaction)
    look = await desk.looks.keep(interaction.user.id, to)
    if what == [WISHES]:
        await show_wishes(desk, interaction)
    else:
        await desk.show(interaction, looks_panel(words, look))


HANDLERS = {
    "help": _help,
    "rules": _rules,
    "topic": _rules,
    "hint": _hint,
    "review": _review,
    "replay": _replay,
    "look": _look,
    "read": _read,
    "keeplook": _keep_look,
}
