"""How near expert comes to the best picnic of its eight cards: `python -m benchmarks.hindsight [GAMES] [SECONDS]`.

Two experts play each other. For every picnic at the end, a beam search that knows all eight cards lays them anew, in
any order (`engine.review.best_area`: beams of 1, 8, 32, 128 and 512 areas, kept by points and outlook). It stops after
so many seconds of the processor, between two widths or inside one; so what it finds is a lower bound of the best.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from multiprocessing import Pool

from benchmarks.play import played
from benchmarks.report import Bound
from engine.game import Level
from engine.review import best_area

SHARE = 0.93


def main(games: int, seconds: float) -> int:
    with Pool(1) as workers:
        found = [pair for pairs in workers.imap(partial(_picnics, seconds), range(games)) for pair in pairs]
    played_points, best_points = (sum(points) for points in zip(*found, strict=True))
    share = played_points / best_points
    means = f"{played_points / len(found):.2f} of {best_points / len(found):.2f} points"
    figure = f"{share:.1%} ({means}; {len(found)} picnics, {seconds:g} s each)"
    bound = Bound("expert beside the best found in hindsight", figure, f"at least {SHARE:.0%}", share >= SHARE)
    print(bound)
    return 0 if bound.kept else 1


def _picnics(seconds: float, game: int) -> list[tuple[int, int]]:
    """For both seats, the points that were made and the most that were found."""
    match = played((Level.EXPERT, Level.EXPERT), "none", game)
    assert match.outcome is not None
    pairs = []
    for seat, sheet in enumerate(match.outcome.sheets):
        ends = time.process_time() + seconds
        best = best_area(match, seat, lambda ends=ends: time.process_time() < ends)  # type: ignore[misc]
        pairs.append((sheet.total, best.points))
    return pairs


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, float(sys.argv[2]) if len(sys.argv) > 2 else 20))
