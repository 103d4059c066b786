"""Messages stay within Discord's limits, whatever they contain."""

from __future__ import annotations

from discord import ui

from bot.panels.ids import Press
from bot.panels.layout import PARTS, Panel, PressButton, button


def panel_of(texts: int) -> Panel:
    panel = Panel().text("above").line()
    for number in range(texts):
        panel.text(str(number))
    for number in range(9):
        panel.row(*(button(Press("try", "TEST", "", (str(number), str(one))), "x") for one in range(2)))
    return panel


def test_texts_move_together_only_if_there_are_too_many_parts() -> None:
    room = PARTS - 30  # the container, a text and a separator; nine rows of two buttons
    view = panel_of(room).build()
    assert view.total_children_count == PARTS
    assert any(isinstance(one, ui.Separator) for one in view.walk_children())
    view = panel_of(room + 1).build()
    (text,) = (one for one in view.walk_children() if isinstance(one, ui.TextDisplay))
    assert text.content.splitlines() == ["above", *map(str, range(room + 1))]
    assert len([one for one in view.walk_children() if isinstance(one, PressButton)]) == 18
