"""Finds a page of the rules by what people type."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Mapping

from bot.language.words import Words, words_for
from engine.catalog import GAMES
from engine.notation import plain
from engine.pages import Topic

CALLED_SO, IN_TITLE, IN_TEXT = range(3)
LONGEST = 100
"""Typed text is ignored beyond this length."""
LEAST = 3
"""Letters that must be typed before synonyms are considered."""


def title(words: Words, game: str, topic: Topic) -> str:
    """The title of a page of the rules."""
    return words(f"rules-{game}-{topic.name}-title")


def search(words: Words, game: str, typed: str) -> list[Topic]:
    """The topics of a game that mention what was typed, best matches first: name, then title, then text."""
    return [topic for *_, topic in sorted(_ranked(words, game, typed), key=lambda one: one[:2])]


def search_everywhere(words: Words, typed: str, first: str) -> list[tuple[str, Topic]]:
    """Matching topics of all games, each with its game; among equal matches, those of the game `first` come first."""
    found = [
        (rank, game != first, number, game, topic)
        for game in GAMES
        for rank, number, topic in _ranked(words, game, typed)
    ]
    return [(game, topic) for *_, game, topic in sorted(found, key=lambda one: one[:3])]


def value_of(game: str, topic: Topic) -> str:
    """A topic as a completion returns it, with its game: two games may have topics of the same name."""
    return f"{game}:{topic.name}"


@dataclass(frozen=True)
class Text:
    """A text prepared for searching: no accents or capitals, and umlauts spelled both ways."""

    plain: str
    short: str

    @classmethod
    def of(cls, text: str) -> Text:
        folded = plain(text)
        # `ae`, `oe` and `ue` become `a`, `o` and `u`: people type them where a keyboard has no umlauts.
        return cls(folded, re.sub("(?<=[aou])e", "", folded))

    def __contains__(self, word: Text) -> bool:
        return word.plain in self.plain or word.short in self.short


@cache
def _pages(language: str, game: str) -> tuple[tuple[Topic, Text, Text], ...]:
    """Every topic with its title and its full text."""
    words = words_for(language)
    return tuple(
        (topic, Text.of(name := title(words, game, topic)), Text.of(f"{name} {words(f'rules-{game}-{topic.name}')}"))
        for topic in GAMES[game].pages.topics
    )


def other_words(words: Words, game: str) -> Mapping[str, str]:
    """Synonyms: what people may type -> the word on the pages. Those for every game, and those for this one."""
    return _other_words(words.language, game)


@cache
def _other_words(language: str, game: str) -> Mapping[str, str]:
    words = words_for(language)
    keys = [key for key in ("typed-topics", f"typed-topics-{game}") if words.has(key)]
    pairs = (pair.split("=") for key in keys for pair in words(key).split(","))
    return {plain(called.strip()): meant.strip() for called, meant in pairs}


def _ranked(words: Words, game: str, typed: str) -> list[tuple[int, int, Topic]]:
    wanted = [_ways_to_say(words, game, word) for word in dict.fromkeys(plain(typed[:LONGEST]).split())]
    found = []
    for number, (topic, name, text) in enumerate(_pages(words.language, game)):
        if typed in (topic.name, value_of(game, topic)):
            found.append((CALLED_SO, number, topic))
        elif all(any(way in name for way in ways) for ways in wanted):
            found.append((IN_TITLE, number, topic))
        elif all(any(way in text for way in ways) for ways in wanted):
            found.append((IN_TEXT, number, topic))
    return found


def _ways_to_say(words: Words, game: str, word: str) -> list[Text]:
    """The word itself, and the words the pages use instead of it."""
    also = (meant for called, meant in other_words(words, game).items() if called.startswith(word))
    return [Text.of(one) for one in (word, *(also if len(word) >= LEAST else ()))]
