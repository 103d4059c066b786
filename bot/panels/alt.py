"""Words for those who do not see a picture."""

from __future__ import annotations

from functools import partial
from typing import Mapping

from bot.words import Words
from render.alt import Alt


def alt_text(words: Words, alt: Alt) -> str:
    """As many sentences as Discord takes, one after the other."""
    return alt.words(partial(_say, words))


def alt_lines(words: Words, alt: Alt) -> str:
    """Every sentence on a line of its own: what stands in place of a picture."""
    return "\n".join(line.words(partial(_say, words)) for line in alt.lines)


def _say(words: Words, key: str, params: Mapping[str, int | str]) -> str:
    # A score line's code is a name here, and a sentence with numbers on the score sheet.
    return words(key.replace("score.", "why.").replace(".", "-").replace("_", "-"), **params)
