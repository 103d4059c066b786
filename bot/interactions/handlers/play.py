"""The buttons of hands and trials: each makes one call to the game, then shows the person's updated panel."""

from __future__ import annotations

from dataclasses import replace
from typing import Awaitable, Callable, Mapping

from bot.interactions.context import Context, Handler
from bot.interactions.counting import OUTCOME, outcome_of
from bot.interactions.handlers.showing import show_hand, show_trial
from bot.interactions.request import Request
from bot.language.words import Words
from bot.panels import forms
from bot.panels.ids import Press, Trial
from bot.panels.moves import answered, card_of, chosen
from bot.panels.trial import problem_with
from bot.service.errors import ClubError, Stale
from bot.service.guards import seat_to_act
from bot.service.table import Table
from engine.errors import IllegalMove
from engine.moves import Move, Place, Undo

MakeMove = Callable[[Table, int], Move]
"""Makes the requested move from the table as the panel showed it and the seat."""
Save = Callable[[str, int, str, MakeMove], Awaitable[Table]]


async def _act(
    context: Context, interaction: Request, press: Press, words: Words, make: MakeMove, do: Save | None = None
) -> None:
    """Save a move, or `do` something else with it; then show the person their hand."""
    await context.responder.acknowledge(interaction)
    games, user = context.games_of(press.code), interaction.user.id
    save = do or games.act
    try:
        table = await save(press.code, user, press.stamp, make)
    except Stale:
        table = await games.get(press.code)
        if not _done_already(table, user, press.stamp, make):
            raise
    await show_hand(context, interaction, table, words)


def _done_already(table: Table, user: int, stamp: str, make: MakeMove) -> bool:
    """Whether the person's last move in this phase is the one they are asking for now: they pressed twice."""
    match, seat = table.match, table.seat_of(user)
    if match is None or seat is None:
        return False
    own = [number for number, entry in enumerate(match.entries) if entry.seat == seat]
    if not own:
        return False
    before = replace(table, match=match.at(own[-1]))
    same = before.moment == table.moment and before.stamp(seat) == stamp
    return same and make(before, seat) == match.entries[own[-1]].move


async def _cards(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    await show_hand(context, interaction, await context.games_of(press.code).get(press.code), words)


async def _choose(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await _act(context, interaction, press, words, lambda table, seat: chosen(table, seat, press))


async def place(context: Context, interaction: Request, press: Press, words: Words) -> None:
    trial = Trial.read(press.args)

    def move(table: Table, seat: int) -> Place:
        return Place(card_of(table.view(seat), trial.card).id, trial.placement)

    await _act(context, interaction, press, words, move)


async def _plan(context: Context, interaction: Request, press: Press, words: Words) -> None:
    trial = Trial.read(press.args)

    def move(table: Table, seat: int) -> Place:
        return Place(card_of(table.view(seat), trial.card).id, trial.placement)

    await _act(context, interaction, press, words, move, context.club.plan)


async def _unplan(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.club.plan(press.code, interaction.user.id, press.stamp, None)
    await show_hand(context, interaction, table, words)


async def _answer(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await _act(context, interaction, press, words, lambda table, seat: answered(table, seat, press))


async def _undo(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await _act(context, interaction, press, words, lambda table, seat: Undo())


async def _try(context: Context, interaction: Request, press: Press, words: Words) -> None:
    await _steer(context, interaction, press, words, Trial.read(press.args))


async def _pick(context: Context, interaction: Request, press: Press, words: Words) -> None:
    trial = Trial.read(tuple("".join(press.args[-1:]).split(".")))
    await _steer(context, interaction, press, words, trial)


async def _steer(context: Context, interaction: Request, press: Press, words: Words, trial: Trial) -> None:
    # From here on the form shows where the card is now, not what was entered before.
    context.drafts.drop(interaction.user.id, press)
    await try_out(context, interaction, press, words, trial)


async def try_out(context: Context, interaction: Request, press: Press, words: Words, trial: Trial) -> None:
    await context.responder.acknowledge(interaction)
    table = await context.games_of(press.code).get(press.code)
    seat = seat_to_act(table, interaction.user.id, press.stamp)
    await show_trial(context, interaction, table, seat, words, trial)


async def _type(context: Context, interaction: Request, press: Press, words: Words) -> None:
    # A form must be the first answer, so nothing slow may come before it.
    table = await context.games_of(press.code).get(press.code)
    seat = seat_to_act(table, interaction.user.id, press.stamp)
    entered = context.drafts.of(interaction.user.id, press)
    trial = Trial.read(press.args) if press.args else None
    appearance = await context.appearances.of(interaction.user.id)
    form = forms.placement_form(words, table, seat, entered, trial, typed=appearance.typed)
    await context.responder.ask(interaction, form)


async def placement_typed(
    context: Context, interaction: Request, press: Press, words: Words, fields: dict[str, str]
) -> None:
    """Handle the form opened by `_type`, once it is submitted.

    What was entered is kept for the form of whatever the person has to do now, even if the game has moved on since,
    until the card goes there or is moved. If it can't be read, the trial from which the form was opened stays where it
    was.
    """
    await context.responder.acknowledge(interaction)
    user = interaction.user.id
    table = await context.games_of(press.code).get(press.code)
    seated = table.seat_of(user)
    if seated is not None and table.match is not None:
        now = replace(press, stamp=table.stamp(seated))
        # A number from an earlier turn may be that of another card by now.
        kept = fields if now == press else {field: value for field, value in fields.items() if field != forms.CARD}
        context.drafts.keep(user, now, kept)
    seat = seat_to_act(table, user, press.stamp)
    view = table.view(seat)
    try:
        trial = forms.read_trial(view, fields)
        await show_trial(context, interaction, table, seat, words, trial)
    except (IllegalMove, ClubError) as error:
        if isinstance(error, Stale) or not press.args:
            raise
        interaction.extras[OUTCOME] = outcome_of(error)
        await show_trial(context, interaction, table, seat, words, Trial.read(press.args), refused=error)
    else:
        if problem_with(view.area, card_of(view, trial.card), trial.placement) is None:
            context.drafts.drop(user, press)


PLAY: Mapping[str, Handler] = {
    "cards": _cards,
    "choose": _choose,
    "place": place,
    "plan": _plan,
    "unplan": _unplan,
    "answer": _answer,
    "undo": _undo,
    "try": _try,
    "pick": _pick,
    "type": _type,
}
