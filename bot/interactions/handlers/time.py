"""Buttons about time and seats: each reads what was pressed, makes one call, and shows where things stand."""

from __future__ import annotations

from typing import Mapping

from bot.interactions.context import Context, Handler
from bot.interactions.handlers.host import agree
from bot.interactions.handlers.showing import show_hand
from bot.interactions.request import Request, person
from bot.language.words import Words
from bot.panels.ids import BadId, Press
from bot.panels.played_for_you import deeds
from bot.service.clock.pace import Pace
from bot.service.errors import Stale
from bot.service.table import Status


async def set_pace(context: Context, interaction: Request, press: Press, words: Words) -> None:
    try:
        pace = Pace(press.args[-1])
    except (ValueError, IndexError):
        raise BadId(":".join(press.args)) from None
    club, user = context.club, interaction.user.id
    await agree(context, interaction, words, lambda: club.set_pace(press.code, user, pace))


async def come_back(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.club.come_back(press.code, interaction.user.id)
    await show_hand(context, interaction, table, words, words("back-again"))


async def play_for_me(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    before = await context.club.get(press.code)
    table = await context.club.bot_moves.play_for(press.code, interaction.user.id, press.stamp)
    seat, match = table.seat_of(interaction.user.id), table.match
    if seat is None or match is None or before.match is None:
        raise Stale("stale")
    made = deeds(words, table, seat, range(len(before.match.entries), len(match.entries)))
    # What everyone has seen, or what was passed on, can no longer be undone.
    again = table.status is Status.PLAYING and table.view(seat).can_undo
    said = words("played-for-you" if again else "played-for-you-final", moves=made)
    await show_hand(context, interaction, table, words, said)


async def more_time(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.club.more_time(press.code, interaction.user.id, press.stamp)
    granted = table.moment not in table.clock.votes
    await context.responder.say(
        interaction, words("more-time-granted" if granted else "more-time-voted", code=table.code)
    )


async def take_over(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.club.take_over(press.code, press.number, person(interaction))
    await show_hand(context, interaction, table, words, words("taken-over", seat=press.number + 1))


TIME: Mapping[str, Handler] = {
    "pace": set_pace,
    "back": come_back,
    "forme": play_for_me,
    "moretime": more_time,
    "takeover": take_over,
}
