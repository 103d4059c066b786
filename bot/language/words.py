"""Sentences for people, from Fluent catalogues: codes in, words out."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import Any, Iterable, Mapping, NamedTuple

from babel import Locale
from babel.lists import format_list
from fluent.syntax.ast import Placeable, TextElement, VariableReference

from bot.language.catalogues import bundle, languages, merged, packages
from bot.language.locale_data import cut_down
from bot.service.plain_text import tidy
from engine.catalog import GAMES
from engine.errors import EngineError

__all__ = ["DEFAULT", "Words", "language_of", "languages", "words_for"]

DEFAULT = "en"
REMEMBERED = 2048
"""How many formatted sentences to remember: with twice as many, one in a hundred more is at hand."""
THOUSAND = 1000
WRITTEN_AS: Mapping[str, tuple[str, ...]] = {"en": ("en_001", "en_GB")}
"""Languages that use one region's style, after what it builds on: British English writes A, B and C without the second
comma."""


class Words:
    """One language's sentences; the default language fills the gaps."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence for a key. KeyError if no catalogue has it, which is a mistake in the code."""
        return _remembered(tuple(GAMES), self.language, key, **args)

    def anew(self, key: str, /, **args: Any) -> str:
        """The same for those who remember it themselves, and for what hardly ever comes again."""
        return _sentence(self.language, key, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence: a game may leave some out."""
        return any(bundle(language).has_message(key) for language in (self.language, DEFAULT))

    def error(self, error: EngineError) -> str:
        """What is wrong and what to do about it, for an error of the engine or the club."""
        given = {name: self._plain(error, value) for name, value in error.params.items()}
        return self(f"error-{error.code.replace('_', '-')}", **given)

    def _plain(self, error: EngineError, value: Any) -> Any:
        """A parameter in a form Fluent accepts, text or number; codes that have a name become that name, and typed text
        is quoted on one line."""
        if isinstance(value, list):
            return self.listing(self._name(error, str(one)) for one in value)
        if isinstance(value, str) and value in _components(error):
            return self(f"component-{value}")
        return "" if value is None else tidy(value) if isinstance(value, str) else value

    def _name(self, error: EngineError, one: str) -> str:
        """The name of one or more components (separated by spaces) or of an option's value; anything else unchanged."""
        codes = one.split()
        if codes and _components(error).issuperset(codes):
            return self.list(self(f"components-{code}") for code in codes)
        option = f"option-{error.params.get('option')}-{one}"
        return self(option) if self.has(option) else one

    # Several things in one sentence

    def list(self, things: Iterable[str]) -> str:
        """A, B and C."""
        return format_list(list(things), locale=_styled(self.language))

    def capital(self, text: str) -> str:
        """The text with a capital, as at the start of a sentence."""
        return text[:1].upper() + text[1:]

    def listing(self, things: Iterable[str]) -> str:
        """A, B, C: a plain list without "and"."""
        first, *others = [*things] or [""]
        for one in others:
            first = self._between.format(first, one)
        return first

    @cached_property
    def _between(self) -> str:
        between: str = Locale.parse(self.language).list_patterns["standard"]["middle"]
        return between


@cache
def _styled(language: str) -> str:
    """The locale whose style a language uses."""
    style = (language, *WRITTEN_AS.get(language, ()))
    cut_down(*style, spoken=languages())
    return style[-1]


def _sentence(language: str, key: str, /, **given: Any) -> str:
    """Formats a sentence."""
    games = packages()
    for one in dict.fromkeys((language, DEFAULT)):
        catalogue = merged(one, games)
        if catalogue.has_message(key):
            pattern = catalogue.get_message(key).value
            if pattern is not None:
                written = {name: _written(value) for name, value in given.items()}
                plain = _template(games, one, key)
                if plain and all(map(_is_plain, written.values())) and written.keys() >= plain.names:
                    return plain.text.format_map(written)
                text, errors = catalogue.format_pattern(pattern, written)
                if errors:
                    raise ValueError(f"{key}: {errors[0]}")
                return str(text)
    raise KeyError(key)


@lru_cache(REMEMBERED, typed=True)
def _remembered(registered: tuple[str, ...], language: str, key: str, /, **given: Any) -> str:
    """Most sentences repeat all the time, and a lookup takes a hundredth of the time. Its key has the types too: True
    and 1 are equal, but are not written alike. It has the games, because tests register others."""
    return _sentence(language, key, **given)


class _Template(NamedTuple):
    text: str
    """In Python's own format."""
    names: frozenset[str]


@cache
def _template(games: tuple[str, ...], language: str, key: str) -> _Template | None:
    """A sentence of nothing but text and parameters, such as most of those that differ from one press to the next;
    None for any other. Fluent takes ten times as long to fill it in."""
    text, names = "", set()
    sentence: Any = merged(language, games).get_message(key).value
    for part in getattr(sentence, "elements", (sentence,)):  # where there is only one, it stands for all
        if isinstance(part, TextElement):
            text += part.value.replace("{", "{{").replace("}", "}}")
        elif isinstance(part, Placeable) and isinstance(part.expression, VariableReference):
            names.add(part.expression.id.name)
            text += f"{{{part.expression.id.name}}}"
        else:
            return None
    return _Template(text, frozenset(names))


def _is_plain(value: Any) -> bool:
    """Whether a parameter is written as it is: text, or a number too small for separators."""
    return type(value) is str or (type(value) is int and value < THOUSAND)


def _written(one: Any) -> Any:
    """Writes negative numbers with a real minus, as text; Fluent then uses the plural, right in all our languages."""
    return f"−{-one}" if isinstance(one, int) and one < 0 else one


def _components(error: EngineError) -> set[str]:
    """The components of the games with this error. Other errors may quote typed text, which must not be translated."""
    return {code for game in GAMES.values() if error.code in game.errors for code in game.pack.components}


def language_of(locale: str | None) -> str | None:
    """The language of a Discord locale (`es-ES`, `pt-BR`, `en-GB` …) if there is a catalogue for it, else None."""
    short = (locale or "").split("-")[0].lower()
    return short if short in languages() else None


@cache
def words_for(locale: str) -> Words:
    """The words that best match a Discord locale."""
    return Words(language_of(locale) or DEFAULT)
