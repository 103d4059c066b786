"""The file of a SQLite store: where it is, and how it is opened by several processes at once."""

from __future__ import annotations

import asyncio
import sqlite3

import aiosqlite

from bot.store.base import StoreError

BUSY_MS = 5000
WAL_PAUSE_MS = 50


def sqlite_file(url: str) -> str:
    """The file that `sqlite:///data/snack.db`, a plain path or `:memory:` names."""
    scheme, found, rest = url.partition("://")
    if url and not found:
        return url
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        # The rest of an address may hold a password.
        raise StoreError("bad_store_url", scheme=scheme)
    return rest[1:]


async def write_ahead(connection: aiosqlite.Connection) -> None:
    """Two processes may open a fresh file at once, and for this one switch SQLite does not wait by itself."""
    for _ in range(BUSY_MS // WAL_PAUSE_MS):
        try:
            await connection.execute_fetchall("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        await asyncio.sleep(WAL_PAUSE_MS / 1000)
    await connection.execute_fetchall("PRAGMA journal_mode = WAL")
