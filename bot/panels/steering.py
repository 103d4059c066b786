"""Steering a card that is being tried out: where each button of the pad leads. Pure functions over one area.

Every button leads to a spot where the card may go, however far that is; other spots are skipped.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Collection, Iterable, Mapping, Sequence

from engine.area import Area, Placement, footprint
from engine.cards import Card
from engine.geometry import Cell, Rotation

Layer = frozenset[Cell]
"""The overlapped cells in which a card lies under others."""

UP, DOWN, LEFT, RIGHT = (-1, 0), (1, 0), (0, -1), (0, 1)
ARROWS: Mapping[str, tuple[int, int]] = {"u": UP, "l": LEFT, "d": DOWN, "r": RIGHT}
"""The pad's arrows by the slot that keeps their ids distinct."""
REMEMBERED = 48
"""For how many cards, each in one area, to remember where they may go: hardly more are being moved about at a time, and
each takes ten kilobytes."""
ASIDE = 2
"""How much a sideways step counts compared with a step ahead, if no spot is straight ahead."""


@dataclass(frozen=True)
class Steering:
    """The ways to move one card around in one area."""

    area: Area
    card: Card

    @cached_property
    def cells(self) -> Mapping[Rotation, Sequence[Cell]]:
        """By rotation, the cells where the card may go, in reading order."""
        found: dict[Rotation, list[Cell]] = {turn: [] for turn in Rotation}
        for spot in self.area.spots(self.card):
            found[spot.rotation].append(spot.cell)
        return {turn: sorted(cells) for turn, cells in found.items()}

    def layers(self, where: Placement) -> Sequence[Layer]:
        """The layers at a spot: over, under, then those between; none if the card may not go there."""
        if where.cell not in self.cells[where.rotation]:
            return ()
        return _in_order(self.area.layers(self.card, where))

    def ahead(self, where: Placement, direction: tuple[int, int]) -> Placement | None:
        """The nearest spot in a direction, straight ahead if there is one. Past the last one it wraps around to the
        other end; None if there is no other spot that way."""
        (row, col), (down, right), cells = where.cell, direction, self.cells[where.rotation]

        def first(among: Sequence[Cell]) -> tuple[bool, bool, int, Cell] | None:
            """First those ahead, then those behind, the farthest first; within each, those straight ahead."""
            spots = []
            for cell in among:
                rows, cols = cell[0] - row, cell[1] - col
                forward, aside = rows * down + cols * right, abs(rows * right) + abs(cols * down)
                if forward:
                    spots.append((forward < 0, aside > 0, forward + ASIDE * aside, cell))
            return min(spots, default=None)

        # Mostly there is one straight ahead, and few need to be looked at.
        found = first([cell for cell in cells if (cell[1] == col if down else cell[0] == row)])
        if found is None or found[0]:
            found = first(cells)
        return self._at(found[-1], where.rotation, where) if found else None

    def turned(self, where: Placement, quarters: int) -> Placement | None:
        """The card turned clockwise by quarter turns, at the spot nearest to a turn around its middle."""
        for more in range(1, len(Rotation)):
            rotation = Rotation((where.rotation + 90 * quarters * more) % 360)
            if self.cells[rotation]:
                middle = self._about_the_middle(where, rotation)
                return self._at(
                    min(self.cells[rotation], key=lambda cell: (_steps(cell, middle), cell)), rotation, where
                )
        return None

    def _about_the_middle(self, where: Placement, rotation: Rotation) -> Cell:
        old, new = footprint(self.card, where), footprint(self.card, where._replace(rotation=rotation))
        return Cell(old.top + (old.height - new.height) // 2, old.left + (old.width - new.width) // 2)

    def layered(self, where: Placement, steps: int = 1) -> Placement | None:
        """The next layer at the same spot, or with -1 the one before; None if there is no other."""
        layers = self.layers(where)
        if where.under not in layers:
            return where._replace(under=layers[0]) if layers else None
        under = layers[(layers.index(where.under) + steps) % len(layers)]
        return where._replace(under=under) if under != where.under else None

    def nearest(self, where: Placement) -> Placement | None:
        """The spot nearest to this one, turned the same way if possible; None if the card fits nowhere."""
        spots = ((cell, turn) for turn, cells in self.cells.items() for cell in cells)
        best = min(spots, key=lambda spot: (spot[1] != where.rotation, _steps(spot[0], where.cell), spot), default=None)
        return self._at(*best, where) if best else None

    def _at(self, cell: Cell, rotation: Rotation, before: Placement) -> Placement:
        """A placement at this spot: under if the card was wholly under before and may be here, otherwise on top."""
        there = Placement(cell, rotation)
        if not before.under or before.under != frozenset(self.area.overlapped(self.card, before)):
            return there
        wholly = frozenset(self.area.overlapped(self.card, there))
        return there._replace(under=wholly) if wholly in self.layers(there) else there


@lru_cache(REMEMBERED)
def steering_of(area: Area, card: Card) -> Steering:
    """Remembered: a card is moved around in one area, press after press."""
    return Steering(area, card)


MENU = 25
"""The most options Discord allows in a menu."""
FEW_LAYERS = 2
"""Up to this many layers, a single button cycles through them; more get a menu."""


def pad(steering: Steering, where: Placement, best: Sequence[Placement]) -> Mapping[str, Placement | None]:
    """Where each button of the pad leads, by its slot; None if nowhere. `best` are the spots to jump to, in order."""
    return {
        **{slot: steering.ahead(where, direction) for slot, direction in ARROWS.items()},
        "b": steering.turned(where, -1),
        "t": steering.turned(where, 1),
        "y": steering.layered(where),
        "n": _following(best, where),
    }


def jumps(steering: Steering, where: Placement, best: Sequence[Placement]) -> list[Placement]:
    """The spots in a menu: the best ones as they are given, then others all over the area, turned as the card is or
    upside down."""
    flipped = Rotation((where.rotation + 180) % 360)
    room = max(MENU - len(best), 0)
    shares = ((where.rotation, room - room // 2), (flipped, room // 2))
    spots: list[Placement] = []
    for turn, share in shares:
        # Spots near the card itself, or near one of the best spots, can be reached from there; and from spots that are
        # turned the other way by turning the card.
        known = {one.cell for one in (where, *best) if one.rotation == turn}
        others = [cell for cell in steering.cells[turn] if cell not in known]
        near = known.union(one.cell for one in spots) or {where.cell}
        spots += [Placement(cell, turn) for cell in _spread(others, share, near)]
    return [*best, *spots]


def _spread(cells: Sequence[Cell], count: int, known: Collection[Cell]) -> list[Cell]:
    """This many of these cells, each as far as possible from those known and from those before it; in reading order."""
    if len(cells) <= count:
        return list(cells)
    # Plain numbers: every press asks for this, and there may be hundreds of cells.
    near = [min([abs(row - other.row) + abs(col - other.col) for other in known]) for row, col in cells]
    chosen: list[Cell] = []
    while len(chosen) < count:
        at = near.index(max(near))
        top, left = cells[at]
        chosen.append(cells[at])
        near = [
            steps if steps < (further := abs(row - top) + abs(col - left)) else further
            for steps, (row, col) in zip(near, cells, strict=True)
        ]
        near[at] = -1  # so that it is not chosen again
    return sorted(chosen)


def layers(steering: Steering, where: Placement) -> list[Placement]:
    """The layers in a menu, if there are too many for one button."""
    found = steering.layers(where)
    return [where._replace(under=under) for under in found[:MENU]] if len(found) > FEW_LAYERS else []


def _following(spots: Sequence[Placement], now: Placement) -> Placement | None:
    """The next spot in a list that wraps around; None if there is no other."""
    if not [one for one in spots if one != now]:
        return None
    return spots[(spots.index(now) + 1) % len(spots)] if now in spots else spots[0]


def _in_order(layers: Iterable[Layer]) -> list[Layer]:
    """The plain layers first: over, then under everything; then those between, in their order."""
    ordered = list(layers)
    between = ordered[1:-1]
    return [*ordered[:1], *ordered[len(ordered) - 1 :], *between] if len(ordered) > 1 else ordered


def _steps(one: Cell, other: Cell) -> int:
    return abs(one.row - other.row) + abs(one.col - other.col)
