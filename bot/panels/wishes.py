"""What a person, or a server, has asked of the club: shown in private, with menus to change it."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.looks import Look
from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.panels.lobby import pace_options
from bot.panels.looks import look_lines, look_row
from bot.service.house import House
from bot.service.limits import Limits
from bot.service.pace import Habits, Notices
from bot.words import Words, languages, words_for

NOWHERE = "-"
"""These panels belong to no table."""
AS_DISCORD = "auto"
WISHES = "me"
"""What the buttons for one's look lead back to."""
AWAY = (3, 7, 14)


def me_panel(words: Words, habits: Habits, look: Look, now: datetime) -> Panel:
    away = habits.away if habits.away and habits.away > now else None
    panel = Panel().text(
        words("me-title"),
        words("me-notices", notices=words(f"notices-{habits.notices}")),
        *_quiet(words, habits),
        words("me-away", until=f"<t:{int(away.timestamp())}:f>") if away else words("me-here"),
        words("me-language", language=language_name(words, habits.language)),
        *look_lines(words, look),
    )
    notices = [
        discord.SelectOption(
            label=words("labelled", label=words("menu-notices"), text=words(f"notices-{one}")),
            value=str(one),
            default=one is habits.notices,
        )
        for one in Notices
    ]
    panel.menu(Press("me", NOWHERE, "", ("notices",)), words("menu-notices"), notices)
    panel.menu(Press("me", NOWHERE, "", ("language",)), words("menu-language"), _languages(words, habits.language))
    panel.row(
        *(button(Press("me", NOWHERE, "", ("away", str(days))), words("button-away", days=days)) for days in AWAY),
        button(Press("me", NOWHERE, "", ("away", "off")), words("button-here"), disabled=away is None),
    )
    panel.row(*look_row(words, look, WISHES))
    return panel.text(words("me-footer"))


def _quiet(words: Words, habits: Habits) -> list[str]:
    quiet = habits.quiet
    if quiet is not None:
        hours = {"start": f"{quiet.start:%H:%M}", "end": f"{quiet.end:%H:%M}"}
        return [words("me-quiet", zone=quiet.zone, **hours)]
    return [words("me-no-quiet"), *([words("me-zone", zone=habits.zone)] if habits.zone else [])]


def house_panel(words: Words, house: House, limits: Limits) -> Panel:
    """`limits` are those in force: the server's own, or else the bot's."""
    panel = Panel().text(
        words("house-title"),
        words("house-pace", pace=words(f"pace-{house.pace}"), about=words(f"pace-{house.pace}-about")),
        words("house-channels", channels=" ".join(f"<#{one}>" for one in house.channels))
        if house.channels
        else words("house-everywhere"),
        words("house-threads-on" if house.threads else "house-threads-off"),
        words("house-mentions-on" if house.mentions else "house-mentions-off"),
        words("house-limits", person=limits.per_person, channel=limits.per_channel),
        words("house-language", language=language_name(words, house.language)),
    )
    panel.menu(
        Press("house", NOWHERE, "", ("pace",)),
        words("menu-house-pace"),
        pace_options(words, words("menu-house-pace"), house.pace),
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


def language_name(words: Words, language: str | None) -> str:
    """A language as those who speak it call it; none is whatever Discord says."""
    return words_for(language)("language-name") if language else words("language-auto")


def _languages(words: Words, now: str | None) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words("labelled", label=words("menu-language"), text=language_name(words, one)),
            value=one or AS_DISCORD,
            default=one == now,
        )
        for one in (None, *languages())
    ]
