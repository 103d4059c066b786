"""How the bot's own process keeps its memory: in one piece, and so that nobody waits while it is looked through."""

from __future__ import annotations

import asyncio
import ctypes
import gc

from bot.workers.memory import give_back

YOUNG = 1_000
"""How many new objects there are before those among them that are garbage are looked for, which takes a millisecond.
Hardly any are; with more at once, people would notice."""
ARENAS = -8
"""The C library's number for how many heaps a process has."""
EVERY_S = 10.0
"""It takes a millisecond where there is little to give back."""


def in_one_heap() -> None:
    """Call this before there are threads. Otherwise each of them gets a heap of its own, which stays as large as it has
    ever been; and they take turns anyway. Where the C library has no such choice, do nothing."""
    try:
        choose = ctypes.CDLL(None).mallopt  # glibc alone has it
    except (OSError, TypeError, AttributeError):
        return
    choose(ARENAS, 1)


def here_to_stay() -> None:
    """What has been loaded by now is never garbage: nobody should wait while all of it is looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 4, 250)


async def give_back_what_is_free() -> None:
    """Messages with pictures leave holes between what is kept. Most are filled by the next ones; now and then, return
    the rest to the system."""
    while True:
        await asyncio.sleep(EVERY_S)
        give_back()
