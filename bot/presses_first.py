"""Acknowledging a press comes before building anything.

Both happen on one event loop, and building a panel takes some milliseconds. So it is built in short pieces, and whoever
is about to begin one calls `presses_first`, and waits until every press that has arrived is being acknowledged.
"""

from __future__ import annotations

import asyncio

TURNS = 2
"""Turns of the event loop until an acknowledgement has left."""
AT_MOST = 20
"""After so many turns, what was to be built is built anyway."""

_unacknowledged: set[int] = set()


def arrived(interaction: int) -> None:
    _unacknowledged.add(interaction)


def acknowledged(interaction: int) -> None:
    """Call this right before the answer is sent, since the way to Discord and back is not waited for; and when all that
    an interaction asked for has been done, however it was answered."""
    _unacknowledged.discard(interaction)


async def presses_first() -> None:
    quiet = 0
    for _ in range(AT_MOST):
        await asyncio.sleep(0)
        quiet = 0 if _unacknowledged else quiet + 1
        if quiet == TURNS:
            return
