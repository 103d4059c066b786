"""Descriptions and choices of commands in the default language, with their keys for the translator."""

from __future__ import annotations

from discord.app_commands import Choice, locale_str

from bot.language.words import words_for

EN = words_for("en")


def said(key: str) -> locale_str:
    """A command's text in the default language, with the key for the translator."""
    return locale_str(EN(key), key=key)


def choices(prefix: str, values: list[str]) -> list[Choice[str]]:
    return [Choice(name=said(f"{prefix}-{value}"), value=value) for value in values]
