"""The short codes by which people name tables: as long as they have to be for a free one to be found at once."""

from __future__ import annotations

import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Nothing that looks like something else: no 0 and O, no 1, I and L."""
SHORTEST = 4
IN_USE = 1 / 8
"""At most this share of the codes of a length is in use before longer ones are given."""


def new_code(length: int = SHORTEST) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def code_length(tables: int) -> int:
    """How long a new code is where there are so many tables."""
    length = SHORTEST
    while tables > len(LETTERS) ** length * IN_USE:
        length += 1
    return length


def as_typed(code: str) -> str:
    """People type codes in any case; whatever else they type is not told back at length."""
    return code.strip().upper()[:20]
