"""Things only one process may do at a time, whichever database they share: long ones take a claim that expires, short
ones are a transaction."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from typing import AsyncIterator

from bot.store.base import Store, StoreError
from bot.store.rows import upsert
from bot.store.sessions import Session

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


async def in_turn(session: Session, what: str) -> None:
    """Make transactions that ask for the same turn run one after the other: they all write the same row."""
    row = {"key": f"turn {what}", "value": ""}
    await session.execute(upsert("meta", row, "key"), row)
