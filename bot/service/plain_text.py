"""Makes text that people chose or typed fit on one line: in a label, a log, a file, or a sentence that quotes it."""

from __future__ import annotations

import unicodedata

from bot.store.forgetting_rows import NAMELESS

LONGEST_NAME = 40
PILED = 2
"""The most marks in a row on one letter: languages need two, and a tower of them covers the lines above."""
JOINERS = ("\u200c", "\u200d")
"""They shape letters in Persian and Indian scripts, and family emojis; all other invisible characters are removed."""


def tidy(text: str) -> str:
    """The text on one line, without control characters, changes of writing direction, other invisible characters, and
    towers of marks."""
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
