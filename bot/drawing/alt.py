"""Words for people who cannot see the pictures."""

from __future__ import annotations

from functools import partial
from typing import Mapping, Sequence

from bot.language.words import Words
from engine.cards import Card
from render.alt import Alt, square


def alt_text(words: Words, alt: Alt) -> str:
    """A picture's alt text: as many sentences as Discord allows."""
    return alt.words(partial(_say, words))


def alt_lines(words: Words, alt: Alt) -> str:
    """Every sentence on its own line: the text that replaces a picture."""
    return "\n".join(line.words(partial(_say, words)) for line in (*alt.lines, *alt.further))


def _say(words: Words, key: str, params: Mapping[str, int | str | Sequence[str]]) -> str:
    # Here a score line's code stands for its name; on the score sheet it is a sentence with numbers.
    key = key.replace("score.", "why.").replace(".", "-").replace("_", "-")
    return words(
        key,
        **{name: value if isinstance(value, (int, str)) else words.listing(value) for name, value in params.items()},
    )


def squares_of(words: Words, shown: Card) -> str:
    """What a card shows, on one line."""
    return words.listing(square(one).words(partial(_say, words)) for one in shown.squares)
