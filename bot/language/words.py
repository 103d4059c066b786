"""Sentences for people, from Fluent catalogues: one file a language, codes in, words out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Iterable

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from engine.errors import EngineError

HERE = Path(__file__).with_name("locales")
DEFAULT = "en"
WRITTEN_AS = {"en": "en_GB"}
"""Languages that are written here as in one place: A, B and C, without another comma."""


class Words:
    """One language's sentences, with the default language behind it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, DEFAULT))]

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence of a key; a key that no catalogue has is a mistake in the code."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, {name: _written(one) for name, one in args.items()})
                    if errors:
                        raise ValueError(f"{key}: {errors[0]}")
                    return str(text)
        raise KeyError(key)

    def error(self, error: EngineError) -> str:
        """What is wrong and what to do, for a code of the engine or the club."""
        given = {name: self._plain(error, value) for name, value in error.params.items()}
        return self(f"error-{error.code.replace('_', '-')}", **given)

    def _plain(self, error: EngineError, value: Any) -> Any:
        """A parameter as Fluent takes it, text or a number; what has a name is named."""
        if isinstance(value, list):
            return self.listing(self._name(error, str(one)) for one in value)
        return "" if value is None else value

    def _name(self, error: EngineError, one: str) -> str:
        if error.code == "bad_goods":
            return self.list([self(f"components-{good}") for good in one.split()])
        return self(f"option-{error.params['option']}-{one}") if error.code == "bad_option" else one

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


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in HERE.glob("*.ftl")))


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks round every parameter would end up in button labels and code spans.
    bundle = FluentBundle([language], use_isolating=False)
    catalogue = FluentResource((HERE / f"{language}.ftl").read_text(encoding="utf-8"))
    # Fluent leaves out what it cannot read, such as a line that begins with `*`: write {""} before it.
    for entry in catalogue.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{language}.ftl cannot be read at: {str(entry.content)[:60]}")
    bundle.add_resource(catalogue)
    return bundle


def language_of(locale: str | None) -> str | None:
    """The language of a Discord locale (`es-ES`, `pt-BR`, `en-GB` …), if there is a catalogue for it."""
    short = (locale or "").split("-")[0].lower()
    return short if short in languages() else None


@cache
def words_for(locale: str) -> Words:
    """The words nearest to a Discord locale."""
    return Words(language_of(locale) or DEFAULT)
