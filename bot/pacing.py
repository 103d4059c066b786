"""What buttons ask about time and seats: each reads what was pressed, makes one call, and shows where things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Awaitable, Callable, TypeAlias

from bot.panels.ids import BadId, Press
from bot.service.pace import Pace
from bot.words import Words

if TYPE_CHECKING:
    from bot.desk import Asked, Desk

Handler: TypeAlias = "Callable[[Desk, Asked, Press, Words], Awaitable[None]]"


async def set_pace(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    try:
        pace = Pace(press.args[-1])
    except (ValueError, IndexError):
        raise BadId(":".join(press.args)) from None
    await desk.lobby(interaction, press.code, words, lambda: desk.club.set_pace(press.code, interaction.user.id, pace))


async def come_back(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    table = await desk.club.come_back(press.code, interaction.user.id)
    desk.noticeboard.changed(table.code)
    await desk.show_hand(interaction, table, words, words("back-again"))


async def play_for_me(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    table = await desk.club.deputy.play_for(press.code, interaction.user.id, press.stamp)
    desk.noticeboard.changed(table.code)
    await desk.show_hand(interaction, table, words, words("played-for-you"))


PACING: dict[str, Handler] = {
    "pace": set_pace,
    "back": come_back,
    "forme": play_for_me,
}
