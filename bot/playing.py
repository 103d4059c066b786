"""What the buttons of tables, hands and trials ask: from the lobby to the rematch."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Awaitable, Callable, Mapping, Sequence, TypeAlias, TypeVar

from bot.asking import Asked, moderates, person
from bot.panels import forms
from bot.panels.confirm import confirm_panel
from bot.panels.ids import BadId, Press, Trial
from bot.panels.layout import Panel
from bot.panels.private import answers_of
from bot.rematch import rematch
from bot.service.errors import ClubError
from bot.service.tables import OPEN, Status, Table
from bot.words import Words
from engine.catalog import GAMES
from engine.game import Level
from engine.moves import Choose, Move, Place, Undo

if TYPE_CHECKING:
    from bot.desk import Desk

Thing = TypeVar("Thing")
Handler: TypeAlias = "Callable[[Desk, Asked, Press, Words], Awaitable[None]]"


def done_already(table: Table, user: int, stamp: str, make: Callable[[Table, int], Move]) -> bool:
    """Whether a person's last move in this phase is the very one that is asked for: they have pressed twice."""
    match, seat = table.match, table.seat_of(user)
    if match is None or seat is None:
        return False
    own = [number for number, entry in enumerate(match.entries) if entry.seat == seat]
    if not own:
        return False
    before = replace(table, match=match.at(own[-1]))
    same = before.moment == table.moment and before.stamp(seat) == stamp
    return same and make(before, seat) == match.entries[own[-1]].move


def _nth(things: Sequence[Thing], number: int) -> Thing:
    """The stamp holds, so a place that is not there was never on any panel."""
    if number >= len(things):
        raise BadId(str(number))
    return things[number]


async def _cards(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    await desk.show_hand(interaction, await desk.club.get(press.code), words)


async def _choose(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    def move(table: Table, seat: int) -> Choose:
        kind = next(kind for kind in GAMES[table.game].moves if issubclass(kind, Choose))
        return kind(_nth(table.view(seat).hand, press.number).id)

    await desk.act(interaction, press, words, move)


async def _place(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.place(interaction, press.code, press.stamp, words, Trial.read(press.args))


async def _plan(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    trial = Trial.read(press.args)

    def move(table: Table, seat: int) -> Place:
        return Place(_nth(table.view(seat).tryable, trial.card).id, trial.placement)

    await desk.act(interaction, press, words, move, desk.club.plan)


async def _unplan(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.act(interaction, press, words, lambda table, seat: None, desk.club.plan)


async def _answer(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.act(interaction, press, words, lambda table, seat: _nth(answers_of(table, seat), press.number))


async def _undo(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.act(interaction, press, words, lambda table, seat: Undo())


async def _try(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.try_out(interaction, press.code, press.stamp, words, Trial.read(press.args))


async def _pick(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    trial = Trial.read(tuple("".join(press.args[-1:]).split(".")))
    await desk.try_out(interaction, press.code, press.stamp, words, trial)


async def _type(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    # A form must be the first answer, so nothing slow comes before it.
    table = await desk.club.get(press.code)
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.status is not Status.PLAYING or table.stamp(seat) != press.stamp:
        raise ClubError("stale")
    typed = desk.drafts.of(interaction.user.id, press)
    await interaction.response.send_modal(forms.placement_form(words, table, seat, typed))


async def _join(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.lobby(interaction, press.code, words, lambda: desk.club.join(press.code, person(interaction)), "joined")


async def _leave(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    try:
        table = await desk.club.leave(press.code, person(interaction), before_it_begins=True)
    except ClubError as error:
        if error.code != "not_in_lobby":
            raise
        # Pressed on a lobby that has just become a game: there it can't be taken back.
        await desk.show(interaction, confirm_panel(words, await desk.club.get(press.code), "leave"))
        return
    desk.noticeboard.changed(table.code)
    await desk.say(interaction, words("left", code=table.code))


async def _add_auto(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    table = await desk.club.get(press.code)
    level = next((holder.level for holder in reversed(table.holders) if holder.level), Level.MEDIUM)
    await desk.lobby(interaction, press.code, words, lambda: desk.club.add_auto(press.code, interaction.user.id, level))


async def _less_auto(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.lobby(interaction, press.code, words, lambda: desk.club.remove_auto(press.code, interaction.user.id))


async def _option(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    if len(press.args) != 2:
        raise BadId(":".join(press.args))
    name, value = press.args
    await desk.lobby(
        interaction, press.code, words, lambda: desk.club.set_option(press.code, interaction.user.id, name, value)
    )


async def _pair(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    partner = press.number
    await desk.lobby(
        interaction, press.code, words, lambda: desk.club.pair_up(press.code, interaction.user.id, partner)
    )


async def _start(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.lobby(interaction, press.code, words, lambda: desk.club.start(press.code, interaction.user.id))


async def _cancel(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    table = await desk.club.get(press.code)
    if table.status not in OPEN:
        raise ClubError("not_playing")
    if interaction.user.id != table.host and not await moderates(interaction, table):
        raise ClubError("only_host")
    await desk.show(interaction, confirm_panel(words, table, "cancel"))


async def _confirmed(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.hold(interaction)
    if press.args not in (("cancel",), ("leave",)):
        raise BadId(":".join(press.args))
    (what,) = press.args
    table = await desk.club.get(press.code)
    if press.stamp != table.status and not _brought_about(table, interaction.user.id, what):
        if table.status not in OPEN:
            raise ClubError("not_playing")
        # Asked of a lobby that has become a game: that is another question.
        await desk.show(interaction, confirm_panel(words, table, what))
        return
    done = what
    try:
        if what == "cancel":
            moderator = await moderates(interaction, table)
            table = await desk.club.cancel(press.code, interaction.user.id, moderator=moderator)
        else:
            table = await desk.club.leave(press.code, person(interaction))
        desk.noticeboard.changed(table.code)
    except ClubError:
        table = await desk.club.get(press.code)
        if not _brought_about(table, interaction.user.id, what):
            raise
        done = "cancel" if table.status is Status.CANCELLED else what
    await desk.show(interaction, Panel().text(words(f"{done}-done", code=table.code)))


def _brought_about(table: Table, user: int, what: str) -> bool:
    """Whether things are as they were asked to be: pressed twice, or someone else was quicker."""
    return table.status is Status.CANCELLED or (what == "leave" and table.seat_of(user) is None)


async def _keep_going(desk: Desk, interaction: Asked, press: Press, words: Words) -> None:
    await desk.show(interaction, Panel().text(words("confirm-nothing")))


PLAYING: Mapping[str, Handler] = {
    "cards": _cards,
    "choose": _choose,
    "place": _place,
    "plan": _plan,
    "unplan": _unplan,
    "answer": _answer,
    "undo": _undo,
    "try": _try,
    "pick": _pick,
    "type": _type,
    "join": _join,
    "leave": _leave,
    "addauto": _add_auto,
    "lessauto": _less_auto,
    "option": _option,
    "pair": _pair,
    "start": _start,
    "cancel": _cancel,
    "yes": _confirmed,
    "no": _keep_going,
    "rematch": rematch,
}
