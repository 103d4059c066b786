"""Sentences for people, from Fluent catalogues: codes in, words out."""

from __future__ import annotations

from functools import cache
from typing import Any, Iterable

from babel import Locale
from babel.lists import format_list

from bot.language.catalogues import bundle, languages
from engine.catalog import GAMES
from engine.errors import EngineError

__all__ = ["DEFAULT", "Words", "language_of", "languages", "words_for"]

DEFAULT = "en"
WRITTEN_AS = {"en": "en_GB"}
"""Languages that are written here as in one place: A, B and C, without another comma."""


class Words:
    """One language's sentences, with the default language behind it."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence of a key; a key that no catalogue has is a mistake in the code."""
        for language in dict.fromkeys((self.language, DEFAULT)):
            catalogue = bundle(language)
            if catalogue.has_message(key):
                pattern = catalogue.get_message(key).value
                if pattern is not None:
                    given = {name: _written(one) for name, one in args.items()}
                    text, errors = catalogue.format_pattern(pattern, given)
                    if errors:
                        raise ValueError(f"{key}: {errors[0]}")
                    return str(text)
        raise KeyError(key)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence: some are a game's to give or to leave out."""
        return any(bundle(language).has_message(key) for language in (self.language, DEFAULT))

    def error(self, error: EngineError) -> str:
        """What is wrong and what to do, for a code of the engine or the club."""
        given = {name: self._plain(error, value) for name, value in error.params.items()}
        return self(f"error-{error.code.replace('_', '-')}", **given)

    def _plain(self, error: EngineError, value: Any) -> Any:
        """A parameter as Fluent takes it, text or a number; what has a name is named."""
        if isinstance(value, list):
            return self.listing(self._name(error, str(one)) for one in value)
        if isinstance(value, str) and value in _components(error):
            return self(f"component-{value}")
        return "" if value is None else value

    def _name(self, error: EngineError, one: str) -> str:
        """Components (one, or several with spaces between them) and the values of an option have names."""
        codes = one.split()
        if codes and _components(error).issuperset(codes):
            return self.list(self(f"components-{code}") for code in codes)
        option = f"option-{error.params.get('option')}-{one}"
        return self(option) if self.has(option) else one

    # Several things in one sentence

    def list(self, things: Iterable[str]) -> str:
        """A, B and C."""
        return format_list(list(things), locale=WRITTEN_AS.get(self.language, self.language))

    def capital(self, text: str) -> str:
        """The same at the beginning of a sentence."""
        return text[:1].upper() + text[1:]

    def listing(self, things: Iterable[str]) -> str:
        """A, B, C: where they merely stand one after the other."""
        between: str = Locale.parse(self.language).list_patterns["standard"]["middle"]
        first, *others = [*things] or [""]
        for one in others:
            first = between.format(first, one)
        return first


def _written(one: Any) -> Any:
    """Below zero with a real minus, as everywhere else; such numbers are plural in all languages here."""
    return f"−{-one}" if isinstance(one, int) and one < 0 else one


def _components(error: EngineError) -> set[str]:
    """What the cards show in the game that has such an error; none where it may quote what people have typed."""
    return {code for game in GAMES.values() if error.code in game.errors for code in game.pack.components}


def language_of(locale: str | None) -> str | None:
    """The language of a Discord locale (`es-ES`, `pt-BR`, `en-GB` …), if there is a catalogue for it."""
    short = (locale or "").split("-")[0].lower()
    return short if short in languages() else None


@cache
def words_for(locale: str) -> Words:
    """The words nearest to a Discord locale."""
    return Words(language_of(locale) or DEFAULT)
