"""`/snack daily`: the deal of the day, those of earlier days, and the server's ranking."""

from __future__ import annotations

from datetime import date
from typing import Any

from discord import app_commands

from bot.interactions.commands.completions import Completions
from bot.interactions.commands.descriptions import choices, said
from bot.interactions.commands.typed import Span
from bot.interactions.handlers.daily import open_daily, show_top
from bot.interactions.request import Request
from bot.service.daily import FIRST, SPANS
from bot.service.errors import ClubError


class DailyCommand(Completions):
    def commands(self) -> list[app_commands.Command[Any, ..., Any]]:
        return [app_commands.Command(name="daily", description=said("command-daily"), callback=self.daily)]

    @app_commands.describe(date=said("command-daily-date"), top=said("command-daily-top"))
    @app_commands.choices(top=choices("daily-span", list(SPANS)))
    async def daily(self, interaction: Request, date: Span | None = None, top: str | None = None) -> None:
        async with self.router.answering(interaction) as words, self.asked(interaction):
            if top is not None:
                await show_top(self.context, interaction, words, top)
            else:
                await open_daily(self.context, interaction, words, self._day(date))

    def _day(self, typed: str | None) -> date | None:
        """The day that was typed, such as 2026-11-18; None if there was none."""
        if typed is None:
            return None
        try:
            return date.fromisoformat(typed.strip())
        except ValueError:
            last = self.context.club.daily.today().isoformat()
            raise ClubError("no_such_day", first=FIRST.isoformat(), last=last) from None
