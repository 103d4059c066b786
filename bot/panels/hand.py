"""What one person has to do now, for their eyes only: choose a card, lay one, answer, or wait."""

from __future__ import annotations

from typing import Iterator

import discord

from bot.drawing.studio import Studio
from bot.language.typed_placements import write_place
from bot.language.words import Words
from bot.panels.appearance import appearance_button
from bot.panels.common import bonus_lines, draw_zones, is_last, phase_key, signed, zones_beside
from bot.panels.ids import Press, Trial
from bot.panels.layout import BLUE, GREEN, Panel, PressButton, button, clip
from bot.panels.moves import OpenMoves, answer_name, choice_name, choice_press, kinds_of_choice, open_to
from bot.panels.names import names
from bot.panels.plans import offer_plan
from bot.panels.reminders import relative
from bot.panels.rules import help_button
from bot.service.table import Status, Table
from engine.advice import Advice
from engine.cards import Card
from engine.game import View
from render import area, hand

SUGGESTIONS = 12
ANSWERS_ACROSS = 3
"""Answers per row: they may be long, and a phone fits no more side by side."""


async def hand_panel(studio: Studio, words: Words, table: Table, seat: int, note: str = "", problem: str = "") -> Panel:
    """The panel behind *My cards*. `note` is shown at the top, with a button to the rule behind a `problem`."""
    view = table.view(seat)
    panel = Panel().text(note)
    if problem:
        panel.row(help_button(words, table.code, view.game, problem=problem))
    if note:
        panel.line()
    if table.status is not Status.PLAYING:
        return panel.text(ended_line(words, table))
    if table.seats.holders[seat].stand_in:
        panel.text(words("asleep-seat" if table.asleep else "stand-in-plays"))
        panel.row(button(Press("back", table.code), words("button-back-again"), GREEN))
    moves = open_to(view)
    if moves:
        await _acting(studio, words, table, view, moves, panel)
    else:
        await _waiting(studio, words, table, view, panel)
    return panel.footer(words("panel-footer", code=table.code), appearance_button(words, studio.appearance, table.code))


def ended_line(words: Words, table: Table) -> str:
    """How the game ended; empty while it has not."""
    if table.status is Status.CANCELLED:
        return words("cancel-done", code=table.code)
    return words("panel-over", code=table.code) if table.status is Status.OVER else ""


async def _acting(studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves, panel: Panel) -> None:
    """Everything a person can do now, on one panel: choose cards, lay cards, give answers."""
    assert view.seat is not None
    key = phase_key(view)
    panel.text(words(f"{key}-title", round=view.round, rounds=view.rounds), _deadline(words, table, view.seat))
    chosen = view.hand.index(view.chosen) if moves.choices and view.chosen in view.hand else None
    cards = view.hand if moves.choices else view.playable or view.held
    if moves.choices:
        panel.picture(await studio.draw(words, hand, cards, chosen))
    if view.area.laid:
        panel.picture(await studio.draw(words, area, view, view.seat))
    if cards and not moves.choices:
        panel.picture(await studio.draw(words, hand, cards))
    panel.text(*bonus_lines(studio, words, view))
    if moves.placing:
        await draw_zones(studio, words, zones_beside(view, cards), panel)
    ask = words(f"{key}-ask", count=len(view.playable))
    panel.text(ask if chosen is None else words(f"{key}-chosen", number=chosen + 1))
    if not moves.placing:
        panel.text(_last(words, table, view))
    await _offer(studio, words, table, view, moves, panel)


async def _offer(studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves, panel: Panel) -> None:
    """Adds the buttons for the open moves, and the help for deciding between them."""
    assert view.seat is not None
    undo, assistance = _undo(words, table, view), _assistance(words, table, view)
    choices = _choices(studio, words, table, view, moves)
    if not moves.placing and not moves.answers:
        panel.rows(*choices, undo)
        panel.row(_for_me(words, table, view, "keep"), *assistance)
        return
    panel.rows(*choices)
    advice = await studio.advice(table, view.seat) if table.agreed.hints and moves.placing else []
    if moves.placing:
        panel.rows(*_trials(studio, words, table, view, advice))
    panel.rows(*_answers(studio, words, table, view, moves), across=ANSWERS_ACROSS)
    panel.row(
        button(Press("type", table.code, table.stamp(view.seat)), words("button-type")) if moves.placing else None,
        undo,
        *assistance,
        _for_me(words, table, view, "play") if moves.placing or moves.choices else None,
    )
    suggest(words, table, view, panel, advice)


