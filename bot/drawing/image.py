"""A drawn picture, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Image:
    """A drawn picture, with words for people who cannot see it."""

    data: bytes
    filename: str
    alt: str
    text: str = ""
    """Shown instead of the picture if someone prefers text; otherwise empty."""
