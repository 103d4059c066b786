"""A bot that only edits a message: what Discord's library and HTTP cost by themselves."""

from __future__ import annotations

import asyncio
import signal

import discord
from discord import app_commands, ui

BUTTON, GROUP, COMMAND = "bare:press", "bare", "post"


class _Press(ui.DynamicItem[ui.Button[ui.LayoutView]], template=BUTTON):
    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: object
    ) -> _Press:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.edit_message(view=_view(interaction.id))


def _view(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    text: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(f"pressed by {number}")
    view.add_item(ui.Container(text, ui.ActionRow(_Press(ui.Button(label="press", custom_id=BUTTON)))))
    return view


class Bare(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(_Press)
        group = app_commands.Group(name=GROUP, description="a message to press")

        @group.command(name=COMMAND, description="a message to press")
        async def post(interaction: discord.Interaction[Bare]) -> None:
            await interaction.response.send_message(view=_view(interaction.id), ephemeral=True)

        self.tree.add_command(group)
        await self.tree.sync()


def run_bare(token: str) -> int:
    async def run() -> None:
        bot = Bare()
        ending: list[asyncio.Task[None]] = []
        asyncio.get_running_loop().add_signal_handler(
            signal.SIGTERM, lambda: ending.append(asyncio.create_task(bot.close()))
        )
        async with bot:
            await bot.start(token)

    asyncio.run(run())
    return 0