def _choices(studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves) -> Iterator[PressButton]:
    """A button for each card in the hand and each purpose it can be chosen for; the current choice is greyed out."""
    assert view.seat is not None
    for kind in kinds_of_choice(view.game):
        if not any(isinstance(move, kind) for move in moves.choices):
            continue
        for number, card in enumerate(view.hand):
            settled = kind(card.id) not in moves.choices
            yield button(
                choice_press(table, view.seat, kind, number),
                choice_name(words, view, kind, number),
                GREEN if settled and card == view.chosen else BLUE,
                emoji=_emblem(studio, card),
                disabled=settled,
            )


def _trials(studio: Studio, words: Words, table: Table, view: View, advice: list[Advice]) -> Iterator[PressButton]:
    """A button for each card that tries it at its best-looking spot; greyed out if the card fits nowhere now."""
    assert view.seat is not None
    best = {one.card.id: one.placement for one in reversed(advice)}
    for number, card in enumerate(view.playable):
        where = best.get(card.id) or next(view.area.placements(card), None)
        trial = Trial(number, where or view.area.rules.first[0])
        yield button(
            Press("try", table.code, table.stamp(view.seat), (*trial.args(), "c")),
            words("button-card", number=number + 1),
            BLUE,
            emoji=_emblem(studio, card),
            disabled=where is None,
        )


def _answers(studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves) -> Iterator[PressButton]:
    assert view.seat is not None
    for number, move in enumerate(moves.answers):
        yield button(
            Press("answer", table.code, table.stamp(view.seat), (str(number),)),
            answer_name(words, view, move),
            BLUE,
            emoji=studio.emojis.of(next(iter(move.components), "")) or None,
        )


def _emblem(studio: Studio, card: Card) -> str | None:
    """The emoji of a card's first component, so that people recognise its button."""
    return studio.emojis.of(card.squares[0][0]) or None


async def _waiting(studio: Studio, words: Words, table: Table, view: View, panel: Panel) -> None:
    assert view.seat is not None
    panel.text(words(f"{phase_key(view)}-done", round=view.round, rounds=view.rounds))
    if view.area.laid:
        panel.picture(await studio.draw(words, area, view, view.seat))
    if view.held and not view.plannable:
        panel.picture(await studio.draw(words, hand, view.held))
    await offer_plan(studio, words, table, view, panel)
    panel.text(words("panel-waiting", names=names(words, table, table.still_to_act), count=len(table.still_to_act)))
    panel.row(_undo(words, table, view), button(Press("cards", table.code), words("button-refresh")))


def suggest(words: Words, table: Table, view: View, panel: Panel, advice: list[Advice]) -> None:
    """A menu of the best-looking placements; choosing one only tries it out."""
    assert view.seat is not None
    numbers = {card.id: number for number, card in enumerate(view.tryable)}
    options = []
    for one in advice[:SUGGESTIONS]:
        number = numbers[one.card.id]
        written = write_place(words, view.area, one.card, one.placement)
        label = words("suggestion", number=number + 1, where=written, gain=signed(one.gain))
        value = ".".join(Trial(number, one.placement).args())
        options.append(discord.SelectOption(label=clip(label, 100), value=value))
    panel.menu(Press("pick", table.code, table.stamp(view.seat)), words("menu-best"), options)


def _assistance(words: Words, table: Table, view: View) -> tuple[PressButton | None, ...]:
    """Help for the player to act: a hint, unless the host turned hints off, and the rules."""
    assert view.seat is not None
    hint = (
        button(Press("hint", table.code, table.stamp(view.seat)), words("button-hint")) if table.agreed.hints else None
    )
    return hint, help_button(words, table.code, view.game, phase=view.phase)


def _last(words: Words, table: Table, view: View) -> str:
    """A warning that this answer, the last one missing, ends the phase. Lessons say so themselves."""
    return words("panel-last") if is_last(table, view) and not table.lesson else ""


def _undo(words: Words, table: Table, view: View) -> PressButton | None:
    if not view.can_undo or view.seat is None:
        return None
    return button(Press("undo", table.code, table.stamp(view.seat)), words("button-undo"))


def _for_me(words: Words, table: Table, view: View, what: str) -> PressButton | None:
    """A button that lets a bot do what is left to do; `what` is keep or play."""
    if view.seat is None or view.seat not in view.waiting or table.lesson or table.nowhere:
        return None
    return button(Press("forme", table.code, table.stamp(view.seat)), words(f"button-{what}-for-me"))


def _deadline(words: Words, table: Table, seat: int) -> str:
    wait = table.wait_of(seat)
    return words("panel-until", until=relative(wait.ends)) if wait is not None and wait.ends is not None else ""
