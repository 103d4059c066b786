"""Makes text that people chose or typed fit to stand in a line: a label, a log, a file, a sentence that quotes it."""

from __future__ import annotations

import unicodedata

from bot.store.keeping_rows import NAMELESS

LONGEST_NAME = 40
PILED = 2
"""Most marks in a row on one letter: languages need two, and a tower of them covers the lines above."""
JOINERS = ("\u200c", "\u200d")
"""They shape letters of Persian and Indian scripts, and emojis of families; every other invisible sign is left out."""


def tidy(text: str) -> str:
    """The text in one line, without control characters, signs that turn the direction of writing, other invisible ones,
    and towers of marks."""
    kept: list[str] = []
    piled = 0
    for one in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(one)
        piled = piled + 1 if kind in ("Mn", "Me") else 0
        if kind.startswith("Z") or one in "\t\n\r":
            kept.append(" ")
        elif (not kind.startswith("C") or one in JOINERS) and piled <= PILED:
            kept.append(one)
    return " ".join("".join(kept).split())


def plain_name(name: str) -> str:
    """A name that people see: tidy, not too long, and never empty."""
    found = tidy(name)[:LONGEST_NAME].strip()
    return found if any(unicodedata.category(one)[0] in "LNPS" for one in found) else NAMELESS
