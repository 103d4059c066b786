"""What one person has to do now, for their eyes only: choose a card, lay a card, or wait."""

from __future__ import annotations

import discord

from bot.drawing.studio import Studio
from bot.language.typed_places import write_place
from bot.language.words import Words
from bot.panels.appearance import appearance_button
from bot.panels.common import bonus_lines, is_last, opponent_row, phase_key, signed
from bot.panels.ids import Press, Trial
from bot.panels.layout import BLUE, GREEN, Panel, PressButton, button, clip
from bot.panels.names import names
from bot.panels.plans import offer_plan
from bot.panels.reminders import relative
from bot.panels.rules import help_button
from bot.service.table import Status, Table
from engine.advice import Advice
from engine.cards import Card
from engine.catalog import GAMES
from engine.game import View
from engine.moves import Choose, Move, Place, Undo
from render import area, hand

SUGGESTIONS = 12


async def hand_panel(studio: Studio, words: Words, table: Table, seat: int, note: str = "", problem: str = "") -> Panel:
    """The panel behind *My cards*; `note` is said on top of it, with a way to the rules behind a `problem`."""
    view = table.view(seat)
    panel = Panel().text(note)
    if problem:
        panel.row(help_button(words, table.code, view.game, problem=problem))
    if note:
        panel.line()
    if table.status is not Status.PLAYING:
        return panel.text(ended_line(words, table))
    if table.holders[seat].stand_in:
        panel.text(words("stand-in-plays"))
        panel.row(button(Press("back", table.code), words("button-back-again"), GREEN))
    first = next(iter(GAMES[table.game].legal_moves(view)), None)
    if isinstance(first, Choose):
        await _choosing(studio, words, table, view, panel)
    elif isinstance(first, Place):
        await _playing(studio, words, table, view, panel)
    elif first is not None and not isinstance(first, Undo):
        await _deciding(studio, words, table, view, panel)
    else:
        await _waiting(studio, words, table, view, panel)
    return panel.footer(words("panel-footer", code=table.code), appearance_button(words, studio.appearance, table.code))


def ended_line(words: Words, table: Table) -> str:
    """How it ended; empty while it has not."""
    if table.status is Status.CANCELLED:
        return words("cancel-done", code=table.code)
    return words("panel-over", code=table.code) if table.status is Status.OVER else ""


async def _choosing(studio: Studio, words: Words, table: Table, view: View, panel: Panel) -> None:
    assert view.seat is not None
    key = phase_key(view)
    panel.text(words(f"{key}-title", round=view.round, rounds=view.rounds), _deadline(words, table, view.seat))
    chosen = view.hand.index(view.chosen) if view.chosen in view.hand else None
    panel.picture(await studio.draw(words, hand, view.hand, chosen))
    if view.area.laid:
        panel.picture(await studio.draw(words, area, view, view.seat))
    panel.text(*bonus_lines(studio, words, view))
    panel.text(words(f"{key}-ask") if chosen is None else words(f"{key}-chosen", number=chosen + 1))
    panel.text(_last(words, table, view))
    stamp = table.stamp(view.seat)
    panel.row(
        *(
            button(
                Press("choose", table.code, stamp, (str(number),)),
                words(f"{key}-button", number=number + 1),
                GREEN if number == chosen else BLUE,
                emoji=_emblem(studio, card),
                disabled=number == chosen,
            )
            for number, card in enumerate(view.hand)
        ),
        _undo(words, table, view),
    )
    panel.row(_for_me(words, table, view, "keep"), *_assistance(words, table, view))


