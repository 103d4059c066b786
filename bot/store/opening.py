"""Which store an address means."""

from __future__ import annotations

from bot.store.base import StoreError
from bot.store.sql import SqlStore
from bot.store.sqlite import SqliteStore

POSTGRES = ("postgresql://", "postgres://")


async def open_store(url: str) -> SqlStore:
    """Open the database at that address, and create or migrate what is missing in it."""
    if not url.startswith(POSTGRES):
        return await SqliteStore.open(url)
    try:
        from bot.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError("postgres_missing") from None
    return await PostgresStore.open(url)
