"""Trying out a card: see where it would go and what it would score, move it around, then place it.

Each button's id holds the trial it leads to, so every press does the same thing: show that trial.
"""

from __future__ import annotations

from functools import partial
from typing import Sequence

from bot.drawing.studio import Studio
from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels import actions
from bot.panels.appearance import appearance_button
from bot.panels.common import (
    bonus_lines,
    close_up,
    draw_zones,
    is_last,
    phase_key,
    rival_lines,
    scored,
    signed,
    zones_beside,
)
from bot.panels.hints import explained, prospect
from bot.panels.ids import Press, Trial
from bot.panels.layout import GREEN, Panel, button
from bot.panels.moves import OpenMoves, card_of, open_to
from bot.panels.parts import PressButton
from bot.panels.rules import help_button
from bot.panels.spots import card_menu, layer_menu, layer_name, spot_menu
from bot.panels.steering import Steering, pad, steering_of
from bot.presses_first import presses_first
from bot.service.table import Table
from bot.workers.jobs import Advised
from engine.advice import Advice
from engine.area import Area, Placement, footprint
from engine.cards import Card
from engine.errors import IllegalMove
from engine.game import View
from render import area, strip
from render import trial as draw_trial
from render.kinds import MOST_IN_A_STRIP as IN_A_STRIP

BUTTONS = 4
"""The most cards with a button each; more go in a menu."""


async def advice_at(studio: Studio, table: Table, seat: int) -> Advised:
    """What the panel may suggest: nothing if the host has turned hints off."""
    return await studio.advice(table, seat) if table.agreed.hints else Advised()


def first_trial(view: View, advice: Advised) -> Trial | None:
    """The card to start with, at its top spot; without hints, the first card at a plain spot. None if none fits."""
    for one in advice.best:
        return Trial(view.slot_of(one.card.id), one.placement)
    fitting = (Trial(slot, spot) for slot, card in _cards(view) for spot in view.area.placements(card))
    return next(fitting, None)


async def trial_panel(
    studio: Studio,
    words: Words,
    table: Table,
    seat: int,
    trial: Trial,
    note: str = "",
    problem: str = "",
    title: str = "",
    advice: Advised | None = None,
) -> Panel:
    """The panel of one trial. `note` goes right above the pad, with a button to the rule behind a `problem`; `advice`
    is asked for unless it is known already."""
    await presses_first()
    view = table.view(seat)
    card, where = card_of(view, trial.card), trial.placement
    refused = problem_with(view.area, card, where)
    if refused and not view.area.window.contains(footprint(card, where)):
        raise refused  # outside the window: there is nothing to show
    moves = open_to(view)
    advice = advice or await advice_at(studio, table, seat)
    best = advice.of(card)
    steering = steering_of(view.area, card)
    panel = actions.head(words, table, seat, title)
    if view.playable and not table.lesson:
        phase = words(f"{phase_key(view)}-title", round=view.round, rounds=view.rounds)
        ask = words(f"{phase_key(view)}-ask", count=len(view.playable))
        panel.text(phase, actions.deadline(words, table, seat), ask, *bonus_lines(studio, words, view))
        panel.text(*rival_lines(studio, words, view))
    # A phone shows the lower end of a panel, so picture, pad and Place go there, and what is rarely needed above.
    await _cards_at_hand(studio, words, table, view, trial, advice.best, panel)
    _seldom(studio, words, table, view, trial, moves, panel, helped=refused is None)
    await _tried(studio, words, view, trial, panel, refused)
    actions.answer(words, table, panel, note, problem)
    _pad(words, table, view, trial, steering, best, panel, placeable=refused is None)
    if refused and refused.code != problem:
        panel.row(help_button(words, table.code, view.game, problem=refused.code))
    await presses_first()
    layer_menu(words, table, view, panel, trial, steering)
    await presses_first()
    spot_menu(words, table, view, panel, trial, steering, best)
    appearance = appearance_button(words, studio.appearance, table.code, table.stamp(seat), *trial.args())
    return panel.footer(_footer(words, table, view), appearance)


async def _cards_at_hand(
    studio: Studio, words: Words, table: Table, view: View, trial: Trial, advice: Sequence[Advice], panel: Panel
) -> None:
    """What lies open elsewhere; then the cards in hand, small, with ways to try another one.

    Another card starts at its top spot or, without hints, as near as possible to this one.
    """
    await draw_zones(studio, words, zones_beside(view, view.tryable), panel)
    alone = len(_cards(view)) == 1 and not studio.appearance.text
    if not alone and len(_cards(view)) <= IN_A_STRIP:
        if view.seats == 1:
            panel.text(words(f"{view.game}-solo-cards"))
        panel.picture(await studio.draw(words, strip, view.slots, trial.card))
    best = {one.card: one.placement for one in advice}
    spots = {
        slot: best.get(card) or steering_of(view.area, card).nearest(trial.placement) for slot, card in _cards(view)
    }
    trials = [Trial(slot, spot) for slot, spot in spots.items() if spot is not None and slot != trial.card]
    if len(trials) < BUTTONS:
        panel.row(*(actions.try_button(studio, words, table, view, one) for one in trials))
    else:
        card_menu(words, table, view, panel, sorted((trial, *trials), key=lambda one: one.card), trial.card)


