"""What a table's message says when the table cannot be read, and what can be done about it."""

from __future__ import annotations

from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import GREEN, RED, Panel, button
from bot.panels.names import mention
from bot.panels.parts import PressButton
from bot.service.mending import Wreck
from bot.service.table import OPEN


def damaged_panel(words: Words, found: Wreck) -> Panel:
    """For the whole channel. Only the host and moderators may press the button."""
    return (
        Panel()
        .text(words("damaged-title", code=found.table.code), damaged_text(words, found))
        .row(mend_button(words, found))
    )


def damaged_text(words: Words, found: Wreck) -> str:
    if found.table.status not in OPEN:
        return words("damaged-closed")
    what = "damaged-beyond" if found.mended is None else "damaged-mendable"
    return f"{words('damaged-text')}\n{words(what, host=mention(words, found.table.seats.host), count=found.lost)}"


def mend_button(words: Words, found: Wreck) -> PressButton | None:
    if found.table.status not in OPEN:
        return None
    press = Press("mend", found.table.code)
    if found.mended is None:
        return button(press, words("button-give-up"), RED)
    return button(press, words("button-mend"), GREEN)
