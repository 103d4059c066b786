"""Reads what the gauge wrote between two moments, and prints it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.report import ms, percentile

AROUND = 4
"""How many lines before and after a moment to read for its memory: about two seconds each way."""


@dataclass(frozen=True)
class Span:
    """One stretch of the run, from the gauges' lines, by process."""

    processes: list[list[dict[str, Any]]]

    @classmethod
    def read(cls, reports: Sequence[Path], begin: float, end: float) -> Span:
        found = []
        for report in reports:
            lines = [json.loads(line) for line in report.read_text().splitlines() if line.endswith("}")]
            found.append([line for line in lines if begin <= line["at"] <= end])
        return cls([lines for lines in found if lines])

    def grown(self, name: str) -> float:
        """How much something has grown, in all processes together."""
        return float(sum(lines[-1][name] - lines[0][name] for lines in self.processes))

    def most(self, name: str) -> float:
        return float(max(lines[-1][name] for lines in self.processes))

    @property
    def parts(self) -> dict[str, float]:
        """Processor seconds by part, most first."""
        spent: Counter[str] = Counter()
        for lines in self.processes:
            spent.update(lines[-1]["parts"])
            spent.subtract(lines[0]["parts"])
        return dict(spent.most_common())

    @property
    def memory(self) -> list[float]:
        """Megabytes at ten moments including the last, all processes together."""
        return [self.megabytes_at(step / 9) for step in range(10)]

    def megabytes_at(self, part: float) -> float:
        """Megabytes at a point of the stretch: the median of several lines, because a single one may be a peak."""
        return sum(_around([sum(line["mb"].values()) for line in lines], part) for lines in self.processes)

    @property
    def memory_at_the_end(self) -> dict[str, float]:
        """Megabytes of the bot, and of what runs beside it."""
        last: Counter[str] = Counter()
        for lines in self.processes:
            last.update(lines[-1]["mb"])
        return dict(last.most_common())

    @property
    def seconds(self) -> float:
        return float(max(lines[-1]["at"] - lines[0]["at"] for lines in self.processes))


def _around(found: list[float], part: float) -> float:
    at = round(part * (len(found) - 1))
    return median(found[max(0, at - AROUND) : at + AROUND + 1])


def three(seconds: Sequence[float]) -> str:
    return " / ".join(ms(percentile(seconds, share)) for share in (0.5, 0.95, 0.99))
