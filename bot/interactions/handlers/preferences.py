"""The menus and buttons of `/snack me` and `/snack settings`."""

from __future__ import annotations

from dataclasses import replace
from typing import Callable, Mapping

from bot.interactions.context import Context, Handler
from bot.interactions.guard import guild_managed
from bot.interactions.request import Request
from bot.language.typed_placements import read_off
from bot.language.words import Words, languages, words_for
from bot.panels.ids import BadId, Press
from bot.panels.preferences import AS_DISCORD, me_panel, server_settings_panel
from bot.service.clock.pace import Pace
from bot.service.preferences import Notify, Preferences
from bot.service.server_settings import ServerSettings
from bot.service.typed_preferences import read_away, read_quiet, read_zone

SWITCH = ("on", "off")
RENAMED = {"notices": "reminders"}
"""Preferences on menus that are already posted -> what they are called now."""
FIELDS = {"next": "next_up"}
"""Preferences whose field has a different name than their button."""


async def about_me(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Handle a menu or button on the panel of `/snack me`."""
    known = {
        "language": (*languages(), AS_DISCORD),
        "reminders": tuple(Notify),
        "next": SWITCH,
        "away": None,
        "public": SWITCH,
    }
    name, value = (*press.args, "", "")[:2]
    name = RENAMED.get(name, name)
    if len(press.args) != 2 or name not in known:
        raise BadId(":".join(press.args))
    allowed = known[name]
    if allowed is not None and value not in allowed:
        raise BadId(":".join(press.args))
    await context.responder.acknowledge(interaction)
    await change_preferences(context, interaction, **{FIELDS.get(name, name): value})


async def about_server(context: Context, interaction: Request, press: Press, words: Words) -> None:
    """Handle a menu or button on the panel of `/snack settings`."""
    if len(press.args) != 2:
        raise BadId(":".join(press.args))
    await context.responder.acknowledge(interaction)
    name, value = press.args
    if (name, value) == ("daily", "off"):
        await context.club.daily.drop_post(guild_managed(interaction))
        await change_server_settings(context, interaction, lambda server: server)
    elif name == "channels":
        await change_server_settings(context, interaction, lambda server: replace(server, channels=()))
    elif name == "pace" and value in tuple(Pace):
        await change_server_settings(context, interaction, lambda server: replace(server, pace=Pace(value)))
    elif name == "language" and value in (*languages(), AS_DISCORD):
        language = None if value == AS_DISCORD else value
        await change_server_settings(context, interaction, lambda server: replace(server, language=language))
    elif name == "threads" and value in SWITCH:
        await change_server_settings(context, interaction, lambda server: replace(server, threads=value == "on"))
    elif name == "ratings" and value in SWITCH:
        await change_server_settings(context, interaction, lambda server: replace(server, ratings=value == "on"))
    elif name == "mentions" and value in SWITCH:
        await change_server_settings(context, interaction, lambda server: replace(server, mentions=value == "on"))
    elif name == "motion" and value in SWITCH:
        await change_server_settings(context, interaction, lambda server: replace(server, motion=value == "on"))
    else:
        raise BadId(":".join(press.args))


async def change_preferences(
    context: Context,
    interaction: Request,
    *,
    language: str | None = None,
    reminders: str | None = None,
    next_up: str | None = None,
    quiet: str | None = None,
    zone: str | None = None,
    away: str | None = None,
    public: str | None = None,
) -> None:
    """Change the given preferences, leave the others, and show them all."""
    user = interaction.user.id
    quiet, away = read_off(quiet), read_off(away)

    def change(preferences: Preferences) -> Preferences:
        if language is not None:
            asked = None if language == AS_DISCORD else words_for(language).language
            preferences = replace(preferences, language=asked)
        if public is not None:
            preferences = replace(preferences, public=public == "on")
        if reminders is not None:
            preferences = replace(preferences, notify=Notify(reminders))
        if next_up is not None:
            preferences = replace(preferences, next_up=next_up == "on")
        if zone is not None:
            known = read_zone(zone)
            hours = preferences.quiet and replace(preferences.quiet, zone=known)
            preferences = replace(preferences, zone=known, quiet=hours)
        if quiet is not None:
            preferences = replace(preferences, quiet=read_quiet(quiet, preferences.zone))
        if away is not None:
            until = read_away(away, context.club.now(), preferences.zone, preferences.away)
            preferences = replace(preferences, away=until)
        return preferences

    await context.club.change_preferences(user, change)
    await show_preferences(context, interaction)
    if public == "off":
        await context.leave_out(user)


async def show_preferences(context: Context, interaction: Request) -> None:
    """Show all of a person's preferences, in the language they have just chosen."""
    user = interaction.user.id
    preferences, appearance = await context.club.people.preferences_of(user), await context.appearances.of(user)
    await context.responder.show(
        interaction, me_panel(context.readers.words(interaction), preferences, appearance, context.club.now())
    )


async def change_server_settings(
    context: Context, interaction: Request, change: Callable[[ServerSettings], ServerSettings]
) -> None:
    guild = guild_managed(interaction)
    server, post = await context.club.servers.change(guild, change), await context.club.daily.post_of(guild)
    words, limits = context.readers.words(interaction), context.club.limits_of(server)
    await context.responder.show(interaction, server_settings_panel(words, server, limits, post, context.club.now()))


PREFERENCES: Mapping[str, Handler] = {
    "me": about_me,
    "server": about_server,
}
