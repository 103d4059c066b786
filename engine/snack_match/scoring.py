"""Scoring: a group of n >= 3 matching components is worth n - 2 points; then the bonuses; then who won, and how."""

from __future__ import annotations

from typing import Sequence

from engine.area import Area
from engine.cards import Card
from engine.game import Bonus, Outcome, ScoreLine, ScoreSheet
from engine.groups import groups
from engine.snack_match import bonus as bonuses
from engine.snack_match.pack import CLOTHS, SNACKS, SPEC


def group_lines(area: Area) -> list[ScoreLine]:
    """A score line for every group that scores."""
    return [
        ScoreLine("group", group.component, (group.cells,), len(group) - 2, {"size": len(group)}, by_place=True)
        for group in groups(area.seen, SPEC.components, 3)
    ]


def sheet(area: Area, bonus_pair: Sequence[Bonus], others: Sequence[Sequence[Card] | Area]) -> ScoreSheet:
    """A player's score sheet; `others` are the other players' areas, or the solo opponent's cards."""
    lines = group_lines(area)
    for one in bonus_pair:
        counts = [count_of(other, one.component) for other in others]
        lines.append(bonuses.score(one, area, counts))
    return ScoreSheet(tuple(lines))


def count_of(where: Sequence[Card] | Area, component: str) -> int:
    """How often a component is visible in an area, or on cards that lie side by side."""
    if isinstance(where, Area):
        return len(bonuses.where(where, component))
    return sum(component in square for card in where for square in card.squares)


def largest_group(area: Area) -> int:
    return max(len(group) for group in groups(area.seen, SPEC.components))


def outcome(areas: Sequence[Area], bonus_pair: Sequence[Bonus]) -> Outcome:
    """Most points win; ties go to the largest single group of any component, and are shared after that."""
    sheets = tuple(
        sheet(area, bonus_pair, [other for n, other in enumerate(areas) if n != seat])
        for seat, area in enumerate(areas)
    )
    best = max(one.total for one in sheets)
    first = [seat for seat, one in enumerate(sheets) if one.total == best]
    if len(first) == 1:
        return Outcome(sheets, tuple(first), "points")
    largest = tuple(largest_group(area) for area in areas)
    most = max(largest[seat] for seat in first)
    winners = tuple(seat for seat in first if largest[seat] == most)
    return Outcome(sheets, winners, "largest_group" if len(winners) < len(first) else "shared", largest)


def solo_outcome(area: Area, opponent: Sequence[Card], bonus_pair: Sequence[Bonus]) -> Outcome:
    """The solo player wins with more points than the solo opponent; a tie is a loss."""
    mine = sheet(area, bonus_pair, [opponent])
    theirs = opponent_sheet(area, opponent)
    return Outcome((mine,), (0,) if mine.total > theirs.total else (), "points", opponent=theirs)


def opponent_sheet(area: Area, opponent: Sequence[Card]) -> ScoreSheet:
    """The solo opponent's sheet: a point for each of its squares with the most frequent snack, and the same for cloths.

    Most frequent in the player's area and on the opponent's cards together; ties go to what the opponent has most of.
    Before anything lies there, nothing is the most frequent.
    """
    lines = []
    for names in (SNACKS, CLOTHS):
        own = {name: count_of(opponent, name) for name in names}
        both = {name: own[name] + count_of(area, name) for name in names}
        most = max(names, key=lambda name: (both[name], own[name]))
        if both[most]:
            lines.append(ScoreLine("opponent", most, (), own[most], {"both": both[most], "own": own[most]}))
    return ScoreSheet(tuple(lines))
