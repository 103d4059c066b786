"""An area: the cards in front of one player, or of everyone, placed beside, over, under and between each other.

Which card lies above which is a partial order: cards that never meet have no order. A placement names the overlapped
cells in which the new card lies *under* (hidden); in the others it lies over everything there (visible). Its depth
follows from that: it lies over the cards it was put over and all cards below those, directly or through others, and
under every other card it meets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Iterator, Mapping, NamedTuple, Sequence

from engine.cards import Card, Square
from engine.errors import IllegalMove
from engine.geometry import Box, Cell, Rotation, cell_at

NOWHERE: frozenset[Cell] = frozenset()
REMEMBERED = 64
"""For how many areas, and sizes of cards, to remember where these may go."""


class Placement(NamedTuple):
    """Where a card goes: the top-left cell it covers once turned, its rotation, and the cells where it lies under."""

    cell: Cell
    rotation: Rotation
    under: frozenset[Cell] = NOWHERE


@dataclass(frozen=True)
class AreaRules:
    """How cards may be placed in a game."""

    frame: Box
    """All cells that have a label; fixed for the whole game."""
    first: tuple[Placement, ...]
    """Where the first card may go."""
    opening: Box
    """The part of the frame to show before the first card is laid."""
    limit: int | None = None
    """The most cells the box around all cards may be wide or high; None for no limit."""
    under: bool = False
    """Whether a card may slide under others."""
    margin: int = 3
    """How many cells around the cards to show when there is no limit."""
    overlap: bool = True
    """Whether cards may overlap at all."""

    def problem(self, area: Area, card: Card, placement: Placement) -> IllegalMove | None:
        """Check a game's own rules for a placement that is otherwise legal; games with such rules override this.

        The error's code must be declared in `Game.errors`. The answer must not depend on `placement.under`.
        """
        return None


class Laid(NamedTuple):
    card: Card
    placement: Placement

    @property
    def box(self) -> Box:
        return footprint(self.card, self.placement)

    def squares(self) -> Iterator[tuple[Cell, Square]]:
        """Each cell the card covers and its square there, visible or not."""
        top, left = self.placement.cell
        for r, row in enumerate(self.card.turns[self.placement.rotation]):
            for c, square in enumerate(row):
                yield cell_at(top + r, left + c), square


def footprint(card: Card, placement: Placement) -> Box:
    grid = card.turns[placement.rotation]
    return Box.at(placement.cell, len(grid), len(grid[0]))


@dataclass(frozen=True)
class Area:
    """Cards in the order they were laid. Immutable: laying a card returns a new area."""

    rules: AreaRules = field(repr=False, hash=False)
    laid: tuple[Laid, ...] = ()
    _stacks: Mapping[Cell, tuple[int, ...]] = field(default_factory=dict, compare=False, repr=False)
    """The numbers of the cards in each covered cell, bottom first."""
    _below: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """For each card, the set (as bits) of all cards below it, directly or through others."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once: areas are in every view, and views are keys. The same in every process, so it may travel."""
        return hash(self.laid)

    # What is visible

    @cached_property
    def seen(self) -> Mapping[Cell, Square]:
        """The visible square of each covered cell."""
        squares = [dict(laid.squares()) for laid in self.laid]
        return {cell: squares[stack[-1]][cell] for cell, stack in self._stacks.items()}

    def stack(self, cell: Cell) -> tuple[int, ...]:
        """The numbers (as in `laid`) of the cards in this cell, bottom first."""
        return self._stacks.get(cell, ())

    def is_above(self, upper: int, lower: int) -> bool:
        """Whether one card lies above another, directly or through others."""
        return bool(self._below[upper] >> lower & 1)

    @property
    def below(self) -> tuple[int, ...]:
        """For each card, the set (as bits) of all cards below it, directly or through others."""
        return self._below

    @cached_property
    def bottom_up(self) -> tuple[int, ...]:
        """The numbers of the cards, ordered so that laying each on top of the ones before gives the same picture."""
        # A card above another is also above everything below that one, so it has more cards below it.
        return tuple(sorted(range(len(self.laid)), key=lambda number: (self._below[number].bit_count(), number)))

    @cached_property
    def box(self) -> Box | None:
        return Box.around(self._stacks) if self._stacks else None

    @cached_property
    def window(self) -> Box:
        """The part of the frame that matters now: every cell still in reach or, without a limit, the usual margin."""
        if self.box is None:
            return self.rules.opening
        if self.rules.limit is None:
            return self.box.grown(self.rules.margin, self.rules.margin).within(self.rules.frame)
        spare_rows = self.rules.limit - self.box.height
        spare_cols = self.rules.limit - self.box.width
        return self.box.grown(spare_rows, spare_cols).within(self.rules.frame)

    def up_to(self, count: int) -> Area:
        """This area as it was when it had `count` cards."""
        area = Area(self.rules)
        for laid in self.laid[:count]:
            area = area._with(laid)
        return area

    # Laying cards

    def overlapped(self, card: Card, placement: Placement) -> tuple[Cell, ...]:
        """The already covered cells that the card would share, in reading order."""
        return tuple(cell for cell in footprint(card, placement).cells() if cell in self._stacks)

    def lay(self, card: Card, placement: Placement) -> Area:
        """The area with this card added; raises IllegalMove if it cannot be laid like this."""
        self.check(card, placement)
        return self.with_card(card, placement)

    def with_card(self, card: Card, placement: Placement) -> Area:
        """The area with this card added, for placements that are known to be legal: they are not checked again."""
        return self._with(Laid(card, placement))

    def check(self, card: Card, placement: Placement) -> None:
        """Raise IllegalMove with the precise reason if the card cannot be laid like this."""
        box = footprint(card, placement)
        if not self.rules.frame.contains(box):
            outside = next(cell for cell in box.cells() if not self.rules.frame.has(cell))
            raise IllegalMove("off_frame", cell=outside.label)
        if self.box is None:
            if placement not in self.rules.first:
                allowed = [f"{first.cell.label} {first.rotation.value}" for first in self.rules.first]
                raise IllegalMove("first_card", allowed=allowed)
        else:
            self._check_size(self.box, box)
            if not self._touches(box):
                corner = any(cell in self._stacks for cell in box.grown(1, 1).cells())
                raise IllegalMove("corner_only" if corner else "touches_nothing", cell=placement.cell.label)
            overlapped = self.overlapped(card, placement)
            if overlapped and not self.rules.overlap:
                raise IllegalMove("no_overlap", cell=overlapped[0].label)
            self._check_layers(placement.under, overlapped)
        problem = self.rules.problem(self, card, placement)
        if problem is not None:
            raise problem

    def _check_size(self, old: Box, new: Box) -> None:
        limit = self.rules.limit
        if limit is None:
            return
        whole = old.union(new)
        if whole.width > limit:
            edge = Cell(new.top, new.left if new.left < old.left else new.right)
            raise IllegalMove("too_wide", cell=edge.label, size=whole.width, limit=limit)
        if whole.height > limit:
            edge = Cell(new.top if new.top < old.top else new.bottom, new.left)
            raise IllegalMove("too_high", cell=edge.label, size=whole.height, limit=limit)

    @cached_property
    def _reach(self) -> frozenset[Cell]:
        """The covered cells and their neighbours: every later card has to cover one of these."""
        return frozenset(self._stacks).union(*(cell.neighbours() for cell in self._stacks))

    def _touches(self, box: Box) -> bool:
        """Whether a card here would overlap a laid card or lie next to one."""
        return any(cell in self._reach for cell in box.cells())

    def _check_layers(self, under: frozenset[Cell], overlapped: tuple[Cell, ...]) -> None:
        if not under:
            return
        stray = sorted(under.difference(overlapped))
        if not self.rules.under:
            raise IllegalMove("never_under", cell=min(under).label)
        if stray:
            raise IllegalMove("nothing_to_be_under", cell=stray[0].label)
        for lower in sorted(under):
            above = self._stacks[lower][-1]
            for upper in overlapped:
                if upper in under or not self._at_or_below(upper) >> above & 1:
                    continue
                below = self._stacks[upper][-1]
                if above in self._stacks[upper]:
                    card = self.laid[above].card.id
                    raise IllegalMove("over_and_under_one", card=card, over_at=upper.label, under_at=lower.label)
                over, under_card = self.laid[below].card.id, self.laid[above].card.id
                raise IllegalMove("ring", over=over, over_at=upper.label, under=under_card, under_at=lower.label)

    def _at_or_below(self, cell: Cell) -> int:
        """The top card of this cell and all below it (as bits): what a card put over this cell lies above."""
        top = self._stacks[cell][-1]
        return self._below[top] | 1 << top

    def _with(self, laid: Laid) -> Area:
        """Lay a card without checking it."""
        new = len(self.laid)
        squares = dict(laid.squares())
        below_new = met = 0
        for cell in squares:
            for number in self._stacks.get(cell, ()):
                met |= 1 << number
            if cell in self._stacks and cell not in laid.placement.under:
                below_new |= self._at_or_below(cell)
        above_new = met & ~below_new
        lifted = below_new | 1 << new
        below = [
            below | lifted if (below | 1 << number) & above_new else below for number, below in enumerate(self._below)
        ]
        stacks = dict(self._stacks)
        for cell in squares:
            stack = stacks.get(cell, ())
            depth = sum([below_new >> number & 1 for number in stack])
            stacks[cell] = (*stack[:depth], new, *stack[depth:])
        after = Area(self.rules, (*self.laid, laid), stacks, (*below, below_new))
        if "seen" in self.__dict__:
            # Only the new card's cells change; otherwise, trying every placement would look at every card each time.
            own = {cell: square for cell, square in squares.items() if stacks[cell][-1] == new}
            after.__dict__["seen"] = {**self.seen, **own}
        return after

    # Every way to lay a card

    def placements(self, card: Card) -> Iterator[Placement]:
        """Every legal placement of the card, once each: by rotation, then cell in reading order, over before under."""
        for spot in self.spots(card):
            for under in self.layers(card, spot):
                yield spot._replace(under=under) if under else spot

    def spots(self, card: Card) -> Iterator[Placement]:
        """Every legal placement on top, in the same order. Layers are many and take long to find: who wants those of
        one spot asks for them."""
        if self.box is None:
            yield from (first for first in self.rules.first if self.rules.problem(self, card, first) is None)
            return
        for rotation in Rotation:
            grid = card.turns[rotation]
            for corner in _corners(self, len(grid), len(grid[0])):
                flat = Placement(corner, rotation)
                if not self.rules.overlap and self.overlapped(card, flat):
                    continue
                if self.rules.problem(self, card, flat) is None:
                    yield flat

    def layers(self, card: Card, spot: Placement) -> Iterator[frozenset[Cell]]:
        """Every set of cells in which the card may lie under at a legal spot; first the empty one."""
        return self._layers(self.overlapped(card, spot))

    def _layers(self, overlapped: tuple[Cell, ...]) -> Iterator[frozenset[Cell]]:
        """Every set of the overlapped cells in which a card may lie under; first the empty one."""
        yield NOWHERE
        if not self.rules.under:
            return
        for count in range(1, len(overlapped) + 1):
            for under in combinations(overlapped, count):
                below_new = 0
                for cell in overlapped:
                    if cell not in under:
                        below_new |= self._at_or_below(cell)
                if not any(below_new >> self._stacks[cell][-1] & 1 for cell in under):
                    yield frozenset(under)


@lru_cache(REMEMBERED)
def _corners(area: Area, height: int, width: int) -> Sequence[Cell]:
    """The top-left cells at which a card of this size touches a card and goes neither over the frame nor the limit, in
    reading order. Remembered: it is the same for every card of a hand, and upside down."""
    assert area.box is not None
    frame, box, limit = area.rules.frame, area.box, area.rules.limit
    top, left, bottom, right = frame.top, frame.left, frame.bottom, frame.right
    if limit is not None:
        if max(height, width) > limit:
            return []
        top, left = max(top, box.bottom - limit + 1), max(left, box.right - limit + 1)
        bottom, right = min(bottom, box.top + limit - 1), min(right, box.left + limit - 1)
    corners = {
        (row - down, col - across) for row, col in area._reach for down in range(height) for across in range(width)
    }
    last_row, last_col = bottom - height + 1, right - width + 1
    return [cell_at(row, col) for row, col in sorted(corners) if top <= row <= last_row and left <= col <= last_col]
