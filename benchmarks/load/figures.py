"""What the gauge wrote, between two moments, and how it is printed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.report import ms, percentile


@dataclass(frozen=True)
class Span:
    """One stretch of the run, from the gauges' lines: those of each process."""

    processes: list[list[dict[str, Any]]]

    @classmethod
    def read(cls, reports: Sequence[Path], begin: float, end: float) -> Span:
        found = []
        for report in reports:
            lines = [json.loads(line) for line in report.read_text().splitlines() if line.endswith("}")]
            found.append([line for line in lines if begin <= line["at"] <= end])
        return cls([lines for lines in found if lines])

    def grown(self, name: str) -> float:
        """By how much something has grown, in all processes together."""
        return float(sum(lines[-1][name] - lines[0][name] for lines in self.processes))

    def most(self, name: str) -> float:
        return float(max(lines[-1][name] for lines in self.processes))

    @property
    def parts(self) -> dict[str, float]:
        """Seconds of processor by part, most first."""
        spent: Counter[str] = Counter()
        for lines in self.processes:
            spent.update(lines[-1]["parts"])
            spent.subtract(lines[0]["parts"])
        return dict(spent.most_common())

    @property
    def memory(self) -> list[float]:
        """Megabytes at ten moments, the last one included, of all processes together."""
        return [sum(lines[round(step * (len(lines) - 1) / 9)]["mb"] for lines in self.processes) for step in range(10)]


def three(seconds: Sequence[float]) -> str:
    return " / ".join(ms(percentile(seconds, share)) for share in (0.5, 0.95, 0.99))
