"""What buttons ask about time and seats: each reads what was pressed, makes one call, and shows where things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Awaitable, Callable, TypeAlias

from bot.language.words import Words
from bot.panels.ids import BadId, Press
from bot.panels.layout import GREEN, PressButton, button
from bot.service.clock.pace import Pace
from bot.service.clock.timing import most_urgent, waited_for
from bot.service.club import ALL
from bot.service.table import Person, Status, Table

if TYPE_CHECKING:
    from bot.interactions.request import Request
    from bot.interactions.router import Router

Handler: TypeAlias = "Callable[[Router, Request, Press, Words], Awaitable[None]]"


async def next_game(router: Router, interaction: Request, table: Table, words: Words) -> PressButton | None:
    """Whoever has nothing to do here goes on to the game of theirs that can wait least."""
    user = interaction.user.id
    if user in waited_for(table):
        return None
    # This table may have moved on since it was read; then its own panel is what follows, not a button to itself.
    games = await router.club.tables_of(user, (Status.PLAYING,), limit=ALL)
    other = most_urgent((game for game in games if game.code != table.code), user)
    if other is None:
        return None
    return button(Press("cards", other.code), words("button-next-game", code=other.code), GREEN)


async def set_pace(router: Router, interaction: Request, press: Press, words: Words) -> None:
    try:
        pace = Pace(press.args[-1])
    except (ValueError, IndexError):
        raise BadId(":".join(press.args)) from None
    await router.lobby(
        interaction, press.code, words, lambda: router.club.set_pace(press.code, interaction.user.id, pace)
    )


async def come_back(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.hold(interaction)
    table = await router.club.come_back(press.code, interaction.user.id)
    router.messages.changed(table.code)
    await router.show_hand(interaction, table, words, words("back-again"))


async def play_for_me(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.hold(interaction)
    table = await router.club.stand_ins.play_for(press.code, interaction.user.id, press.stamp)
    router.messages.changed(table.code)
    # What has been shown to all, or passed on, is no longer there to be taken back.
    seat = table.seat_of(interaction.user.id)
    again = table.status is Status.PLAYING and seat is not None and table.view(seat).can_undo
    await router.show_hand(interaction, table, words, words("played-for-you" if again else "played-for-you-final"))


async def more_time(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.hold(interaction)
    table = await router.club.votes.more_time(press.code, interaction.user.id, press.stamp)
    router.messages.changed(table.code)
    granted = table.moment not in table.clock.votes
    await router.say(interaction, words("more-time-granted" if granted else "more-time-voted", code=table.code))


async def take_over(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.hold(interaction)
    person = Person(interaction.user.id, interaction.user.display_name)
    table = await router.club.take_over(press.code, press.number, person)
    router.messages.changed(table.code)
    await router.show_hand(interaction, table, words, words("taken-over", seat=press.number + 1))


TIME: dict[str, Handler] = {
    "pace": set_pace,
    "back": come_back,
    "forme": play_for_me,
    "moretime": more_time,
    "takeover": take_over,
}
