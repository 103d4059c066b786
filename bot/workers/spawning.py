"""Starts processes beside the bot, which load nothing of it that they do not need, and end with it."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import contextmanager, suppress
from multiprocessing import parent_process
from types import ModuleType
from typing import Iterator


@contextmanager
def no_main() -> Iterator[None]:
    """Keep a process started inside the block from importing the main module of this one, and all that it imports:
    it has no use for the bot."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


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


def end_with_the_bot() -> None:
    """Called in a process beside the bot: makes sure that it does not outlive the bot, however the bot ends, even by
    kill -9."""
    threading.Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)
