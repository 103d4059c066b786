"""The short codes by which people name tables."""

from __future__ import annotations

import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Nothing that looks like something else: no 0 and O, no 1, I and L."""
CODE_LENGTH = 4


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def as_typed(code: str) -> str:
    """People type codes in any case; whatever else they type is not told back at length."""
    return code.strip().upper()[:20]
