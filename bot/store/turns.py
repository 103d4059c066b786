"""Things only one process may do at a time, whichever database they share: each takes a claim that expires."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from typing import AsyncIterator

from bot.store.base import Store, StoreError

PAUSE_S = 0.5
"""Seconds between two checks while waiting for a turn."""


@asynccontextmanager
async def turn(store: Store, what: str, seconds: float) -> AsyncIterator[None]:
    """Wait for whoever has the turn, then have it alone: for this many seconds at most, in case we die meanwhile."""
    key = f"claim {what}"
    while not await store.claim(key, int(time.time()), int(time.time() + seconds)):  # noqa: ASYNC110  # of another process
        await asyncio.sleep(PAUSE_S)
    try:
        yield
    finally:
        with suppress(StoreError):
            await store.set_meta(key, "0")
