"""Points: a group of n >= 3 equal components is worth n - 2; then the bonuses; then who won, and by what."""

from __future__ import annotations

from typing import Sequence

from engine.area import Area
from engine.cards import Card
from engine.game import Bonus, Outcome, ScoreLine, ScoreSheet
from engine.groups import groups
from engine.snack_match import bonus as bonuses
from engine.snack_match.pack import CLOTHS, SNACKS, SPEC


def group_lines(area: Area) -> list[ScoreLine]:
    """Every group that scores."""
    return [
        ScoreLine("group", group.component, (group.cells,), len(group) - 2, {"size": len(group)}, by_place=True)
        for group in groups(area.seen, SPEC.components)
        if len(group) >= 3
    ]


def sheet(area: Area, bonus_pair: Sequence[Bonus], others: Sequence[Sequence[Card] | Area]) -> ScoreSheet:
    """A player's score sheet; `others` are the other players' areas, or the solo opponent's cards."""
    lines = group_lines(area)
    for one in bonus_pair:
        counts = [count_of(other, one.component) for other in others]
        lines.append(bonuses.score(one, area, counts))
    return ScoreSheet(tuple(lines))


def count_of(where: Sequence[Card] | Area, component: str) -> int:
    """How often a component is seen in an area, or on cards that lie side by side."""
    if isinstance(where, Area):
        return len(bonuses.where(where, component))
    return sum(component in square for card in where for square in card.squares)


def largest_group(area: Area) -> int:
    return max(len(group) for group in groups(area.seen, SPEC.components))


def outcome(areas: Sequence[Area], bonus_pair: Sequence[Bonus]) -> Outcome:
    """Most points win; a tie goes to the largest single group of anything; still tied, they share."""
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
    """More points than the automatic opponent win; as many are not enough."""
    mine = sheet(area, bonus_pair, [opponent])
    theirs = opponent_sheet(area, opponent)
    return Outcome((mine,), (0,) if mine.total > theirs.total else (), "points", opponent=theirs)


def opponent_sheet(area: Area, opponent: Sequence[Card]) -> ScoreSheet:
    """The snack, and the cloth, most seen in both areas together: a point for each that the opponent has.

    Of types that tie, the one it has most of.
    """
    lines = []
    for names in (SNACKS, CLOTHS):
        own = {name: count_of(opponent, name) for name in names}
        both = {name: own[name] + count_of(area, name) for name in names}
        most = max(names, key=lambda name: (both[name], own[name]))
        lines.append(ScoreLine("opponent", most, (), own[most], {"both": both[most], "own": own[most]}))
    return ScoreSheet(tuple(lines))
