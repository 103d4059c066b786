"""Preferences and server settings: shown in private, with menus to change them."""

from __future__ import annotations

from datetime import UTC, datetime

import discord

from bot.drawing.appearance import Appearance
from bot.language.words import Words, languages, words_for
from bot.panels.appearance import appearance_lines, appearance_row
from bot.panels.host import pace_options
from bot.panels.ids import Press
from bot.panels.layout import Panel, button
from bot.panels.reminders import clock_time
from bot.service.limits import Limits
from bot.service.preferences import Notify, Preferences
from bot.service.server_settings import ServerSettings
from bot.store.daily_rows import DailyPost

NOWHERE = "-"
"""Used in place of a table's code, since these panels belong to no table."""
AS_DISCORD = "auto"
PREFERENCES = "me"
"""Names the preferences panel, which the appearance buttons return to."""
AWAY = (3, 7, 14)


def me_panel(words: Words, preferences: Preferences, appearance: Appearance, now: datetime) -> Panel:
    away = preferences.away if preferences.away and preferences.away > now else None
    panel = Panel().text(
        words("me-title"),
        words("me-reminders", reminders=words(f"reminders-{preferences.notify}")),
        words("me-next", next=words("next-on" if preferences.next_up else "next-off")),
        *_quiet(words, preferences),
        words("me-away", until=f"<t:{int(away.timestamp())}:f>") if away else words("me-here"),
        words("me-language", language=language_name(words, preferences.language)),
        words("me-public" if preferences.public else "me-private"),
        *appearance_lines(words, appearance),
    )
    reminders = [
        discord.SelectOption(
            label=words("labelled", label=words("menu-reminders"), text=words(f"reminders-{one}")),
            value=str(one),
            default=one is preferences.notify,
        )
        for one in Notify
    ]
    panel.menu(Press("me", NOWHERE, "", ("reminders",)), words("menu-reminders"), reminders)
    panel.menu(Press("me", NOWHERE, "", ("language",)), words("menu-language"), _languages(words, preferences.language))
    panel.row(
        *(button(Press("me", NOWHERE, "", ("away", str(days))), words("button-away", days=days)) for days in AWAY),
        button(Press("me", NOWHERE, "", ("away", "off")), words("button-here")) if away else None,
    )
    instead, public = ("off" if on else "on" for on in (preferences.next_up, preferences.public))
    panel.row(
        button(Press("me", NOWHERE, "", ("next", instead)), words(f"button-next-{instead}")),
        button(Press("me", NOWHERE, "", ("public", public)), words(f"button-public-{public}")),
    )
    panel.row(*appearance_row(words, appearance, PREFERENCES))
    panel.row(button(Press("data", NOWHERE, "", ("ask",)), words("button-data")))
    return panel.text(words("me-footer"))


def _quiet(words: Words, preferences: Preferences) -> list[str]:
    quiet = preferences.quiet
    if quiet is not None:
        hours = {"start": f"{quiet.start:%H:%M}", "end": f"{quiet.end:%H:%M}"}
        return [words("me-quiet", zone=quiet.zone, **hours)]
    return [words("me-no-quiet"), *([words("me-zone", zone=preferences.zone)] if preferences.zone else [])]


def server_settings_panel(
    words: Words, server: ServerSettings, limits: Limits, post: DailyPost | None, now: datetime
) -> Panel:
    """`limits` are those in force: the server's own, otherwise the bot's; `post` is the daily one, if there is one."""
    panel = Panel().text(
        words("server-title"),
        words("server-pace", pace=words(f"pace-{server.pace}"), about=words(f"pace-{server.pace}-about")),
        words("server-channels", channels=" ".join(f"<#{one}>" for one in server.channels))
        if server.channels
        else words("server-everywhere"),
        words("server-threads-on" if server.threads else "server-threads-off"),
        words("server-mentions-on" if server.mentions else "server-mentions-off"),
        words("server-motion-on" if server.motion else "server-motion-off"),
        words("server-ratings-on" if server.ratings else "server-ratings-off"),
        words("server-daily", hour=_hour(post, now), channel=str(post.channel)) if post else words("server-daily-off"),
        words("server-limits", person=limits.per_person, channel=limits.per_channel),
        words("server-language", language=language_name(words, server.language)),
    )
    panel.menu(
        Press("server", NOWHERE, "", ("pace",)),
        words("menu-server-pace"),
        pace_options(words, words("menu-server-pace"), server.pace),
    )
    panel.menu(Press("server", NOWHERE, "", ("language",)), words("menu-language"), _languages(words, server.language))
    switches = (server.threads, server.mentions, server.motion, server.ratings)
    threads, mentions, motion, ratings = ("off" if on else "on" for on in switches)
    panel.row(
        button(Press("server", NOWHERE, "", ("threads", threads)), words(f"button-threads-{threads}")),
        button(Press("server", NOWHERE, "", ("mentions", mentions)), words(f"button-mentions-{mentions}")),
        button(Press("server", NOWHERE, "", ("motion", motion)), words(f"button-motion-{motion}")),
        button(Press("server", NOWHERE, "", ("ratings", ratings)), words(f"button-ratings-{ratings}")),
        button(
            Press("server", NOWHERE, "", ("channels", "all")), words("button-everywhere"), disabled=not server.channels
        ),
    )
    panel.row(
        button(Press("stats", NOWHERE), words("button-stats")),
        button(Press("server", NOWHERE, "", ("daily", "off")), words("button-daily-off")) if post else None,
    )
    return panel.text(words("server-footer"))


def _hour(post: DailyPost, now: datetime) -> str:
    """When a daily post comes, on each reader's own clock. Uses today's date, since clocks change in summer."""
    return clock_time(now.astimezone(UTC).replace(hour=post.hour, minute=0, second=0, microsecond=0))


def language_name(words: Words, language: str | None) -> str:
    """A language's name in that language; None means whatever Discord is set to."""
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
