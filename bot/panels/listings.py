"""Lists and help: my games, what a table is waiting for, how everything works."""

from __future__ import annotations

from datetime import datetime
from typing import Sequence

from bot.drawing.appearance import Appearance
from bot.language.words import Words
from bot.panels.appearance import appearance_row
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, Panel, button
from bot.panels.names import link, shown_code
from bot.panels.parts import PressButton
from bot.panels.seats import asked_of_all, progress
from bot.service.preferences import PreferencesOf
from bot.service.table import Status, Table
from engine.catalog import GAMES

LISTED = 10
NOWHERE = "-"
"""Used in place of a table's code where there is no table yet."""


def status_panel(
    words: Words, table: Table, user: int, now: datetime, appearance: Appearance, preferences: PreferencesOf
) -> Panel:
    """What a game is waiting for, until when, and a link to it."""
    panel = Panel().text(words("status-title", game=words(f"game-{table.agreed.game}"), code=table.code))
    if table.status is Status.PLAYING:
        view = table.view(None)
        panel.text(
            words("status-round", round=view.round, rounds=view.rounds),
            asked_of_all(words, table),
            *progress(words, table, view, now, appearance, preferences, table.seat_of(user)),
        )
    else:
        panel.text(words(f"status-{table.status}"))
    panel.text(words("status-link", link=_link(table)))
    if table.status is Status.PLAYING and table.seat_of(user) is not None:
        panel.row(button(Press("cards", table.code), words("button-my-cards"), BLUE))
    return panel


def games_panel(
    words: Words, tables: Sequence[Table], user: int, damaged: Sequence[str] = (), practice: Table | None = None
) -> Panel:
    """`damaged` are the codes of tables that cannot be read, `practice` is an open practice game, if there is one."""
    panel = Panel().text(words("games-title", count=len(tables) + len(damaged)))
    for code in damaged[:LISTED]:
        panel.text(words("games-damaged", code=code))
    for table in tables[:LISTED]:
        seat = table.seat_of(user)
        if table.status is Status.LOBBY:
            state = words("status-lobby")
        elif table.asleep:
            state = words("games-asleep")
        elif seat in table.view(None).waiting:
            state = words("games-your-turn")
        else:
            state = words("games-waiting")
        game = words(f"game-{table.agreed.game}")
        panel.text(words("games-line", game=game, code=table.code, state=state, link=_link(table)))
    if len(tables) > LISTED:
        panel.text(words("games-more", count=len(tables) - LISTED))
    waiting = [table for table in tables if table.status is Status.PLAYING and _due(table, user)]
    panel.row(
        *(button(Press("cards", table.code), words("button-cards-of", code=table.code), BLUE) for table in waiting[:3])
    )
    if practice is not None and practice.agreed.practice is not None:
        game, begun = words(f"game-{practice.agreed.game}"), practice.agreed.practice
        panel.text(words("games-practice", game=game, code=shown_code(begun.code), step=begun.step + 1))
        panel.row(button(Press("cards", practice.code), words("button-practice")))
    return panel


def _link(table: Table) -> str:
    return link(table.location, table.display.posted.message if table.display.posted else None)


def _due(table: Table, user: int) -> bool:
    return table.seat_of(user) in table.view(None).waiting


def play_now_button(words: Words, game: str) -> PressButton:
    """A button that starts a game against a bot right here."""
    return button(Press("playnow", NOWHERE, "", (game,)), words("button-play-now", game=words(f"game-{game}")), GREEN)


def help_panel(words: Words, appearance: Appearance) -> Panel:
    """How to play, with each game's own introduction."""
    games = [words(f"help-{game}") for game in GAMES]
    panel = Panel().text("\n".join((words("help-text"), *games, "", words("help-commands"))))
    panel.rows(*(play_now_button(words, game) for game in GAMES))
    return panel.text(words("help-appearance")).row(*appearance_row(words, appearance))
