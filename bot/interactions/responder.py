"""The ways to answer a person: in place of what they pressed, beside it, or in front of the whole channel."""

from __future__ import annotations

import asyncio
from typing import Any, Coroutine

import discord

from bot.delivery.discord_errors import UNKNOWN_MESSAGE
from bot.interactions.request import Request
from bot.panels.layout import Panel
from bot.panels.offers import LastShown
from bot.panels.parts import PressButton
from bot.presses_first import acknowledged, presses_first

PROMPT = 0.003
"""Seconds to wait for a drawing before deferring: enough for one that is at hand, and too short for any other."""


class Responder:
    def __init__(self) -> None:
        self.last_shown = LastShown()
        """What each person's latest panel offers, so that `/snack do` can offer it too."""

    async def acknowledge(self, interaction: Request) -> None:
        """Call before anything slow. A private panel is then edited in place; elsewhere a private answer follows."""
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await self.nod(interaction)
        else:
            await self.promise(interaction)

    async def nod(self, interaction: Request) -> None:
        """Acknowledge a press whose message will change, or stay as it is."""
        if not interaction.response.is_done():
            acknowledged(interaction.id)
            await interaction.response.defer()

    async def promise(self, interaction: Request, *, to_all: bool = False) -> None:
        """Promise an answer beside whatever was pressed: a private one, or one in front of the whole channel."""
        if not interaction.response.is_done():
            acknowledged(interaction.id)
            await interaction.response.defer(ephemeral=not to_all, thinking=True)

    async def ask(self, interaction: Request, form: discord.ui.Modal) -> None:
        """Answer with a form, which must be the first answer."""
        acknowledged(interaction.id)
        await interaction.response.send_modal(form)

    async def show(self, interaction: Request, panel: Panel) -> int:
        """Show a private panel, and return its message id: that of a new message if the old one is gone."""
        await self.acknowledge(interaction)
        self.last_shown.shown(interaction.user.id, panel)
        return await self._in_place(interaction, panel)

    async def _in_place(self, interaction: Request, panel: Panel) -> int:
        await presses_first()
        try:
            edited = await interaction.edit_original_response(view=panel.build(), attachments=panel.files())
            return edited.id
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        sent = await interaction.followup.send(view=panel.build(), files=panel.files(), ephemeral=True, wait=True)
        return sent.id

    async def publish(self, interaction: Request, drawing: Coroutine[Any, Any, Panel]) -> None:
        """Answer in front of the whole channel; if the drawing fails, nobody else hears of it."""
        acknowledged(interaction.id)
        task = asyncio.create_task(drawing)
        await asyncio.wait({task}, timeout=PROMPT)
        if task.done():
            panel = await task
            await interaction.response.send_message(view=panel.build(), files=panel.files())
            return
        await interaction.response.defer(thinking=True)
        try:
            panel = await task
        except Exception:
            await interaction.delete_original_response()  # what went wrong is then told in private
            raise
        await interaction.edit_original_response(view=panel.build(), attachments=panel.files())

    async def say(self, interaction: Request, text: str, *buttons: PressButton | None) -> None:
        """Say something in private, without replacing any panel."""
        panel = Panel().text(text).row(*buttons)
        if any(buttons):
            self.last_shown.shown(interaction.user.id, panel)
        if not interaction.response.is_done():
            acknowledged(interaction.id)
            await interaction.response.send_message(view=panel.build(), ephemeral=True)
        elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            await self._in_place(interaction, panel)
        else:
            await interaction.followup.send(view=panel.build(), ephemeral=True)
