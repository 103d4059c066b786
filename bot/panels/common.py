"""Parts shared by several panels."""

from __future__ import annotations

from functools import lru_cache
from typing import Iterable, Sequence

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.layout import Panel
from bot.service.table import Table
from engine.area import Area
from engine.cards import Card
from engine.catalog import GAMES
from engine.game import ScoreLine, View, Zone
from engine.geometry import Box
from render import bonus, zone

REMEMBERED = 128
"""How many score sheets to remember, which takes four kilobytes each: all that the seat sees."""


def scored(view: View, area: Area) -> tuple[ScoreLine, ...]:
    """What an area would score for the view's seat."""
    return _scored(view.settled, area)


@lru_cache(REMEMBERED)
def _scored(view: View, area: Area) -> tuple[ScoreLine, ...]:
    """Remembered: the picture, the menus and the reasons all ask, and so does the next press."""
    return tuple(GAMES[view.game].score_lines(view, area))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def gained(words: Words, points: int) -> str:
    """`+2 points`: used where a bare number could be misread."""
    return words("trial-gain", sign=signed(points).rstrip("0123456789"), points=abs(points))


def bonus_lines(studio: Studio, words: Words, view: View) -> list[str]:
    """The bonuses in words, for panels where a picture would push the cards off a phone's screen."""
    return [words(f"bonus-{one.modification}", component=studio.named(words, one.component)) for one in view.bonuses]


async def extras(studio: Studio, words: Words, view: View, panel: Panel) -> None:
    """Adds whatever else is open on the table: the bonuses and the game's zones."""
    if view.bonuses:
        panel.picture(await studio.draw(words, bonus, view.bonuses))
        if not studio.appearance.text:
            panel.text(*bonus_lines(studio, words, view))
    await draw_zones(studio, words, view.zones, panel)


async def draw_zones(studio: Studio, words: Words, zones: Iterable[Zone], panel: Panel) -> None:
    """Draws the zones, each with its name above it."""
    for one in zones:
        if one.cards:
            panel.text(words(f"zone-{one.name}"))
            panel.picture(await studio.draw(words, zone, one))


def zones_beside(view: View, shown: Sequence[Card]) -> list[Zone]:
    """The zones with at least one card that is not `shown` already."""
    return [one for one in view.zones if not set(one.cards) <= set(shown)]


EDGE = 1
"""Free cells to show around the cards of an area: enough to see where the next card may go."""


def close_up(area: Area, *tried: Box, edge: int = EDGE) -> Box:
    """The part of an area worth showing on a phone: its cards, a little of what is in reach, and the trial."""
    if area.box is None:
        shown = area.rules.opening
    else:
        shown = area.box.grown(edge, edge).within(area.window)
    for box in tried:
        shown = shown.union(box)
    return shown


def rival_lines(studio: Studio, words: Words, view: View) -> list[str]:
    """For a solo player: the current score, and how the opponent scores."""
    game = GAMES[view.game]
    sheet = game.rival(view)
    if sheet is None or view.seat is None:
        return []
    now = [studio.named(words, line.component) for line in sheet.lines]
    return [
        words("panel-rival", own=game.points(view, view.seat), rival=sheet.total),
        words(f"{view.game}-solo-rival", lines=words.list(now), count=len(now)),
    ]


def is_last(table: Table, view: View) -> bool:
    """Whether everyone acts at once and, as far as the table shows, only this seat is still to act.

    Its move then ends the phase and cannot be undone.
    """
    return view.turn is None and table.still_to_act == (view.seat,)


def phase_key(view: View) -> str:
    """The prefix of every text key about the current phase; solo play has its own texts."""
    return f"{view.game}-{view.phase}-solo" if view.seats == 1 else f"{view.game}-{view.phase}"
