"""Buttons that change how a person sees a game."""

from __future__ import annotations

from bot.drawing.appearance import CHOICES, MOVING, ORDINARY, PICTURES, STILL, STRONG, TEXT, TYPED, Appearance
from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.panels.parts import PressButton


def appearance_button(words: Words, appearance: Appearance, code: str = "", stamp: str = "", *what: str) -> PressButton:
    """Switches to text or back to pictures, for now; `what` names the panel to show again."""
    to = PICTURES if appearance.text else TEXT
    return button(Press("look", code, stamp, (to, *what)), words(f"button-appearance-{to}"))


def appearance_row(words: Words, appearance: Appearance, *what: str) -> tuple[PressButton, ...]:
    """Buttons for what a person can choose permanently; `what` names the panel to show again."""
    wanted = (
        PICTURES if appearance.text else TEXT,
        ORDINARY if appearance.strong else STRONG,
        MOVING if appearance.still else STILL,
        CHOICES if appearance.typed else TYPED,
    )
    return tuple(button(Press("keeplook", "", "", (to, *what)), words(f"button-keep-appearance-{to}")) for to in wanted)


def appearance_lines(words: Words, appearance: Appearance) -> tuple[str, ...]:
    return (
        words("appearance-text-on" if appearance.text else "appearance-text-off"),
        words("appearance-strong-on" if appearance.strong else "appearance-strong-off"),
        words("appearance-still-on" if appearance.still else "appearance-still-off"),
        words("appearance-typed-on" if appearance.typed else "appearance-typed-off"),
    )


def appearance_panel(words: Words, appearance: Appearance) -> Panel:
    return (
        Panel()
        .text(words("appearance-title"), *appearance_lines(words, appearance))
        .row(*appearance_row(words, appearance))
    )
