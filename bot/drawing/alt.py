"""Words for people who cannot see the pictures."""

from __future__ import annotations

from functools import lru_cache, partial

from bot.language.words import Words
from engine.cards import Card
from render.alt import Alt, Say, square

REMEMBERED = 2048
"""How many parts of alternative texts to remember: with twice as many, two in a hundred more are at hand."""


def alt_text(words: Words, alt: Alt) -> str:
    """A picture's alt text: as many sentences as Discord allows."""
    return alt.words(partial(_said, words))


def alt_lines(words: Words, alt: Alt) -> str:
    """Every sentence on its own line: the text that replaces a picture."""
    return "\n".join(_said(words, line) for line in (*alt.lines, *alt.further))


@lru_cache(REMEMBERED)
def _said(words: Words, one: Say) -> str:
    """Remembered, whole and in parts: from one picture to the next most rows stay as they are, and most squares."""
    # Here a score line's code stands for its name; on the score sheet it is a sentence with numbers.
    key = one.key.replace("score.", "why.").replace(".", "-").replace("_", "-")
    given = one.given(partial(_said, words))
    return words.anew(
        key, **{name: value if isinstance(value, (int, str)) else words.listing(value) for name, value in given.items()}
    )


def squares_of(words: Words, shown: Card) -> str:
    """What a card shows, on one line."""
    return words.listing(_said(words, square(one)) for one in shown.squares)
