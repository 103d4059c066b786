"""`python -m benchmarks.load.launcher [bare]`: the bot, or one that only edits a message, with a gauge attached."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from benchmarks.load.gauge import Gauge
from tests.loopback.launcher import ADDRESS, point_at

REPORT = "LOAD_REPORT"
"""The environment variable that names the file the gauge writes to."""


def main() -> int:
    point_at(os.environ[ADDRESS])
    gauge = Gauge(Path(os.environ[REPORT]))
    gauge.database.watch()
    gauge.start()
    if sys.argv[1:] == ["bare"]:
        from benchmarks.load.bare import run_bare

        return run_bare(os.environ["DISCORD_TOKEN"])
    from bot.__main__ import main as run_bot

    return run_bot()


if __name__ == "__main__":
    sys.exit(main())
