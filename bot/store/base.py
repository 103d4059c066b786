"""What the club asks of a store, whatever database is behind it. One contract suite tests every implementation.

Everything that belongs together is written in one transaction: after a crash, all of it is there or none of it. A
method returns only once its work is safe on disk.

Errors are codes with parameters; none of them carries a move, a seed or an address with a password:

  bad_store_url       scheme               neither SQLite nor PostgreSQL
  store_address                            the address cannot be read
  postgres_missing                         asyncpg is not installed
  store_unreachable   reason               cannot connect to the server
  store_unreadable    file, reason         not a database, or not one that can be opened
  newer_schema        file, found, known   written by a newer version of this program
  store_closed
  store_failed        reason               the database failed (locked, full, gone); nothing was written,
                                           unless it went away for good during the commit
  table_unreadable    table, field         a row cannot be read: nothing of the table was loaded
  events_missing      table, number        a gap in the numbers of a table's events
  conflict            table                the table was changed, or its code taken, by someone else in between
  backup_unreadable   file, reason         the backup is not a database of ours, or is broken
  backup_damaged      file, tables         the backup has open games that cannot be read
  backup_refused      file, reason         the file cannot be written
  still_in_use        file                 a running bot has this database open, so it cannot be replaced
  target_not_empty    table, count         the database to copy into is not empty
  copy_differs        what                 the copy does not match the original; it was discarded
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Callable, Collection, Mapping, Protocol, Sequence

from bot.store.daily_rows import DailyStore
from bot.store.forgetting_rows import ForgettingStore
from bot.store.result_rows import Ending, ResultStore
from engine.errors import EngineError

Json = dict[str, Any]
PRACTICE = "P-"
"""How the codes of practice games begin: they have no result, and are deleted after a while."""


class StoreError(EngineError):
    """A code from this module's list and its parameters."""


class Damaged(StoreError):
    """One table cannot be read; the others still can."""


class Conflict(StoreError):
    """Someone else was quicker; nothing was written."""


@dataclass(frozen=True)
class PersonRow:
    """One person; each field is a column. None means the person has never set it."""

    user_id: int
    language: str | None = None
    notify: str | None = None
    quiet_start: str | None = None
    quiet_end: str | None = None
    zone: str | None = None
    away: str | None = None
    appearance: str | None = None
    locale: str | None = None
    """The language their Discord client is set to."""
    tutorials: Mapping[str, int] = field(default_factory=dict)
    """Game -> how many steps of its tutorial they have completed."""
    next_up: int | None = None
    """Whether they want to be told when they are next, in games where people take turns: 1 or 0."""
    public: str | None = None
    """`off` if others may not see their results."""
    sheets: int | None = None
    """Score sheets of results below this number have yet to be edited to match that choice."""


@dataclass(frozen=True)
class EventRow:
    number: int
    """Counts from 1 within a table, without gaps."""
    seat: int
    move: Json = field(repr=False)
    user: int | None
    """The person who made the move; None for a bot."""
    at: datetime
    source: str = "person"
    """Who decided the move, such as the person, a bot or a stand-in."""


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """One table; each field but `people` is a column. Data that no query needs is inside the JSON parts."""

    code: str
    status: str
    guild: int | None
    channel: int
    parent: int | None = None
    """The parent channel if the table is in a thread."""
    host: int
    created: str
    rematch_of: str | None = None
    """The code of the table this is a rematch of."""
    bots_due: bool = False
    """Whether a bot has to move or a plan has to be carried out."""
    next_at: int | None = None
    """When the scheduler must next attend to this table, in seconds since 1970."""
    rev: int
    shown: int = 0
    """The last revision shown in the channel."""
    message: int | None = None
    chapter: str | None = None
    face: str | None = None
    """A digest of what the message shows."""
    old: Json | None = None
    """Earlier messages that have yet to be brought to their final state: id -> the chapter each was posted for."""
    posting: int | None = None
    """Since when a message may have been posted whose id we do not know, in seconds since 1970."""
    moves: int = 0
    """How many events the log should have; a truncated log has fewer."""
    header: Json | None = field(default=None, repr=False)
    """The start of the game's log, with its seed; None in the lobby."""
    deal: Json | None = field(default=None, repr=False)
    """The deal of a lobby, with its secret; None once the game has begun."""
    agreed: Json
    seats: Json
    clock: Json = field(default_factory=dict, repr=False)
    """Partly secret: it holds people's plans."""
    people: Mapping[int, bool] = field(default_factory=dict)
    """Everyone who has or had a seat here -> whether they have one now."""


@dataclass(frozen=True)
class Freshness:
    """What to compare to find out whether a cached table is still the stored one."""

    rev: int
    shown: int
    message: int | None


@dataclass(frozen=True)
class Remains:
    """What can still be read of a table, and what cannot."""

    row: TableRow
    """The row, with each unreadable part empty."""
    unreadable: frozenset[str]
    """The names of those parts."""
    events: tuple[EventRow, ...]
    """The events before the first missing or unreadable one."""
    found: int
    """How many events there are in total."""


