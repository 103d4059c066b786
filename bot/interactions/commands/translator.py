"""The words of commands themselves in every language, as Discord asks for them when commands are sent to it."""

from __future__ import annotations

from typing import Final

from discord import Locale
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.language.words import DEFAULT, words_for

NAMED: Final = (Location.command_name, Location.parameter_name)
"""What sentences refer to, as `name-…`. The group keeps its name everywhere: people tell each other `/snack`."""


class CatalogueTranslator(Translator):
    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """None where the default says the same: Discord falls back to that by itself."""
        words, key = words_for(locale.value), key_of(string, context)
        if key is None or words.language == DEFAULT:
            return None
        text = words(key)
        return None if text == string.message else text


def key_of(string: locale_str, context: TranslationContextTypes) -> str | None:
    """The key of the catalogues; None for what is the same in every language."""
    if context.location in NAMED:
        return name_key(string.message)
    return string.extras.get("key")


def name_key(name: str) -> str:
    return f"name-{name.replace('_', '-')}"
