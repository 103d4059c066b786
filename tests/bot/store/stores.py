"""Every store there is, and rows to put into one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.store.base import EventRow, SeatRow, Store, TableRow
from bot.store.sqlite import SqliteStore

Factory = Callable[[Path], Awaitable[Store]]

STORES: dict[str, Factory] = {
    "sqlite-memory": lambda folder: SqliteStore.open(":memory:"),
    "sqlite-file": lambda folder: SqliteStore.open(f"sqlite:///{folder}/club/tables.db"),
}

NOON = datetime(2024, 5, 1, 12, 0, tzinfo=UTC)
ANN, BEN, BOT = SeatRow(1, "Ann", None), SeatRow(2**62, "Ben 🥕", None), SeatRow(None, None, "easy")

LOBBY = TableRow(
    code="ABCD",
    game="snack",
    status="lobby",
    guild=None,
    channel=10,
    host=1,
    capacity=4,
    options={"diet": "none"},
    seats=(ANN, BEN),
    pack="house",
    language="en",
    created=NOON,
    rematch_of=None,
    header=None,
    moves=0,
    bots_due=False,
    rev=1,
)


def event(number: int, **changes: Any) -> EventRow:
    return replace(EventRow(number, 0, {"do": "keep", "card": 7}, 1, NOON), **changes)
