"""Asks *Are you sure?*, in private, before anything that cannot be undone."""

from __future__ import annotations

from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import RED, Panel, button
from bot.service.table import Table


def confirm_panel(words: Words, table: Table, what: str) -> Panel:
    """`what` is cancel or leave. The answer is tied to the table's status: a yes given in the lobby does not count once
    the game has begun."""
    asked = what
    if table.nowhere:
        # Nobody else is at that table, so to leave it is to give it up.
        what, asked = "cancel", "give-up"
    return (
        Panel()
        .text(words(f"{asked}-ask", code=table.code))
        .row(
            button(Press("yes", table.code, str(table.status), (what,)), words(f"{asked}-yes"), RED),
            button(Press("no", table.code), words("button-keep-going")),
        )
    )
