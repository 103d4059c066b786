"""The table's message before the game: who sits where, what is agreed, and how to join."""

from __future__ import annotations

from datetime import datetime
from typing import Sequence

import discord

from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, RED, Panel, button, clip
from bot.panels.names import seat_name
from bot.panels.ratings import rating_of
from bot.panels.seats import state_of_seat
from bot.service.clock.pace import Pace
from bot.service.preferences import PreferencesOf
from bot.service.records import UNKNOWN, Standings
from bot.service.table import Person, Status, Table
from engine.catalog import GAMES

LABEL = 100
"""Longest label Discord allows for a menu option."""


def lobby_panel(
    words: Words, table: Table, now: datetime, preferences: PreferencesOf, standings: Standings = UNKNOWN
) -> Panel:
    panel = Panel().text(
        words("lobby-title", game=words(f"game-{table.agreed.game}"), code=table.code),
        words(f"lobby-blurb-{table.agreed.game}"),
    )
    teams = GAMES[table.agreed.game].teams(len(table.seats.holders))
    panel.line().text(*_seats(words, table, now, preferences, standings), *team_lines(words, table, teams))
    panel.text(
        *(
            words("labelled", label=words(f"option-{name}"), text=f"**{words(f'option-{name}-{value}')}**")
            for name, value in table.agreed.options.items()
        )
    )
    panel.text(
        words("lobby-pace", pace=words(f"pace-{table.agreed.pace}"), about=words(f"pace-{table.agreed.pace}-about"))
    )
    if table.seal is not None:
        panel.text(words("lobby-seal", seal=table.seal))
    if table.status is not Status.LOBBY:
        return panel.text(words("lobby-closed"))
    code = table.code
    alone = table.location.guild is None  # nobody else can join in a direct message
    panel.row(
        None if alone else button(Press("join", code), words("button-join"), GREEN),
        None if alone else button(Press("leave", code), words("button-leave")),
        button(
            Press("start", code),
            words("button-start"),
            BLUE,
            disabled=len(table.seats.holders) < GAMES[table.agreed.game].seats.start,
        ),
    )
    panel.row(
        button(
            Press("addauto", code), words("button-add-bot"), disabled=len(table.seats.holders) >= table.agreed.capacity
        ),
        button(Press("lessauto", code), words("button-remove-bot")) if _has_bot(table) else None,
    )
    for name, values in GAMES[table.agreed.game].options.items():
        options = [
            discord.SelectOption(
                label=words("labelled", label=words(f"option-{name}"), text=words(f"option-{name}-{value}")),
                value=value,
                description=words(f"option-{name}-{value}-about"),
                default=table.agreed.options[name] == value,
            )
            for value in values
        ]
        panel.menu(Press("option", code, "", (name,)), words(f"option-{name}"), options)
    if teams:
        panel.menu(Press("pair", code), words("menu-partner"), _partners(words, table, teams[0]))
    panel.menu(Press("pace", code), words("option-pace"), pace_options(words, words("option-pace"), table.agreed.pace))
    hints, rated = ("off" if on else "on" for on in (table.agreed.hints, table.agreed.rated))
    panel.row(
        button(Press("option", code, "", ("hints", hints)), words(f"button-hints-{hints}")),
        button(Press("option", code, "", ("rated", rated)), words(f"button-rated-{rated}")),
        button(Press("cancel", code), words("button-cancel"), RED),
    )
    if alone:
        return panel.text(words("lobby-footer-direct"))
    solo = 1 in GAMES[table.agreed.game].seats and len(table.seats.holders) == 1
    return panel.text(words("lobby-footer-solo" if solo else "lobby-footer"))


def opened_line(words: Words, table: Table, unable: str) -> str:
    """Tells the person who opened a table where it is, or why it cannot be shown (`unable`)."""
    title = words("status-title", game=words(f"game-{table.agreed.game}"), code=table.code)
    if unable:
        return f"{title}\n{unable}"
    if table.location.guild is None:
        return f"{title}\n{words('lobby-footer-direct')}"
    return words("opened", code=table.code, channel=str(table.location.channel))


def call_panel(words: Words, table: Table, people: Sequence[Person]) -> Panel:
    """For people seated at a rematch they did not ask for: who asked, and buttons to join or leave."""
    names = words.list(f"<@{one.id}>" for one in people)
    panel = Panel().text(words("rematch-call", host=f"<@{table.seats.host}>", names=names, code=table.code))
    return panel.row(
        button(Press("join", table.code), words("button-join"), GREEN),
        button(Press("leave", table.code), words("button-leave")),
    )


def pace_options(words: Words, what: str, now: Pace) -> list[discord.SelectOption]:
    """Every pace as a menu option. A closed menu shows only the chosen label, so each label says what it is for."""
    return [
        discord.SelectOption(
            label=words("labelled", label=what, text=words(f"pace-{pace}")),
            value=str(pace),
            description=words(f"pace-{pace}-about"),
            default=pace is now,
        )
        for pace in Pace
    ]


def team_lines(words: Words, table: Table, teams: Sequence[Sequence[int]]) -> list[str]:
    """Who plays with whom."""
    together = (" + ".join(seat_name(words, table, seat) for seat in team) for team in teams)
    return [words("lobby-team", names=one) for one in together]


def _partners(words: Words, table: Table, first: Sequence[int]) -> list[discord.SelectOption]:
    """For the host: everyone who could partner the first seat."""
    return [
        discord.SelectOption(
            label=clip(words("labelled", label=words("menu-partner"), text=_numbered(words, table, seat)), LABEL),
            value=str(seat),
            default=seat in first,
        )
        for seat in range(1, len(table.seats.holders))
    ]


def _numbered(words: Words, table: Table, seat: int) -> str:
    person = table.seats.holders[seat].person
    return f"{seat + 1} · {person.name if person else words('bot-short')}"


def _seats(words: Words, table: Table, now: datetime, preferences: PreferencesOf, standings: Standings) -> list[str]:
    lines = []
    for seat, holder in enumerate(table.seats.holders):
        line = seat_name(words, table, seat)
        if holder.person is not None and holder.person.id == table.seats.host:
            line = words("lobby-host", seat=line)
        line += rating_of(words, standings, holder.person)
        asked = words("seat-asked") if holder.person and holder.person.id in table.seats.asked else ""
        lines.append(f"{line}{asked}{state_of_seat(words, table, seat, None, now, preferences)}")
    free = table.agreed.capacity - len(table.seats.holders)
    if table.status is Status.LOBBY and free and table.location.guild is not None:
        lines.append(words("lobby-free", count=free))
    return lines


def _has_bot(table: Table) -> bool:
    return any(holder.person is None for holder in table.seats.holders)
