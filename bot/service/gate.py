"""The gate to the tables: every change goes through it, made under the table's lock and saved before anyone is told."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import UTC, datetime
from typing import Callable, Collection

from bot.service.clock.due import freed_from, in_time
from bot.service.clock.timing import keep_time, next_person, noted, waited_for
from bot.service.clock.votes import settled
from bot.service.codes import as_typed
from bot.service.errors import ClubError, Stale
from bot.service.forgetting import Forgetting
from bot.service.guards import hosted_by
from bot.service.mending import DAMAGED, Wreck
from bot.service.people import People
from bot.service.records import UNKNOWN, Records, Standings
from bot.service.server_settings import Servers
from bot.service.table import OPEN, Posted, Source, Status, Table, is_forgotten
from bot.service.table_cache import TableCache
from bot.store.base import Conflict, Store, StoreError
from engine.catalog import Catalog
from engine.errors import EngineError

log = logging.getLogger(__name__)

Clock = Callable[[], datetime]
Listener = Callable[[str], None]
"""Called with the code of a table that has changed. It must not raise, and must do slow work in the background."""

ATTEMPTS = 5
"""How many times to retry a change that other processes keep beating us to, or to look for a free code."""


def utc_now() -> datetime:
    return datetime.now(UTC)


class Gate:
    """Finds tables, changes them and marks them as shown, whatever the change is."""

    def __init__(self, store: Store, catalog: Catalog, clock: Clock = utc_now) -> None:
        self._store = store
        self._clock = clock
        self._cache = TableCache(store, catalog)
        self.people = People(store)
        self.servers = Servers(store)
        self.records = Records(store, catalog)
        self.forgetting = Forgetting(self, store)
        self._cache.on_damaged = self._found_damaged
        self.listeners: list[Listener] = []
        """Called after every saved change that people can see."""

    def now(self) -> datetime:
        """The current time to the second, which is precise enough for people and timers."""
        return self._clock().replace(microsecond=0)

    # Finding tables

    async def get(self, code: str) -> Table:
        """The table as it is stored now, even if another process changed it last."""
        return await self._cache.get(as_typed(code))

    def known(self, code: str) -> Table | None:
        """The table as this process last saw it, if it is in memory: enough to decide whether to look closer."""
        return self._cache.known(as_typed(code))

    async def tables_of(self, user: int, statuses: Collection[Status] = OPEN, limit: int = 25) -> list[Table]:
        """The tables where a person sits, newest first."""
        return await self.readable(await self._store.codes_of(user, statuses, limit))

    async def tables_in(self, channel: int, statuses: Collection[Status] = OPEN, limit: int = 25) -> list[Table]:
        """The tables in a channel, newest first."""
        return await self.readable(await self._store.codes_in(channel, statuses, limit)) if channel else []

    async def tables_on(self, guild: int, statuses: Collection[Status] = OPEN, limit: int = 25) -> list[Table]:
        """The tables on a server, newest first."""
        return await self.readable(await self._store.codes_on(guild, statuses, limit))

    async def unshown(self) -> list[Table]:
        """The tables whose channel has not seen the last revision, or has old messages that need an edit, or where a
        bot or a plan has to move."""
        return await self.readable(await self._store.behind())

    async def readable(self, codes: list[str]) -> list[Table]:
        """Load these tables; damaged ones are left out, so that they do not hide the others."""
        tables = []
        await self._cache.refresh(codes)
        for code in codes:
            with suppress(*DAMAGED):
                tables.append(await self._cache.at_hand(code))
        return tables

    async def timers(self, limit: int) -> list[tuple[str, datetime]]:
        """The tables with something due, now or later, and when, earliest first."""
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
        lasting: bool = False,
        stirs: bool = True,
        present: bool = True,
        tell: bool = True,
    ) -> Table:
        """Apply one change to one table and save it; `change` runs again if another process changed the table first.

        `unseen`: only the clock changes, so nothing has to be shown; `lasting` if that must not happen a second time,
        even after a power cut. `stirs`: it counts as activity at the table. `present`: the person is looking at the
        game and needs no reminder of what follows. `tell`: inform listeners now; set it to False when making several
        changes in a row, and tell them after the last one.
        """
        code = as_typed(code)
        async with self._cache.locks[code]:
            for _ in range(ATTEMPTS):
                try:
                    before, now = await self._cache.load(code), self.now()
                    if by is not None:
                        in_time(before, now)
                    after = change(before)
                    if not unseen:
                        upcoming = next_person(after)
                        concerned = [*waited_for(after), *([upcoming] if upcoming is not None else [])]
                        preferences = await self.people.preferences(concerned)
                        there = by if present else None
                        after = settled(keep_time(after, now, preferences, there), now, preferences)
                        after = noted(before, after, now if stirs else after.clock.last_activity, there)
                    after = await self._cache.save(before, after, by, now, source, unseen=unseen, lasting=lasting)
                except Conflict:
                    continue
                except Exception as error:
                    # Our cached table may be why this was refused: try again if another process has changed it.
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

    async def free(self, code: str) -> bool:
        """Delete the table if it is a lobby cancelled a day ago, or a practice game that nobody has gone on with for
        long; returns whether its code is free again."""
        code = as_typed(code)
        async with self._cache.locks[code]:
            try:
                await self._cache.drop_outdated([code])
                table = await self._cache.load(code)
            except ClubError:
                return True  # another process was quicker
            moment = freed_from(table)
            if moment is None or moment > self.now():
                return False
            await self._cache.remove(table)
        log.info("table %s: its code is free again", code)
        return True

    async def record_results(self) -> int:
        """Record the results of games that ended before results were kept, oldest first; returns how many. Each is
        saved on its own, so this can be interrupted and resumed. Damaged games are logged and skipped."""
        recorded = 0
        for code in await self._store.unrecorded():
            try:
                await self._cache.record(code)
                recorded += 1
            except DAMAGED as error:
                log.error("table %s gets no result, because it cannot be read: %s", code, error)
        return recorded

    async def standings(self, table: Table) -> Standings:
        """The ratings to show with a table: how they changed, once it is over; the current ones in a lobby, if its
        server wants that."""
        if table.status is Status.OVER:
            found = await self.records.moves(table.code)
        elif table.status is Status.LOBBY and (await self.servers.settings(table.location.guild)).ratings:
            found = await self.records.current([person.id for person in table.people], table.agreed.game)
        else:
            return UNKNOWN
        preferences = await self.people.preferences(list(found.ratings))
        hidden = {user for user, own in preferences.items() if not own.public}
        return found.without(hidden | {user for user in found.ratings if is_forgotten(user)})

    def tell(self, code: str) -> None:
        """Tell the listeners that people see something new at this table."""
        for listener in self.listeners:
            listener(code)

    # Tables that cannot be read

    def _found_damaged(self, code: str, error: EngineError) -> None:
        """Report it once: in the log, and to the listeners, so that the table's message says so."""
        log.error("table %s cannot be read (%s); other tables are not affected", code, error)
        self.tell(code)

    @property
    def damaged(self) -> Collection[str]:
        """The codes of the tables that could not be read at the last attempt."""
        return self._cache.damaged.keys()

    async def damaged_of(self, user: int) -> list[str]:
        """The open tables where a person sits and that could not be read at the last attempt, newest first."""
        return [code for code in await self._store.codes_of(user, OPEN, 25) if code in self.damaged]

    async def wreck(self, code: str) -> Wreck:
        """What is left of a table that cannot be read; ClubError if there is none, or if it can be read."""
        with suppress(*DAMAGED):
            await self.get(code)
            raise ClubError("not_damaged", table=as_typed(code))
        found = await self._cache.wreck(as_typed(code))
        if found is None:
            raise ClubError("no_such_table", table=as_typed(code))
        return found

    async def whats_known(self, code: str) -> Table:
        """The table; if it cannot be read, just where it is and whose it is."""
        try:
            return await self.get(code)
        except DAMAGED:
            return (await self.wreck(code)).table

    async def mend(self, code: str, by: int, moderator: bool = False) -> Wreck:
        """Restore a damaged table to its last readable point, or close it if there is none; returns what was found.
        What cannot be read is set aside in the database."""
        code = as_typed(code)
        found = await self.wreck(code)
        if not moderator:
            hosted_by(found.table, by)
        async with self._cache.locks[code]:
            self._cache.drop(code)
            if found.mended is None:
                await self._store.give_up(code, found.table.rev)
            else:
                now = self.now()
                preferences = await self.people.preferences(waited_for(found.mended))
                timed = keep_time(found.mended, now, preferences, None)
                await self._cache.mend(noted(found.mended, timed, now, by))
        log.warning("table %s: %s", code, "restored by its host" if found.mended else "given up")
        self.tell(code)
        return found

    async def mark_damage_shown(self, table: Table, posted: Posted) -> None:
        """Record which message says that the table cannot be read."""
        await self._store.mark_shown(table.code, table.rev, posted.message, posted.chapter, posted.face)

    # Showing them

    async def mark_shown(self, code: str, rev: int, posted: Posted | None = None) -> Table:
        """Record that the channel has seen `rev`: in the new message `posted`, or else in the previous one."""
        code = as_typed(code)
        async with self._cache.locks[code]:
            return await self._cache.mark_shown(code, rev, posted)

    async def claim_post(self, code: str) -> datetime | None:
        """Record that a message of this table is about to be posted, in case we crash.

        Returns the time of an earlier record, if there is one: then the message may be in the channel, or another
        process may be posting it.
        """
        code = as_typed(code)
        async with self._cache.locks[code]:
            return await self._cache.claim_post(code, self.now())

    async def retired(self, code: str, message: int) -> None:
        """Record that one of the table's old messages needs nothing more."""
        code = as_typed(code)
        async with self._cache.locks[code]:
            await self._cache.retired(code, message)

    def forget_cached(self) -> None:
        """Reload every table when it is next needed: the store has changed some of them directly."""
        self._cache.clear()

    async def forget_shown(self) -> None:
        """Treat every open table as not yet shown, because their messages are gone."""
        await self._store.forget_shown(OPEN)
        self._cache.clear()
