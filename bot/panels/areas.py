"""Areas in words: all of them if the message has room, otherwise one seat at a time."""

from __future__ import annotations

from typing import Sequence

from bot.drawing.alt import alt_lines
from bot.language.words import Words
from bot.panels.layout import Panel
from bot.panels.seats import seat_buttons
from bot.service.table import Table
from engine.game import View
from render import alt


def areas_in_words(words: Words, view: View) -> list[str]:
    """Every area, or the shared board, row by row; the alt text of their picture gives only their size."""
    return [alt_lines(words, alt.alt(alt.area(seat, shown), further=alt.laid(shown))) for seat, shown in view.boards]


def write_areas(words: Words, table: Table, panel: Panel, areas: Sequence[str], shown: int, spare: int) -> None:
    """Writes the areas, leaving `spare` characters free. If not all fit, nothing is cut: buttons lead to the rest."""
    if len(areas) == 1 or sum(len(area) for area in areas) <= panel.room - spare:
        for area in areas:
            panel.text(area)
    else:
        panel.text(areas[shown])
        seat_buttons(words, table, panel, "read", shown)
