"""How long automatic players think, decision by decision, in whole games of several sizes and diets."""

from __future__ import annotations

from typing import Iterator

from benchmarks.play import begin, decide, steps
from benchmarks.report import Bound, ms, percentile, timed
from engine.game import Level
from engine.snack_match.rules import CHOOSE

TABLES = ((1, "none"), (1, "hard"), (2, "none"), (2, "easy"), (2, "medium"), (2, "hard"), (5, "medium"), (9, "none"))
SHARE, LIMIT = 0.95, 0.300


def measure() -> Iterator[Bound]:
    thought: dict[str, list[float]] = {"choice": [], "turn": [], "solo turn": []}
    for number, (seats, diet) in enumerate(TABLES):
        before = begin(seats, diet, number)
        levels = (Level.HARD, *(Level.MEDIUM,) * (seats - 1))
        for view, level, after in steps(before, levels):
            if level is Level.HARD:
                kind = "choice" if view.phase == CHOOSE else "solo turn" if view.solo else "turn"
                thought[kind].append(timed(lambda: decide(before, view, Level.HARD))[1])  # noqa: B023
            before = after
    everything = [seconds for kind in thought.values() for seconds in kind]
    for kind, times in {**thought, "decision of any kind": everything}.items():
        slow = percentile(times, SHARE)
        yield Bound(
            f"a hard {kind}",
            f"{SHARE:.0%} of {len(times)} under {ms(slow)}, half under {ms(percentile(times, 0.5))}",
            f"{SHARE:.0%} under {ms(LIMIT)}",
            slow < LIMIT,
        )
