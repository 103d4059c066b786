"""How long hard and expert bots think, decision by decision, in whole games of several sizes and diets."""

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
EXPERT = {0.5: 1.0, 0.95: 2.5}
"""Share of decisions -> limit in seconds."""


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

    played((Level.HARD,), "none", 0)  # builds the lookup tables, once per process
    for number, (seats, diet) in enumerate(TABLES):
        played((Level.HARD, *(Level.MEDIUM,) * (seats - 1)), diet, number, watched)
    for kind, times in thought.items():
        yield _bound(f"a hard {kind}", times, "")
    everything = [seconds for times in thought.values() for seconds in times]
    yield _bound("any hard decision", everything, f"; of the processor {ms(percentile(busy, SHARE))}")

    yield from _expert()


def _expert() -> Iterator[Bound]:
    """Processor time, because shared machines vary."""
    busy: list[float] = []

    def watched(match: Match, view: SnackView, level: Level) -> Move:
        started = time.process_time()
        move = decide(match, view, level)
        if level is Level.EXPERT:
            busy.append(time.process_time() - started)
        return move

    for number, (seats, diet) in enumerate(TABLES[2:]):
        played((Level.EXPERT, *(Level.MEDIUM,) * (seats - 1)), diet, number, watched)
    for share, limit in EXPERT.items():
        slow = percentile(busy, share)
        what = f"{share:.0%} of {len(busy)} expert decisions, of the processor"
        yield Bound(what, f"within {ms(slow)}", f"under {ms(limit)}", slow < limit)


def _bound(what: str, times: list[float], more: str) -> Bound:
    slow = percentile(times, SHARE)
    figure = f"{SHARE:.0%} of {len(times)} within {ms(slow)}, half within {ms(percentile(times, 0.5))}{more}"
    return Bound(what, figure, f"{SHARE:.0%} under {ms(LIMIT)}", slow < LIMIT)
