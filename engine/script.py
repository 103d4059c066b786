"""A guided game as it is written down: a deal, what the learner does, and what the other seats do meanwhile.

A move is written as `keep 2` (its name, and a card of the hand, from 1), `1 B3 90 under` (a card of the hand and
where it is laid), or just by its name. `engine.tutorial` plays it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Mapping


@dataclass(frozen=True)
class Script:
    seats: int
    seed: bytes = field(repr=False)
    steps: tuple[str, ...]
    """What the learner is asked to do, one after the other."""
    others: Mapping[int, tuple[str, ...]]
    """What each of the other seats does."""
    learner: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
