"""Special Diet: two bonuses a game, each a component and what it gives or costs."""

from __future__ import annotations

from typing import Callable, Iterable, Mapping, Sequence

from engine.area import Area
from engine.game import Bonus, ScoreLine
from engine.geometry import Box, Cell
from engine.groups import joined
from engine.shuffle import Dice
from engine.snack_match.pack import BonusCards

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
"""What a modification brings: once for the fewest and the most, for the others each time."""


def draw(cards: BonusCards, difficulty: str, dice: Dice) -> tuple[Bonus, ...]:
    """Two components with a random side up, and two modifications with the sides that the difficulty asks for."""
    components = [card[dice.below(2)] for card in dice.shuffled(cards.components)[:2]]
    sides = dice.shuffled(DIFFICULTIES[difficulty])
    modifications = dice.shuffled(cards.modifications)[:2]
    return tuple(
        Bonus(component, card[0 if side == "green" else 1])
        for component, card, side in zip(components, modifications, sides, strict=True)
    )


def where(area: Area, component: str) -> list[Cell]:
    return sorted(cell for cell, square in area.seen.items() if component in square)


def score(bonus: Bonus, area: Area, others: Sequence[int]) -> ScoreLine:
    """What a bonus brings a player; `others` is how many of its component each other player has."""
    cells = where(area, bonus.component)
    code = f"bonus_{bonus.modification}"
    if bonus.modification in ("fewest", "most"):
        best = min(others) if bonus.modification == "fewest" else max(others)
        mine = len(cells)
        hit = mine <= best if bonus.modification == "fewest" else mine >= best
        points = WORTH[bonus.modification] if hit else 0
        groups = tuple(joined(cells)) if hit else ()
        return ScoreLine(code, bonus.component, groups, points, {"own": mine, "best_other": best})
    box = area.box
    assert box is not None, "areas are scored when they are full"
    hits, worth = _PLACES[bonus.modification](cells, box), WORTH[bonus.modification]
    return ScoreLine(code, bonus.component, tuple(hits), worth * len(hits), {"count": len(hits), "each": worth})


Hits = list[frozenset[Cell]]


def _corners(cells: list[Cell], box: Box) -> Hits:
    corners = {Cell(row, col) for row in (box.top, box.bottom) for col in (box.left, box.right)}
    return _singly(cell for cell in cells if cell in corners)


def _groups(cells: list[Cell], box: Box) -> Hits:
    return joined(cells)


def _lines(cells: list[Cell], box: Box) -> Hits:
    """Complete rows and columns of the box; a gap breaks them."""
    have = set(cells)
    rows = [
        frozenset(Cell(row, col) for col in range(box.left, box.right + 1)) for row in range(box.top, box.bottom + 1)
    ]
    cols = [
        frozenset(Cell(row, col) for row in range(box.top, box.bottom + 1)) for col in range(box.left, box.right + 1)
    ]
    return [line for line in rows + cols if line <= have]


def _isolated(cells: list[Cell], box: Box) -> Hits:
    return [group for group in joined(cells) if len(group) == 1]


def _centre(cells: list[Cell], box: Box) -> Hits:
    """The middle row or two by the middle column or two."""
    rows = {(box.top + box.bottom) // 2, (box.top + box.bottom + 1) // 2}
    cols = {(box.left + box.right) // 2, (box.left + box.right + 1) // 2}
    return _singly(cell for cell in cells if cell.row in rows and cell.col in cols)


def _pairs(cells: list[Cell], box: Box) -> Hits:
    return [group for group in joined(cells) if len(group) == 2]


def _singly(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    return [frozenset([cell]) for cell in cells]


_PLACES: Mapping[str, Callable[[list[Cell], Box], Hits]] = {
    "corners": _corners,
    "groups": _groups,
    "lines": _lines,
    "isolated": _isolated,
    "centre": _centre,
    "pairs": _pairs,
}
