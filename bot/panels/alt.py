"""Words for those who do not see a picture."""

from __future__ import annotations

from typing import Mapping

from bot.words import Words
from render.alt import Alt


def alt_text(words: Words, alt: Alt) -> str:
    def say(key: str, params: Mapping[str, int | str]) -> str:
        # A score line's code is a name here, and a sentence with numbers on the score sheet.
        key = key.replace("score.", "why.").replace(".", "-").replace("_", "-")
        return words(key, **params)

    return alt.words(say)
