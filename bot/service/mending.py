"""Tables that cannot be read: what is still known about them, and the last point from which the game can continue.

A row may have been damaged by a disk, by hand or by a bug. Its log is the game, so the game can continue from the last
move before the damage; what comes after that is lost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.service.clock.pace import Pace
from bot.service.json_codec import from_json
from bot.service.seating import get_up
from bot.service.table import OPEN, Agreement, Display, Location, Posted, Seats, Status, Table, TableClock, is_forgotten
from bot.service.table_records import from_rows
from bot.store.base import Damaged, Remains, TableRow
from engine.catalog import GAMES, Catalog
from engine.errors import BadLog

DAMAGED = (BadLog, Damaged)
"""The errors that mean a table cannot be read."""


@dataclass(frozen=True)
class Wreck:
    """A table that cannot be read."""

    table: Table
    """What is known about it: where it is, whose it is. It has no game, whatever its status says."""
    mended: Table | None
    """The table at its last readable point; None if there is none."""
    lost: int
    """How many moves come after that point."""


def wreck_of(remains: Remains, catalog: Catalog) -> Wreck:
    mended = _mended(remains, catalog)
    made = len(mended.match.entries) if mended and mended.match else 0
    return Wreck(_known(remains), mended, max(remains.row.moves, remains.found) - made)


def _mended(remains: Remains, catalog: Catalog) -> Table | None:
    """The table after the last move that can be read, with a fresh clock."""
    row, keep = remains.row, len(remains.events)
    if {"header", "agreed", "seats"} & remains.unreadable or row.status not in (Status.LOBBY, Status.PLAYING):
        return None
    while True:
        try:
            events = remains.events[:keep]
            table = from_rows(replace(row, moves=keep, clock={}, host=_host(row)), events, catalog)
        except BadLog as error:
            number = error.params.get("number")
            if error.code != "log_bad_move" or not isinstance(number, int):
                return None
            keep = number - 1
        except Damaged:
            return None
        else:
            break
    tenures = tuple(replace(tenure, since=min(tenure.since, keep)) for tenure in table.seats.tenures)
    table = replace(table, seats=replace(table.seats, tenures=tenures))
    for person in table.people:
        if is_forgotten(person.id) and table.status in OPEN:
            table = get_up(table, person.id)  # they could not, while the game was unreadable
    return table if table.status in OPEN else None


def _host(row: TableRow) -> int:
    """Whose table it is; if they have been forgotten, someone else who sits there."""
    others = sorted(user for user, seated in row.people.items() if seated and not is_forgotten(user))
    return others[0] if is_forgotten(row.host) and others else row.host


def _known(remains: Remains) -> Table:
    row = remains.row
    posted = Posted(row.message, row.chapter, row.face or "") if row.message is not None and row.chapter else None
    return Table(
        code=row.code,
        rev=row.rev,
        status=Status(row.status) if row.status in list(Status) else Status.PLAYING,
        location=Location(row.guild, row.channel, row.parent),
        agreed=_agreed(remains),
        seats=_seats(remains),
        clock=TableClock(),
        display=Display(row.shown, posted),
    )


def _agreed(remains: Remains) -> Agreement:
    created = _moment(remains.row.created)
    try:
        return from_json(Agreement, {**remains.row.agreed, "created": created})
    except ValueError:
        language = remains.row.agreed.get("language")
        return Agreement(
            next(iter(GAMES)), 0, {}, "", language if isinstance(language, str) else "", created, Pace.NONE
        )


def _seats(remains: Remains) -> Seats:
    try:
        return from_json(Seats, {**remains.row.seats, "host": _host(remains.row)})
    except ValueError:
        return Seats((), _host(remains.row))


def _moment(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return datetime.fromtimestamp(0, UTC)
