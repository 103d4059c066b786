"""The buttons for what a person can do now: choose, answer, undo, and get help with deciding."""

from __future__ import annotations

from collections import Counter
from typing import Iterable, Iterator

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.common import is_last
from bot.panels.ids import Press, Trial
from bot.panels.layout import BLUE, GREEN, GREY, Panel, button
from bot.panels.moves import OpenMoves, answer_name, card_of, choice_name, choice_press, kinds_of_choice
from bot.panels.parts import PressButton
from bot.panels.reminders import relative
from bot.panels.rules import help_button
from bot.service.practice import can_rewind
from bot.service.table import Table
from engine.cards import Card
from engine.catalog import GAMES
from engine.game import View

ANSWERS_ACROSS = 3
"""Answers per row: they may be long, and a phone fits no more side by side."""


def head(words: Words, table: Table, seat: int, title: str) -> Panel:
    """The top of every private panel: a title, if it has one, and who plays the seat."""
    panel = Panel().text(title)
    if title:
        panel.line()
    if table.seats.holders[seat].stand_in:
        panel.text(words("asleep-seat" if table.asleep else "stand-in-plays"))
        panel.row(button(Press("back", table.code), words("button-back-again"), GREEN))
    return panel


def answer(words: Words, table: Table, panel: Panel, note: str, problem: str) -> None:
    """What to say about what someone did last, with a button to the rule behind a `problem`. It goes right above the
    buttons: a phone shows the lower end of a panel."""
    panel.text(note)
    if problem:
        panel.row(help_button(words, table.code, table.agreed.game, problem=problem))


def choices(studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves) -> Iterator[PressButton]:
    """A button for each card in the hand and each purpose it can be chosen for; the current choice is left out."""
    assert view.seat is not None
    for kind in kinds_of_choice(view.game):
        if not any(isinstance(move, kind) for move in moves.choices):
            continue
        for number, card in enumerate(view.hand):
            if kind(card.id) in moves.choices:
                yield button(
                    choice_press(table, view.seat, kind, number),
                    choice_name(words, view, kind, number),
                    BLUE if view.chosen is None else GREY,
                    emoji=emblem(studio, view.game, card, view.hand),
                )


def answers(studio: Studio, words: Words, table: Table, view: View, moves: OpenMoves) -> Iterator[PressButton]:
    """A button for each other move, with the emoji of whatever the fewest of them name. They are highlighted only if
    nothing can be placed."""
    assert view.seat is not None
    named = Counter(component for move in moves.answers for component in move.components)
    for number, move in enumerate(moves.answers):
        yield button(
            Press("answer", table.code, table.stamp(view.seat), (str(number),)),
            words.capital(answer_name(words, view, move)),
            GREY if moves.placing else BLUE,
            emoji=studio.emojis.of(min(move.components, key=named.__getitem__, default="")) or None,
        )


def emblem(studio: Studio, game: str, card: Card, beside: Iterable[Card | None]) -> str | None:
    """The emoji by which people recognise a card's button: that of a component of which it shows more than any of the
    cards `beside` it. What is collected in the game goes first, then what it shows most more of, then what comes first.
    """
    own, others = _components(card), [_components(one) for one in beside if one and one != card]

    def telling(one: str) -> tuple[bool, bool, int]:
        more = own.count(one) - max((other.count(one) for other in others), default=0)
        return more > 0, one in GAMES[game].collected, more

    return studio.emojis.of(max(own, key=telling)) or None


def _components(card: Card) -> list[str]:
    """What is on a card: first what lies on top in each square, then what is below that."""
    return [component for layer in zip(*card.squares, strict=True) for component in layer]


def try_button(studio: Studio, words: Words, table: Table, view: View, trial: Trial) -> PressButton:
    """A button that tries out another card."""
    assert view.seat is not None
    return button(
        Press("try", table.code, table.stamp(view.seat), (*trial.args(), "c")),
        words("button-card", number=trial.card + 1),
        emoji=emblem(studio, view.game, card_of(view, trial.card), view.slots),
    )


def form_button(words: Words, table: Table, seat: int, *trial: str) -> PressButton:
    """A button that opens the form, filled in with a trial."""
    return button(Press("type", table.code, table.stamp(seat), trial), words("button-type"))


def assistance(words: Words, table: Table, view: View) -> tuple[PressButton | None, ...]:
    """Help for whoever has to act: a hint, unless the host turned hints off, and the rules."""
    assert view.seat is not None
    hint = (
        button(Press("hint", table.code, table.stamp(view.seat)), words("button-hint")) if table.agreed.hints else None
    )
    return hint, help_button(words, table.code, view.game, phase=view.phase)


def undo_button(words: Words, table: Table, view: View) -> PressButton | None:
    if table.agreed.practice is not None:
        return rewind_button(words, table)
    if not view.can_undo or view.seat is None:
        return None
    return button(Press("undo", table.code, table.stamp(view.seat)), words("button-undo"))


def rewind_button(words: Words, table: Table) -> PressButton | None:
    """In a practice game, which has one person: undoes their last move, whatever has happened since."""
    seat = table.seat_of(table.seats.host)
    if seat is None or not can_rewind(table, seat):
        return None
    return button(Press("rewind", table.code, table.stamp(seat)), words("button-undo"))


def for_me(words: Words, table: Table, view: View, what: str) -> PressButton | None:
    """A button that lets a bot do the rest; `what` is keep or play."""
    if view.seat is None or view.seat not in view.waiting or table.lesson or table.nowhere:
        return None
    return button(Press("forme", table.code, table.stamp(view.seat)), words(f"button-{what}-for-me"))


def last(words: Words, table: Table, view: View) -> str:
    """A warning that this answer, the last one missing, ends the phase. Lessons say so themselves."""
    ends = is_last(table, view) and not table.lesson and table.agreed.practice is None
    return words("panel-last") if ends else ""


def deadline(words: Words, table: Table, seat: int) -> str:
    wait = table.wait_of(seat)
    return words("panel-until", until=relative(wait.ends)) if wait is not None and wait.ends is not None else ""
