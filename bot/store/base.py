"""What the club asks of a store, whatever database is behind it. One contract suite holds for every implementation.

Everything that is written together is written in one transaction: all of it is there after a crash, or none of it. A
method returns only once its work is safe on disk.

Errors are codes with parameters; none of them carries a move, a seed or an address with a password:

  bad_store_url       scheme               no store speaks that
  store_unreadable    file, reason         not a database, or not one that can be opened
  newer_schema        file, found, known   written by a newer version of this program
  store_closed
  store_failed        reason               the database could not do it (locked, no space left); nothing was written
  table_unreadable    table, field         a row that cannot be read: nothing of the table has been loaded
  events_missing      table, number        a gap in the numbers of a table's events
  conflict            table                the table was changed, or its code taken, by someone else in between
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Collection, Mapping, Protocol, Sequence

from engine.errors import EngineError

Json = dict[str, Any]


class StoreError(EngineError):
    """A code from this module's list and its parameters."""


class Damaged(StoreError):
    """One table that cannot be read; the others can."""


class Conflict(StoreError):
    """Someone else was quicker; nothing was written."""


@dataclass(frozen=True)
class SeatRow:
    """A person, or a level for an automatic player."""

    user: int | None
    name: str | None
    level: str | None
    free: bool = False
    missed: int = 0
    stand_in: bool = False
    away: int = 0
    """Seconds."""


@dataclass(frozen=True)
class TenureRow:
    """Who has held a seat since so many moves had been made; no user for an automatic player."""

    seat: int
    since: int
    user: int | None
    name: str | None


@dataclass(frozen=True)
class PersonRow:
    user: int
    language: str | None
    notices: str
    quiet_start: str | None
    quiet_end: str | None
    zone: str | None
    away: datetime | None


@dataclass(frozen=True)
class EventRow:
    number: int
    """From 1, without gaps."""
    seat: int
    move: Json = field(repr=False)
    user: int | None
    """Who did it; None for an automatic player."""
    at: datetime
    source: str = "person"
    """Who decided: the person, an automatic player, a stand-in."""


@dataclass(frozen=True, kw_only=True)
class TableRow:
    code: str
    game: str
    status: str
    guild: int | None
    channel: int
    host: int
    capacity: int
    options: Mapping[str, str]
    seats: tuple[SeatRow, ...]
    pack: str
    language: str
    created: datetime
    rematch_of: str | None
    """The table whose players meet again here."""
    header: Json | None = field(repr=False)
    """The start of the game's log, with its seed; None in the lobby."""
    moves: int
    """How many events the log has: tells a log that has lost its end."""
    bots_due: bool
    """Whether an automatic player is to move, or someone's plan to be carried out."""
    rev: int
    shown: int = 0
    notice_message: int | None = None
    notice_chapter: str | None = None
    pace: str = "daily"
    clock: Json = field(default_factory=dict, repr=False)
    """Waits, messages that tell of them, votes, plans: the club's own business, and some of it secret."""
    next_at: int | None = None
    """When something is due here, in seconds since 1970."""
    tenures: tuple[TenureRow, ...] = ()
    parent: int | None = None
    """The channel to which a thread belongs."""


class Store(Protocol):
    async def create(self, row: TableRow) -> None:
        """A new table. Conflict if its code is taken, or if its rematch has been arranged already."""

    async def save(self, row: TableRow, events: Sequence[EventRow] = (), *, unseen: bool = False) -> None:
        """A changed table and what happened, on top of the revision before `row.rev`; Conflict if that is not the last.

        What has been shown is not touched: that is for `mark_shown`. An unseen change shows nowhere, for it is about
        the clock alone (nothing else of the row is written): a channel that has seen the last revision has seen this
        one too.
        """

    async def load(self, code: str) -> tuple[TableRow, tuple[EventRow, ...]] | None:
        """A table with all its events, from one moment; None if there is no such table."""

    async def mark_shown(self, code: str, rev: int, message: int | None, chapter: str | None) -> None:
        """The channel has seen `rev`, unless it has seen a later one. Without a message the one before still stands."""

    async def forget_shown(self, statuses: Collection[str]) -> None:
        """As if no channel had ever seen the tables of these statuses: their messages are gone."""

    async def codes_of(self, user: int, statuses: Collection[str], limit: int) -> list[str]:
        """The tables where a person sits, newest first."""

    async def codes_in(self, channel: int, statuses: Collection[str], limit: int) -> list[str]:
        """The tables of a channel, newest first."""

    async def count_in(self, channel: int, statuses: Collection[str]) -> int:
        """How many tables a channel has, with all its threads."""

    async def count_hosted(self, user: int, guild: int | None, statuses: Collection[str]) -> int:
        """How many tables a person is the host of on one server, or in direct messages."""

    async def behind(self) -> list[str]:
        """The tables whose channel has not seen the last revision, or where an automatic player is to move."""

    async def rematch_of(self, code: str) -> str | None:
        """Where the players of a table meet again, unless that was cancelled."""

    async def timers(self, limit: int) -> list[tuple[str, int]]:
        """The tables where something is due, and when, the earliest first."""

    async def people(self, users: Collection[int]) -> list[PersonRow]:
        """What is known of them; nothing for those who have asked for nothing."""

    async def save_person(self, row: PersonRow) -> None: ...

    async def languages(self) -> dict[int, str]:
        """Of all people who have asked for one."""

    async def server_settings(self, guild: int) -> Json | None:
        """What a server has agreed on."""

    async def save_server_settings(self, guild: int, rules: Json) -> None: ...

    async def get_meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str) -> None: ...

    async def close(self) -> None: ...
