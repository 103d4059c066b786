"""Drawing off the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Callable

from render.picture import Picture

THREADS = 2


class Painter:
    """Draws pictures in threads of its own.

    Encoding takes nine tenths of the time and lets other threads run, so the event loop is not kept waiting
    (`python -m benchmarks pictures`); processes would gain nothing and would paint every sprite once more each.
    """

    def __init__(self, threads: int = THREADS) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")

    async def draw(self, picture: Callable[..., Picture], *args: Any, **kwargs: Any) -> Picture:
        """`picture(*args, **kwargs)`, drawn elsewhere while this task waits."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(picture, *args, **kwargs))

    def close(self) -> None:
        """Stop after what is being drawn now; what still waits is not drawn."""
        self._pool.shutdown(wait=True, cancel_futures=True)
