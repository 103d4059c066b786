"""Veggies: a card's spots on a stall of eight against the plain engine, and how long a hard bot thinks."""

from __future__ import annotations

import time
from typing import Iterator

from benchmarks.report import Bound, fastest, ms, percentile, timed
from benchmarks.veggies_strength import decide, played
from engine.area import Area
from engine.cards import Card
from engine.game import Level
from engine.moves import Move
from engine.replay import Match
from engine.shuffle import Dice
from engine.veggies.pack import GOODS, default_pack
from engine.veggies.rules import CARDS, TABLE
from engine.veggies.scoring import PER_MOUSE, sheet
from engine.veggies.search import Stall
from engine.veggies.view import VeggiesView

STALLS, TIMES_FASTER = 10, 10
SIZES, SHARE, LIMIT = (2, 3, 4), 0.95, 0.500


def measure() -> Iterator[Bound]:
    yield from _search_bounds()
    yield _thinking_bound()


def _search_bounds() -> Iterator[Bound]:
    stalls = [_stall(number) for number in range(STALLS)]
    quick = fastest(lambda: [_search(*stall) for stall in stalls], 5) / STALLS
    plain, slow = timed(lambda: [_brute_force(*stall) for stall in stalls])
    slow /= STALLS
    found = [_search(*stall) for stall in stalls]
    yield Bound(
        "the best spot for a card on a stall of eight",
        f"{ms(quick)}, {slow / quick:.0f} times faster than brute force ({ms(slow)})",
        f"at least {TIMES_FASTER} times",
        slow / quick >= TIMES_FASTER,
    )
    total = sum(spots for _, spots in found)
    yield Bound("what both find", f"the best scores among {total} spots", "equal", found == plain)


def _stall(number: int) -> tuple[Area, Card]:
    """Eight cards placed at random, later ones partly over earlier ones, and one to place."""
    dice = Dice(bytes(32), f"stall {number}")
    first, *others, last = dice.shuffled(list(default_pack().cards.values()))[: CARDS + 1]
    area = Area(TABLE).lay(first, TABLE.first[0])
    for card in others:
        over = [where for where in area.placements(card) if len(area.overlapped(card, where)) in (1, 2)]
        area = area.lay(card, dice.choice(over))
    return area, last


def _search(area: Area, card: Card) -> tuple[int, int]:
    """The best score with every good named, and the number of spots."""
    stall = Stall.of(area)
    scores = [
        sum(largest * groups for largest, groups in spot.goods) + PER_MOUSE * spot.mice
        for spot in stall.spots(card, [stall.grid.sizes] * len(GOODS))
    ]
    return max(scores), len(scores)


def _brute_force(area: Area, card: Card) -> tuple[int, int]:
    """The same, by the rules as written."""
    scores = [sheet(area.lay(card, where), GOODS).total for where in area.placements(card)]
    return max(scores), len(scores)


def _thinking_bound() -> Bound:
    thought: list[float] = []
    busy: list[float] = []

    def watched(match: Match, view: VeggiesView, level: Level) -> Move:
        started = time.process_time()
        move, seconds = timed(lambda: decide(match, view, level))
        if level is Level.HARD:
            thought.append(seconds)
            busy.append(time.process_time() - started)
        return move

    for number, seats in enumerate(SIZES * 2):
        played((Level.HARD, *(Level.MEDIUM,) * (seats - 1)), number, watched)
    slow = percentile(thought, SHARE)
    return Bound(
        "a hard decision",
        f"{SHARE:.0%} of {len(thought)} within {ms(slow)}, half within {ms(percentile(thought, 0.5))}; "
        f"of the processor {ms(percentile(busy, SHARE))}",
        f"{SHARE:.0%} under {ms(LIMIT)}",
        slow < LIMIT,
    )
