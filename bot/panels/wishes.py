"""What a person, or a server, has asked of the club: shown in private, with menus to change it."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.panels.lobby import pace_option
from bot.service.house import House
from bot.service.pace import Habits, Notices, Pace
from bot.words import Words, languages

NOWHERE = "-"
"""These panels belong to no table."""
AS_DISCORD = "auto"
AWAY = (3, 7, 14)


def me_panel(words: Words, habits: Habits, now: datetime) -> Panel:
    away = habits.away if habits.away and habits.away > now else None
    panel = Panel().text(
        words("me-title"),
        words("me-notices", notices=words(f"notices-{habits.notices}")),
        *_quiet(words, habits),
        words("me-away", until=f"<t:{int(away.timestamp())}:f>") if away else words("me-here"),
        words("me-language", language=words(f"language-{habits.language or AS_DISCORD}")),
    )
    notices = [
        discord.SelectOption(label=words(f"notices-{one}"), value=str(one), default=one is habits.notices)
        for one in Notices
    ]
    panel.menu(Press("me", NOWHERE, "", ("notices",)), words("menu-notices"), notices)
    panel.menu(Press("me", NOWHERE, "", ("language",)), words("menu-language"), _languages(words, habits.language))
    panel.row(
        *(button(Press("me", NOWHERE, "", ("away", str(days))), words("button-away", days=days)) for days in AWAY),
        button(Press("me", NOWHERE, "", ("away", "off")), words("button-here"), disabled=away is None),
    )
    return panel.text(words("me-footer"))


def _quiet(words: Words, habits: Habits) -> list[str]:
    quiet = habits.quiet
    if quiet is not None:
        hours = {"start": f"{quiet.start:%H:%M}", "end": f"{quiet.end:%H:%M}"}
        return [words("me-quiet", zone=quiet.zone, **hours)]
    return [words("me-no-quiet"), *([words("me-zone", zone=habits.zone)] if habits.zone else [])]


def house_panel(words: Words, house: House) -> Panel:
    panel = Panel().text(
        words("house-title"),
        words("house-pace", pace=words(f"pace-{house.pace}"), about=words(f"pace-{house.pace}-about")),
        words("house-channels", channels=" ".join(f"<#{one}>" for one in house.channels))
        if house.channels
        else words("house-everywhere"),
        words("house-threads-on" if house.threads else "house-threads-off"),
        words("house-mentions-on" if house.mentions else "house-mentions-off"),
        words("house-limits", person=house.per_person or "–", channel=house.per_channel or "–"),
        words("house-language", language=words(f"language-{house.language or AS_DISCORD}")),
    )
    panel.menu(
        Press("house", NOWHERE, "", ("pace",)),
        words("menu-house-pace"),
        [pace_option(words, pace, house.pace) for pace in Pace],
    )
    panel.menu(Press("house", NOWHERE, "", ("language",)), words("menu-language"), _languages(words, house.language))
    threads, mentions = ("off" if on else "on" for on in (house.threads, house.mentions))
    panel.row(
        button(Press("house", NOWHERE, "", ("threads", threads)), words(f"button-threads-{threads}")),
        button(Press("house", NOWHERE, "", ("mentions", mentions)), words(f"button-mentions-{mentions}")),
        button(
            Press("house", NOWHERE, "", ("channels", "all")), words("button-everywhere"), disabled=not house.channels
        ),
    )
    return panel.text(words("house-footer"))


def _languages(words: Words, now: str | None) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=words(f"language-{one}"), value=one, default=one == (now or AS_DISCORD))
        for one in (AS_DISCORD, *languages())
    ]
