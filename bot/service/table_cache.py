"""A cache of tables between the club and the store: loads them on demand and lets each change one at a time."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Callable, Iterable, Iterator
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.service.errors import ClubError
from bot.service.mending import DAMAGED, Wreck, wreck_of
from bot.service.results import ending, ends
from bot.service.table import OPEN, Display, Posted, Source, Table
from bot.service.table_records import from_rows, new_events, to_row
from bot.store.base import EventRow, Freshness, Store
from bot.store.forgetting_rows import THINNED
from engine.catalog import Catalog
from engine.errors import EngineError

KEPT = 24 * 1024
"""How much stays in memory, in kilobytes; other tables are rebuilt from their log when needed. This is enough for a
thousand games in play: rebuilding one at every press would about double the cost of a move."""
KEPT_ENDED = 512
"""How much of that at most for tables where the game is over, some twenty: hardly anyone looks at these again, but in a
busy hour there are more of them than of all others."""
BESIDES = 4
"""Kilobytes a table takes besides its moves."""


class Locks:
    """One lock per name, which exists only while someone holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, name: str) -> asyncio.Lock:
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        return len(self._locks)


class KeptTables:
    """Tables by their codes: those that were used last, and fewer of those that have ended."""

    def __init__(self, kept: int) -> None:
        self._open: LRUCache[str, Table] = LRUCache(kept, getsizeof=kilobytes)
        self._ended: LRUCache[str, Table] = LRUCache(min(kept, KEPT_ENDED), getsizeof=kilobytes)

    def get(self, code: str) -> Table | None:
        return self._open.get(code) or self._ended.get(code)

    def __setitem__(self, code: str, table: Table) -> None:
        self.drop(code)
        among = self._open if table.status in OPEN else self._ended
        if kilobytes(table) <= among.maxsize:  # a game may be longer than all that there is room for
            among[code] = table

    def drop(self, code: str) -> None:
        self._open.pop(code, None)
        self._ended.pop(code, None)


