"""What the gauge wrote, between two moments, and how it is printed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.report import ms, percentile

AROUND = 4
"""How many lines before and after a moment are looked at for its memory: about two seconds each way."""


@dataclass(frozen=True)
class Span:
    """One stretch of the run, from the gauge's lines."""

    lines: list[dict[str, Any]]

    @classmethod
    def read(cls, report: Path, begin: float, end: float) -> Span:
        lines = [json.loads(line) for line in report.read_text().splitlines() if line.endswith("}")]
        return cls([line for line in lines if begin <= line["at"] <= end])

    def grown(self, name: str) -> float:
        return float(self.lines[-1][name] - self.lines[0][name]) if len(self.lines) > 1 else 0.0

    @property
    def parts(self) -> dict[str, float]:
        """Seconds of processor by part, most first."""
        first, last = self.lines[0]["parts"], self.lines[-1]["parts"]
        spent = {part: seconds - first.get(part, 0.0) for part, seconds in last.items()}
        return dict(sorted(spent.items(), key=lambda one: -one[1]))

    @property
    def seconds(self) -> float:
        return float(self.lines[-1]["at"] - self.lines[0]["at"])

    @property
    def memory(self) -> list[float]:
        """Megabytes at ten moments, the last one included."""
        return [self.megabytes_at(step / 9) for step in range(10)]

    def megabytes_at(self, part: float) -> float:
        """Megabytes at a part of the way: the middle one of some, since one alone may have been a moment's peak."""
        found: list[float] = [line["mb"] for line in self.lines]
        at = round(part * (len(found) - 1))
        return median(found[max(0, at - AROUND) : at + AROUND + 1])


def three(seconds: Sequence[float]) -> str:
    return " / ".join(ms(percentile(seconds, share)) for share in (0.5, 0.95, 0.99))
