"""A whole turn of two cards on an area of four, in both orders and all layers: our search against the plain engine."""

from __future__ import annotations

from itertools import permutations
from typing import Iterator, Sequence

from benchmarks.report import Bound, fastest, ms, timed
from engine.area import Area
from engine.cards import Card
from engine.shuffle import Dice
from engine.snack_match.pack import default_pack
from engine.snack_match.rules import TABLE
from engine.snack_match.scoring import sheet
from engine.snack_match.search import turns
from engine.snack_match.value import score_now

TIMES_FASTER = 20


def measure() -> Iterator[Bound]:
    area, cards = _mid_game()
    _search(area, cards)  # builds the lookup tables, once per process
    quick = fastest(lambda: _search(area, cards), 5)
    plain, slow = timed(lambda: _brute_force(area, cards))
    found = _search(area, cards)
    yield Bound(
        "searching a whole turn",
        f"{ms(quick)}, {slow / quick:.0f} times faster than brute force ({ms(slow)})",
        f"at least {TIMES_FASTER} times",
        slow / quick >= TIMES_FASTER,
    )
    yield Bound(
        "what both find",
        f"best score and leaves {found[0]:.0f}, {found[1]} and {plain[0]}, {plain[1]}",
        "equal",
        found == plain,
    )


def _mid_game() -> tuple[Area, list[Card]]:
    """Four cards placed at random, and two to place."""
    dice = Dice(bytes(32), "turn")
    pile = dice.shuffled(list(default_pack().cards.values()))
    area = Area(TABLE)
    for card in pile[:4]:
        area = area.lay(card, dice.choice(list(area.placements(card))))
    return area, pile[4:6]


def _search(area: Area, cards: Sequence[Card]) -> tuple[float, int]:
    found = list(turns(area, cards, score_now((), {})))
    return max(turn.value for turn in found), sum(turn.leaves for turn in found)


def _brute_force(area: Area, cards: Sequence[Card]) -> tuple[float, int]:
    """The same, by the rules as written."""
    best, leaves = -1, 0
    for first, then in permutations(cards):
        for placement in area.placements(first):
            begun = area.lay(first, placement)
            for last in begun.placements(then):
                best = max(best, sheet(begun.lay(then, last), (), ()).total)
                leaves += 1
    return best, leaves
