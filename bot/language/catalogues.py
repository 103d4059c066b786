"""The catalogues of a language: the words that all games share are here, and each game brings its own.

A game's words are in its folder, in `locales/<language>.ftl`, beside its rules and its pack. They are all merged into
one catalogue, so that a game's sentence can refer to one of the bot's buttons.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from sys import intern
from typing import Any, Iterator

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, MessageReference, Resource, TermReference

from bot.language.locale_data import cut_down
from engine.catalog import GAMES

HERE = "bot.language"
LOCALES = "locales"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins."""
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
ASTRAY = re.compile(r"(?<=\n)[^\s}].{0,59}")
"""A line after an entry's first one that does not go on with it."""


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


class Catalogue(FluentBundle):
    """All sentences of a language, each of which is only read when it is first said.

    Read, a language takes thirty times the memory of its text, and a second at every start; and of most languages
    little is ever said.
    """

    def __init__(self, language: str) -> None:
        # Isolation marks around each parameter would end up in button labels and code spans.
        super().__init__([language], use_isolating=False)
        cut_down(language, spoken=languages())
        self._unread: dict[str, bytes] = {}
        """In UTF-8: as text, one quotation mark would make a sentence twice as large."""
        self._from: dict[str, str] = {}
        """The file of every key."""

    def add(self, name: str, text: str) -> None:
        """Add a file; ValueError if one of its keys is there already, or if a line belongs to no sentence."""
        plain = "\n" + COMMENT.sub("", text)
        before, *entries = ENTRY.split(plain)
        for part in (before, *entries[1::2]):
            # Fluent silently skips what it cannot parse, such as a line starting with `*`: put {""} in front of it.
            if astray := ASTRAY.search(part):
                raise ValueError(f"{name} cannot be read at: {astray[0]}")
        for key, entry in zip(entries[::2], entries[1::2], strict=True):
            if key in self._from:
                raise ValueError(f"{key} is in {self._from[key]} and in {name}")
            key = intern(key)  # every language has the same ones
            self._from[key] = name
            self._unread[key] = entry.encode()

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    def get_message(self, message_id: str) -> Any:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, key: str) -> None:
        """Read an entry, and whatever it refers to; ValueError if it cannot be read."""
        if key not in self._unread:
            return
        text = f"{key} ={self._unread[key].decode()}"
        entry, *more = FluentParser(with_spans=False).parse(text).body
        if more or isinstance(entry, Junk):
            raise ValueError(f"{self._from[key]} cannot be read at: {text[:60]}")
        self.add_resource(Resource([entry]))
        self._unread.pop(key, None)
        for other in references(entry):
            self._read(other)


def references(node: Any) -> Iterator[str]:
    """The entries that one refers to."""
    if isinstance(node, BaseNode):
        if isinstance(node, (MessageReference, TermReference)):
            yield f"-{node.id.name}" if isinstance(node, TermReference) else node.id.name
        for part in vars(node).values():
            yield from references(part)
    elif isinstance(node, list):
        for part in node:
            yield from references(part)


def bundle(language: str) -> Catalogue:
    """All sentences of a language, including those of the games registered now."""
    return merged(language, packages())


@cache
def merged(language: str, of: tuple[str, ...]) -> Catalogue:
    """The bot's words merged with those of the games in these packages; ValueError if two files share a key."""
    whole = Catalogue(language)
    for name, file in sources(language, of):
        whole.add(name, file.read_text(encoding="utf-8"))
    return whole


def _shared() -> Traversable:
    return files(HERE) / LOCALES
