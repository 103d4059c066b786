"""`python -m tests.mutants MANY`: how many of the faults that `make mutants` put into the engine were noticed.

Faults are drawn at random from everything mutmut can think of, always the same ones, so that runs can be compared.
`--names` only prints their names.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "mutants" / "engine"
SEED = 1
KINDS = {0: "survived", 1: "noticed", 3: "noticed", 33: "run by no test"}
"""What the tests' exit codes mean: none failed; some failed, or ended the run."""
ENDLESS = (36, -24, 24, 152, 255)
"""The tests never finished, which counts as noticed."""


def codes(folder: Path) -> dict[str, int | None]:
    """Every fault, and the exit code of the tests that ran with it; None if they haven't."""
    found: dict[str, int | None] = {}
    for file in sorted(folder.rglob("*.meta")):
        found |= json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def sample(found: dict[str, int | None], many: int) -> dict[str, int | None]:
    drawn = random.Random(SEED).sample(sorted(found), min(many, len(found)))
    return {name: found[name] for name in sorted(drawn)}


def kind(code: int | None) -> str:
    if code is None:
        return "not tried"
    return "endless" if code in ENDLESS else KINDS.get(code, "broken")


def summary(tried: dict[str, int | None]) -> str:
    """The score. A fault that no test runs is as unnoticed as one that survives; untried ones don't count."""
    kinds = Counter(map(kind, tried.values()))
    judged, noticed = len(tried) - kinds["not tried"] - kinds["broken"], kinds["noticed"] + kinds["endless"]
    share = f"{100 * noticed / judged:.1f} %" if judged else "none"
    others = "; ".join(f"{name}: {kinds[name]}" for name in ("survived", "run by no test", "broken", "not tried"))
    return f"Noticed: {share} ({noticed} of {judged} faults). {others.capitalize()}."


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("many", type=int)
    parser.add_argument("--names", action="store_true")
    given = parser.parse_args()
    drawn = sample(codes(FOLDER), given.many)
    for name, code in drawn.items():
        if given.names:
            print(name)
        elif kind(code) in ("survived", "run by no test"):
            print(f"{kind(code)}: {name}")
    if not given.names:
        print(summary(drawn))


if __name__ == "__main__":
    main()
