"""`/snack me`, `/snack settings` and `/snack host`: preferences, server settings, and who hosts a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.drawing.appearance import CHOICES as TO_CHOOSE
from bot.drawing.appearance import MOVING, ORDINARY, PICTURES, STILL, STRONG, TEXT, TYPED
from bot.interactions.commands.completions import CHOICES, Completions, completing
from bot.interactions.commands.descriptions import choices, said
from bot.interactions.commands.find_table import find_table
from bot.interactions.commands.typed import Name, Span, TableCode
from bot.interactions.guard import guild_managed
from bot.interactions.handlers.data import show_data
from bot.interactions.handlers.preferences import SWITCH, change_preferences, change_server_settings
from bot.interactions.request import Request
from bot.language.words import languages, words_for
from bot.panels.data import DATA
from bot.panels.preferences import AS_DISCORD
from bot.service.preferences import Notify
from bot.service.server_settings import ServerSettings
from bot.service.typed_preferences import zones

LANGUAGES = [
    Choice(name=said("language-auto"), value=AS_DISCORD),
    *(Choice(name=words_for(one)("language-name"), value=one) for one in languages()),
]
"""Each language by its own name, so that people find theirs whatever language the rest is in."""


class PreferenceCommands(Completions):
    def commands(self) -> list[app_commands.Command[Any, ..., Any]]:
        return [
            app_commands.Command(name="me", description=said("command-me"), callback=self.me),
            app_commands.Command(name="settings", description=said("command-settings"), callback=self.settings),
            app_commands.Command(name="host", description=said("command-host"), callback=self.host),
        ]

    @completing
    async def zone_choices(self, interaction: Request, typed: str) -> list[Choice[str]]:
        """Time zones that contain what was typed; first those with a part that begins with it."""
        wanted = typed.strip().lower().replace(" ", "_")
        found = [zone for zone in zones() if wanted in zone.lower()]
        found.sort(key=lambda zone: not any(part.startswith(wanted) for part in zone.lower().split("/")))
        return [Choice(name=zone.replace("_", " "), value=zone) for zone in found[:CHOICES]]

    @app_commands.describe(
        reminders=said("command-me-reminders"),
        next=said("command-me-next"),
        quiet=said("command-me-quiet"),
        zone=said("command-me-zone"),
        away=said("command-me-away"),
        language=said("command-language"),
        view=said("command-me-view"),
        contrast=said("command-me-contrast"),
        motion=said("command-me-motion"),
        form=said("command-me-form"),
        public=said("command-me-public"),
        data=said("command-me-data"),
    )
    @app_commands.choices(
        view=choices("button-keep-appearance", [TEXT, PICTURES]),
        contrast=choices("button-keep-appearance", [STRONG, ORDINARY]),
        motion=choices("button-keep-appearance", [STILL, MOVING]),
        form=choices("button-keep-appearance", [TYPED, TO_CHOOSE]),
        next=[Choice(name=said(f"next-{one}"), value=one) for one in SWITCH],
        reminders=[Choice(name=said(f"reminders-{one}"), value=str(one)) for one in Notify],
        language=LANGUAGES,
        public=choices("option-hints", ["on", "off"]),
        data=[Choice(name=said(f"button-data-{one}"), value=one) for one in DATA],
    )
    @app_commands.autocomplete(zone=zone_choices)
    async def me(
        self,
        interaction: Request,
        reminders: str | None = None,
        next: str | None = None,
        quiet: Span | None = None,
        zone: Name | None = None,
        away: Span | None = None,
        language: str | None = None,
        view: str | None = None,
        contrast: str | None = None,
        motion: str | None = None,
        form: str | None = None,
        public: str | None = None,
        data: str | None = None,
    ) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            if data is not None:
                await show_data(self.context, interaction, words, data)
                return
            await self.context.responder.acknowledge(interaction)
            for appearance in filter(None, (view, contrast, motion, form)):
                await self.context.appearances.keep(interaction.user.id, appearance)
            await change_preferences(
                self.context,
                interaction,
                reminders=reminders,
                next_up=next,
                quiet=quiet,
                zone=zone,
                away=away,
                language=language,
                public=public,
            )

    @app_commands.describe(
        channel=said("command-settings-channel"),
        per_person=said("command-settings-per-person"),
        per_channel=said("command-settings-per-channel"),
        daily=said("command-settings-daily"),
        hour=said("command-settings-hour"),
    )
    async def settings(
        self,
        interaction: Request,
        channel: discord.TextChannel | None = None,
        per_person: app_commands.Range[int, 1, 50] | None = None,
        per_channel: app_commands.Range[int, 1, 50] | None = None,
        daily: discord.TextChannel | None = None,
        hour: app_commands.Range[int, 0, 23] | None = None,
    ) -> None:
        def change(server: ServerSettings) -> ServerSettings:
            if channel is not None:
                server = server.with_channel(channel.id)
            return replace(
                server, per_person=per_person or server.per_person, per_channel=per_channel or server.per_channel
            )

        async with self.router.answering(interaction), self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            if daily is not None or hour is not None:
                await self.context.club.daily.set_post(guild_managed(interaction), daily.id if daily else None, hour)
            await change_server_settings(self.context, interaction, change)

    @app_commands.describe(to=said("command-host-to"), table=said("command-table"))
    @app_commands.autocomplete(table=Completions.table_choices)
    async def host(self, interaction: Request, to: discord.User | None = None, table: TableCode | None = None) -> None:
        """With `to`, the host hands over to someone; without it, a player votes to replace a host who is gone."""
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            await self.context.responder.acknowledge(interaction)
            found = await find_table(self.context, interaction, "host", table)
            club, user = self.context.club, interaction.user.id
            if to is not None:
                after = await club.pass_host(found.code, user, to.id)
            else:
                after = await club.replace_host(found.code, user)
            decided = after.seats.host != found.seats.host
            name = f"<@{after.seats.host}>"
            await self.context.responder.say(
                interaction, words("host-is" if decided else "host-voted", code=after.code, name=name)
            )
