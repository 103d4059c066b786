"""Buttons that change how a person sees a game."""

from __future__ import annotations

from bot.looks import ORDINARY, PICTURES, STRONG, TEXT, Look
from bot.panels.ids import Press
from bot.panels.layout import Panel, PressButton, button
from bot.words import Words


def look_button(words: Words, look: Look, code: str = "", stamp: str = "", *what: str) -> PressButton:
    """To text or back to pictures, for now; `what` says which panel to show again."""
    to = PICTURES if look.text else TEXT
    return button(Press("look", code, stamp, (to, *what)), words(f"button-look-{to}"))


def look_row(words: Words, look: Look, *what: str) -> tuple[PressButton, ...]:
    """What a person may choose for good; `what` says which panel to show again."""
    wanted = (PICTURES if look.text else TEXT, ORDINARY if look.strong else STRONG)
    return tuple(button(Press("keeplook", "", "", (to, *what)), words(f"button-keep-look-{to}")) for to in wanted)


def look_lines(words: Words, look: Look) -> tuple[str, str]:
    return (
        words("looks-text-on" if look.text else "looks-text-off"),
        words("looks-strong-on" if look.strong else "looks-strong-off"),
    )


def looks_panel(words: Words, look: Look) -> Panel:
    return Panel().text(words("looks-title"), *look_lines(words, look)).row(*look_row(words, look))
