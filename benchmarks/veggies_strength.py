"""How well bots play Veggies: `python -m benchmarks.veggies_strength [GAMES]`.

One bot of a level sits with two of the level below, in each seat in turn. A shared win counts as a fraction.
"""

from __future__ import annotations

import hashlib
import sys
from functools import partial
from multiprocessing import Pool
from typing import Callable, Sequence

from benchmarks.report import Bound
from engine.game import Level
from engine.moves import Move
from engine.replay import Match
from engine.veggies.game import Veggies
from engine.veggies.pack import default_pack
from engine.veggies.view import VeggiesView

SEATS, SHARE = 3, 0.6
PAIRS = ((Level.MEDIUM, Level.EASY), (Level.HARD, Level.MEDIUM), (Level.EXPERT, Level.HARD))
GAME = Veggies()

Decider = Callable[[Match, VeggiesView, Level], Move]


def main(games: int) -> int:
    kept = True
    with Pool(2) as workers:
        for better, worse in PAIRS:
            won = sum(workers.map(partial(part_won, better, worse), range(games), chunksize=4)) / games
            share = Bound(
                f"one {better} with two {worse}", f"won {won:.1%} of {games}", f"at least {SHARE:.0%}", won >= SHARE
            )
            print(share, flush=True)
            kept = kept and share.kept
    return 0 if kept else 1


def part_won(better: Level, worse: Level, number: int) -> float:
    levels = [worse] * SEATS
    levels[number % SEATS] = better
    outcome = played(levels, number).outcome
    assert outcome is not None
    return (number % SEATS in outcome.winners) / len(outcome.winners)


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
