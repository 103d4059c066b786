"""Tables between the store and the club: loaded when touched, kept while they are in use, one change at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from datetime import datetime
from weakref import WeakValueDictionary

from bot.service.errors import ClubError
from bot.service.table import Posted, Source, Table
from bot.service.table_records import from_rows, new_events, to_row
from bot.store.base import Store
from engine.catalog import Catalog

KEPT = 256
"""So many tables stay folded; any other is folded anew when it is touched."""


class Locks:
    """A lock for each name, for as long as someone holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, name: str) -> asyncio.Lock:
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        return len(self._locks)


class TableCache:
    """Whoever calls `load`, `save` or `mark_shown` holds the table's lock."""

    def __init__(self, store: Store, catalog: Catalog, kept: int = KEPT) -> None:
        self._store = store
        self._catalog = catalog
        self._kept = kept
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.locks = Locks()

    async def get(self, code: str) -> Table:
        if code in self._tables:
            return await self.load(code)
        async with self.locks[code]:
            return await self.load(code)

    async def load(self, code: str) -> Table:
        table = self._tables.get(code)
        if table is None:
            found = await self._store.load(code)
            if found is None:
                raise ClubError("no_such_table", table=code)
            table = from_rows(*found, self._catalog)
        self._keep(table)
        return table

    async def create(self, table: Table) -> Table:
        await self._store.create(to_row(table))
        self._keep(table)
        return table

    async def save(
        self, before: Table, after: Table, by: int | None, at: datetime, source: Source, *, unseen: bool
    ) -> Table:
        """The changed table, saved, or Conflict if it is not `before` that is stored."""
        after = replace(after, rev=before.rev + 1)
        if unseen and before.shown == before.rev:
            after = replace(after, shown=after.rev)
        # Until the store has answered nobody knows what is true: if we are cut off here, the next one looks there.
        self._tables.pop(before.code, None)
        await self._store.save(to_row(after), new_events(before, after, by, at, source), unseen=unseen)
        self._keep(after)
        return after

    async def mark_shown(self, code: str, rev: int, posted: Posted | None) -> Table:
        table = await self.load(code)
        message, chapter = (posted.message, posted.chapter) if posted else (None, None)
        self._tables.pop(code, None)
        await self._store.mark_shown(code, rev, message, chapter)
        if rev >= table.shown:
            table = replace(table, shown=rev, posted=posted or table.posted)
        self._keep(table)
        return table

    def clear(self) -> None:
        """What is stored has changed behind our back: look there again."""
        self._tables.clear()

    def drop(self, code: str) -> None:
        """Likewise for one table."""
        self._tables.pop(code, None)

    def _keep(self, table: Table) -> None:
        self._tables[table.code] = table
        self._tables.move_to_end(table.code)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)
