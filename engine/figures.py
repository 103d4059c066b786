"""What can be made of a deal of the day, from its log alone: for a process of its own, since it takes seconds."""

from __future__ import annotations

from typing import NamedTuple

from engine.catalog import Catalog
from engine.daily import best_play, par, points_of
from engine.moves import Json


class Found(NamedTuple):
    par: int
    """The points of our best bot."""
    best: int
    """The most points that were found."""


def found_in(log: Json) -> Found:
    """No clock is in it, so it is the same everywhere."""
    match = Catalog().read(log)
    played = points_of(par(match))
    best = best_play(match, lambda: True)
    return Found(played, max(played, points_of(best) if best else played))
