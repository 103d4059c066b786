"""The table's message before the game: who sits where, what is agreed, and a way in."""

from __future__ import annotations

import discord

from bot.panels.ids import Press
from bot.panels.layout import BLUE, GREEN, RED, Panel, button
from bot.panels.people import names, seat_name
from bot.service.pace import Pace
from bot.service.tables import Status, Table
from bot.words import Words
from engine.catalog import GAMES


def lobby_panel(words: Words, table: Table) -> Panel:
    panel = Panel().text(
        words("lobby-title", game=words(f"game-{table.game}"), code=table.code),
        words(f"lobby-blurb-{table.game}"),
    )
    panel.line().text(*_seats(words, table))
    panel.text(
        *(
            words("labelled", label=words(f"option-{name}"), text=f"**{words(f'option-{name}-{value}')}**")
            for name, value in table.options.items()
        )
    )
    panel.text(words("lobby-pace", pace=words(f"pace-{table.pace}"), about=words(f"pace-{table.pace}-about")))
    if table.status is not Status.LOBBY:
        return panel.text(words("lobby-closed"))
    code = table.code
    panel.row(
        button(Press("join", code), words("button-join"), GREEN),
        button(Press("leave", code), words("button-leave")),
        button(
            Press("start", code),
            words("button-start"),
            BLUE,
            disabled=len(table.holders) < GAMES[table.game].seats.start,
        ),
    )
    panel.row(
        button(Press("addauto", code), words("button-add-auto"), disabled=len(table.holders) >= table.capacity),
        button(Press("lessauto", code), words("button-remove-auto"), disabled=not _has_auto(table)),
        button(Press("cancel", code), words("button-cancel"), RED),
    )
    for name, values in GAMES[table.game].options.items():
        options = [
            discord.SelectOption(
                label=words("labelled", label=words(f"option-{name}"), text=words(f"option-{name}-{value}")),
                value=value,
                description=words(f"option-{name}-{value}-about"),
                default=table.options[name] == value,
            )
            for value in values
        ]
        panel.menu(Press("option", code, "", (name,)), words(f"option-{name}"), options)
    _teams(words, table, panel)
    instead = "off" if table.hints else "on"
    panel.row(button(Press("option", code, "", ("hints", instead)), words(f"button-hints-{instead}")))
    panel.menu(Press("pace", code), words("option-pace"), [pace_option(words, pace, table.pace) for pace in Pace])
    return panel.text(words("lobby-footer-solo" if 1 in GAMES[table.game].seats else "lobby-footer"))


def pace_option(words: Words, pace: Pace, now: Pace) -> discord.SelectOption:
    label, about = words(f"pace-{pace}"), words(f"pace-{pace}-about")
    return discord.SelectOption(label=label, value=str(pace), description=about, default=pace is now)


def _teams(words: Words, table: Table, panel: Panel) -> None:
    """Who plays with whom, and a menu for the host to change it."""
    teams = GAMES[table.game].teams(len(table.holders))
    if not teams:
        return
    panel.text(*(words("lobby-team", names=names(words, table, team)) for team in teams))
    options = [
        discord.SelectOption(
            label=f"{seat + 1} · {holder.person.name if holder.person else words('auto-short')}",
            value=str(seat),
            default=seat in teams[0],
        )
        for seat, holder in enumerate(table.holders)
        if seat > 0
    ]
    panel.menu(Press("pair", table.code), words("menu-partner"), options)


def _seats(words: Words, table: Table) -> list[str]:
    lines = [
        words("lobby-host", seat=seat_name(words, table, seat))
        if holder.person is not None and holder.person.id == table.host
        else seat_name(words, table, seat)
        for seat, holder in enumerate(table.holders)
    ]
    free = table.capacity - len(table.holders)
    if table.status is Status.LOBBY and free:
        lines.append(words("lobby-free", count=free))
    return lines


def _has_auto(table: Table) -> bool:
    return any(holder.person is None for holder in table.holders)
