"""How long a hard player thinks, decision by decision, in whole games of several sizes and diets."""

from __future__ import annotations

import time
from typing import Iterator

from benchmarks.play import decide, played
from benchmarks.report import Bound, ms, percentile, timed
from engine.game import Level
from engine.moves import Move
from engine.replay import Match
from engine.snack_match.rules import CHOOSE
from engine.snack_match.view import SnackView

TABLES = ((1, "none"), (1, "hard"), (2, "none"), (2, "easy"), (2, "medium"), (2, "hard"), (5, "medium"), (9, "none"))
SHARE, LIMIT = 0.95, 0.300


def measure() -> Iterator[Bound]:
    thought: dict[str, list[float]] = {"choice": [], "turn": [], "turn alone": []}
    busy: list[float] = []

    def watched(match: Match, view: SnackView, level: Level) -> Move:
        if level is not Level.HARD:
            return decide(match, view, level)
        started = time.process_time()
        move, seconds = timed(lambda: decide(match, view, level))
        busy.append(time.process_time() - started)
        thought["choice" if view.phase == CHOOSE else "turn alone" if view.solo else "turn"].append(seconds)
        return move

    played((Level.HARD,), "none", 0)  # makes the tables, once in a process
    for number, (seats, diet) in enumerate(TABLES):
        played((Level.HARD, *(Level.MEDIUM,) * (seats - 1)), diet, number, watched)
    for kind, times in thought.items():
        yield _bound(f"a hard {kind}", times, "")
    everything = [seconds for times in thought.values() for seconds in times]
    yield _bound("any hard decision", everything, f"; of the processor {ms(percentile(busy, SHARE))}")


def _bound(what: str, times: list[float], more: str) -> Bound:
    slow = percentile(times, SHARE)
    figure = f"{SHARE:.0%} of {len(times)} within {ms(slow)}, half within {ms(percentile(times, 0.5))}{more}"
    return Bound(what, figure, f"{SHARE:.0%} under {ms(LIMIT)}", slow < LIMIT)
