"""Naming goods, scoring, and who won.

Every good named by anyone scores once for everyone: the size of a player's largest group of it times the number of
their groups of it. Each visible mouse costs two points.
"""

from __future__ import annotations

from itertools import combinations
from typing import Iterable, Mapping, Sequence

from engine.area import Area
from engine.game import Outcome, ScoreLine, ScoreSheet
from engine.geometry import Cell
from engine.groups import groups, joined
from engine.veggies.pack import GOODS, MOUSE

PER_MOUSE = -2
Goods = tuple[str, ...]
"""Distinct goods, in the order of `GOODS`."""


def teams_of(seats: int) -> tuple[tuple[int, ...], ...]:
    """Four players form two teams, partners facing each other; fewer players form none."""
    return ((0, 2), (1, 3)) if seats == 4 else ()


def names_each(seats: int) -> int:
    """How many goods each player names."""
    return 2 if seats == 2 else 1


def name_choices(stall: Area, count: int) -> tuple[Goods, ...]:
    """Every set of goods that the owner of a stall may name.

    Goods are ranked by their largest group and the top `count` must be named, or all if the stall shows fewer. There
    is a choice only among goods that tie for the last place.
    """
    largest: dict[str, int] = {}
    for group in groups(stall.seen, GOODS):
        largest[group.component] = max(len(group), largest.get(group.component, 0))
    named = sorted(largest.values(), reverse=True)[:count]
    cut = named[-1] if named else 0
    sure = [good for good, size in largest.items() if size > cut]
    tied = [good for good, size in largest.items() if size == cut]
    return tuple(in_order((*sure, *picked)) for picked in combinations(tied, len(named) - len(sure)))


def in_order(goods: Iterable[str]) -> Goods:
    return tuple(sorted(set(goods), key=GOODS.index))


def mice(stall: Area) -> list[Cell]:
    return sorted(cell for cell, square in stall.seen.items() if MOUSE in square)


def sheet(stall: Area, goods: Iterable[str]) -> ScoreSheet:
    """A player's score sheet: a line for each of these goods, and one for the mice."""
    lines = [_good_line(stall, good) for good in goods]
    found = mice(stall)
    counts = {"count": len(found), "each": PER_MOUSE}
    singly = tuple(frozenset([cell]) for cell in found)
    return ScoreSheet((*lines, ScoreLine("mice", MOUSE, singly, PER_MOUSE * len(found), counts)))


def _good_line(stall: Area, good: str) -> ScoreLine:
    found = joined(cell for cell, square in stall.seen.items() if good in square)
    largest = max(map(len, found), default=0)
    return ScoreLine("good", good, tuple(found), largest * len(found), {"largest": largest, "groups": len(found)})


def outcome(stalls: Sequence[Area], named: Sequence[Goods]) -> Outcome:
    """Most points win; ties go to fewer mice, and are shared after that. Partners add up their points and mice."""
    goods = in_order(good for names in named for good in names)
    sheets = tuple(sheet(stall, goods) for stall in stalls)
    teams = teams_of(len(stalls))
    sides = teams or tuple((seat,) for seat in range(len(stalls)))
    points = {side: sum(sheets[seat].total for seat in side) for side in sides}
    first = [side for side in sides if points[side] == max(points.values())]
    if len(first) == 1:
        return Outcome(sheets, first[0], "points", teams=teams)
    side_mice = {side: sum(len(mice(stalls[seat])) for seat in side) for side in sides}
    fewest = min(side_mice[side] for side in first)
    winners = [side for side in first if side_mice[side] == fewest]
    return Outcome(
        sheets,
        winners=tuple(sorted(seat for side in winners for seat in side)),
        decided_by="fewer_mice" if len(winners) < len(first) else "shared",
        tie_break=_by_seat(side_mice, len(stalls)),
        teams=teams,
    )


def _by_seat(of_side: Mapping[tuple[int, ...], int], seats: int) -> tuple[int, ...]:
    return tuple(next(value for side, value in of_side.items() if seat in side) for seat in range(seats))
