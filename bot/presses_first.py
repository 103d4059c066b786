"""Acknowledging a press comes before building anything.

Both happen on one event loop, and building a panel takes some milliseconds. So it is built in short pieces, and whoever
is about to begin one calls `presses_first`, and waits until every press that has arrived is being acknowledged.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import Iterator

TURNS = 2
"""Turns of the event loop until an acknowledgement has left."""
AT_MOST = 20
"""After so many turns, what was to be built is built anyway."""

_unacknowledged: set[int] = set()


@contextmanager
def arriving(interaction: int) -> Iterator[None]:
    """An interaction has arrived. It counts as acknowledged when the block ends, if not before."""
    _unacknowledged.add(interaction)
    try:
        yield
    finally:
        acknowledged(interaction)


def acknowledged(interaction: int) -> None:
    """Call this right before the answer is sent: the way to Discord and back is not waited for."""
    _unacknowledged.discard(interaction)


async def presses_first() -> None:
    quiet = 0
    for _ in range(AT_MOST):
        await asyncio.sleep(0)
        quiet = 0 if _unacknowledged else quiet + 1
        if quiet == TURNS:
            return
