"""What the club asks of a store, whatever database is behind it. One contract suite holds for every implementation.

Everything that is written together is written in one transaction: all of it is there after a crash, or none of it. A
method returns only once its work is safe on disk.

Errors are codes with parameters; none of them carries a move, a seed or an address with a password:

  bad_store_url       scheme               no store speaks that
  store_address                            an address that cannot be read
  postgres_missing                         what speaks to PostgreSQL is not installed
  store_unreachable   reason               a server that cannot be used
  store_unreadable    file, reason         not a database, or not one that can be opened
  newer_schema        file, found, known   written by a newer version of this program
  store_closed
  store_failed        reason               the database could not do it (locked, no space left, gone); nothing was
                                           written, unless it went away for good just as it was told to commit
  table_unreadable    table, field         a row that cannot be read: nothing of the table has been loaded
  events_missing      table, number        a gap in the numbers of a table's events
  conflict            table                the table was changed, or its code taken, by someone else in between
  backup_unreadable   file, reason         a backup that is no database of ours, or a broken one
  backup_damaged      file, tables         a backup with open games that cannot be read
  backup_refused      file, reason         a file that cannot be written to
  still_in_use        file                 a database to be replaced that a running bot has open
  target_not_empty    table, count         a database to copy into that has rows already
  copy_differs        what                 a copy that is not the same as what was copied; nothing of it was kept
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Callable, Collection, Mapping, Protocol, Sequence

from bot.store.daily_rows import DailyStore
from bot.store.keeping_rows import KeepingStore
from bot.store.result_rows import Ending, ResultStore
from engine.errors import EngineError

Json = dict[str, Any]
PRACTICE = "P-"
"""What the codes of practice games begin with: these have no result, and are deleted after a while."""


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
    """Whether they want to be told that they are next, in games of turns: 1 or 0."""
    public: str | None = None
    """`off` if others may not see their results."""
    sheets: int | None = None
    """Score sheets of results below this number have yet to follow what they have decided about that."""


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
    """The parent channel if the table stands in a thread."""
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
    """From when on a message may have been posted without its id having been noted, in seconds since 1970."""
    moves: int = 0
    """How many events the log should have, so that a truncated log is noticed."""
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
    """With nothing in place of each part that cannot be read."""
    unreadable: frozenset[str]
    """The names of those parts."""
    events: tuple[EventRow, ...]
    """Those before the first that is missing or cannot be read."""
    found: int
    """How many events there are in all."""


class Store(ResultStore, DailyStore, KeepingStore, Protocol):
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
    ) -> None:
        """Save a changed table and its new events; Conflict unless the stored revision is the one before `row.rev`.
        With the change that ends a game, its result is recorded and rated.

        With `same_people`, who sits there has not changed and is not written again, which most moves are spared. The
        columns about what was shown are left to `mark_shown`. An `unseen` change writes only the clock, which changes
        nothing people can see: a channel that has seen the previous revision counts as having seen this one.

        `rewound`: the game is as it was earlier, and the events after the row's `moves` are deleted.
        """

    async def remove(self, code: str, rev: int) -> None:
        """Delete a table if `rev` is its last revision and its game never began, or is for practice: the moves of all
        others are kept for good.
        Not for a table that others refer to."""

    async def count(self) -> int:
        """How many tables stand in a channel, of every status."""

    async def freshness(self, codes: Collection[str]) -> dict[str, Freshness]:
        """The freshness of those of these tables that exist. Quick, because it is asked before a cache is trusted."""

    async def load(self, code: str) -> tuple[TableRow, tuple[EventRow, ...]] | None:
        """A table and all its events, read in one transaction; None if there is no such table."""

    async def remains(self, code: str) -> Remains | None:
        """What can be read of a table, damaged or not; None if there is no such table."""

    async def mend(self, row: TableRow, keep: int) -> None:
        """Write a damaged table anew and keep only its first events; Conflict unless the stored revision is the one
        before `row.rev`. Whatever is replaced is set aside as it was, without the people, under a key of its own."""

    async def give_up(self, code: str, rev: int) -> None:
        """Close a table that nothing can be made of: its status is `cancelled`, and the rest stays as it is."""

    async def mark_shown(
        self, code: str, rev: int, message: int | None, chapter: str | None, face: str | None = None
    ) -> bool:
        """Note that `rev` was shown, unless a later one was. Without a `message`, the previous one still stands.
        Returns False if a later one was.

        Whichever of the two messages does not stand any more is added to the `old` ones in the same transaction.
        """

    async def claim_post(self, code: str, at: int) -> int | None:
        """Note, before a message is posted, that one may be; `mark_shown` with a new message ends that.

        Returns None if nobody has claimed it before; otherwise since when someone has, who may still be at it or may
        have died over it.
        """

    async def retired(self, code: str, message: int) -> None:
        """Note that an old message needs nothing more."""

    async def forget_shown(self, statuses: Collection[str]) -> None:
        """Treat the tables of these statuses as never shown, because their messages are gone."""

    async def codes_of(self, user: int, statuses: Collection[str], limit: int) -> list[str]:
        """The tables where a person sits, newest first; without those that stand in no channel (0)."""

    async def private_of(self, user: int, statuses: Collection[str]) -> list[str]:
        """The games that a person plays alone and that stand in no channel, newest first; without deals of the day,
        whose codes have a hyphen."""

    async def practices_of(self, user: int, statuses: Collection[str]) -> list[str]:
        """A person's practice games, newest first."""

    async def codes_in(self, channel: int, statuses: Collection[str], limit: int) -> list[str]:
        """The tables of a channel, newest first."""

    async def codes_on(self, guild: int, statuses: Collection[str], limit: int) -> list[str]:
        """The tables of a server, newest first."""

    async def counts(self, statuses: Collection[str]) -> dict[str, int]:
        """How many tables of each of these statuses stand in a channel; those without any may be left out."""

    async def codes_with(self, statuses: Collection[str]) -> list[str]:
        """All tables of these statuses, wherever they stand."""

    async def places(self, statuses: Collection[str]) -> list[tuple[int, int]]:
        """The servers and channels where the bot posts: those with tables of these statuses, where a thread counts as
        its channel, and those with a post of the day."""

    async def count_in(self, channel: int, statuses: Collection[str]) -> int:
        """How many tables a channel and its threads have."""

    async def count_hosted(self, user: int, guild: int | None, statuses: Collection[str]) -> int:
        """How many tables a person hosts on one server, or in direct messages if `guild` is None; without those
        that stand in no channel."""

    async def behind(self) -> list[str]:
        """The tables whose channel has not seen the last revision, or has old messages that have yet to be brought to
        their final state, or where a bot or a plan has to move."""

    async def rematch_of(self, code: str) -> str | None:
        """The code of a table's rematch, unless that was cancelled."""

    async def timers(self, limit: int) -> list[tuple[str, int]]:
        """The tables with something due, now or later, and when, earliest first."""

    async def people(self, users: Collection[int]) -> list[PersonRow]:
        """The rows of these people; those without a row are left out."""

    async def change_person(self, user: int, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
        """Apply `change` to a person's stored row in one transaction, so that no concurrent change is lost.
        `change` may run more than once; if it raises, nothing is written."""

    async def sheets_due(self) -> dict[int, int]:
        """Everyone who has score sheets that have yet to be edited, with `PersonRow.sheets`."""

    async def sheets_edited(self, user: int, before: int, now: int | None) -> None:
        """Note that only those of results below `now` are left, or none; unless `before` is not what is noted."""

    async def languages(self) -> dict[int, str]:
        """The language of everyone who has chosen one, by user."""

    async def server_settings(self, guild: int) -> Json | None:
        """The stored settings of a server; None if it has none."""

    async def change_server_settings(self, guild: int, change: Callable[[Json | None], Json]) -> Json:
        """Like `change_person`, for the settings of a server; `change` gets None if there are none yet."""

    async def get_meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str) -> None: ...

    async def claim(self, key: str, now: int, until: int) -> bool:
        """Whether the caller may do what this key of `meta` stands for: nobody is at it. The claim ends by itself, or
        when the key is set to 0."""

    async def close(self) -> None: ...
