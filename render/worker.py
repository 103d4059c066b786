"""Draws pictures off the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Callable

from render.picture import Picture

THREADS = 2


class Painter:
    """Draws pictures in its own threads.

    Encoding takes most of the time and lets other threads run, so the event loop is not held up
    (`python -m benchmarks pictures`). Processes would gain nothing, and each would have to paint every sprite again.
    """

    def __init__(self, threads: int = THREADS) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")

    async def draw(self, picture: Callable[..., Picture], *args: Any, **kwargs: Any) -> Picture:
        """Call `picture(*args, **kwargs)` in a thread and wait for it without blocking the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(picture, *args, **kwargs))

    def close(self) -> None:
        """Finish the pictures being drawn now, drop those still waiting, and stop."""
        self._pool.shutdown(wait=True, cancel_futures=True)