def _seldom(
    studio: Studio,
    words: Words,
    table: Table,
    view: View,
    trial: Trial,
    moves: OpenMoves,
    panel: Panel,
    *,
    helped: bool,
) -> None:
    """What is not about where the card goes: other moves, the form, undo, leaving it to a bot, and help.

    If a problem is explained below, its button to the rules replaces help (not `helped`).
    """
    assert view.seat is not None
    if not moves or table.lesson:
        panel.row(button(Press("cards", table.code), words("button-back")))
        return
    panel.rows(*actions.choices(studio, words, table, view, moves))
    panel.rows(*actions.answers(studio, words, table, view, moves), across=actions.ANSWERS_ACROSS)
    panel.row(
        actions.undo_button(words, table, view),
        actions.form_button(words, table, view.seat, *trial.args()),
        actions.for_me(words, table, view, "play"),
    )
    hint, rules = actions.assistance(words, table, view)
    panel.row(hint, rules if helped else None)


async def _tried(
    studio: Studio, words: Words, view: View, trial: Trial, panel: Panel, refused: IllegalMove | None
) -> None:
    """The area with the card in it; which card lies where, and what that scores or why it is not allowed."""
    card, where = card_of(view, trial.card), trial.placement
    if view.seats == 1:
        panel.text(words(f"{view.game}-solo-area"))
    scores, text = partial(scored, view), studio.appearance.text
    shown = {"problem": refused is not None, "window": close_up(view.area, footprint(card, where)), "brief": text}
    panel.picture(await studio.draw(words, draw_trial, view, card, where, scores, **shown))
    if text:
        panel.text(words("trial-without")).picture(await studio.draw(words, area, view, view.seat))
    await presses_first()
    written = written_out(words, view.area, card, where)
    if refused:
        panel.text(words("trial-problem", number=trial.card + 1, where=written, why=words.error(refused)))
        return
    ahead = prospect(view, card, where)
    reasons = explained(partial(studio.named, words), words, ahead)
    panel.text(
        words.anew("trial-title", number=trial.card + 1, where=written, gain=signed(ahead.gain)),
        words.anew("trial-why", why=words.capital(reasons)),
    )


def _footer(words: Words, table: Table, view: View) -> str:
    if table.nowhere:
        # Someone playing alone needs no code to find the table.
        final = view.final and table.agreed.practice is None
        return words("trial-footer-private", final="yes" if final else "no")
    ends_phase = is_last(table, view) and len(view.playable) == 1 and not table.lesson
    key = "trial-footer-last" if ends_phase else "trial-footer"
    if view.final or not view.playable:
        key = "trial-footer-final" if view.playable else "trial-footer-plan"
    return words(key, code=table.code)


def _pad(
    words: Words,
    table: Table,
    view: View,
    trial: Trial,
    steering: Steering,
    best: Sequence[Advice],
    panel: Panel,
    *,
    placeable: bool,
) -> None:
    """Turns and arrows in rows that keep their shape on a phone, and below them the buttons to finish with."""
    assert view.seat is not None
    code, stamp, where = table.code, table.stamp(view.seat), trial.placement

    def to(slot: str, label: str, target: Placement | None) -> PressButton:
        """A button to another trial, greyed out if it leads nowhere. `slot` keeps the ids distinct."""
        aim = trial if target is None else Trial(trial.card, target)
        return button(Press("try", code, stamp, (*aim.args(), slot)), label, disabled=target in (None, where))

    # A player whose turn has not come yet can only plan it.
    verb, label = ("place", words("button-place")) if view.playable else ("plan", words("button-plan"))
    target = pad(steering, where, [one.placement for one in best])
    panel.row(
        to("b", words("button-turn-left"), target["b"]),
        to("u", "↑", target["u"]),
        to("t", words("button-turn"), target["t"]),
    )
    layer, jump = target["y"], target["n"]
    named = layer_name(words, view.area, steering.card, layer) if layer else ""
    panel.row(
        to("l", "←", target["l"]),
        to("d", "↓", target["d"]),
        to("r", "→", target["r"]),
        layer and to("y", words("labelled", label=words("button-layer"), text=named), layer),
    )
    panel.row(
        button(Press(verb, code, stamp, trial.args()), label, GREEN) if placeable else None,
        jump and to("n", words("button-next-spot"), jump),
    )


def _cards(view: View) -> list[tuple[int, Card]]:
    return [(slot, card) for slot, card in enumerate(view.slots) if card is not None]


def problem_with(area: Area, card: Card, where: Placement) -> IllegalMove | None:
    try:
        area.check(card, where)
    except IllegalMove as error:
        return error
    return None


def written_out(words: Words, area: Area, card: Card, where: Placement) -> str:
    """A placement as one would type it, with its layer spelled out unless nothing has been placed yet."""
    written = write_place(words, area, card, where)
    if where.under or not area.laid:
        return written
    return f"{written} {words('layer-over' if area.overlapped(card, where) else 'layer-beside')}"
