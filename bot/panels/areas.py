"""Areas in words: all of them where a message has room for that, else one seat at a time."""

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
    """Every area, or the board that all share, row by row: a picture of them says in words only how large they are."""
    return [alt_lines(words, alt.alt(alt.area(seat, shown), further=alt.laid(shown))) for seat, shown in view.boards]


def write_areas(words: Words, table: Table, panel: Panel, areas: Sequence[str], shown: int, spare: int) -> None:
    """So many characters have to be left `spare`: what does not fit is never cut, it is behind a button."""
    if len(areas) == 1 or sum(len(area) for area in areas) <= panel.room - spare:
        for area in areas:
            panel.text(area)
    else:
        panel.text(areas[shown])
        seat_buttons(words, table, panel, "read", shown)
