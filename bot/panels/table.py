"""The table's message during a game and after it: only what everyone may know."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Callable

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.areas import areas_in_words, write_areas
from bot.panels.common import extras, signed
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, GREY, Panel, button
from bot.panels.lobby import lobby_panel, team_lines
from bot.panels.medals import MEDALS, medal
from bot.panels.names import holder_name, names, seat_name
from bot.panels.parts import PressButton
from bot.panels.played_by import played_by
from bot.panels.ratings import rating_of
from bot.panels.reveals import show_round, show_since
from bot.panels.seats import asked_of_all, earlier_holders, progress, table_buttons
from bot.presses_first import presses_first
from bot.service.preferences import PreferencesOf
from bot.service.records import UNKNOWN, Standings
from bot.service.table import Status, Table
from engine.game import Outcome, ScoreLine, ScoreSheet, View
from render import area as draw_area
from render import scoresheet
from render import table as draw_table


async def table_panel(
    studio: Studio,
    words: Words,
    table: Table,
    now: datetime,
    preferences: PreferencesOf,
    seat: int = 0,
    standings: Standings = UNKNOWN,
) -> Panel:
    """What the channel sees of a table. In words, only the area of `seat` is described if they do not all fit."""
    await presses_first()
    if table.status is Status.LOBBY:
        return lobby_panel(words, table, now, preferences, studio.faces, standings)
    if table.status is Status.CANCELLED:
        title = words("cancelled-title", game=words(f"game-{table.agreed.game}"), code=table.code)
        return Panel().text(title, why_cancelled(words, table))
    if table.status is Status.OVER:
        return await _over(studio, words, table, seat, standings)
    return await _playing(studio, words, table, now, preferences, seat)


async def _playing(
    studio: Studio, words: Words, table: Table, now: datetime, preferences: PreferencesOf, seat: int
) -> Panel:
    view = table.view(None)
    begun = any(area.laid for _, area in view.boards)
    panel = Panel()
    await show_round(studio, words, table, view, panel)
    title = words(
        "table-title", game=words(f"game-{table.agreed.game}"), code=table.code, round=view.round, rounds=view.rounds
    )
    panel.text(title, asked_of_all(words, table))
    await show_since(studio, words, view, panel)
    await extras(studio, words, view, panel)
    panel.text(
        *progress(words, table, view, now, studio.appearance, preferences, emojis=studio.faces),
        *team_lines(words, table, view.teams),
    )
    footer = words("table-footer")
    if begun and studio.appearance.text:
        write_areas(words, table, panel, areas_in_words(words, view), seat, len(footer))
    panel.row(
        button(Press("back", table.code), words("button-back-again"), GREEN) if table.asleep else None,
        button(Press("cards", table.code), words("button-my-cards"), GREY if table.asleep else BLUE),
        _as_text(words, studio, table),
        button(Press("deal", table.code), words("button-deal")),
    )
    panel.row(*table_buttons(words, table))
    return panel.text(footer)


def why_cancelled(words: Words, table: Table) -> str:
    return words("cancelled-asleep" if table.clock.given_up and table.match else "cancelled-text")


async def _over(studio: Studio, words: Words, table: Table, seat: int, standings: Standings) -> Panel:
    view = table.view(None)
    outcome = view.outcome
    assert outcome is not None
    panel = Panel().text(
        words("over-title", game=words(f"game-{table.agreed.game}"), code=table.code), verdict(words, table, outcome)
    )
    if not studio.appearance.text:
        for seats in score_parts(view, outcome):
            panel.picture(await studio.draw(words, scoresheet, view, seats))
    await extras(studio, words, replace(view, zones=tuple(zone for zone in view.zones if zone.rival)), panel)
    panel.text(*_claims(studio, words, table, view, outcome))
    areas = areas_in_words(words, view) if studio.appearance.text else []
    titles = [
        f"{_score_title(studio, words, table, outcome, rank.place, one)}"
        f"{rating_of(words, standings, table.seats.holders[one].person)}"
        for rank in outcome.ranking
        for one in rank.seats
    ]
    _sheets(studio, words, titles, outcome, panel, seat, max(map(len, areas), default=0))
    if areas:
        write_areas(words, table, panel, areas, seat, 0)
    return panel.row(
        None if table.nowhere else button(Press("rematch", table.code), words("button-rematch"), GREEN),
        button(Press("replay", table.code), words("button-replay")),
        button(Press("review", table.code), words("button-review")),
        _as_text(words, studio, table),
        button(Press("deal", table.code), words("button-deal")),
    )


def _sheets(
    studio: Studio, words: Words, titles: list[str], outcome: Outcome, panel: Panel, shown: int, spare: int
) -> None:
    """Everyone's points and reasons, by rank, below their `titles`; if these would leave fewer than `spare` characters,
    only seat `shown` gets reasons."""
    listed = [seat for rank in outcome.ranking for seat in rank.seats]
    reasons = [_scored(studio, words, outcome.sheets[seat]) for seat in listed]
    if outcome.opponent is not None:
        titles.append(words("score-of-opponent", total=outcome.opponent.total))
        reasons.append(_scored(studio, words, outcome.opponent))
        listed.append(len(listed))
    for_all = sum(len(line) + 1 for line in (*titles, *reasons)) <= panel.room - spare
    for seat, title, reason in zip(listed, titles, reasons, strict=True):
        panel.text(title, reason if for_all or seat == shown else "")


def _scored(studio: Studio, words: Words, sheet: ScoreSheet) -> str:
    scored = [score_line(studio, words, line) for line in sheet.lines if line.points]
    return f"-# {' · '.join(scored) or words('score-nothing')}"


def _as_text(words: Words, studio: Studio, table: Table, seat: int | None = None) -> PressButton | None:
    """A button that shows the table in words, in private; the reader's own seat comes first unless `seat` is given."""
    if studio.appearance.text:
        return None
    return button(Press("read", table.code, "", () if seat is None else (str(seat),)), words("button-as-text"))


