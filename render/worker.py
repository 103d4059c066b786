"""Draws pictures off the event loop: in a process beside it, or in threads."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from multiprocessing import get_context, parent_process
from types import ModuleType
from typing import Any, Callable

from render.picture import Picture

log = logging.getLogger(__name__)
THREADS = 2


class Painter:
    """Draws pictures without keeping anyone waiting.

    Only encoding lets other threads run meanwhile; painting does not. So a busy bot draws `beside` itself, in one
    process that holds all the painted art: the arguments go there and the finished picture comes back, which takes less
    than a millisecond. Threads are for a bot that draws little, and for when that process has died.
    """

    def __init__(self, threads: int = THREADS, *, beside: bool = False) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="painter")
        self._beside = _process() if beside else None

    async def draw(self, picture: Callable[..., Picture], *args: Any, **kwargs: Any) -> Picture:
        """Call `picture(*args, **kwargs)` elsewhere and wait for it without blocking the event loop."""
        job, beside = partial(picture, *args, **kwargs), self._beside
        loop = asyncio.get_running_loop()
        if beside is not None:
            try:
                return await loop.run_in_executor(beside, job)
            except BrokenProcessPool:
                if self._beside is beside:  # nobody else who was waiting has replaced it yet
                    log.warning("the drawing process has died; restarting it")
                    beside.shutdown(wait=False)
                    self._beside = _process()
        return await loop.run_in_executor(self._threads, job)

    def close(self) -> None:
        """Finish the pictures being drawn now, drop those still waiting, and stop."""
        for pool in (self._beside, self._threads):
            if pool is not None:
                pool.shutdown(wait=True, cancel_futures=True)


def _process() -> ProcessPoolExecutor:
    pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)
    main = sys.modules["__main__"]
    # A process that is started imports the main module of this one. This one has no use for the bot.
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        pool.submit(os.getpid)  # starts it now, rather than with the first picture
    finally:
        sys.modules["__main__"] = main
    return pool


def _begin() -> None:
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # both are for the bot, which finishes its pictures and ends this process
    import_module("engine.catalog")  # which hangs the art of all games
    gc.freeze()  # all that is loaded by now stays
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """Make sure that this process does not outlive the bot, however the bot ends, even by kill -9."""
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)
