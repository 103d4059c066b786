"""How close expert gets to the best picnic of its eight cards: `python -m benchmarks.hindsight [GAMES] [WIDTH]`.

Two experts play each other. For every final picnic, a beam search that knows all eight cards places them again, in any
order, and keeps a fixed number of areas at each step, by points and outlook. Its result is a lower bound of the best,
and the same every time. No player could do that: cards are placed before the next ones are known. So the same search
also runs with the cards in the order they came, two a round, but all known beforehand. Both are printed.
"""

from __future__ import annotations

import sys
from functools import partial
from heapq import nlargest
from multiprocessing import Pool
from operator import itemgetter
from statistics import mean, stdev
from typing import NamedTuple

from benchmarks.play import played
from benchmarks.report import Bound
from engine.advice import points
from engine.area import Area
from engine.cards import Card
from engine.game import AnyGame, Level, View

SHARE = 0.93
FIRST_DEAL = 1000
SPARE = 4
"""Place this many times more than the beam keeps, because many placements end up looking the same."""


class Picnic(NamedTuple):
    played: int
    any_order: int
    """The best found, never less than what was played."""
    in_order: int


def main(games: int, width: int) -> int:
    picnics: list[Picnic] = []
    with Pool(1) as workers:
        for found in workers.imap(partial(_picnics, width), range(FIRST_DEAL, FIRST_DEAL + games)):
            picnics += found
            print(*found, file=sys.stderr, flush=True)
    made, best, in_order = (mean(each) for each in zip(*picnics, strict=True))
    error = stdev(one.played - one.any_order for one in picnics) / len(picnics) ** 0.5 / best
    what = f"{len(picnics)} picnics, beams of {width}"
    print(Bound("known beforehand, laid as they came", f"{in_order / best:.1%} ({in_order:.2f} points; {what})"))
    figure = f"{made / best:.1%} ± {error:.1%} ({made:.2f} of {best:.2f} points; {what})"
    bound = Bound("expert beside the best found in hindsight", figure, f"at least {SHARE:.0%}", made >= SHARE * best)
    print(bound)
    return 0 if bound.kept else 1


def _picnics(width: int, deal: int) -> list[Picnic]:
    """Both seats' picnics."""
    match = played((Level.EXPERT, Level.EXPERT), "none", deal)
    views = [match.view(seat) for seat in range(2)]
    return [_picnic(match.game, view, width) for view in views]


def _picnic(game: AnyGame, view: View, width: int) -> Picnic:
    cards = tuple(laid.card for laid in view.area.laid)
    any_order, in_order = (_best(game, view, cards, width, at_once) for at_once in (len(cards), 2))
    made = points(game, view, view.area)
    return Picnic(made, max(made, any_order), in_order)


def _best(game: AnyGame, view: View, cards: tuple[Card, ...], width: int, at_once: int) -> int:
    """The most points a beam search finds if this many cards at a time can be placed in any order."""
    beam: list[tuple[Area, tuple[Card, ...]]] = [(Area(view.area.rules), cards)]
    for laid in range(len(cards)):
        ways = [
            (value, area, card, found, number, left)
            for area, left in beam
            for card in left[: at_once - laid % at_once]
            for found in (game.ways(view, area, card, len(left) - 1),)
            for number, value in enumerate(found.values)
        ]
        fresh: dict[object, tuple[Area, tuple[Card, ...]]] = {}
        for _, area, card, found, number, left in nlargest(SPARE * width, ways, key=itemgetter(0)):
            after = area.lay(card, found.placement(number))
            rest = tuple(other for other in left if other is not card)
            fresh.setdefault((rest, frozenset(after.seen.items())), (after, rest))
        beam = list(fresh.values())[:width]
    return max(points(game, view, area) for area, _ in beam)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, int(sys.argv[2]) if len(sys.argv) > 2 else 128))
