"""How well automatic players play: `python -m benchmarks.strength [DEALS]`.

Every deal of two is played from both seats. A duel counts the games that are decided; alone, all games count.
The bounds are for the plain game. With a special diet a quarter of the deals is played, and the figure only reported.
"""

from __future__ import annotations

import sys
from functools import partial
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from typing import Iterator, Mapping

from benchmarks.play import played
from benchmarks.report import Bound
from engine.game import Level
from engine.snack_match.bonus import DIFFICULTIES

BOUNDS: Mapping[tuple[Level, Level], float] = {(Level.MEDIUM, Level.EASY): 0.90, (Level.HARD, Level.MEDIUM): 0.65}


def main(deals: int) -> int:
    kept = True
    with Pool() as workers:
        for bound in measure(workers, deals):
            print(bound, flush=True)
            kept = kept and bound.kept
    return 0 if kept else 1


def measure(workers: Workers, deals: int) -> Iterator[Bound]:
    for (better, worse), share in BOUNDS.items():
        yield _duel(workers, better, worse, "none", share, deals)
        for diet in DIFFICULTIES:
            yield _duel(workers, better, worse, diet, None, max(1, deals // 4))
    for diet in ("none", *DIFFICULTIES):
        yield _alone(workers, diet, max(1, deals // 2))


def _duel(workers: Workers, better: Level, worse: Level, diet: str, share: float | None, deals: int) -> Bound:
    results = workers.map(partial(_seats_swapped, better, worse, diet), range(deals), chunksize=2)
    won, lost = (sum(counts) for counts in zip(*results, strict=True))
    what = f"{better} against {worse}, diet {diet}"
    figure = f"won {won}, lost {lost}, shared {2 * deals - won - lost}: {won / max(1, won + lost):.1%}"
    if share is None:
        return Bound(what, figure)
    return Bound(what, figure, f"at least {share:.0%}", won >= share * (won + lost) > 0)


def _seats_swapped(better: Level, worse: Level, diet: str, deal: int) -> tuple[int, int]:
    """How many of the two games of a deal the better one wins and loses."""
    won = lost = 0
    for levels in ((better, worse), (worse, better)):
        outcome = played(levels, diet, deal).outcome
        assert outcome is not None
        winners = [levels[seat] for seat in outcome.winners]
        won += winners == [better]
        lost += winners == [worse]
    return won, lost


def _alone(workers: Workers, diet: str, deals: int) -> Bound:
    hard, medium = (
        sum(workers.map(partial(_won_alone, level, diet), range(deals), chunksize=2))
        for level in (Level.HARD, Level.MEDIUM)
    )
    figure = f"hard won {hard / deals:.1%}, medium {medium / deals:.1%} of {deals}"
    return Bound(f"alone, diet {diet}", figure, "hard more often", hard > medium)


def _won_alone(level: Level, diet: str, deal: int) -> bool:
    outcome = played((level,), diet, deal).outcome
    assert outcome is not None
    return bool(outcome.winners)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 400))
