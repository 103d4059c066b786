"""Planning a turn ahead: for players who wait for their turn and hold a card nobody can take from them."""

from __future__ import annotations

from bot.drawing.studio import Studio
from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels.actions import try_button
from bot.panels.ids import Press, Trial
from bot.panels.layout import Panel, button
from bot.service.table import Table
from engine.game import View
from engine.moves import Place
from render import hand


async def offer_plan(studio: Studio, words: Words, table: Table, view: View, panel: Panel) -> None:
    """Adds the cards a turn can be planned with, the current plan, and a button to undo it."""
    assert view.seat is not None
    person, stamp = table.seats.holders[view.seat].person, table.stamp(view.seat)
    if not view.plannable or person is None or table.lesson:
        return
    panel.picture(await studio.draw(words, hand, view.plannable))
    cards = {card.id: card for card in view.plannable}
    plan = table.clock.plans.get(person.id)
    planned = isinstance(plan, Place) and plan.card in cards
    if isinstance(plan, Place) and planned:
        panel.text(words("plan-stands", where=write_place(words, view.area, cards[plan.card], plan.placement)))
    else:
        panel.text(words("plan-ask"))
    best = (await studio.advice(table, view.seat)).best if table.agreed.hints else ()
    first = {one.card.id: one.placement for one in best}
    trials = [
        Trial(view.slot_of(card.id), spot)
        for card in view.plannable
        if (spot := first.get(card.id) or next(view.area.placements(card), None)) is not None
    ]
    panel.row(
        *(try_button(studio, words, table, view, trial) for trial in trials),
        button(Press("unplan", table.code, stamp), words("button-undo")) if planned else None,
    )
