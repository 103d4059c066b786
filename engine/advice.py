"""Suggests placements by what they score right away, and explains why one area scores more than another."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from operator import itemgetter
from typing import Mapping, NamedTuple, Sequence

from engine.area import Area, Placement
from engine.cards import Card
from engine.game import AnyGame, ScoreLine, View
from engine.geometry import Cell
from engine.groups import Group, groups


class Advice(NamedTuple):
    card: Card
    placement: Placement
    gain: int
    """The change in points; negative for a loss."""


def points(game: AnyGame, view: View, area: Area) -> int:
    return sum(line.points for line in game.score_lines(view, area))


def best_placements(game: AnyGame, view: View, cards: Sequence[Card], most: int | None = None) -> list[Advice]:
    """Every placement of these cards, best first; ties go to the one that prepares most and hides least. Or of each
    card no more than `most`."""
    before = points(game, view, view.area)
    found: list[_Ranked] = []
    for card in cards:
        totals, placement = game.weighed(view, card)
        # What they prepare takes longer to find than what they gain, and matters for few.
        least = min(sorted(totals, reverse=True)[:most], default=0)
        own = (Advice(card, placement(way), total - before) for way, total in enumerate(totals) if total >= least)
        found += sorted((_ranked(game, view, one) for one in own), key=_by_rank)[:most]
    return [one for _, one in sorted(found, key=_by_rank)]


_Ranked = tuple[tuple[int, int, int], Advice]
_by_rank = itemgetter(0)


def _ranked(game: AnyGame, view: View, one: Advice) -> _Ranked:
    prepares = matches(view.area, one.card, one.placement, game.collected)
    return (-one.gain, -prepares, len(one.placement.under)), one


def matches(area: Area, card: Card, placement: Placement, components: tuple[str, ...]) -> int:
    """How often a card's visible squares match those next to them, which hints at what may grow. Fast to count."""
    (top, left), rotation, under = placement
    seen, found = area.seen, 0
    outside, all_edges = _edges(card, components)[rotation]
    for row, col, wanted, own_row, own_col, inner in all_edges if under else outside:
        there = seen.get((top + row, left + col))  # type: ignore[call-overload]  # a pair is as good as a cell
        if there is None:
            continue
        # Where a card lies under others, not its own square is seen but theirs.
        if under and ((top + own_row, left + own_col) in under or (inner and (top + row, left + col) not in under)):
            continue
        for component in wanted:
            if component in there:
                found += 1
    return found


Edge = tuple[int, int, tuple[str, ...], int, int, bool]
"""A cell next to one of a card's, seen from the card's top-left cell; what should lie there to match; that cell of the
card; and whether the card itself covers the other one too."""


@lru_cache(maxsize=128)
def _edges(card: Card, components: tuple[str, ...]) -> Mapping[int, tuple[Sequence[Edge], Sequence[Edge]]]:
    """For each rotation, the edges where something may match: those around the card, and all of them."""
    found = {}
    for rotation, grid in card.turns.items():
        edges = [
            _one((*beside, wanted, row, col, 0 <= beside[0] < len(grid) and 0 <= beside[1] < len(grid[0])))
            for row, squares in enumerate(grid)
            for col, square in enumerate(squares)
            if (wanted := tuple([component for component in square if component in components]))
            for beside in ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))
        ]
        found[rotation] = [edge for edge in edges if not edge[-1]], edges
    return found


@cache
def _one(edge: Edge) -> Edge:
    """One object for all that are equal: most cards have these edges too."""
    return edge


@dataclass(frozen=True)
class Reason:
    """One reason why an area is worth more or less than another: a new, changed or lost entry of the score sheet."""

    line: ScoreLine
    """The entry as it is now, or as it was if it is gone. If a group has split, the part that scores most."""
    gain: int
    cells: frozenset[Cell]
    """For groups, their cells now (or before, if they are gone); for anything else, the cells that started or stopped
    counting. May be empty: a bonus for the fewest can be lost although no cell counted."""
    eased: bool = False
    """Whether a penalty has shrunk or gone: a gain, but not a reward for having the component."""
    gone: bool = False
    """Whether the line is as it was before, because the entry is gone."""


def reasons(before: Sequence[ScoreLine], after: Sequence[ScoreLine]) -> list[Reason]:
    """The reasons for the difference between two score sheets, largest gain first; they add up to it exactly."""
    matches = ((match, _gain(match)) for match in _matched(before, after))
    return sorted((_reason(match, gain) for match, gain in matches if gain), key=lambda one: -one.gain)


_NEW, _OLD = 1, -1
_Match = list[tuple[int, ScoreLine]]


def _matched(before: Sequence[ScoreLine], after: Sequence[ScoreLine]) -> list[_Match]:
    """Old and new lines that belong together, but for groups that have not changed. Each line is in one match; groups
    that merge or split share one."""
    matches: list[_Match] = []
    # Most groups are as they were. Groups of a sheet do not overlap, so such a one meets no other, and gains nothing.
    same = {line for line in before if line.by_place}.intersection(after)
    lines = [*((_NEW, line) for line in after), *((_OLD, line) for line in before)]
    for age, line in (one for one in lines if one[1] not in same):
        own, others = [(age, line)], []
        for match in matches:
            if any(_is_same(line, other) for _, other in match):
                own += match
            else:
                others.append(match)
        matches = [*others, own]
    return matches


def _is_same(one: ScoreLine, other: ScoreLine) -> bool:
    """Whether two lines are the same entry: groups must share a cell, a bonus is the same wherever it counts."""
    if one.component != other.component or one.code != other.code:
        return False
    return not one.by_place or any(not own.isdisjoint(cells) for own in one.groups for cells in other.groups)


def _gain(match: _Match) -> int:
    return sum([age * one.points for age, one in match])


def _reason(match: _Match, gain: int) -> Reason:
    old, new = ([line for age, line in match if age == wanted] for wanted in (_OLD, _NEW))
    line = max(new or old, key=lambda one: one.points)
    cells = _cells(*(new or old)) if line.by_place else _cells(*old) ^ _cells(*new)
    return Reason(line, gain, cells, eased=gain > 0 and any(one.points < 0 for one in old), gone=not new)


def _cells(*lines: ScoreLine) -> frozenset[Cell]:
    return frozenset().union(*(cells for line in lines for cells in line.groups))


def touched(area: Area, components: Sequence[str]) -> list[Group]:
    """The groups of two or more squares that the newest card is part of, largest first: what may grow from here."""
    newest = len(area.laid) - 1
    own = {cell for cell in area.laid[newest].box.cells() if area.stack(cell)[-1] == newest}
    shown = {component for cell in own for component in area.seen[cell]}
    concerned = [component for component in components if component in shown]
    found = [group for group in groups(area.seen, concerned, 2) if group.cells & own]
    return sorted(found, key=lambda group: -len(group))
