"""What the buttons of a lobby do, and leaving or calling off a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Awaitable, Callable, Mapping, TypeAlias

from bot.interactions.handlers.rematch import rematch
from bot.interactions.request import Request, moderates, person
from bot.language.words import Words
from bot.panels.confirm import confirm_panel
from bot.panels.ids import BadId, Press
from bot.panels.layout import Panel
from bot.service.errors import ClubError
from bot.service.table import OPEN, Status, Table
from engine.game import Level

if TYPE_CHECKING:
    from bot.interactions.router import Router

Handler: TypeAlias = "Callable[[Router, Request, Press, Words], Awaitable[None]]"


async def _join(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.lobby(
        interaction, press.code, words, lambda: router.club.join(press.code, person(interaction)), "joined"
    )


async def _leave(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.hold(interaction)
    try:
        table = await router.club.leave(press.code, person(interaction), before_it_begins=True)
    except ClubError as error:
        if error.code != "not_in_lobby":
            raise
        # Pressed on a lobby that has just become a game: there it can't be taken back.
        await router.show(interaction, confirm_panel(words, await router.club.get(press.code), "leave"))
        return
    router.messages.changed(table.code)
    await router.say(interaction, words("left", code=table.code))


async def _add_bot(router: Router, interaction: Request, press: Press, words: Words) -> None:
    table = await router.club.get(press.code)
    level = next((holder.level for holder in reversed(table.seats.holders) if holder.level), Level.MEDIUM)
    await router.lobby(
        interaction, press.code, words, lambda: router.club.add_bot(press.code, interaction.user.id, level)
    )


async def _less_bot(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.lobby(interaction, press.code, words, lambda: router.club.remove_bot(press.code, interaction.user.id))


async def _option(router: Router, interaction: Request, press: Press, words: Words) -> None:
    if len(press.args) != 2:
        raise BadId(":".join(press.args))
    name, value = press.args
    await router.lobby(
        interaction, press.code, words, lambda: router.club.set_option(press.code, interaction.user.id, name, value)
    )


async def _pair(router: Router, interaction: Request, press: Press, words: Words) -> None:
    partner = press.number
    await router.lobby(
        interaction, press.code, words, lambda: router.club.pair_up(press.code, interaction.user.id, partner)
    )


async def _start(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.lobby(interaction, press.code, words, lambda: router.club.start(press.code, interaction.user.id))


async def _cancel(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.hold(interaction)
    table = await router.club.get(press.code)
    if table.status not in OPEN:
        raise ClubError("not_playing")
    if interaction.user.id != table.seats.host and not await moderates(interaction, table):
        raise ClubError("only_host")
    await router.show(interaction, confirm_panel(words, table, "cancel"))


async def _confirmed(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.hold(interaction)
    if press.args not in (("cancel",), ("leave",)):
        raise BadId(":".join(press.args))
    (what,) = press.args
    table = await router.club.get(press.code)
    if press.stamp != table.status and not _brought_about(table, interaction.user.id, what):
        if table.status not in OPEN:
            raise ClubError("not_playing")
        # Asked of a lobby that has become a game: that is another question.
        await router.show(interaction, confirm_panel(words, table, what))
        return
    done = what
    try:
        if what == "cancel":
            moderator = await moderates(interaction, table)
            table = await router.club.cancel(press.code, interaction.user.id, moderator=moderator)
        else:
            table = await router.club.leave(press.code, person(interaction))
        router.messages.changed(table.code)
    except ClubError:
        table = await router.club.get(press.code)
        if not _brought_about(table, interaction.user.id, what):
            raise
        done = "cancel" if table.status is Status.CANCELLED else what
    await router.show(interaction, Panel().text(words(f"{done}-done", code=table.code)))


def _brought_about(table: Table, user: int, what: str) -> bool:
    """Whether things are as they were asked to be: pressed twice, or someone else was quicker."""
    return table.status is Status.CANCELLED or (what == "leave" and table.seat_of(user) is None)


async def _keep_going(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.show(interaction, Panel().text(words("confirm-nothing")))


LOBBY: Mapping[str, Handler] = {
    "join": _join,
    "leave": _leave,
    "addauto": _add_bot,
    "lessauto": _less_bot,
    "option": _option,
    "pair": _pair,
    "start": _start,
    "cancel": _cancel,
    "yes": _confirmed,
    "no": _keep_going,
    "rematch": rematch,
}
