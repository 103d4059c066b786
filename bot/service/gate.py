"""The gate to the tables: every change goes through it, under that table's lock, saved before anyone is told."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Callable, Collection

from bot.service.clock.timing import keep_time, noted, waited_for
from bot.service.clock.votes import settled
from bot.service.codes import as_typed
from bot.service.errors import Stale
from bot.service.people import People
from bot.service.server_settings import Servers
from bot.service.table import OPEN, Posted, Source, Status, Table
from bot.service.table_cache import TableCache
from bot.store.base import Conflict, Damaged, Store, StoreError
from engine.catalog import Catalog
from engine.errors import BadLog

log = logging.getLogger(__name__)

Clock = Callable[[], datetime]
Listener = Callable[[str], None]
"""Is told the code of a table that has changed. It must not fail, and does in the background what takes time."""

ATTEMPTS = 5


def utc_now() -> datetime:
    return datetime.now(UTC)


class Gate:
    """How tables are found, changed and marked as shown, whatever is done to them."""

    def __init__(self, store: Store, catalog: Catalog, clock: Clock = utc_now) -> None:
        self._store = store
        self._clock = clock
        self._cache = TableCache(store, catalog)
        self.people = People(store)
        self.servers = Servers(store)
        self.listeners: list[Listener] = []
        """Told of every change that people can see, once it is saved."""

    def now(self) -> datetime:
        """To the second, which is as fine as people and timers need it."""
        return self._clock().replace(microsecond=0)

    # Finding tables

    async def get(self, code: str) -> Table:
        """As it is stored now, whichever process has changed it last."""
        return await self._cache.get(as_typed(code))

    async def tables_of(self, user: int, statuses: Collection[Status] = OPEN, limit: int = 25) -> list[Table]:
        """Where a person sits, newest first."""
        return await self._readable(await self._store.codes_of(user, statuses, limit))

    async def tables_in(self, channel: int, statuses: Collection[Status] = OPEN, limit: int = 25) -> list[Table]:
        """What goes on in a channel, newest first."""
        return await self._readable(await self._store.codes_in(channel, statuses, limit))

    async def unshown(self) -> list[Table]:
        """The tables whose channel has not seen the last revision, or where a bot is to move."""
        return await self._readable(await self._store.behind())

    async def _readable(self, codes: list[str]) -> list[Table]:
        """These tables without the ones that are damaged: they are logged, and must not hide the others."""
        tables = []
        await self._cache.drop_outdated(codes)
        for code in codes:
            try:
                tables.append(await self._cache.at_hand(code))
            except (BadLog, Damaged) as error:
                log.error("table %s cannot be read: %s", code, error)
        return tables

    async def timers(self, limit: int) -> list[tuple[str, datetime]]:
        """Where something is due, and when, the earliest first."""
        return [(code, datetime.fromtimestamp(at, UTC)) for code, at in await self._store.timers(limit)]

    # Changing them

    async def change(
        self,
        code: str,
        change: Callable[[Table], Table],
        *,
        by: int | None = None,
        source: Source = Source.PERSON,
        unseen: bool = False,
        stirs: bool = True,
        present: bool = True,
        tell: bool = True,
    ) -> Table:
        """One change to one table, saved. The change is worked out from what is stored, again if that has moved on.

        `unseen`: only the clock changes, so nothing has to be shown. `stirs`: it counts as activity at the table.
        `present`: the person is looking at the game, and needs no reminder of what follows. `tell`: listeners hear of
        it now; whoever makes several changes in a row tells them after the last one.
        """
        code = as_typed(code)
        async with self._cache.locks[code]:
            for _ in range(ATTEMPTS):
                try:
                    before = await self._cache.load(code)
                    after, now = change(before), self.now()
                    if not unseen:
                        preferences = await self.people.preferences(waited_for(after))
                        there = by if present else None
                        after = settled(keep_time(after, now, preferences, there), now, preferences)
                        after = noted(before, after, now if stirs else after.clock.last_activity, there)
                    after = await self._cache.save(before, after, by, now, source, unseen=unseen)
                except Conflict:
                    continue
                except Exception as error:
                    # What is refused from memory may be right by now: another process has gone on with the table.
                    if not isinstance(error, StoreError) and await self._cache.drop_outdated([code]):
                        continue
                    error.add_note(f"at table {code}")
                    raise
                if after.status is not before.status:
                    log.info("table %s: %s", code, after.status)
                if tell and not unseen:
                    self.tell(code)
                return after
        raise Stale("stale")

    def tell(self, code: str) -> None:
        """People see something else at this table from now on."""
        for listener in self.listeners:
            listener(code)

    # Showing them

    async def mark_shown(self, code: str, rev: int, posted: Posted | None = None) -> Table:
        """The channel has seen `rev`: in a new message, or without `posted` in the one before."""
        code = as_typed(code)
        async with self._cache.locks[code]:
            return await self._cache.mark_shown(code, rev, posted)

    async def forget_shown(self) -> None:
        """The messages of all open tables are gone, so every table counts as not yet shown."""
        await self._store.forget_shown(OPEN)
        self._cache.clear()
