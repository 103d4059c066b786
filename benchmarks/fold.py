"""Reads and replays the log of a finished nine-player game."""

from __future__ import annotations

from typing import Iterator

from benchmarks.play import CATALOG, played
from benchmarks.report import Bound, fastest, ms
from engine.game import Level
from engine.replay import fold

LIMIT = 0.020


def measure() -> Iterator[Bound]:
    match = played((Level.EASY,) * 9, "medium", 0)
    text = match.to_text()
    folding = fastest(lambda: fold(match.game, match.pack, match.setup, match.entries), 20)
    reading = fastest(lambda: CATALOG.read(text), 20)
    moves = len(match.entries)
    yield Bound(f"folding {moves} moves", ms(folding), f"under {ms(LIMIT)}", folding < LIMIT)
    yield Bound(f"reading and folding {moves} moves", ms(reading), f"under {ms(LIMIT)}", reading < LIMIT)
