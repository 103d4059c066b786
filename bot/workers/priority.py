"""How a process beside the bot gives way to it."""

from __future__ import annotations

import os
from contextlib import suppress


def give_way(nice: int, *, entirely: bool = False) -> None:
    """Called in a process beside the bot: answering people comes before what it does. When it is woken, it waits until
    the bot has finished what it is at, which takes a millisecond; else each job handed over would hold the bot up.

    One that gives way `entirely` makes room the moment the bot needs its core, and not only after a few milliseconds. A
    machine with a single core might never let it run, so there it does not.
    """
    if hasattr(os, "nice"):
        os.nice(nice)
    if hasattr(os, "SCHED_IDLE"):
        policy = os.SCHED_IDLE if entirely and len(os.sched_getaffinity(0)) > 1 else os.SCHED_BATCH
        with suppress(OSError):  # some containers forbid it
            os.sched_setscheduler(0, policy, os.sched_param(0))
