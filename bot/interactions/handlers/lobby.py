"""The buttons of a lobby, and leaving or cancelling a table."""

from __future__ import annotations

from typing import Awaitable, Callable, Mapping

from discord import InteractionResponseType

from bot.interactions.context import Context, Handler
from bot.interactions.handlers.rematch import rematch
from bot.interactions.handlers.showing import cannot_show, seen_by_all, show_hand
from bot.interactions.request import Request, moderates, person
from bot.language.words import Words
from bot.panels.confirm import confirm_panel
from bot.panels.ids import BadId, Press
from bot.panels.layout import Panel
from bot.panels.lobby import SOLO, alone_question
from bot.service.errors import ClubError
from bot.service.table import OPEN, Status, Table


async def change_lobby(
    context: Context, interaction: Request, words: Words, change: Callable[[], Awaitable[Table]], done: str = ""
) -> Table:
    """Change a lobby. The table's message shows the change; the person also gets a private answer where that helps."""
    # For a button outside the table's channel, the guard may already have promised a private answer.
    promised = interaction.response.type is InteractionResponseType.deferred_channel_message
    typed = interaction.message is None or promised or interaction.message.flags.ephemeral
    if typed:
        await context.responder.acknowledge(interaction)
    else:
        await context.responder.nod(interaction)
    table = await change()
    if done:
        await context.responder.say(interaction, words(done, code=table.code))
    elif typed and table.status is Status.LOBBY:
        # A command needs an answer: the table as it is now, or the cards if the game has begun.
        await context.responder.show(interaction, await seen_by_all(context, context.studio, words, table))
    elif typed:
        await show_hand(context, interaction, table, words)
    failed = await cannot_show(context, table, words)
    if failed:
        await context.responder.say(interaction, failed)
    return table


async def _join(context: Context, interaction: Request, press: Press, words: Words) -> None:
    def sit_down() -> Awaitable[Table]:
        return context.club.join(press.code, person(interaction), interaction.id)

    await change_lobby(context, interaction, words, sit_down, "joined")


async def _leave(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    try:
        table = await context.club.leave(press.code, person(interaction), before_it_begins=True)
    except ClubError as error:
        if error.code != "not_in_lobby":
            raise
        # The lobby has just become a game, and leaving that cannot be undone: ask first.
        await context.responder.show(interaction, confirm_panel(words, await context.club.get(press.code), "leave"))
        return
    await context.responder.say(interaction, words("left", code=table.code))


async def _start(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Begin the game. Someone who is alone where others could still join is asked first, and may answer *solo*."""
    if press.args not in ((), (SOLO,)):
        raise BadId(":".join(press.args))
    club, user, alone = context.club, interaction.user.id, bool(press.args)

    def start() -> Awaitable[Table]:
        return club.start(press.code, user, interaction.id, alone=alone)

    try:
        table = await change_lobby(context, interaction, words, start)
    except ClubError as error:
        if error.code != "alone":
            raise
        await context.responder.say(interaction, *alone_question(words, await club.get(press.code)))
        return
    if table.seats.asked:
        names = words.list(f"<@{user}>" for user in table.seats.asked)
        await context.responder.say(interaction, words("start-without", names=names))


async def _cancel(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.club.get(press.code)
    await context.responder.show(interaction, confirm_panel(words, table, "cancel"))


async def _confirmed(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    (what,) = press.args
    table = await context.club.get(press.code)
    if press.stamp != table.status and not _brought_about(table, interaction.user.id, what):
        if table.status not in OPEN:
            raise ClubError("not_playing")
        # The question was about a lobby that has since become a game: ask again.
        await context.responder.show(interaction, confirm_panel(words, table, what))
        return
    done = what
    try:
        if what == "cancel":
            moderator = await moderates(interaction, table)
            table = await context.club.cancel(press.code, interaction.user.id, moderator=moderator)
        else:
            table = await context.club.leave(press.code, person(interaction))
    except ClubError:
        table = await context.club.get(press.code)
        if not _brought_about(table, interaction.user.id, what):
            raise
        done = "cancel" if table.status is Status.CANCELLED else what
    if table.nowhere:
        await show_hand(context, interaction, table, words)
        return
    await context.responder.show(interaction, Panel().text(words(f"{done}-done", code=table.code)))


def _brought_about(table: Table, user: int, what: str) -> bool:
    """Whether what they asked for is already done: they pressed twice, or someone else was quicker."""
    return table.status is Status.CANCELLED or (what == "leave" and table.seat_of(user) is None)


async def _keep_going(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.show(interaction, Panel().text(words("confirm-nothing")))


LOBBY: Mapping[str, Handler] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "cancel": _cancel,
    "yes": _confirmed,
    "no": _keep_going,
    "rematch": rematch,
}
