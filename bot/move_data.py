"""`python -m bot move-data FROM TO`: copies everything from one database to another, SQLite to PostgreSQL or back.

It is one transaction on each side, so if anything goes wrong the new database stays empty. Before committing, it
replays every open game from its log on both sides and compares them.
"""

from __future__ import annotations

import argparse
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import AsyncIterator, Callable, Sequence

from bot.composition import own_packs
from bot.service.table import OPEN, Table
from bot.service.table_cache import TableCache
from bot.settings import BadSetting, Settings, setting_behind
from bot.store.base import StoreError
from bot.store.copying import Within, copy
from bot.store.files import sqlite_file
from bot.store.opening import is_postgres, open_store
from bot.store.sessions import Kind, Session
from bot.store.sql import SqlStore
from engine.catalog import Catalog
from engine.errors import EngineError


def read_addresses(argv: Sequence[str]) -> tuple[str, str]:
    parser = argparse.ArgumentParser(
        prog="python -m bot move-data",
        description="Copies everything from one database into another that is still empty. Stop the bot first; "
        "afterwards set DATABASE_URL to the new address and start it again. The old database stays as it is.",
    )
    parser.add_argument("source", metavar="FROM", help="where the games are, written like DATABASE_URL")
    parser.add_argument("target", metavar="TO", help="where they should go: sqlite:///… or postgresql://…")
    given = parser.parse_args(argv)
    return given.source, given.target


async def move_data(settings: Settings, source_url: str, target_url: str) -> str:
    """Copy everything and compare; returns what to tell the operator. BadSetting says in one line what is wrong."""
    catalog = Catalog(own_packs(settings.packs_dir))
    async with _opened("FROM", source_url, _must_exist) as source, _opened("TO", target_url) as target:

        async def copy_from(there: Session) -> str:
            return await target.held(Kind.WRITE, partial(_copy_and_compare, there, catalog=catalog))

        return await source.held(Kind.READ, copy_from)


@asynccontextmanager
async def _opened(name: str, url: str, check: Callable[[str], None] = lambda url: None) -> AsyncIterator[SqlStore]:
    """Open a database and close it afterwards. Errors in between are reported as being about this database."""
    try:
        check(url)
        store = await open_store(url)
        try:
            yield store
        finally:
            await store.close()
    except StoreError as error:
        raise BadSetting(setting_behind(error, name)) from None


def _must_exist(url: str) -> None:
    """Refuse a SQLite file that is not there: opening it would create an empty one."""
    if not is_postgres(url) and not Path(sqlite_file(url)).is_file():
        raise StoreError("store_unreadable", file=sqlite_file(url), reason="there is no such file")


async def _copy_and_compare(there: Session, here: Session, catalog: Catalog) -> str:
    counts = await copy(there, here)
    return _said(counts, *await _compare(there, here, catalog))


async def _compare(there: Session, here: Session, catalog: Catalog) -> tuple[int, int]:
    """Replay every open game on both sides; returns how many match, and how many neither side can read."""
    stores = [Within(session) for session in (there, here)]
    caches = [TableCache(store, catalog) for store in stores]
    same = unreadable = 0
    for row in await there.fetch("SELECT code FROM tables WHERE status IN :statuses", {"statuses": list(OPEN)}):
        one, other = [await _folded(cache, row["code"]) for cache in caches]
        if one != other:
            raise StoreError("copy_differs", what=f"table {row['code']}")
        if isinstance(one, Table):
            same += 1
        else:
            unreadable += 1
    return same, unreadable


async def _folded(cache: TableCache, code: str) -> Table | tuple[str, str]:
    """The table, or why it cannot be read: a damaged table is copied as it is and does not stop the move."""
    try:
        return await cache.get(code)
    except EngineError as error:
        if error.code in ("store_failed", "store_closed"):
            raise
        return error.code, repr(error.params)


def _said(counts: dict[str, int], same: int, unreadable: int) -> str:
    rows = ", ".join(f"{table} {count}" for table, count in counts.items())
    damaged = f" Tables that neither side can read: {unreadable}." if unreadable else ""
    return (
        f"Copied (rows): {rows}. Open tables, the same on both sides: {same}.{damaged}\n"
        "Now set DATABASE_URL to the new address and start the bot."
    )
