"""Every kind of store, and rows to put into one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.store.base import EventRow, Store, TableRow
from bot.store.opening import open_store
from bot.store.sessions import Kind
from bot.store.sql import SqlStore
from tests.postgres import emptied_database


@asynccontextmanager
async def in_memory(folder: Path) -> AsyncIterator[str]:
    yield ":memory:"


@asynccontextmanager
async def in_a_file(folder: Path) -> AsyncIterator[str]:
    yield f"sqlite:///{folder}/club/tables.db"


@asynccontextmanager
async def in_postgres(folder: Path) -> AsyncIterator[str]:
    async with emptied_database() as url:
        yield url


STORES: dict[str, Callable[[Path], AbstractAsyncContextManager[str]]] = {
    "sqlite-memory": in_memory,
    "sqlite-file": in_a_file,
    "postgres": in_postgres,
}
"""The address of an empty database of each kind."""


@asynccontextmanager
async def new_store(kind: str, folder: Path) -> AsyncIterator[Store]:
    async with STORES[kind](folder) as url:
        store = await open_store(url)
        yield store
        await store.close()


async def directly(store: Store, sql: str, **given: object) -> None:
    """Change the database behind everyone's back, as damage or another program would."""
    assert isinstance(store, SqlStore)
    await store.transaction(Kind.WRITE, lambda session: session.execute(sql, given))


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
PLAYING = replace(LOBBY, status="playing", header={"seed": "00"}, rev=2)


def event(number: int, **changes: Any) -> EventRow:
    return replace(EventRow(number, 0, {"do": "keep", "card": 7}, 1, NOON), **changes)


def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every statement that SQLite is given from now on."""
    said: list[str] = []
    connect = sqlite3.connect

    def traced(*args: Any, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **more)
        connection.set_trace_callback(said.append)
        return connection

    monkeypatch.setattr(sqlite3, "connect", traced)
    return said