class Store(ResultStore, DailyStore, ForgettingStore, Protocol):
    async def create(self, row: TableRow) -> None:
        """Store a new table. Conflict if its code is taken, or if it is a rematch that exists already."""

    async def save(
        self,
        row: TableRow,
        events: Sequence[EventRow] = (),
        *,
        unseen: bool = False,
        same_people: bool = False,
        ending: Ending | None = None,
        rewound: bool = False,
        lasting: bool = False,
    ) -> None:
        """Save a changed table and its new events; Conflict unless the stored revision is the one before `row.rev`. The
        change that ends a game also records and rates its result.

        `same_people`: the people at the table have not changed, so they are not written again; true of most moves. The
        columns about what was shown are left to `mark_shown`. An `unseen` change writes only the clock, which people
        cannot see: a channel that has seen the previous revision counts as having seen this one. A power cut may take
        it back, unless it is `lasting`.

        `rewound`: the game has gone back, and the events after the row's `moves` are deleted.
        """

    async def remove(self, code: str, rev: int) -> None:
        """Delete a table if `rev` is its last revision and its game never began, or is for practice: the moves of all
        others are kept forever. Not for a table that others refer to."""

    async def count(self) -> int:
        """How many tables are in a channel, of any status."""

    async def freshness(self, codes: Collection[str]) -> dict[str, Freshness]:
        """The freshness of these tables, as far as they exist. Fast, because it runs before a cache is trusted."""

    async def changed_elsewhere(self) -> bool | None:
        """Whether another process has changed anything since this was last asked; None if there may be several, and
        only the freshness of each table tells."""

    async def load(self, code: str) -> tuple[TableRow, tuple[EventRow, ...]] | None:
        """A table and all its events, read in one transaction; None if there is no such table."""

    async def remains(self, code: str) -> Remains | None:
        """What can be read of a table, damaged or not; None if there is no such table."""

    async def mend(self, row: TableRow, keep: int) -> None:
        """Rewrite a damaged table and keep only its first events; Conflict unless the stored revision is the one before
        `row.rev`. What is replaced is set aside, without the people, under its own key."""

    async def give_up(self, code: str, rev: int) -> None:
        """Close a table that cannot be saved: its status becomes `cancelled`, and the rest stays as it is."""

    async def mark_shown(
        self, code: str, rev: int, message: int | None, chapter: str | None, face: str | None = None
    ) -> bool:
        """Record that `rev` was shown, unless a later one was: then it returns False. Without a `message`, the previous
        message is still the current one.

        The message that is no longer current joins the `old` ones in the same transaction.
        """

    async def claim_post(self, code: str, at: int) -> int | None:
        """Record, before posting a message, that one may be posted; `mark_shown` with a new message clears that.

        Returns None if nobody had claimed it; otherwise the time of the claim: that process may still be posting, or
        have died doing so.
        """

    async def retired(self, code: str, message: int) -> None:
        """Record that an old message needs nothing more."""

    async def forget_shown(self, statuses: Collection[str]) -> None:
        """Treat the tables of these statuses as never shown, because their messages are gone."""

    async def codes_of(self, user: int, statuses: Collection[str], limit: int) -> list[str]:
        """The tables where a person sits, newest first; without those that are in no channel (0)."""

    async def private_of(self, user: int, statuses: Collection[str]) -> list[str]:
        """The games a person plays alone and in no channel, newest first; without deals of the day (with a hyphen)."""

    async def practices_of(self, user: int, statuses: Collection[str]) -> list[str]:
        """A person's practice games, newest first."""

    async def codes_in(self, channel: int, statuses: Collection[str], limit: int) -> list[str]:
        """The tables of a channel, newest first."""

    async def codes_on(self, guild: int, statuses: Collection[str], limit: int) -> list[str]:
        """The tables of a server, newest first."""

    async def counts(self, statuses: Collection[str]) -> dict[str, int]:
        """How many tables of each of these statuses are in a channel; a status without any may be missing."""

    async def codes_with(self, statuses: Collection[str]) -> list[str]:
        """All tables of these statuses, wherever they are."""

    async def places(self, statuses: Collection[str]) -> list[tuple[int, int]]:
        """The servers and channels where the bot posts: those with tables of these statuses, where a thread counts as
        its channel, and those with a post of the day."""

    async def count_in(self, channel: int, statuses: Collection[str]) -> int:
        """How many tables a channel and its threads have."""

    async def count_hosted(self, user: int, guild: int | None, statuses: Collection[str]) -> int:
        """How many tables a person hosts on one server, or in direct messages if `guild` is None; without those that
        are in no channel."""

    async def behind(self) -> list[str]:
        """The tables whose channel has not seen the last revision, or has old messages that are not in their final
        state yet, or where a bot or a plan has to move."""

    async def rematch_of(self, code: str) -> str | None:
        """The code of a table's rematch, unless that was cancelled."""

    async def timers(self, limit: int) -> list[tuple[str, int]]:
        """The tables with something due, now or later, and when, earliest first."""

    async def people(self, users: Collection[int]) -> list[PersonRow]:
        """The rows of these people; those without a row are left out."""

    async def change_person(self, user: int, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
        """Apply `change` to a person's stored row in one transaction, so that no concurrent change is lost.
        `change` may run more than once, and in another thread; if it raises, nothing is written."""

    async def sheets_due(self) -> dict[int, int]:
        """Everyone who has score sheets that have yet to be edited, with `PersonRow.sheets`."""

    async def sheets_edited(self, user: int, before: int, now: int | None) -> None:
        """Record that only those of results below `now` are left, or none; unless `before` is not what is stored."""

    async def languages(self) -> dict[int, str]:
        """The language of everyone who has chosen one, by user."""

    async def server_settings(self, guild: int) -> Json | None:
        """The stored settings of a server; None if it has none."""

    async def change_server_settings(self, guild: int, change: Callable[[Json | None], Json]) -> Json:
        """Like `change_person`, for the settings of a server; `change` gets None if there are none yet."""

    async def get_meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str) -> None: ...

    async def claim(self, key: str, now: int, until: int) -> bool:
        """Whether the caller may do what this key of `meta` stands for, because nobody else is doing it. The claim
        expires, or ends when the key is set to 0."""

    async def close(self) -> None: ...
