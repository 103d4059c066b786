"""Converts tables to the store's rows and back. A game is rebuilt from its log; errors in that name the table.

Parts are stored field by field (`json_codec.py`); only what queries need has its own column, named here.
"""

from __future__ import annotations

from datetime import datetime

from bot.service.bots.characters import all_named
from bot.service.clock.due import next_due
from bot.service.json_codec import from_json, to_json
from bot.service.table import (
    Agreement,
    Display,
    Location,
    Posted,
    SealedDeal,
    Seats,
    Source,
    Status,
    Table,
    TableClock,
)
from bot.store.base import Damaged, EventRow, TableRow
from engine.catalog import Catalog
from engine.errors import BadLog
from engine.replay import Match

AGREED_COLUMNS, SEATS_COLUMNS = ("created", "rematch_of"), ("host",)
"""Fields of these parts that have their own column."""


def to_row(table: Table) -> TableRow:
    match, posted, due = table.match, table.display.posted, next_due(table)
    return TableRow(
        code=table.code,
        status=str(table.status),
        guild=table.location.guild,
        channel=table.location.channel,
        parent=table.location.parent,
        host=table.seats.host,
        created=table.agreed.created.isoformat(),
        rematch_of=table.agreed.rematch_of,
        bots_due=table.goes_on_by_itself,
        next_at=None if due is None else int(due.timestamp()),
        rev=table.rev,
        shown=table.display.rev,
        message=posted.message if posted else None,
        chapter=posted.chapter if posted else None,
        face=posted.face or None if posted else None,
        old={str(one.message): one.chapter for one in table.display.old} or None,
        moves=len(match.entries) if match else 0,
        header=match.header() if match else None,
        deal=to_json(table.deal) if table.deal else None,
        agreed=to_json(table.agreed, without=AGREED_COLUMNS),
        seats=to_json(table.seats, without=SEATS_COLUMNS),
        clock=to_json(table.clock),
        people=_people(table.seats),
    )


def from_rows(row: TableRow, events: tuple[EventRow, ...], catalog: Catalog) -> Table:
    try:
        return Table(
            code=row.code,
            rev=row.rev,
            status=Status(row.status),
            location=Location(row.guild, row.channel, row.parent),
            agreed=_agreed(row),
            seats=all_named(from_json(Seats, {**row.seats, "host": row.host})),
            clock=from_json(TableClock, row.clock),
            display=_display(row),
            deal=from_json(SealedDeal, row.deal) if row.deal else None,
            match=_fold(row, events, catalog),
            sources=tuple(Source(event.source) for event in events),
        )
    except BadLog as error:
        raise BadLog(error.code, table=row.code, **error.params) from None
    except ValueError:
        # A status, level or pace that this version does not know, or a part with a field missing.
        raise Damaged("table_unreadable", table=row.code, field="status or part") from None


def new_events(
    before: Table, after: Table, by: int | None, at: datetime, source: Source = Source.PERSON
) -> list[EventRow]:
    """The events that the change from `before` to `after` has added to the log."""
    if after.match is None:
        return []
    known = len(before.match.entries) if before.match else 0
    fresh = after.match.entries[known:]
    return [
        EventRow(number, entry.seat, entry.move.to_json(), by, at, str(source))
        for number, entry in enumerate(fresh, known + 1)
    ]


def _people(seats: Seats) -> dict[int, bool]:
    past = {tenure.person.id: False for tenure in seats.tenures if tenure.person is not None}
    return past | {holder.person.id: True for holder in seats.holders if holder.person is not None}


def _agreed(row: TableRow) -> Agreement:
    created = datetime.fromisoformat(row.created)
    return from_json(Agreement, {**row.agreed, "created": created, "rematch_of": row.rematch_of})


def _display(row: TableRow) -> Display:
    posted = None
    if row.message is not None and row.chapter is not None:
        posted = Posted(row.message, row.chapter, row.face or "")
    old = tuple(Posted(int(message), str(chapter)) for message, chapter in (row.old or {}).items())
    return Display(row.shown, posted, old, row.posting is not None)


def _fold(row: TableRow, events: tuple[EventRow, ...], catalog: Catalog) -> Match | None:
    if row.header is None:
        if events or row.moves or row.status in (Status.PLAYING, Status.OVER):
            raise BadLog("log_bad_header", field="game")
        return None
    moves = [{"seat": event.seat, **event.move} for event in events]
    match = catalog.read({"header": row.header, "count": row.moves, "moves": moves})
    if match.setup.seats != len(row.seats.get("holders", ())):
        raise BadLog("log_bad_header", field="seats")
    if row.status == Status.OVER and match.outcome is None:
        raise BadLog("not_finished")
    return match
