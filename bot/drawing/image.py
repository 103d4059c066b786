"""A picture that has been drawn, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Image:
    """A drawn picture with the words for those who do not see it."""

    data: bytes
    filename: str
    alt: str
    text: str = ""
    """What is shown instead, for someone who wants no pictures."""
