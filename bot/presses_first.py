"""Acknowledging a press comes before building anything.

Both happen on one event loop, and building a panel takes some milliseconds. So it is built in short pieces, and whoever
is about to begin one calls `presses_first`: it waits until every press that has arrived is being acknowledged, and lets
one piece through in each turn of the loop.
"""

from __future__ import annotations

import asyncio

TURNS = 2
"""Turns of the event loop until an acknowledgement has left."""
AT_MOST = 20
"""After so many turns, presses are no longer waited for."""

_unacknowledged: set[int] = set()
_closed: asyncio.AbstractEventLoop | None = None
"""The loop in whose turn something has been let through already: if all who have waited built at once, the next press
would wait for all of them."""


def arrived(interaction: int) -> None:
    _unacknowledged.add(interaction)


def acknowledged(interaction: int) -> None:
    """Call this right before the answer is sent, since the way to Discord and back is not waited for; and when all that
    an interaction asked for has been done, however it was answered."""
    _unacknowledged.discard(interaction)


def nobody_waits() -> None:
    """Call this when the bot has been closed: what was cut off is not waited for by the next one."""
    _unacknowledged.clear()


async def presses_first() -> None:
    global _closed
    turns, quiet, loop = 0, 0, asyncio.get_running_loop()
    while quiet < TURNS or _closed is loop:
        await asyncio.sleep(0)
        turns += 1
        quiet = 0 if _unacknowledged and turns <= AT_MOST - TURNS else quiet + 1
    _closed = loop
    loop.call_soon(_open)


def _open() -> None:
    global _closed
    _closed = None
