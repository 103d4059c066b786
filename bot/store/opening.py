"""Chooses the store for an address."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from bot.store.base import StoreError
from bot.store.files import for_one_process, sqlite_file
from bot.store.sessions import OnStep
from bot.store.sql import SqlStore
from bot.store.sqlite import SqliteStore


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def as_a_bot(url: str) -> AbstractContextManager[None]:
    """Register as a bot on this database while the block lasts: a SQLite file allows only one, and StoreError says so
    if there already is one."""
    return nullcontext() if is_postgres(url) else for_one_process(sqlite_file(url))


async def open_store(url: str, *, on_step: OnStep | None = None) -> SqlStore:
    """Open the database at that address, creating or migrating it as needed."""
    if not is_postgres(url):
        return await SqliteStore.open(url, on_step=on_step)
    try:
        from bot.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError("postgres_missing") from None
    return await PostgresStore.open(url, on_step=on_step)
