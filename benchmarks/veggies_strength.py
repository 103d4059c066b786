"""How well bots play Veggies: `python -m benchmarks.veggies_strength [GAMES]`.

One bot of a level sits with two of the level below, in each seat in turn, which has a bound; then, with half as many
games and only reported, against one of them, and as a team of two against another. A shared win counts as a fraction.
"""

from __future__ import annotations

import hashlib
import sys
from functools import partial
from itertools import product
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from typing import Callable, Sequence

from benchmarks.report import Bound
from engine.game import Level
from engine.moves import Move
from engine.replay import Match
from engine.veggies.game import Veggies
from engine.veggies.pack import default_pack
from engine.veggies.view import VeggiesView

SEATS, SHARE = 3, 0.6
TABLES = {SEATS: "one {} with two {}", 2: "one {} against one {}", 4: "two {} against two {}"}
PAIRS = ((Level.MEDIUM, Level.EASY), (Level.HARD, Level.MEDIUM), (Level.EXPERT, Level.HARD))
GAME = Veggies()

Decider = Callable[[Match, VeggiesView, Level], Move]


def main(games: int) -> int:
    kept = True
    with Pool(2) as workers:
        for (better, worse), seats in product(PAIRS, TABLES):
            bound = _measured(workers, better, worse, seats, games if seats == SEATS else max(1, games // 2))
            print(bound, flush=True)
            kept = kept and bound.kept
    return 0 if kept else 1


def _measured(workers: Workers, better: Level, worse: Level, seats: int, games: int) -> Bound:
    won = sum(workers.map(partial(part_won, better, worse, seats), range(games), chunksize=4)) / games
    what = TABLES[seats].format(better, worse)
    figure = f"won {won:.1%} of {games}, where {1 / _sides(seats):.0%} would be equal"
    return Bound(what, figure, f"at least {SHARE:.0%}", won >= SHARE) if seats == SEATS else Bound(what, figure)


def part_won(better: Level, worse: Level, seats: int, number: int) -> float:
    sides = _sides(seats)
    ours = number % sides
    outcome = played([better if seat % sides == ours else worse for seat in range(seats)], number).outcome
    assert outcome is not None
    return sum(seat % sides == ours for seat in outcome.winners) / len(outcome.winners)


def _sides(seats: int) -> int:
    """Partners sit across from each other."""
    return 2 if seats == 4 else seats


def decide(match: Match, view: VeggiesView, level: Level) -> Move:
    return GAME.decide(view, level=level, dice=match.setup.dice(f"player {len(match.entries)}"))


def played(levels: Sequence[Level], number: int, decide: Decider = decide) -> Match:
    """A whole game, with one level per seat."""
    seed = hashlib.sha256(f"veggies {number}".encode()).digest()
    match = Match.begin(GAME, default_pack(), len(levels), {}, seed)
    while match.outcome is None:
        seat = match.view(None).waiting[0]
        view = match.view(seat)
        assert isinstance(view, VeggiesView)
        match = match.act(seat, decide(match, view, levels[seat]))
    return match


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 400))
