"""Points: the pips on the tiles a player has placed. A tie goes to the player with fewer pips left in hand."""

from __future__ import annotations

from typing import Sequence

from engine.area import Area
from engine.cards import Card
from engine.game import Outcome, ScoreLine, ScoreSheet
from tests.example_game.pack import PIPS, pips_on, worth


def lines(line: Area, owners: Sequence[int | None], seat: int | None) -> list[ScoreLine]:
    """A seat's score: for each number of pips, the halves of its tiles that show it."""
    own = [laid for laid, owner in zip(line.laid, owners, strict=True) if owner == seat]
    found = []
    for component in PIPS[1:]:
        halves = [cell for laid in own for cell, square in laid.squares() if component in square]
        if halves:
            counts = {"count": len(halves), "each": worth(component)}
            singly = tuple(frozenset([cell]) for cell in halves)
            found.append(ScoreLine("pips", component, singly, worth(component) * len(halves), counts))
    return found


def outcome(line: Area, owners: Sequence[int], hands: Sequence[Sequence[Card]]) -> Outcome:
    sheets = tuple(ScoreSheet(tuple(lines(line, owners, seat))) for seat in range(len(hands)))
    best = max(sheet.total for sheet in sheets)
    first = [seat for seat, sheet in enumerate(sheets) if sheet.total == best]
    if len(first) == 1:
        return Outcome(sheets, tuple(first), "points")
    left = tuple(sum(map(pips_on, hand)) for hand in hands)
    fewest = min(left[seat] for seat in first)
    winners = tuple(seat for seat in first if left[seat] == fewest)
    return Outcome(sheets, winners, "fewer_pips" if len(winners) < len(first) else "shared", left)
