"""Names and descriptions of commands in every language, sent to Discord together with the commands."""

from __future__ import annotations

from typing import Final

from discord import Locale
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.language.words import DEFAULT, words_for

NAMED: Final = (Location.command_name, Location.parameter_name)
"""Names with a key `name-…`, which sentences refer to. The group is not one: `/snack` is the same everywhere."""


class CatalogueTranslator(Translator):
    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text in this locale; None if it is the same as the default, which Discord falls back to."""
        words, key = words_for(locale.value), key_of(string, context)
        if key is None or words.language == DEFAULT:
            return None
        text = words(key)
        return None if text == string.message else text


def key_of(string: locale_str, context: TranslationContextTypes) -> str | None:
    """The text's key in the catalogues; None if it is the same in every language."""
    if context.location in NAMED:
        return name_key(string.message)
    return string.extras.get("key")


def name_key(name: str) -> str:
    return f"name-{name.replace('_', '-')}"
