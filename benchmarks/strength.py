"""How well bots play: `python -m benchmarks.strength [DEALS]`.

Every two-player deal is played from both seats. A duel counts decided games; solo counts all games. With more players,
one bot of a level sits with others of the level below, in each seat in turn; a shared win counts as a fraction.
Expert has a bound for every diet. For the others, a quarter of the deals use a diet and are only reported.
A last argument such as `expert` plays only that level's games. The figures are in docs/strength.md.
"""

from __future__ import annotations

import sys
from functools import partial
from itertools import product
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from typing import Iterator, Mapping

from benchmarks.play import played
from benchmarks.report import Bound
from engine.game import Level
from engine.snack_match.bonus import DIFFICULTIES

BOUNDS: Mapping[tuple[Level, Level], float] = {
    (Level.MEDIUM, Level.EASY): 0.90,
    (Level.HARD, Level.MEDIUM): 0.65,
    (Level.EXPERT, Level.HARD): 0.62,
}
TABLES = (3, 4, 6)


def main(deals: int, level: str = "") -> int:
    kept = True
    with Pool() as workers:
        for bound in measure(workers, deals, level):
            print(bound, flush=True)
            kept = kept and bound.kept
    return 0 if kept else 1


def measure(workers: Workers, deals: int, level: str) -> Iterator[Bound]:
    few = max(1, deals // 4)
    for (better, worse), share in BOUNDS.items():
        if level not in ("", better):
            continue
        always = better is Level.EXPERT
        yield _duel(workers, better, worse, "none", share, deals)
        for diet in DIFFICULTIES:
            yield _duel(workers, better, worse, diet, share if always else None, deals if always else few)
        for seats, diet in product(TABLES, ("none", "medium")):
            yield _among(workers, better, worse, seats, diet, few)
    if not level:
        for diet in ("none", *DIFFICULTIES):
            yield _alone(workers, diet, max(1, deals // 2))


def _among(workers: Workers, better: Level, worse: Level, seats: int, diet: str, deals: int) -> Bound:
    parts = workers.map(partial(_part_won, better, worse, seats, diet), range(deals), chunksize=2)
    figure = f"won {sum(parts) / deals:.1%} of {deals}, where {1 / seats:.0%} would be equal"
    return Bound(f"one {better} with {seats - 1} {worse}, diet {diet}", figure)


def _part_won(better: Level, worse: Level, seats: int, diet: str, deal: int) -> float:
    levels = [worse] * seats
    levels[deal % seats] = better
    outcome = played(levels, diet, deal).outcome
    assert outcome is not None
    return (deal % seats in outcome.winners) / len(outcome.winners)


def _duel(workers: Workers, better: Level, worse: Level, diet: str, share: float | None, deals: int) -> Bound:
    results = workers.map(partial(_seats_swapped, better, worse, diet), range(deals), chunksize=2)
    won, lost = (sum(counts) for counts in zip(*results, strict=True))
    what = f"{better} against {worse}, diet {diet}"
    figure = f"won {won}, lost {lost}, shared {2 * deals - won - lost}: {won / max(1, won + lost):.1%}"
    if share is None:
        return Bound(what, figure)
    return Bound(what, figure, f"at least {share:.0%}", won >= share * (won + lost) > 0)


def _seats_swapped(better: Level, worse: Level, diet: str, deal: int) -> tuple[int, int]:
    """How many of a deal's two games the better bot wins and loses."""
    won = lost = 0
    for levels in ((better, worse), (worse, better)):
        outcome = played(levels, diet, deal).outcome
        assert outcome is not None
        winners = [levels[seat] for seat in outcome.winners]
        won += winners == [better]
        lost += winners == [worse]
    return won, lost


def _alone(workers: Workers, diet: str, deals: int) -> Bound:
    won = [
        sum(workers.map(partial(_won_alone, level, diet), range(deals), chunksize=2)) / deals
        for level in (Level.EXPERT, Level.HARD, Level.MEDIUM)
    ]
    figure = f"won by expert {won[0]:.1%}, hard {won[1]:.1%}, medium {won[2]:.1%} of {deals}"
    return Bound(f"alone, diet {diet}", figure, "more often the higher the level", won[0] > won[1] > won[2])


def _won_alone(level: Level, diet: str, deal: int) -> bool:
    outcome = played((level,), diet, deal).outcome
    assert outcome is not None
    return bool(outcome.winners)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 400, *sys.argv[2:3]))
