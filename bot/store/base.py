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
from typing import Any, Callable, Collection, Mapping, Protocol, Sequence

from engine.errors import EngineError

Json = dict[str, Any]


class StoreError(EngineError):
    """A code from this module's list and its parameters."""


class Damaged(StoreError):
    """One table that cannot be read; the others can."""


class Conflict(StoreError):
    """Someone else was quicker; nothing was written."""


@dataclass(frozen=True)
class PersonRow:
    """One person: each field is a column of its own. Whatever is None has never been said."""

    user_id: int
    language: str | None = None
    notify: str | None = None
    quiet_start: str | None = None
    quiet_end: str | None = None
    zone: str | None = None
    away: str | None = None
    appearance: str | None = None
    locale: str | None = None
    """What their Discord is set to."""
    tutorial: int | None = None
    """How many of its steps are behind them."""


@dataclass(frozen=True)
class EventRow:
    number: int
    """From 1, without gaps."""
    seat: int
    move: Json = field(repr=False)
    user: int | None
    """Who did it; None for a bot."""
    at: datetime
    source: str = "person"
    """Who decided: the person, a bot, a stand-in."""


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """One table: each field but `people` is a column of its own, and what no query asks for is in one of the parts."""

    code: str
    status: str
    guild: int | None
    channel: int
    parent: int | None = None
    """The channel to which a thread belongs."""
    host: int
    created: str
    rematch_of: str | None = None
    """The table whose players meet again here."""
    bots_due: bool = False
    """Whether a bot is to move, or someone's plan to be carried out."""
    next_at: int | None = None
    """When something is due here, in seconds since 1970."""
    rev: int
    shown: int = 0
    """The last revision that the channel has seen."""
    message: int | None = None
    chapter: str | None = None
    face: str | None = None
    """A digest of what the message shows."""
    moves: int = 0
    """How many events the log has: tells a log that has lost its end."""
    header: Json | None = field(default=None, repr=False)
    """The start of the game's log, with its seed; None in the lobby."""
    agreed: Json
    seats: Json
    clock: Json = field(default_factory=dict, repr=False)
    """Some of it is secret."""
    people: Mapping[int, bool] = field(default_factory=dict)
    """Everyone who has a seat here, or had one -> whether they sit there now."""


@dataclass(frozen=True)
class Freshness:
    """What tells whether a table that someone remembers is still the one that is stored."""

    rev: int
    shown: int
    message: int | None


class Store(Protocol):
    async def create(self, row: TableRow) -> None:
        """A new table. Conflict if its code is taken, or if its rematch has been arranged already."""

    async def save(self, row: TableRow, events: Sequence[EventRow] = (), *, unseen: bool = False) -> None:
        """A changed table and what happened, on top of the revision before `row.rev`; Conflict if that is not the last.

        What has been shown is not touched: that is for `mark_shown`. An unseen change shows nowhere, for it is about
        the clock alone (nothing else of the row is written): a channel that has seen the last revision has seen this
        one too.
        """

    async def remove(self, code: str, rev: int) -> None:
        """Nothing of a table is kept, if that is its last revision. Not for one that others refer to or that has begun:
        its moves are kept for good."""

    async def count(self) -> int:
        """How many tables there are, of every status."""

    async def freshness(self, codes: Collection[str]) -> dict[str, Freshness]:
        """Of these tables, as far as there are any: quick, for it is asked before memory is trusted."""

    async def load(self, code: str) -> tuple[TableRow, tuple[EventRow, ...]] | None:
        """A table with all its events, from one moment; None if there is no such table."""

    async def mark_shown(
        self, code: str, rev: int, message: int | None, chapter: str | None, face: str | None = None
    ) -> None:
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
        """The tables whose channel has not seen the last revision, or where a bot is to move."""

    async def rematch_of(self, code: str) -> str | None:
        """Where the players of a table meet again, unless that was cancelled."""

    async def timers(self, limit: int) -> list[tuple[str, int]]:
        """The tables where something is due, and when, the earliest first."""

    async def people(self, users: Collection[int]) -> list[PersonRow]:
        """What is known of them; nothing for those of whom nothing is."""

    async def change_person(self, user: int, change: Callable[[PersonRow], PersonRow]) -> PersonRow:
        """One change to one person's row, worked out from what is stored, in one transaction: of several at once none
        is lost. If `change` raises nothing is written."""

    async def languages(self) -> dict[int, str]:
        """Of all people who have asked for one."""

    async def server_settings(self, guild: int) -> Json | None:
        """What a server has agreed on."""

    async def change_server_settings(self, guild: int, change: Callable[[Json | None], Json]) -> Json:
        """Likewise for the settings of a server; None is handed to `change` where there are none yet."""

    async def get_meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str) -> None: ...

    async def close(self) -> None: ...
