"""*What if*: the steps of a finished game as one seat saw them, and the practice game that continues from one."""

from __future__ import annotations

import discord

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.actions import rewind_button
from bot.panels.appearance import appearance_button
from bot.panels.common import bonus_lines, close_up, draw_zones, phase_key, zones_beside
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, Panel, button, clip
from bot.panels.names import shown_code
from bot.panels.parts import PressButton
from bot.panels.played_for_you import deed
from bot.panels.table import verdict
from bot.service.table import Practice, Status, Table
from engine.replay import steps
from render import area, hand, scoresheet

OPTIONS, LABEL = 25, 100
"""The most options Discord allows in a menu."""


def what_if_button(words: Words, table: Table, user: int) -> PressButton | None:
    """For a player of this game: a button to its steps."""
    if table.status is not Status.OVER or table.agreed.practice is not None or table.seat_of(user) is None:
        return None
    return button(Press("whatif", table.code), words("button-what-if"), BLUE)


async def step_panel(studio: Studio, words: Words, table: Table, seat: int, step: int, open_one: Table | None) -> Panel:
    """A finished game as a seat saw it at one of its steps, what was done then, and the way on from there.

    `open_one` is the practice game the person has open, if any: a new one would replace it.
    """
    assert table.match is not None
    counts = steps(table.match, seat)
    count = counts[step]
    view = table.match.at(count).view(seat)
    panel = Panel().text(
        words("what-if-title", code=shown_code(table.code), step=step + 1, steps=len(counts)),
        words(f"{phase_key(view)}-title", round=view.round, rounds=view.rounds),
    )
    panel.text(*bonus_lines(studio, words, view))
    if view.area.laid:
        panel.picture(await studio.draw(words, area, view, view.seat, close_up(view.area, edge=0)))
    cards = view.playable or view.held
    if cards:
        panel.picture(await studio.draw(words, hand, view.slots if view.playable else cards))
    await draw_zones(studio, words, zones_beside(view, cards), panel)
    panel.text(words("what-if-did", move=deed(words, view, table.match.entries[count].move)))
    if len(counts) <= OPTIONS:
        # Each step needs its own menu id: with the same one, Discord would keep showing what was picked before.
        menu = Press("whatif", table.code, str(step))
        panel.menu(menu, words("menu-steps"), _options(words, table, seat, counts, step))
    panel.row(
        _step(words("button-page-before"), table, step - 1, len(counts), "b"),
        _step(words("button-page-after"), table, step + 1, len(counts), "n"),
        button(Press("playon", table.code, "", (str(step),)), words("button-play-on"), GREEN),
    )
    going = None
    if open_one is not None:
        going = button(Press("cards", open_one.code), words("button-practice"))
        panel.text(words("what-if-instead"))
    panel.row(going, button(Press("replay", table.code), words("button-replay")))
    look = appearance_button(words, studio.appearance, table.code, "", "whatif", str(step))
    return panel.footer(words("what-if-footer"), look)


def _options(words: Words, table: Table, seat: int, counts: tuple[int, ...], now: int) -> list[discord.SelectOption]:
    assert table.match is not None
    found = []
    for number, count in enumerate(counts):
        view = table.match.at(count).view(seat)
        move = words.capital(deed(words, view, table.match.entries[count].move))
        label = words("what-if-step", step=number + 1, round=view.round)
        found.append(
            discord.SelectOption(
                label=clip(label, LABEL),
                description=clip(move.replace("`", ""), LABEL),
                value=str(number),
                default=number == now,
            )
        )
    return found


def _step(label: str, table: Table, step: int, count: int, slot: str) -> PressButton:
    """`slot` keeps the ids distinct."""
    inside = 0 <= step < count
    shown = str(min(max(step, 0), count - 1))
    return button(Press("whatif", table.code, "", (shown, slot)), label, disabled=not inside)


def practice_title(words: Words, table: Table) -> str:
    begun = _practice(table)
    game, code = words(f"game-{table.agreed.game}"), shown_code(begun.code)
    return words("practice-title", game=game, code=code, step=begun.step + 1)


async def practice_finished(studio: Studio, words: Words, table: Table, seat: int, note: str = "") -> Panel:
    """How it ended, beside what really happened."""
    view, begun = table.view(seat), _practice(table)
    assert view.outcome is not None
    panel = Panel().text(note, practice_title(words, table), verdict(words, table, view.outcome))
    own = view.outcome.sheets[seat].total
    kind = "same" if own == begun.points else "other"
    panel.text(words("practice-points", kind=kind, own=own, then=begun.points))
    panel.picture(await studio.draw(words, scoresheet, view))
    panel.row(_again(words, table), rewind_button(words, table), other_steps(words, table))
    return panel.footer(words("practice-footer"), appearance_button(words, studio.appearance, table.code))


def practice_cancelled(words: Words, table: Table, note: str = "") -> Panel:
    panel = Panel().text(note, practice_title(words, table), words("practice-given-up"))
    return panel.row(_again(words, table), other_steps(words, table))


def _again(words: Words, table: Table) -> PressButton:
    begun = _practice(table)
    return button(Press("playon", begun.code, "", (str(begun.step),)), words("button-practice-again"), GREEN)


def other_steps(words: Words, table: Table) -> PressButton:
    begun = _practice(table)
    return button(Press("whatif", begun.code, "", (str(begun.step),)), words("button-other-step"))


def _practice(table: Table) -> Practice:
    assert table.agreed.practice is not None
    return table.agreed.practice
