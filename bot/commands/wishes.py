"""`/snack me`, `/snack settings` and `/snack host`: what people, servers and tables want."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.asking import Asked
from bot.commands.finding import CHOICES, completing, find_table, table_choices
from bot.commands.phrases import choices, said
from bot.looks import ORDINARY, PICTURES, STRONG, TEXT
from bot.pacing import change_habits, change_house
from bot.panels.wishes import AS_DISCORD
from bot.service.house import House
from bot.service.pace import Notices
from bot.service.registry import zones
from bot.words import languages, words_for


@completing
async def zone_choices(interaction: Asked, typed: str) -> list[Choice[str]]:
    """Zones whose name holds what was typed; those of which a part begins with it first."""
    wanted = typed.strip().lower().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.lower()]
    found.sort(key=lambda zone: not any(part.startswith(wanted) for part in zone.lower().split("/")))
    return [Choice(name=zone.replace("_", " "), value=zone) for zone in found[:CHOICES]]


LANGUAGES = [
    Choice(name=said("language-auto"), value=AS_DISCORD),
    *(Choice(name=words_for(one)("language-name"), value=one) for one in languages()),
]
"""Each by its own name, so that people find theirs whatever is spoken around them."""


@app_commands.command(name="me", description=said("command-me"))
@app_commands.describe(
    notices=said("command-me-notices"),
    quiet=said("command-me-quiet"),
    zone=said("command-me-zone"),
    away=said("command-me-away"),
    language=said("command-language"),
    view=said("command-me-view"),
    contrast=said("command-me-contrast"),
)
@app_commands.choices(
    view=choices("button-keep-look", [TEXT, PICTURES]),
    contrast=choices("button-keep-look", [STRONG, ORDINARY]),
    notices=[Choice(name=said(f"notices-{one}"), value=str(one)) for one in Notices],
    language=LANGUAGES,
)
@app_commands.autocomplete(zone=zone_choices)
async def me(
    interaction: Asked,
    notices: str | None = None,
    quiet: str | None = None,
    zone: str | None = None,
    away: str | None = None,
    language: str | None = None,
    view: str | None = None,
    contrast: str | None = None,
) -> None:
    desk = interaction.client.desk
    async with desk.answering(interaction):
        await desk.hold(interaction)
        for look in filter(None, (view, contrast)):
            await desk.looks.keep(interaction.user.id, look)
        await change_habits(desk, interaction, notices=notices, quiet=quiet, zone=zone, away=away, language=language)


@app_commands.command(name="settings", description=said("command-settings"))
@app_commands.describe(
    channel=said("command-settings-channel"),
    per_person=said("command-settings-per-person"),
    per_channel=said("command-settings-per-channel"),
)
async def settings(
    interaction: Asked,
    channel: discord.TextChannel | None = None,
    per_person: app_commands.Range[int, 1, 50] | None = None,
    per_channel: app_commands.Range[int, 1, 50] | None = None,
) -> None:
    desk = interaction.client.desk

    def change(house: House) -> House:
        if channel is not None:
            house = house.with_channel(channel.id)
        return replace(house, per_person=per_person or house.per_person, per_channel=per_channel or house.per_channel)

    async with desk.answering(interaction):
        await desk.hold(interaction)
        await change_house(desk, interaction, change)


@app_commands.command(name="host", description=said("command-host"))
@app_commands.describe(to=said("command-host-to"), table=said("command-table"))
@app_commands.autocomplete(table=table_choices)
async def host(interaction: Asked, to: discord.User | None = None, table: str | None = None) -> None:
    """The host names another; anyone else votes for one, where the host has vanished."""
    desk = interaction.client.desk
    async with desk.answering(interaction, table or "") as words:
        await desk.hold(interaction)
        found = await find_table(interaction, table)
        council, user = desk.club.council, interaction.user.id
        if to is not None:
            after = await council.pass_host(found.code, user, to.id)
        else:
            after = await council.replace_host(found.code, user)
        desk.noticeboard.changed(after.code)
        decided = after.host != found.host
        name = f"<@{after.host}>"
        await desk.say(interaction, words("host-is" if decided else "host-voted", code=after.code, name=name))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (me, settings, host)
