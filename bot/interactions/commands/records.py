"""`/snack history`, `verify`, `profile` and `top`: finished games, proof of a fair deal, and people's records."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.interactions.commands.completions import CHOICES, DEFAULT_GAME, Completions, completing
from bot.interactions.commands.descriptions import choices, said
from bot.interactions.commands.find_table import find_table
from bot.interactions.commands.typed import TableCode
from bot.interactions.handlers.deal import show_deal
from bot.interactions.handlers.profiles import show_profile, show_top
from bot.interactions.handlers.records import show_history
from bot.interactions.request import Request
from bot.panels.history import MINE, SERVER, Listing
from bot.panels.profiles import ALL_TIME, SCOPES, Ranking
from bot.store.result_rows import Filter
from engine.catalog import GAMES


class RecordCommands(Completions):
    def commands(self) -> list[app_commands.Command[Any, ..., Any]]:
        return [
            app_commands.Command(name="history", description=said("command-history"), callback=self.history),
            app_commands.Command(name="verify", description=said("command-verify"), callback=self.verify),
            app_commands.Command(name="profile", description=said("command-profile"), callback=self.profile),
            app_commands.Command(name="top", description=said("command-top"), callback=self.top),
        ]

    @completing
    async def finished_choices(self, interaction: Request, typed: str) -> list[app_commands.Choice[str]]:
        """A person's own finished games, newest first."""
        words = self.context.readers.words(interaction)
        found, _ = await self.context.club.records.page(Filter(user=interaction.user.id), 0, CHOICES)
        return [
            app_commands.Choice(
                name=words("choice-table", code=one.code, game=words(f"game-{one.game}")), value=one.code
            )
            for one in found
            if typed.strip().upper() in one.code
        ]

    @app_commands.describe(
        scope=said("command-history-scope"),
        game=said("command-history-game"),
        opponent=said("command-history-opponent"),
    )
    @app_commands.choices(scope=choices("button-history", [MINE, SERVER]), game=choices("game", list(GAMES)))
    async def history(
        self,
        interaction: Request,
        scope: str = MINE,
        game: str | None = None,
        opponent: discord.User | None = None,
    ) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            listing = Listing(scope, game, opponent.id if opponent else None)
            await show_history(self.context, interaction, words, listing)

    @app_commands.describe(table=said("command-table"))
    @app_commands.autocomplete(table=finished_choices)
    async def verify(self, interaction: Request, table: TableCode | None = None) -> None:
        """Without a table, it checks the person's last finished game."""
        async with self.router.answering(interaction, table or "") as words, self.asked(interaction):
            code = table or await self.context.club.records.last_of(interaction.user.id)
            found = await find_table(self.context, interaction, "verify", code)
            await show_deal(self.context, interaction, found, words)

    @app_commands.describe(person=said("command-profile-person"), game=said("command-start-game"))
    @app_commands.choices(game=choices("game", list(GAMES)))
    async def profile(self, interaction: Request, person: discord.User | None = None, game: str = DEFAULT_GAME) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            await show_profile(self.context, interaction, words, (person or interaction.user).id, game)

    @app_commands.describe(game=said("command-start-game"), scope=said("command-top-scope"))
    @app_commands.choices(game=choices("game", list(GAMES)), scope=choices("button-top", list(SCOPES)))
    async def top(self, interaction: Request, game: str = DEFAULT_GAME, scope: str = ALL_TIME) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            await show_top(self.context, interaction, words, Ranking(game, scope))
