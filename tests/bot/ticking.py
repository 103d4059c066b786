"""A clock that advances by a minute whenever someone reads it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta


def ticking() -> Callable[[], datetime]:
    now = datetime(2024, 2, 29, 23, 0, tzinfo=UTC)

    def clock() -> datetime:
        nonlocal now
        now += timedelta(minutes=1)
        return now

    return clock
