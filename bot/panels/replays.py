"""A finished game, card by card: everyone at once as an animation, or one seat at a time in words."""

from __future__ import annotations

from itertools import pairwise

from bot.drawing.alt import squares_of
from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.appearance import appearance_button
from bot.panels.common import signed
from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.panels.names import seat_name, shown_code
from bot.panels.parts import PressButton
from bot.panels.played_by import bots_part, played_by
from bot.panels.seats import seat_buttons
from bot.panels.trial import written_out
from bot.service.table import Table
from engine.advice import points
from engine.area import Area
from engine.catalog import GAMES
from engine.game import View
from engine.replay import Match
from render import replay

REPLAY, REVIEW = "replay", "review"
"""What a player can post in the channel."""


def shared(what: str, user: int) -> str:
    """Identifies what has been posted: a game has one replay, and every player their own review."""
    return REPLAY if what == REPLAY else f"{what} {user}"


def post_button(words: Words, table: Table, user: int, what: str) -> PressButton | None:
    """For players: a button that posts this in the channel, as long as nobody has."""
    if table.nowhere or table.seat_of(user) is None or shared(what, user) in table.clock.shared:
        return None
    return button(Press("post", table.code, "", (what,)), words("button-post"))


async def replay_panel(studio: Studio, words: Words, table: Table, seat: int) -> Panel:
    """In words, the replay covers `seat`; as a picture, it shows every seat."""
    view = table.view(None)
    panel = Panel().text(words("replay-title", code=shown_code(table.code)))
    if not studio.appearance.text:
        moving = not studio.appearance.still
        panel.picture(await studio.draw(words, replay, view, None, moving=moving)).text(*bots_part(words, table))
    elif view.shared is not None:
        panel.text(*bots_part(words, table), *_told_of_all(words, table, view, view.shared))
    else:
        panel.text(
            f"{seat_name(words, table, seat)}{played_by(words, table, seat)}", *_told(words, view, view.areas[seat])
        )
        seat_buttons(words, table, panel, "replay", seat)
    return panel.row(appearance_button(words, studio.appearance, table.code, "", "replay", str(seat)))


def _told(words: Words, view: View, area: Area) -> list[str]:
    """A line for each card: where it was placed, what it scored, and what it shows."""
    totals = [points(GAMES[view.game], view, area.up_to(number)) for number in range(len(area.laid) + 1)]
    return [_line(words, area, number, after - before) for number, (before, after) in enumerate(pairwise(totals))]


def _told_of_all(words: Words, table: Table, view: View, board: Area) -> list[str]:
    """The same for a shared board, with the player who placed each card."""
    assert table.match is not None
    game, lines = GAMES[view.game], []
    for number, seat in enumerate(laid_by(table.match)):
        before, after = (game.points(view, seat, board.up_to(count)) for count in (number, number + 1))
        line = _line(words, board, number, after - before)
        lines.append(f"{seat_name(words, table, seat)} · {line}")
    return lines


def _line(words: Words, area: Area, number: int, gain: int) -> str:
    laid = area.laid[number]
    where = written_out(words, area.up_to(number), laid.card, laid.placement)
    line = words("replay-card", number=number + 1, where=where, gain=signed(gain))
    return words("labelled", label=line, text=squares_of(words, laid.card))


def laid_by(match: Match) -> list[int]:
    """The seat that placed each card of a shared board."""
    now = match.at(0)
    seats: list[int] = []
    for entry in match.entries:
        now = now.act(entry.seat, entry.move)
        board = now.view(None).shared
        count = len(board.laid) if board else 0
        seats = [*seats[:count], *[entry.seat] * (count - len(seats))]
    return seats
