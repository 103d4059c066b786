"""`python -m tests.mutants`: how many of the faults that `make mutants` has put into the engine were noticed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "mutants" / "engine"
NOTICED, SURVIVED = (1, 3), (0,)
"""Exit codes of pytest: some test failed, or ended the run; none did."""


def codes(folder: Path) -> dict[str, int | None]:
    """Every fault, and the exit code of the tests that were run with it; None if they have not been."""
    found: dict[str, int | None] = {}
    for file in sorted(folder.rglob("*.meta")):
        found |= json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def summary(found: dict[str, int | None]) -> str:
    tried = {name: code for name, code in found.items() if code is not None}
    kinds = Counter(
        "noticed" if code in NOTICED else "survived" if code in SURVIVED else "other" for code in tried.values()
    )
    judged = kinds["noticed"] + kinds["survived"]
    share = f"{100 * kinds['noticed'] / judged:.1f} %" if judged else "none"
    return (
        f"Noticed: {share} ({kinds['noticed']} of {judged}). Untested, timed out or broken: {kinds['other']}; "
        f"not tried: {len(found) - len(tried)}."
    )


if __name__ == "__main__":
    found = codes(FOLDER)
    for name, code in found.items():
        if code in SURVIVED:
            print("survived:", name)
    print(summary(found))
