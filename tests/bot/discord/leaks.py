"""Finds words that don't belong in a language: those that only English has, in everything the bot has sent."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Iterator

from bot.language.words import DEFAULT
from tests.bot.discord.world import World
from tests.bot.language.catalogue import files_of, sentences_in

READ = ("content", "label", "placeholder", "description", "title", "name")
"""What people read in a message, form, menu or completion; ids and values are for machines."""


def vocabulary(language: str) -> frozenset[str]:
    return _vocabulary(language, tuple(files_of(language)))


@cache
def _vocabulary(language: str, files: tuple[str, ...]) -> frozenset[str]:
    return frozenset(
        word for file in files for one in sentences_in(language, file).values() for word in words_in(one.letters)
    )


def words_in(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{3,}", text.lower())


def sent(world: World) -> Iterator[str]:
    """Everything the bot has sent for people to read, except the commands, which have their own test."""
    for request in world.env.http_requests:
        if not request.path.endswith("/commands") and request.json is not None:
            yield from _texts(request.json)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in READ and isinstance(inner, str):
                yield inner
            else:
                yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def leaks(world: World, language: str, *names: str) -> dict[str, str]:
    """English words that this language doesn't have, each with a text that has it; names and codes don't count."""
    telltale = vocabulary(DEFAULT) - vocabulary(language)
    found = {}
    for text in sent(world):
        # A seed of 64 hexadecimal digits contains a word now and then.
        plain = re.sub(r"https?://\S+|<[@#t]\S+>|\b[0-9a-f]{12,}\b", "", text)
        for name in names:
            plain = plain.replace(name, "")
        for word in words_in(plain):
            if word in telltale:
                found[word] = text
    return found
