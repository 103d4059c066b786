"""What the buttons ask that teach or help to see: the rules, a hint, a review, text instead of pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.drawing.appearance import ORDINARY, PICTURES, STRONG, TEXT, Appearance
from bot.interactions.handlers.preferences import show_preferences
from bot.language.words import Words
from bot.panels.appearance import appearance_panel
from bot.panels.hints import hint_text, hinted_trial
from bot.panels.ids import BadId, Press, Trial
from bot.panels.preferences import WISHES
from bot.panels.replays import replay_panel
from bot.panels.review import review_panel
from bot.panels.rules import rules_panel
from bot.service.errors import ClubError
from bot.service.guards import hints_allowed
from bot.service.table import Status, Table
from engine.catalog import GAMES
from engine.moves import Place

if TYPE_CHECKING:
    from bot.interactions.router import Router


async def _help(router: Router, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """A page beside the panel that asked for it, so that the panel stays as it is."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)
    await _rules(router, interaction, press, words)


async def _rules(router: Router, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    if len(press.args) < 2 or press.args[0] not in GAMES:
        raise BadId(":".join(press.args))
    await router.hold(interaction)
    await router.show(interaction, await rules_panel(await router.studio_for(interaction), words, *press.args[:2]))


async def _hint(router: Router, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """What to do and why; a card to be laid is tried out there, not placed."""
    await router.hold(interaction)
    table = await router.club.get(press.code)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise ClubError("not_seated")
    hints_allowed(table)
    if table.status is not Status.PLAYING or press.stamp != table.stamp(seat):
        raise ClubError("stale")
    move = await router.studio.hint(table, seat)
    text = hint_text(await router.studio_for(interaction), words, table, seat, move)
    if isinstance(move, Place):
        trial = hinted_trial(table.view(seat), move)
        await router.try_out(interaction, press.code, press.stamp, words, trial, text)
    else:
        await router.show_hand(interaction, table, words, text)


async def _review(router: Router, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    await router.hold(interaction)
    table = await router.club.get(press.code)
    seat = table.seat_of(interaction.user.id)
    if table.status is not Status.OVER:
        raise ClubError("not_over")
    if seat is None:
        raise ClubError("not_seated")
    await router.show(interaction, await review_panel(await router.studio_for(interaction), words, table, seat))


async def _replay(router: Router, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """Everyone's game, beginning with one's own where it is told seat by seat."""
    await router.hold(interaction)
    table = await router.club.get(press.code)
    if table.status is not Status.OVER:
        raise ClubError("not_playing")
    seat = _told_of(table, interaction, press)
    await router.show(interaction, await replay_panel(await router.studio_for(interaction), words, table, seat))


async def _appearance(router: Router, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """Text or pictures from now on, and the same panel again."""
    to, *what = press.args or ("",)
    if to not in (TEXT, PICTURES):
        raise BadId(":".join(press.args))
    await router.hold(interaction)
    await router.appearances.turn(interaction.user.id, to)
    if what[:1] == ["rules"]:
        await _rules(router, interaction, replace(press, args=tuple(what[1:])), words)
    elif what[:1] == ["review"]:
        await _review(router, interaction, press, words)
    elif what[:1] == ["replay"]:
        await _replay(router, interaction, replace(press, args=tuple(what[1:])), words)
    elif what:
        await router.try_out(interaction, press.code, press.stamp, words, Trial.read(tuple(what)))
    else:
        await router.show_hand(interaction, await router.club.get(press.code), words)


async def _read(router: Router, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    """What everyone sees of a table, in private and as text, beginning with one's own seat."""
    await router.hold(interaction)
    studio = router.studio.seen(Appearance(text=True))
    table = await router.club.get(press.code)
    seat = _told_of(table, interaction, press)
    await router.show(interaction, await router.seen_by_all(studio, words, table, seat))


def _told_of(table: Table, interaction: discord.Interaction[Any], press: Press) -> int:
    """The seat that is asked about; one's own, or the first, where none is named."""
    seat = press.number if press.args else table.seat_of(interaction.user.id) or 0
    if seat >= len(table.seats.holders):
        raise BadId(":".join(press.args))
    return seat


async def _keep_appearance(router: Router, interaction: discord.Interaction[Any], press: Press, words: Words) -> None:
    to, *what = press.args or ("",)
    if to not in (TEXT, PICTURES, STRONG, ORDINARY):
        raise BadId(":".join(press.args))
    await router.hold(interaction)
    appearance = await router.appearances.keep(interaction.user.id, to)
    if what == [WISHES]:
        await show_preferences(router, interaction)
    else:
        await router.show(interaction, appearance_panel(words, appearance))


LEARN = {
    "help": _help,
    "rules": _rules,
    "topic": _rules,
    "hint": _hint,
    "review": _review,
    "replay": _replay,
    "look": _appearance,
    "read": _read,
    "keeplook": _keep_appearance,
}
