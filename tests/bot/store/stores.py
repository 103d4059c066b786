"""Every store there is, and rows to put into one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.store.base import EventRow, Store, TableRow
from bot.store.sqlite import SqliteStore

Factory = Callable[[Path], Awaitable[Store]]

STORES: dict[str, Factory] = {
    "sqlite-memory": lambda folder: SqliteStore.open(":memory:"),
    "sqlite-file": lambda folder: SqliteStore.open(f"sqlite:///{folder}/club/tables.db"),
}

NOON = datetime(2024, 5, 1, 12, 0, tzinfo=UTC)
ANN, BEN = 1, 2**62

LOBBY = TableRow(
    code="ABCD",
    status="lobby",
    guild=None,
    channel=10,
    host=ANN,
    created=NOON.isoformat(),
    rev=1,
    agreed={"game": "snack", "options": {"diet": "none"}},
    seats={"holders": [{"person": {"id": ANN, "name": "Ann"}}, {"person": {"id": BEN, "name": "Ben 🥕"}}]},
    people={ANN: True, BEN: True},
)


def event(number: int, **changes: Any) -> EventRow:
    return replace(EventRow(number, 0, {"do": "keep", "card": 7}, 1, NOON), **changes)
