"""A finished game card by card: everyone's at once in a moving picture, or one seat after the other in words."""

from __future__ import annotations

from bot.drawing.alt import squares_of
from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.appearance import appearance_button
from bot.panels.common import signed
from bot.panels.layout import Panel
from bot.panels.names import seat_name
from bot.panels.seats import seat_buttons
from bot.panels.trial import written_out
from bot.service.table import Table
from engine.advice import points
from engine.area import Area
from engine.catalog import GAMES
from engine.game import View
from render import replay


async def replay_panel(studio: Studio, words: Words, table: Table, seat: int) -> Panel:
    """`seat` is the one that is told of; a picture shows them all."""
    view = table.view(None)
    panel = Panel().text(words("replay-title", code=table.code))
    if studio.appearance.text:
        panel.text(seat_name(words, table, seat), *_told(words, view, view.areas[seat]))
        seat_buttons(words, table, panel, "replay", seat)
    else:
        panel.picture(await studio.draw(words, replay, view, None))
    return panel.row(appearance_button(words, studio.appearance, table.code, "", "replay", str(seat)))


def _told(words: Words, view: View, area: Area) -> list[str]:
    """Each card: where it was laid, what that brought, and what it shows."""
    game, lines, before = GAMES[view.game], [], area.up_to(0)
    for number, laid in enumerate(area.laid, 1):
        after = area.up_to(number)
        gain = signed(points(game, view, after) - points(game, view, before))
        where = written_out(words, before, laid.card, laid.placement)
        line = words("suggestion", number=number, where=where, gain=gain)
        lines.append(words("labelled", label=line, text=squares_of(words, laid.card)))
        before = after
    return lines
