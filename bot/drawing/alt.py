"""Words for people who cannot see the pictures."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Mapping

from bot.language.words import Words
from engine.cards import Card
from render.alt import Alt, square

REMEMBERED = 2048
"""How many parts of alternative texts to remember: with twice as many, two in a hundred more are at hand."""


def alt_text(words: Words, alt: Alt) -> str:
    """A picture's alt text: as many sentences as Discord allows."""
    return alt.words(partial(_say, words))


def alt_lines(words: Words, alt: Alt) -> str:
    """Every sentence on its own line: the text that replaces a picture."""
    return "\n".join(line.words(partial(_say, words)) for line in (*alt.lines, *alt.further))


def _say(words: Words, key: str, params: Mapping[str, int | str | tuple[str, ...]]) -> str:
    return _said(words, key, tuple(params.items()))


@lru_cache(REMEMBERED)
def _said(words: Words, key: str, given: tuple[tuple[str, int | str | tuple[str, ...]], ...]) -> str:
    """Remembered: a picture is told square by square, and most squares are where they were."""
    # Here a score line's code stands for its name; on the score sheet it is a sentence with numbers.
    key = key.replace("score.", "why.").replace(".", "-").replace("_", "-")
    return words.anew(
        key, **{name: value if isinstance(value, (int, str)) else words.listing(value) for name, value in given}
    )


def squares_of(words: Words, shown: Card) -> str:
    """What a card shows, on one line."""
    return words.listing(square(one).words(partial(_say, words)) for one in shown.squares)
