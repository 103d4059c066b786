"""The end of a round as the channel sees it: its picture, who leads, who overtook whom, and a remark."""

from __future__ import annotations

from functools import lru_cache

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.common import signed
from bot.panels.layout import Panel
from bot.panels.names import holder_name, names, seat_name
from bot.panels.played_by import played_by
from bot.service.table import Table
from engine.catalog import GAMES
from engine.commentary import remark
from engine.game import View
from engine.rounds import LastRound, as_it_ended, last_round
from render import reveal
from render import table as draw_table

REMEMBERED = 32
"""Of how many tables to remember the last round."""
OVERTAKERS = 3
"""The most overtakers to name, best first: a table of nine can have more than anyone would read."""


async def show_round(studio: Studio, words: Words, table: Table, view: View, panel: Panel) -> None:
    """Shows how the last round ended or, during the first round, the areas once something is placed."""
    last = round_before(view)
    if last is not None:
        panel.text(words("reveal-title", round=last.number))
    if any(area.laid for _, area in view.boards) and not studio.appearance.text:
        if last is None:
            panel.picture(await studio.draw(words, draw_table, view))
        else:
            ended = as_it_ended(view)
            moving = just_ended(view) and studio.moves(reveal, ended, last)
            panel.picture(await studio.draw(words, reveal, ended, last, moving=moving))
    if last is not None:
        panel.text(*standings(words, table, view, last), *told(studio, words, table, last))
        panel.line()


def round_before(view: View) -> LastRound | None:
    """How the last round ended, if one has."""
    return _round_before(view.settled)


@lru_cache(REMEMBERED)
def _round_before(view: View) -> LastRound | None:
    """Remembered: until the next one ends, the message is edited whenever someone has acted."""
    return last_round(GAMES[view.game], view)


async def show_since(studio: Studio, words: Words, view: View, panel: Panel) -> None:
    """Where seats take turns: the current areas, once someone has placed a card since the round ended."""
    if as_it_ended(view) is not view and not studio.appearance.text:
        panel.picture(await studio.draw(words, draw_table, view))


def just_ended(view: View) -> bool:
    """Whether the next round has only just begun: it is in its first phase or, with turns, nobody has placed yet.

    Only then is the picture animated: each later edit of the message would play it again.
    """
    phases = GAMES[view.game].phases
    if view.turn is not None:
        return len({len(area.laid) for area in view.areas}) == 1
    return view.phase == phases[0]


def standings(words: Words, table: Table, view: View, last: LastRound, *, past: bool = False) -> list[str]:
    """Everyone's points, best first, with the round's gain if each seat has an area, and the game's note on them.

    `past` is for a message that will never change again.
    """
    lines = []
    for turn in last.standings:
        name = seat_name(words, table, turn.seat)
        line = (
            words("standing-total", seat=name, points=turn.points)
            if turn.gain is None
            else words("standing", seat=name, points=turn.points, gain=signed(turn.gain))
        )
        lines.append(f"{line}{played_by(words, table, turn.seat, last.number, past=past)}")
    about = f"{view.game}-standing-about"
    return [*lines, words(about)] if words.has(about) else lines


def told(studio: Studio, words: Words, table: Table, last: LastRound) -> list[str]:
    """Who leads, who overtook whom, and one remark."""
    lines = [_lead(words, table, last)]
    for seat, passed in [*last.overtaken.items()][:OVERTAKERS]:
        by = holder_name(words, table.seats.holders[seat])
        lines.append(words("overtook", name=by, names=names(words, table, passed)))
    said = remark(last)
    if said is not None:
        component = studio.named(words, said.component) if said.component else ""
        text = words(f"remark-{said.code}", names=names(words, table, said.seats), component=component, **said.counts)
        lines.append(words("remark", text=text))
    return lines


def _lead(words: Words, table: Table, last: LastRound) -> str:
    """Who leads, and by how much; in a team game, which team."""
    (first, points), *others = last.sides
    level = [side for side, total in last.sides if total == points]
    second = [seat for side, total in others if total == others[0][1] for seat in side]
    if last.teams and len(level) > 1:
        return words("lead-level", points=points)
    if len(level) > 1:
        return words("lead-tied", names=names(words, table, [seat for side in level for seat in side]), points=points)
    return words(
        "lead-team" if last.teams else "lead-one",
        name=names(words, table, first),
        points=points,
        ahead=points - others[0][1],
        second=names(words, table, second),
    )
