"""What the buttons of tables, hands and trials ask: from the lobby to the rematch."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Awaitable, Callable, Mapping, Sequence, TypeAlias, TypeVar

from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels import forms
from bot.panels.ids import BadId, Press, Trial
from bot.panels.moves import answered, chosen
from bot.service.errors import ClubError
from bot.service.table import Status, Table
from engine.moves import Move, Place, Undo

if TYPE_CHECKING:
    from bot.interactions.router import Router

Thing = TypeVar("Thing")
Handler: TypeAlias = "Callable[[Router, Request, Press, Words], Awaitable[None]]"


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


async def _cards(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.hold(interaction)
    await router.show_hand(interaction, await router.club.get(press.code), words)


async def _choose(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.act(interaction, press, words, lambda table, seat: chosen(table, seat, press))


async def _place(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.place(interaction, press.code, press.stamp, words, Trial.read(press.args))


async def _plan(router: Router, interaction: Request, press: Press, words: Words) -> None:
    trial = Trial.read(press.args)

    def move(table: Table, seat: int) -> Place:
        return Place(_nth(table.view(seat).tryable, trial.card).id, trial.placement)

    await router.act(interaction, press, words, move, router.club.plan)


async def _unplan(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.act(interaction, press, words, lambda table, seat: None, router.club.plan)


async def _answer(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.act(interaction, press, words, lambda table, seat: answered(table, seat, press))


async def _undo(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.act(interaction, press, words, lambda table, seat: Undo())


async def _try(router: Router, interaction: Request, press: Press, words: Words) -> None:
    await router.try_out(interaction, press.code, press.stamp, words, Trial.read(press.args))


async def _pick(router: Router, interaction: Request, press: Press, words: Words) -> None:
    trial = Trial.read(tuple("".join(press.args[-1:]).split(".")))
    await router.try_out(interaction, press.code, press.stamp, words, trial)


async def _type(router: Router, interaction: Request, press: Press, words: Words) -> None:
    # A form must be the first answer, so nothing slow comes before it.
    table = await router.club.get(press.code)
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.status is not Status.PLAYING or table.stamp(seat) != press.stamp:
        raise ClubError("stale")
    typed = router.drafts.of(interaction.user.id, press)
    await interaction.response.send_modal(forms.placement_form(words, table, seat, typed))


PLAY: Mapping[str, Handler] = {
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
}
