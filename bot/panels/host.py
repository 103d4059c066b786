"""The host's private panel for a lobby: options, pace, hints, seats, bots, teams, cancelling."""

from __future__ import annotations

from typing import Sequence

import discord

from bot.drawing.emojis import Emojis
from bot.language.words import Words
from bot.panels.ids import Press
from bot.panels.layout import RED, Panel, button, clip
from bot.panels.names import short_name
from bot.service.bots.characters import CHARACTERS, LEVELS, names_at
from bot.service.clock.pace import Pace
from bot.service.table import Status, Table
from engine.catalog import GAMES

LABEL = 100
"""The longest label Discord allows for a menu option."""
OPTIONS = 25
"""The most options in a menu."""
ADD, REMOVE = "add", "remove"


def host_panel(words: Words, table: Table, user: int, emojis: Emojis | None = None) -> Panel:
    """The panel behind *Host…*, showing the table as it is now, even to someone who no longer hosts it."""
    if table.status is not Status.LOBBY:
        return Panel().text(words("cancelled-text" if table.status is Status.CANCELLED else "lobby-closed"))
    if user != table.seats.host:
        return Panel().text(words("host-is", code=table.code, name=f"<@{table.seats.host}>"))
    code, game, holders = table.code, GAMES[table.agreed.game], table.seats.holders
    panel = Panel().text(words("host-title", code=code))
    option_menus(words, table, panel)
    panel.menu(Press("pace", code), words("option-pace"), pace_options(words, words("option-pace"), table.agreed.pace))
    if table.location.guild is not None:
        panel.menu(Press("seats", code), words("menu-seats"), _capacities(words, table))
    if len(holders) < table.agreed.capacity:
        panel.menu(Press("bot", code, "", (ADD,)), words("menu-add-bot"), _free_bots(words, table, emojis))
    panel.menu(Press("bot", code, "", (REMOVE,)), words("menu-remove-bot"), _seated_bots(words, table, emojis))
    teams = game.teams(len(holders))
    if teams:
        panel.menu(Press("pair", code), words("menu-partner"), _partners(words, table, teams[0]))
    hints, rated = ("off" if on else "on" for on in (table.agreed.hints, table.agreed.rated))
    panel.row(
        button(Press("option", code, "", ("hints", hints)), words(f"button-hints-{hints}")),
        button(Press("option", code, "", ("rated", rated)), words(f"button-rated-{rated}")),
        button(Press("cancel", code), words("button-cancel"), RED),
    )
    return panel.text(words("host-footer"))


def option_menus(words: Words, table: Table, panel: Panel) -> None:
    """A menu for each option of the table's game."""
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
        panel.menu(Press("option", table.code, "", (name,)), words(f"option-{name}"), options)


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


def _capacities(words: Words, table: Table) -> list[discord.SelectOption]:
    numbers = [one for one in GAMES[table.agreed.game].seats if one >= len(table.seats.holders)]
    return [
        discord.SelectOption(
            label=words("labelled", label=words("menu-seats"), text=str(number)),
            value=str(number),
            default=number == table.agreed.capacity,
        )
        for number in numbers
    ]


def _free_bots(words: Words, table: Table, emojis: Emojis | None) -> list[discord.SelectOption]:
    """A few of each level, so that all levels fit in one menu."""
    taken = names_at(table.seats.holders)
    free = [[name for name in names if name not in taken] for names in CHARACTERS.values()]
    return [_bot(words, name, emojis) for names in free for name in names[: OPTIONS // len(free)]]


def _seated_bots(words: Words, table: Table, emojis: Emojis | None) -> list[discord.SelectOption]:
    return [_bot(words, holder.name, emojis) for holder in table.seats.holders if holder.person is None]


def _bot(words: Words, name: str, emojis: Emojis | None) -> discord.SelectOption:
    return discord.SelectOption(
        label=words("bot-named", name=name.capitalize(), level=words(f"level-{LEVELS[name]}")),
        value=name,
        description=words(f"character-{name}"),
        emoji=(emojis.face(name) if emojis else "") or None,
    )


def _partners(words: Words, table: Table, first: Sequence[int]) -> list[discord.SelectOption]:
    """Everyone who could be the first seat's partner."""
    return [
        discord.SelectOption(
            label=clip(
                words("labelled", label=words("menu-partner"), text=f"{seat + 1} · {short_name(holder)}"), LABEL
            ),
            value=str(seat),
            default=seat in first,
        )
        for seat, holder in enumerate(table.seats.holders)
        if seat
    ]
