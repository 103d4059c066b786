"""What is stored about a person: download it, or have it forgotten."""

from __future__ import annotations

import gzip

from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import RED, Panel, button
from bot.panels.parts import PressButton
from bot.panels.preferences import NOWHERE
from bot.service.forgetting import Forgotten

FILE, FORGET, YES = "file", "forget", "yes"
DATA = (FILE, FORGET)
"""What one can ask for."""
NAME = "snack-data.json"
LARGEST = 7 * 1024 * 1024
"""In bytes; Discord accepts files of up to ten megabytes from a bot."""


def data_panel(words: Words) -> Panel:
    return Panel().text(words("data-title"), words("data-about")).row(*(_button(words, one) for one in DATA))


def file_panel(words: Words, data: bytes) -> Panel:
    large = len(data) > LARGEST
    name, data = (f"{NAME}.gz", gzip.compress(data)) if large else (NAME, data)
    return Panel().text(words("data-title"), words("data-here")).document(name, data).row(_button(words, FORGET))


def forget_panel(words: Words, tables: int) -> Panel:
    """Asks whether they are sure. `tables` is how many they sit at now."""
    return (
        Panel()
        .text(words("forget-title"), words("forget-ask"), words("forget-tables", count=tables) if tables else "")
        .row(
            button(Press("data", NOWHERE, "", (YES,)), words("forget-yes"), RED),
            button(Press("no", NOWHERE), words("forget-no")),
        )
    )


def forgotten_panel(words: Words, done: Forgotten) -> Panel:
    return Panel().text(words("forget-done", count=done.left))


def _button(words: Words, what: str) -> PressButton:
    return button(Press("data", NOWHERE, "", (what,)), words(f"button-data-{what}"))
