"""The short codes people use to name tables: just long enough that a random one is most likely free."""

from __future__ import annotations

import secrets

from bot.service.plain_text import tidy
from bot.store.base import PRACTICE

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No lookalikes: neither 0 nor O, and none of 1, I and L."""
SHORTEST = 4
IN_USE = 1 / 8
"""New codes get longer once this share of the codes of a length is in use."""


def new_code(length: int = SHORTEST) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def practice_code(length: int) -> str:
    """These are never said or typed, so they may be longer; and they take no code away from others."""
    return f"{PRACTICE}{new_code(length + 3)}"


def code_length(tables: int) -> int:
    """How long a new code must be when there are `tables` tables."""
    length = SHORTEST
    while tables > len(LETTERS) ** length * IN_USE:
        length += 1
    return length


def as_typed(code: str) -> str:
    """Normalize a typed code: one line in upper case, and cut short so that nonsense is not quoted back at length."""
    return tidy(code).upper()[:20]