def _score_title(studio: Studio, words: Words, table: Table, outcome: Outcome, place: int, seat: int) -> str:
    """A seat's place, holder and points, without its number, which would read like a place."""
    name = holder_name(words, table.seats.holders[seat], studio.faces)
    if outcome.opponent is None:
        name = f"{medal(place)} {name}"
    title = words("score-seat", seat=name, total=outcome.sheets[seat].total)
    return f"{title}{played_by(words, table, seat)}{earlier_holders(words, table, seat)}"


def score_parts(view: View, outcome: Outcome) -> list[tuple[int, ...] | None]:
    """The seats on each score sheet picture: one for each of the top three places and one for the rest, so that they
    are legible on a phone."""
    if view.shared is not None or outcome.opponent is not None:
        return [None]
    first, others = outcome.ranking[: len(MEDALS)], outcome.ranking[len(MEDALS) :]
    rest = tuple(seat for rank in others for seat in rank.seats)
    return [*(rank.seats for rank in first), *([rest] if rest else [])]


def _claims(studio: Studio, words: Words, table: Table, view: View, outcome: Outcome) -> list[str]:
    """For each component that someone made count for everyone: who did, and what it scored for whom."""
    lines = []
    for component in dict.fromkeys(one for claimed in view.claims for one in claimed):
        by = [seat for seat, claimed in enumerate(view.claims) if component in claimed]
        results = [
            words("claim-result", name=holder_name(words, table.seats.holders[seat]), points=signed(line.points))
            for rank in outcome.ranking
            for seat in rank.seats
            for line in outcome.sheets[seat].lines
            if line.component == component
        ]
        named = words.capital(studio.named(words, component))
        lines.append(words("claim", component=named, names=names(words, table, by), results=words.listing(results)))
    return lines


def verdict(words: Words, table: Table, outcome: Outcome) -> str:
    if outcome.opponent is not None:
        key = f"{table.agreed.game}-solo-{'won' if outcome.winners else 'lost'}"
        result = {"points": outcome.sheets[0].total, "target": outcome.opponent.total}
        # In a channel, others read it too.
        return words(key, **result) if table.nowhere else words(f"{key}-told", name=names(words, table, [0]), **result)
    side = next((team for team in outcome.teams if outcome.winners[0] in team), outcome.winners[:1])
    total = sum(outcome.sheets[seat].total for seat in side)
    won = names(words, table, outcome.winners)
    if outcome.decided_by == "points":
        return words("verdict-points", names=won, points=total)
    largest = outcome.tie_break[outcome.winners[0]]
    return words(f"verdict-{outcome.decided_by.replace('_', '-')}", names=won, points=total, size=largest)


def score_line(studio: Studio, words: Words, line: ScoreLine) -> str:
    """A line of the score sheet in words."""
    return score_words(partial(studio.named, words), words, line)


def score_words(named: Callable[[str], str], words: Words, line: ScoreLine) -> str:
    """The same, with components as `named` calls them."""
    key = f"score-{line.code.replace('_', '-')}"
    return words(key, component=named(line.component), points=signed(line.points), **line.counts)


async def board_panel(studio: Studio, words: Words, table: Table, seat: int | None) -> Panel:
    """One seat's area or all of them, as everyone may see them; a shared board is always shown whole."""
    view = table.view(None)
    seat = seat if view.shared is None else None
    title = words(
        "board-title", game=words(f"game-{table.agreed.game}"), code=table.code, round=view.round, rounds=view.rounds
    )
    panel = Panel().text(title)
    if seat is None:
        panel.text(*(f"{seat_name(words, table, one)}{played_by(words, table, one)}" for one in range(view.seats)))
        panel.picture(await studio.draw(words, draw_table, view))
        await extras(studio, words, view, panel)
    else:
        panel.text(f"{holder_name(words, table.seats.holders[seat])}{played_by(words, table, seat)}")
        panel.picture(await studio.draw(words, draw_area, view, seat))
    return panel.row(_as_text(words, studio, table, seat))
