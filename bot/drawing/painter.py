"""Draws pictures off the event loop: in a process beside it, or in threads."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Callable, TypeVar

from bot.drawing.process import begin
from bot.workers.beside import Beside, Died

log = logging.getLogger(__name__)
T = TypeVar("T")
THREADS = 2


class Painter:
    """Draws pictures without keeping anyone waiting.

    Only encoding lets other threads run meanwhile; painting does not. So a busy bot draws `beside` itself, in one
    process that holds all the painted art: the arguments go there and the finished picture comes back, which takes less
    than a millisecond. Threads are for a bot that draws little, and for when that process has died.
    """

    def __init__(self, threads: int = THREADS, *, beside: bool = False) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="painter")
        self._beside = Beside("drawing", begin) if beside else None

    async def draw(self, picture: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        """Call `picture(*args, **kwargs)` elsewhere and wait for it without blocking the event loop."""
        job, beside = partial(picture, *args, **kwargs), self._beside
        loop = asyncio.get_running_loop()
        if beside is not None:
            try:
                return await beside.do(job)
            except Died:
                if self._beside is beside:  # nobody else who was waiting has replaced it yet
                    log.warning("the drawing process has died; restarting it")
                    beside.close()
                    self._beside = Beside("drawing", begin)
        return await loop.run_in_executor(self._threads, job)

    def close(self) -> None:
        """Stop; nobody waits for a picture any more."""
        beside, self._beside = self._beside, None
        if beside is not None:
            beside.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
