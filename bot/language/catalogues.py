"""The catalogues of a language: the words that all games share are here, and each game brings its own.

A game's words are in its folder, in `locales/<language>.ftl`, beside its rules and its pack. They are all merged into
one catalogue, so that a game's sentence can refer to one of the bot's buttons.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Iterator

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from engine.catalog import GAMES

HERE = "bot.language"
LOCALES = "locales"


@cache
def languages() -> tuple[str, ...]:
    """Every language the bot speaks."""
    return tuple(sorted(file.name.removesuffix(".ftl") for file in _shared().iterdir() if file.name.endswith(".ftl")))


def packages() -> tuple[str, ...]:
    """The packages of the registered games; each folder holds everything about its game."""
    return _folders(tuple(map(type, GAMES.values())))


@cache
def _folders(games: tuple[type, ...]) -> tuple[str, ...]:
    return tuple(game.__module__.rpartition(".")[0] for game in games)


def sources(language: str, of: tuple[str, ...]) -> Iterator[tuple[str, Traversable]]:
    """The files of a language, the bot's first, then the games'; each comes with a name for error messages."""
    folders = {HERE: _shared(), **{package: files(package) / LOCALES for package in of}}
    for package, folder in folders.items():
        file = folder / f"{language}.ftl"
        if file.is_file():
            yield f"{package}/{LOCALES}/{file.name}", file


def bundle(language: str) -> FluentBundle:
    """All sentences of a language, including those of the games registered now."""
    return merged(language, packages())


@cache
def merged(language: str, of: tuple[str, ...]) -> FluentBundle:
    """The bot's words merged with those of the games in these packages; ValueError if two files share a key."""
    # Isolation marks around each parameter would end up in button labels and code spans.
    whole = FluentBundle([language], use_isolating=False)
    written: dict[str, str] = {}
    parser = FluentParser(with_spans=False)  # where in its file each word stands would take a third of the memory
    for name, file in sources(language, of):
        catalogue = parser.parse(file.read_text(encoding="utf-8"))
        for entry in catalogue.body:
            # Fluent silently skips what it cannot parse, such as a line starting with `*`: put {""} in front of it.
            if isinstance(entry, Junk):
                raise ValueError(f"{name} cannot be read at: {str(entry.content)[:60]}")
            if isinstance(entry, Message) and written.setdefault(entry.id.name, name) != name:
                raise ValueError(f"{entry.id.name} is in {written[entry.id.name]} and in {name}")
        whole.add_resource(catalogue)
    return whole


def _shared() -> Traversable:
    return files(HERE) / LOCALES
