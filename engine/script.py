"""The script of a guided game: the deal, what the learner does, and what the other seats do.

A move is written as `keep 2` (its name and a card of the hand, counted from 1), `1 B3 90 under` (the number of a card
and where it goes), its name and the components it names, or just its name. `engine.tutorial` plays the script.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Mapping


@dataclass(frozen=True)
class Script:
    seats: int
    seed: bytes = field(repr=False)
    steps: tuple[str, ...]
    """The learner's moves, in order."""
    others: Mapping[int, tuple[str, ...]]
    """Each other seat -> its moves, in order."""
    learner: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
