"""A place as a medal."""

from __future__ import annotations

MEDALS = ("🥇", "🥈", "🥉")


def medal(place: int) -> str:
    return MEDALS[place - 1] if place <= len(MEDALS) else f"**{place}.**"
