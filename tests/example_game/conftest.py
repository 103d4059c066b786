"""This game's tests on the simulated Discord use the same world as the bot's."""

from __future__ import annotations

from tests.bot.discord.conftest import club_file, logged_errors, opened, told_quickly

__all__ = ["club_file", "logged_errors", "opened", "told_quickly"]
