"""What a table's message says for good, once a newer one has replaced it: no buttons, no clocks, no invitations.

It is rebuilt from the log, as the chapter ended. Only its pictures stay: they are already in the message.
"""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Iterator, Mapping

import discord

from bot.drawing.studio import Studio
from bot.language.words import Words
from bot.panels.layout import Panel
from bot.panels.lobby import seal_below, team_lines
from bot.panels.names import holder_name, link, seat_name
from bot.panels.played_by import played_by
from bot.panels.reveals import round_before, standings, told
from bot.panels.table import verdict, why_cancelled
from bot.service.credits import as_held
from bot.service.table import Status, Table
from engine.catalog import GAMES
from engine.game import Outcome, View
from engine.replay import Match

Pictures = Mapping[str, discord.MediaGalleryItem]
"""A message's pictures by file name, in order."""
AREAS = "table"
"""The picture of the current areas: below the end of a round, they are those of the round in play."""
BONUSES = "bonus"
"""Their picture: what they mean is explained beside it only while the round is on."""


def past_panel(studio: Studio, words: Words, table: Table, chapter: str, pictures: Pictures) -> Panel:
    if chapter == Status.LOBBY:
        return _lobby(words, table)
    if chapter == Status.CANCELLED or table.match is None:
        return _titled(words, table, "cancelled-title").text(why_cancelled(words, table))
    if chapter == Status.OVER:
        return _over(words, table, pictures)
    number = re.fullmatch(r"round (\d+)", chapter)
    if number is None:
        return _solo(words, table, pictures)
    return _round(studio, words, table, int(number[1]), pictures)


def _titled(words: Words, table: Table, key: str) -> Panel:
    return Panel().text(words(key, game=words(f"game-{table.agreed.game}"), code=table.code))


def _lobby(words: Words, table: Table) -> Panel:
    """Who sat down, and what was agreed."""
    panel = _titled(words, table, "lobby-title")
    if table.status is Status.LOBBY:
        return panel.text(_moved(words, table))
    begun = table.match is not None
    holders = as_held(table, 0).seats.holders
    panel.text(words("lobby-closed") if begun else why_cancelled(words, table))
    panel.text(*(f"`{seat + 1}` {holder_name(words, holder)}" for seat, holder in enumerate(holders)))
    if begun:
        panel.text(*team_lines(words, table, GAMES[table.agreed.game].teams(len(holders))))
    agreed = [
        words("labelled", label=words(f"option-{name}"), text=words(f"option-{name}-{value}"))
        for name, value in table.agreed.options.items()
    ]
    pace = words("labelled", label=words("option-pace"), text=words(f"pace-{table.agreed.pace}"))
    panel.text(f"-# {' · '.join([*agreed, pace])}")
    # It stays for good: after the game, people compare the opened seal with this.
    return seal_below(words, table, panel)


def _round(studio: Studio, words: Words, table: Table, number: int, pictures: Pictures) -> Panel:
    """How the previous round ended, with its picture, and this round's own result."""
    assert table.match is not None
    began, end = told_and_ended(table.match, number)
    before, view, panel = as_held(table, len(began.entries)), began.view(None), Panel()
    ended = round_before(view)
    gone = {BONUSES, *(zone.name for zone in view.zones)}
    if ended is not None:
        panel.text(words("reveal-title", round=ended.number))
        gone.add(AREAS)
    panel.kept(*_without(pictures, gone))
    if ended is not None:
        panel.text(*standings(words, before, view, ended, past=True), *told(studio, words, before, ended)).line()
    title = words(
        "table-title", game=words(f"game-{table.agreed.game}"), code=table.code, round=number, rounds=view.rounds
    )
    after = table if end is None else as_held(table, len(end.entries))
    panel.text(title, *_result(words, after, None if end is None else end.view(None)))
    return panel


def _without(pictures: Pictures, gone: set[str]) -> Iterator[discord.MediaGalleryItem]:
    """The pictures except those named `gone`, whatever format they are in."""
    return (item for name, item in pictures.items() if PurePath(name).stem not in gone)


def _result(words: Words, table: Table, end: View | None) -> list[str]:
    """How a round ended; `end` is None if it never did."""
    if end is None:
        return [_stopped(words, table)]
    over = [words("past-round")]
    if end.outcome is not None:
        return [*over, *_totals(words, table, end.outcome)]
    ended = round_before(end)
    return [*over, *(standings(words, table, end, ended, past=True) if ended is not None else ())]


def _totals(words: Words, table: Table, outcome: Outcome) -> list[str]:
    seats = (seat for rank in outcome.ranking for seat in rank.seats)
    return [
        words("standing-total", seat=seat_name(words, table, seat), points=outcome.sheets[seat].total)
        + played_by(words, table, seat, past=True)
        for seat in seats
    ]


def _solo(words: Words, table: Table, pictures: Pictures) -> Panel:
    view = table.view(None)
    gone = {BONUSES, *(zone.name for zone in view.zones if not zone.rival)}
    panel = _titled(words, table, "cancelled-title").kept(*_without(pictures, gone))
    return panel.text(verdict(words, table, view.outcome) if view.outcome is not None else _stopped(words, table))


def _over(words: Words, table: Table, pictures: Pictures) -> Panel:
    outcome = table.view(None).outcome
    assert outcome is not None
    panel = _titled(words, table, "over-title").text(verdict(words, table, outcome)).kept(*pictures.values())
    return panel.text(_moved(words, table))


def _stopped(words: Words, table: Table) -> str:
    return why_cancelled(words, table) if table.status is Status.CANCELLED else _moved(words, table)


def _moved(words: Words, table: Table) -> str:
    """Says that the chapter continues in a newer message: this one was too old to edit, or its thread archived."""
    newer = table.display.posted
    return words("past-moved", link=link(table.location, newer.message if newer else None))


def told_and_ended(match: Match, number: int) -> tuple[Match, Match | None]:
    """The match when what a round's message shows had just ended, and when the round itself had (None if not yet)."""
    now = began = match.at(0)
    for entry in match.entries:
        now = now.act(entry.seat, entry.move)
        view = now.view(None)
        if view.round > number or view.outcome is not None:
            return began, now
        if _told_of(view) != _told_of(began.view(None)):
            began = now
    return began, None


def _told_of(view: View) -> tuple[int, int]:
    """Changes when a round ends, and once all cards are placed: whatever is left to do belongs to the last round."""
    return view.round, min((len(area.laid) for area in view.areas), default=0)
