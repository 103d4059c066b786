"""The tests of this game on the simulated Discord have the same world as those of the bot."""

from __future__ import annotations

from tests.bot.discord.conftest import club_file, logged_errors, opened, told_quickly

__all__ = ["club_file", "logged_errors", "opened", "told_quickly"]
