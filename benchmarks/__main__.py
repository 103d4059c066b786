"""`python -m benchmarks [NAME …]`: every benchmark, or the ones named. Fails if a bound is exceeded."""

from __future__ import annotations

import sys
from importlib import import_module

BENCHMARKS = (
    "turn",
    "decisions",
    "fold",
    "pictures",
    "bot",
    "thinking",
    "abuse",
    "catching_up",
    "growth",
    "history",
    "daily",
    "veggies",
)
"""Modules of this package; each has `measure() -> Iterator[Bound]`."""


def main(names: list[str]) -> int:
    unknown = set(names).difference(BENCHMARKS)
    if unknown:
        print(f"no benchmark called {', '.join(sorted(unknown))}; there are: {', '.join(BENCHMARKS)}")
        return 2
    kept = True
    for name in names or BENCHMARKS:
        for bound in import_module(f"benchmarks.{name}").measure():
            print(f"{name:10} {bound}", flush=True)
            kept = kept and bound.kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