class TableCache:
    """Tables as this process last saw them in the store; they are outdated once another process saves a change.
    Hold the table's lock when calling anything that loads or changes one."""

    def __init__(self, store: Store, catalog: Catalog, kept: int = KEPT) -> None:
        self._store = store
        self._catalog = catalog
        self._kept = kept
        self._tables = KeptTables(kept)
        self.locks = Locks()
        self.damaged: dict[str, EngineError] = {}
        """The tables that could not be read at the last attempt, and why."""
        self.on_damaged: Callable[[str, EngineError], None] = lambda code, error: None
        """Called once for each of them."""

    async def get(self, code: str) -> Table:
        """The table as it is stored now."""
        await self.refresh([code])
        return await self.at_hand(code)

    async def at_hand(self, code: str) -> Table:
        """The table from memory, or from the store if it is not there: quick, but perhaps outdated."""
        table = self._tables.get(code)
        if table is None:
            async with self.locks[code]:
                table = await self.load(code)
        return table

    def known(self, code: str) -> Table | None:
        """The table from memory, perhaps outdated; None if it is not there."""
        return self._tables.get(code)

    async def refresh(self, codes: Iterable[str]) -> None:
        """Forget those of these tables that another process has changed. A bot that is alone is told, mostly without a
        query, that there are none."""
        changed = await self._store.changed_elsewhere()
        if changed:
            self.clear()
        elif changed is None:
            await self.drop_outdated(codes)

    async def drop_outdated(self, codes: Iterable[str]) -> bool:
        """Forget those of these tables that another process has changed; returns whether there were any.

        This takes one query however many tables there are, and no lock: a forgotten table is simply loaded again.
        """
        known = {code: table for code in codes if (table := self._tables.get(code)) is not None}
        stored = await self._store.freshness(known) if known else {}
        outdated = [code for code, table in known.items() if stored.get(code) != _freshness(table)]
        for code in outdated:
            self.drop(code)
        return bool(outdated)

    async def load(self, code: str) -> Table:
        """Like `at_hand`, for callers that hold the lock."""
        tables = self._tables
        table = tables.get(code)
        if table is None:
            try:
                found = await self._store.load(code)
                if found and found[0].status == THINNED:
                    raise ClubError("moves_gone", table=code)
                table = from_rows(*found, self._catalog) if found else None
            except DAMAGED as error:
                if self.damaged.setdefault(code, error) is error:
                    self.on_damaged(code, error)
                raise
            self.damaged.pop(code, None)
            if table is None:
                raise ClubError("no_such_table", table=code)
            tables[code] = table
        return table

    async def create(self, table: Table) -> Table:
        tables = self._tables
        await self._store.create(to_row(table))
        tables[table.code] = table
        return table

    async def save(
        self,
        before: Table,
        after: Table,
        by: int | None,
        at: datetime,
        source: Source,
        *,
        unseen: bool,
        lasting: bool = False,
    ) -> Table:
        """Save the changed table and return it with its new revision; Conflict if `before` is not what is stored."""
        tables = self._tables
        count = len(after.match.entries) if after.match else 0
        sources = (*before.sources[:count], *[source] * (count - len(before.sources)))
        after = replace(after, rev=before.rev + 1, sources=sources)
        if unseen and before.display.rev == before.rev:
            after = replace(after, display=replace(after.display, rev=after.rev))
        events = new_events(before, after, by, at, source)
        end = ending(after, [*await self._events(after.code), *events]) if ends(before, after) else None
        same_people = after.seats == before.seats
        how = {"unseen": unseen, "same_people": same_people, "rewound": count < len(before.sources), "lasting": lasting}
        with self._writing(after.code):
            await self._store.save(to_row(after), events, ending=end, **how)
        tables[after.code] = after
        return after

    async def _events(self, code: str) -> tuple[EventRow, ...]:
        """The stored moves of a table: in memory it does not know who decided them."""
        found = await self._store.load(code)
        return found[1] if found else ()

    async def record(self, code: str) -> None:
        """Record the result of a finished game that has none."""
        found = await self._store.load(code)
        if found is not None:
            await self._store.record(ending(from_rows(*found, self._catalog), found[1]))

    async def wreck(self, code: str) -> Wreck | None:
        """What is left of a table that cannot be read; None if there is no such table."""
        found = await self._store.remains(code)
        return wreck_of(found, self._catalog) if found else None

    async def mend(self, table: Table) -> Table:
        """Write a damaged table again, as it is here; returns it with its new revision."""
        after, tables = replace(table, rev=table.rev + 1), self._tables
        await self._store.mend(to_row(after), len(after.sources))
        tables[after.code] = after
        self.damaged.pop(after.code, None)
        return after

    async def remove(self, table: Table) -> None:
        """Delete the table, unless it has changed in the meantime."""
        self.drop(table.code)
        await self._store.remove(table.code, table.rev)

    async def mark_shown(self, code: str, rev: int, posted: Posted | None) -> Table:
        tables, table = self._tables, await self.load(code)
        what = (posted.message, posted.chapter, posted.face or None) if posted else (None, None, None)
        with self._writing(code):
            newest = await self._store.mark_shown(code, rev, *what)
        if not newest:
            self.drop(code)
            return await self.load(code)
        after = tables[code] = replace(table, display=_shown(table.display, rev, posted))
        return after

    async def claim_post(self, code: str, at: datetime) -> datetime | None:
        tables, table = self._tables, await self.load(code)
        with self._writing(code):
            earlier = await self._store.claim_post(code, int(at.timestamp()))
        tables[code] = replace(table, display=replace(table.display, posting=True))
        return None if earlier is None else datetime.fromtimestamp(earlier, UTC)

    async def retired(self, code: str, message: int) -> None:
        tables, table = self._tables, await self.load(code)
        left = tuple(one for one in table.display.old if one.message != message)
        with self._writing(code):
            await self._store.retired(code, message)
        tables[code] = replace(table, display=replace(table.display, old=left))

    @contextmanager
    def _writing(self, code: str) -> Iterator[None]:
        """Until the store has answered, whoever looks at the table sees it as it was, and need not wait. If it does not
        answer, or we are cancelled, we don't know what is saved: the next caller reloads."""
        try:
            yield
        except BaseException:
            self.drop(code)
            raise

    def clear(self) -> None:
        """Forget all tables, because the store was changed directly. Whoever waits for the store just now may know one
        from before that: what they keep goes where nobody looks any more."""
        self._tables = KeptTables(self._kept)

    def drop(self, code: str) -> None:
        """Forget one table, so that it is loaded again."""
        self._tables.drop(code)


def kilobytes(table: Table) -> int:
    """Roughly how much memory a table takes: one kilobyte per move, measured with games of two and of nine."""
    return BESIDES + (len(table.match.entries) if table.match else 0)


def _shown(before: Display, rev: int, posted: Posted | None) -> Display:
    """How `Store.mark_shown` changes what was shown before."""
    late = rev < before.rev
    if posted is None or (before.posted is not None and posted.message == before.posted.message):
        return before if late else replace(before, rev=rev, posted=posted or before.posted)
    gone = posted if late else before.posted
    old = (*before.old, gone) if gone else before.old
    return Display(before.rev, before.posted, old) if late else Display(rev, posted, old)


def _freshness(table: Table) -> Freshness:
    posted = table.display.posted
    return Freshness(table.rev, table.display.rev, posted.message if posted else None)
