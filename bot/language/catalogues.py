"""The catalogues of a language: what all games have in common is here, and each game brings its own words with it.

A game's words lie in its folder, in `locales/<language>.ftl`, beside its rules and its pack. All of them together are
one catalogue, so that a sentence of a game can refer to a button of the bot.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from engine.catalog import GAMES

HERE = "bot.language"
LOCALES = "locales"


@cache
def languages() -> tuple[str, ...]:
    """Every language that the bot speaks."""
    return tuple(sorted(file.name.removesuffix(".ftl") for file in _shared().iterdir() if file.name.endswith(".ftl")))


def packages() -> tuple[str, ...]:
    """The packages of the registered games, each a folder that has all of its game."""
    return tuple(type(game).__module__.rpartition(".")[0] for game in GAMES.values())


def sources(language: str, of: tuple[str, ...]) -> Iterator[tuple[str, Traversable]]:
    """The files in which a language is written, each with a name to tell it by: the bot's, then the games'."""
    folders = {HERE: _shared(), **{package: files(package) / LOCALES for package in of}}
    for package, folder in folders.items():
        file = folder / f"{language}.ftl"
        if file.is_file():
            yield f"{package}/{LOCALES}/{file.name}", file


def bundle(language: str) -> FluentBundle:
    """All that is said in a language, with the words of the games that are registered now."""
    return merged(language, packages())


@cache
def merged(language: str, of: tuple[str, ...]) -> FluentBundle:
    """The bot's words and those of the games in these packages; ValueError where two files have the same key."""
    # Isolation marks round every parameter would end up in button labels and code spans.
    whole = FluentBundle([language], use_isolating=False)
    written: dict[str, str] = {}
    for name, file in sources(language, of):
        catalogue = FluentResource(file.read_text(encoding="utf-8"))
        for entry in catalogue.body:
            # Fluent leaves out what it cannot read, such as a line that begins with `*`: write {""} before it.
            if isinstance(entry, Junk):
                raise ValueError(f"{name} cannot be read at: {str(entry.content)[:60]}")
            if isinstance(entry, Message) and written.setdefault(entry.id.name, name) != name:
                raise ValueError(f"{entry.id.name} is in {written[entry.id.name]} and in {name}")
        whole.add_resource(catalogue)
    return whole


def _shared() -> Traversable:
    return files(HERE) / LOCALES