async def _playing(studio: Studio, words: Words, table: Table, view: View, panel: Panel) -> None:
    assert view.seat is not None
    key = phase_key(view)
    panel.text(words(f"{key}-title", round=view.round, rounds=view.rounds), _deadline(words, table, view.seat))
    if view.area.laid:
        panel.picture(await studio.draw(words, area, view, view.seat))
    panel.picture(await studio.draw(words, hand, view.playable))
    panel.text(*bonus_lines(studio, words, view))
    await opponent_row(studio, words, view, panel)
    panel.text(words(f"{key}-ask", count=len(view.playable)))
    advice = await studio.advice(table, view.seat) if table.hints else []
    stamp = table.stamp(view.seat)
    best = {one.card.id: one.placement for one in reversed(advice)}
    first = best or {card.id: next(view.area.placements(card)) for card in view.playable}
    panel.row(
        *(
            button(
                Press(
                    "try",
                    table.code,
                    stamp,
                    (*Trial(number, first[card.id]).args(), "c"),
                ),
                words("button-card", number=number + 1),
                BLUE,
                emoji=_emblem(studio, card),
            )
            for number, card in enumerate(view.playable)
        ),
    )
    panel.row(
        button(Press("type", table.code, stamp), words("button-type")),
        _undo(words, table, view),
        *_assistance(words, table, view),
        _for_me(words, table, view, "play"),
    )
    suggest(words, table, view, panel, advice)


async def _deciding(studio: Studio, words: Words, table: Table, view: View, panel: Panel) -> None:
    """Whatever else a game asks: one button for each answer."""
    assert view.seat is not None
    key = phase_key(view)
    stamp = table.stamp(view.seat)
    panel.text(words(f"{key}-title", round=view.round, rounds=view.rounds), _deadline(words, table, view.seat))
    panel.picture(await studio.draw(words, area, view, view.seat))
    panel.text(words(f"{key}-ask"), _last(words, table, view))
    answers = [
        button(
            Press("answer", table.code, stamp, (str(number),)),
            answer_name(words, view, move),
            BLUE,
            emoji=studio.emojis.of(next(iter(things_in(move)), "")) or None,
        )
        for number, move in enumerate(answers_of(table, view.seat))
    ]
    for start in range(0, len(answers), 3):
        panel.row(*answers[start : start + 3])
    panel.row(_undo(words, table, view), *_assistance(words, table, view))


def answers_of(table: Table, seat: int) -> list[Move]:
    """What a seat can answer now, besides laying cards and taking back."""
    moves = GAMES[table.game].legal_moves(table.view(seat))
    return [move for move in moves if not isinstance(move, (Choose, Place, Undo))]


def answer_name(words: Words, view: View, move: Move) -> str:
    things = words.list(words(f"components-{one}") for one in things_in(move))
    return words(f"{phase_key(view)}-button", things=things)


def things_in(move: Move) -> list[str]:
    return list(move.components)


def _emblem(studio: Studio, card: Card) -> str | None:
    """What a card begins with, so that one knows its button again."""
    return studio.emojis.of(card.squares[0][0]) or None


async def _waiting(studio: Studio, words: Words, table: Table, view: View, panel: Panel) -> None:
    assert view.seat is not None
    panel.text(words(f"{phase_key(view)}-done", round=view.round, rounds=view.rounds))
    if view.area.laid:
        panel.picture(await studio.draw(words, area, view, view.seat))
    await offer_plan(studio, words, table, view, panel)
    panel.text(words("panel-waiting", names=names(words, table, view.waiting), count=len(view.waiting)))
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
    """What helps whoever has to act: a hint, unless the host wants none, and the rules."""
    assert view.seat is not None
    hint = button(Press("hint", table.code, table.stamp(view.seat)), words("button-hint")) if table.hints else None
    return hint, help_button(words, table.code, view.game, phase=view.phase)


def _last(words: Words, table: Table, view: View) -> str:
    """One answer is all that is asked, so that of the last one to give it ends the phase. A lesson says so itself."""
    return words("panel-last") if is_last(view) and not table.guided else ""


def _undo(words: Words, table: Table, view: View) -> PressButton | None:
    if not view.can_undo or view.seat is None:
        return None
    return button(Press("undo", table.code, table.stamp(view.seat)), words("button-undo"))


def _for_me(words: Words, table: Table, view: View, what: str) -> PressButton | None:
    """`what` is keep or play: an automatic player does what is still to do."""
    if view.seat is None or view.seat not in view.waiting or table.guided:
        return None
    return button(Press("forme", table.code, table.stamp(view.seat)), words(f"button-{what}-for-me"))


def _deadline(words: Words, table: Table, seat: int) -> str:
    wait = table.wait_of(seat)
    return words("panel-until", until=relative(wait.ends)) if wait is not None and wait.ends is not None else ""
