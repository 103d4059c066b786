"""The names of bots: eight characters from the larder for each level, the same in every language.

A bot keeps its name for the whole game, and no two at a table share one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Collection, Mapping

from bot.service.table import Holder, Seats
from engine.game import Level

CHARACTERS: Mapping[Level, tuple[str, ...]] = {
    Level.EASY: ("crumb", "dumpling", "muffin", "noodle", "pancake", "popcorn", "pudding", "waffle"),
    Level.MEDIUM: ("pickle", "almond", "biscuit", "olive", "radish", "raisin", "toast", "walnut"),
    Level.HARD: ("pepper", "chili", "garlic", "ginger", "lemon", "mustard", "vinegar", "wasabi"),
    Level.EXPERT: ("truffle", "saffron", "caviar", "miso", "oyster", "artichoke", "fig", "quince"),
}
"""By level, in the order they sit down: as many as the largest table seats besides its host."""
LEVELS: Mapping[str, Level] = {name: level for level, names in CHARACTERS.items() for name in names}


def free_character(level: Level, taken: Collection[str]) -> str:
    """A name of that level that nobody at the table has; one of another level if all are taken."""
    names = [*CHARACTERS[level], *LEVELS]
    return next((name for name in names if name not in taken), names[0])


def names_at(holders: Collection[Holder]) -> set[str]:
    return {holder.name for holder in holders if holder.name}


def all_named(seats: Seats) -> Seats:
    """The seats with a name for each bot that lacks one, because its table is older than bots' names."""
    holders = list(seats.holders)
    for seat, holder in enumerate(holders):
        if holder.person is None and not holder.name:
            name = free_character(holder.level or Level.MEDIUM, names_at(holders))
            holders[seat] = replace(holder, name=name)
    return seats if tuple(holders) == seats.holders else replace(seats, holders=tuple(holders))
