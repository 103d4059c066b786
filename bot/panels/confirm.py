"""Asks *Are you sure?*, in private, before anything that cannot be undone."""

from __future__ import annotations

from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import RED, Panel, button
from bot.service.table import Table


def confirm_panel(words: Words, table: Table, what: str) -> Panel:
    """`what` is cancel or leave. The answer is tied to the table's status: a yes given in the lobby does not count once
    the game has begun."""
    question, yes = words(f"{what}-ask", code=table.code), words(f"{what}-yes")
    if table.nowhere:
        # Nobody else is at that table, so to leave it is to give it up.
        what, question, yes = "cancel", words("give-up-ask"), words("give-up-yes")
    return (
        Panel()
        .text(question)
        .row(
            button(Press("yes", table.code, str(table.status), (what,)), yes, RED),
            button(Press("no", table.code), words("button-keep-going")),
        )
    )
