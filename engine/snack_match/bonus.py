"""Special Diet: two bonuses per game, each a component and a modification that gives or costs points.

What a bonus counts is defined once, on patterns (see `engine.snack_match.patterns`): scoring turns the patterns into
cells, the search just counts them.
"""

from __future__ import annotations

from typing import Callable, Mapping, Sequence

from engine.area import Area
from engine.game import Bonus, ScoreLine
from engine.geometry import Cell
from engine.groups import joined
from engine.shuffle import Dice
from engine.snack_match.pack import BonusCards
from engine.snack_match.patterns import SIDE, Extent, groups_of, singles

DIFFICULTIES: Mapping[str, tuple[str, str]] = {
    "easy": ("green", "green"),
    "medium": ("green", "red"),
    "hard": ("red", "red"),
}


WORTH: Mapping[str, int] = {
    "fewest": 3,
    "corners": 1,
    "groups": 1,
    "lines": 2,
    "most": -3,
    "isolated": -2,
    "centre": -2,
    "pairs": -2,
}
"""Modification -> its points: once for those in `COMPARED`, every time for the others."""
COMPARED: Mapping[str, Callable[[Sequence[int]], int]] = {"fewest": min, "most": max}
"""Modification that compares players -> which of the others' counts to compare with."""

Hits = Callable[[int, Extent], list[int]]
HITS: Mapping[str, Hits] = {
    "corners": lambda pattern, box: singles(pattern & box.corners),
    "groups": lambda pattern, box: groups_of(pattern),
    "lines": lambda pattern, box: [line for line in box.lines if pattern & line == line],
    "isolated": lambda pattern, box: [group for group in groups_of(pattern) if group.bit_count() == 1],
    "centre": lambda pattern, box: singles(pattern & box.centre),
    "pairs": lambda pattern, box: [group for group in groups_of(pattern) if group.bit_count() == 2],
}
"""Modification that does not compare players -> finds each part of a component's pattern that counts, in an area of
the given extent."""


def bonus_of(component: str, modification: str) -> Bonus:
    return Bonus(component, modification, WORTH[modification], once=modification in COMPARED)


def code_of(modification: str) -> str:
    """The code of the modification's line on a score sheet."""
    return f"bonus_{modification}"


def draw(cards: BonusCards, difficulty: str, dice: Dice) -> tuple[Bonus, ...]:
    """Draw two component cards with a random side up, and two modification cards with the sides for the difficulty."""
    components = [card[dice.below(2)] for card in dice.shuffled(cards.components)[:2]]
    sides = dice.shuffled(DIFFICULTIES[difficulty])
    modifications = dice.shuffled(cards.modifications)[:2]
    return tuple(
        bonus_of(component, card.front if side == "green" else card.back)
        for component, card, side in zip(components, modifications, sides, strict=True)
    )


def is_won(modification: str, own: int, others: Sequence[int]) -> bool:
    """Whether nobody has fewer (or more, for `most`); it counts for everyone who ties."""
    best = COMPARED[modification](others)
    return own <= best if modification == "fewest" else own >= best


def where(area: Area, component: str) -> list[Cell]:
    return sorted(cell for cell, square in area.seen.items() if component in square)


def score(bonus: Bonus, area: Area, others: Sequence[int]) -> ScoreLine:
    """A player's score line for a bonus; `others` is how many of its component each other player has."""
    modification, cells = bonus.modification, where(area, bonus.component)
    if modification in COMPARED:
        won = is_won(modification, len(cells), others)
        groups = joined(cells) if won else []
        points = bonus.worth if won else 0
        counts = {"own": len(cells), "best_other": COMPARED[modification](others)}
    else:
        groups = _hits(HITS[modification], cells, area)
        points = bonus.worth * len(groups)
        counts = {"count": len(groups), "each": bonus.worth}
    return ScoreLine(code_of(modification), bonus.component, tuple(groups), points, counts, sign=modification)


def _hits(hits: Hits, cells: Sequence[Cell], area: Area) -> list[frozenset[Cell]]:
    """Each part that counts, as cells of the area."""
    box = area.box
    assert box is not None, "areas are scored when they are full"
    at = {1 << SIDE * (cell.row - box.top) + cell.col - box.left: cell for cell in cells}
    found = hits(sum(at), Extent(0, 0, box.height - 1, box.width - 1))
    return [frozenset(at[bit] for bit in singles(hit)) for hit in found]
