"""Tables to the store's rows and back. A table is folded from its log; what cannot be is an error that names it."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.service.clock.pace import Pace
from bot.service.clock.records import seconds, with_clock, write_clock
from bot.service.clock.timing import next_due
from bot.service.table import Holder, Location, Person, Posted, Source, Status, Table, Tenure
from bot.store.base import Damaged, EventRow, SeatRow, TableRow, TenureRow
from engine.catalog import Catalog
from engine.errors import BadLog
from engine.game import Level
from engine.replay import Match


def to_row(table: Table) -> TableRow:
    match, posted, due = table.match, table.posted, next_due(table)
    return TableRow(
        code=table.code,
        game=table.game,
        status=str(table.status),
        guild=table.location.guild,
        channel=table.location.channel,
        parent=table.location.parent,
        host=table.host,
        capacity=table.capacity,
        options=table.options,
        seats=tuple(_seat_row(holder) for holder in table.holders),
        pack=table.pack,
        language=table.language,
        created=table.created,
        rematch_of=table.rematch_of,
        header=match.header() if match else None,
        moves=len(match.entries) if match else 0,
        bots_due=table.goes_on_by_itself,
        rev=table.rev,
        shown=table.shown,
        notice_message=posted.message if posted else None,
        notice_chapter=posted.chapter if posted else None,
        pace=str(table.pace),
        clock=write_clock(table),
        next_at=None if due is None else seconds(due),
        tenures=tuple(_tenure_row(tenure) for tenure in table.tenures),
    )


def new_events(
    before: Table, after: Table, by: int | None, at: datetime, source: Source = Source.PERSON
) -> list[EventRow]:
    """What the log has gained."""
    if after.match is None:
        return []
    known = len(before.match.entries) if before.match else 0
    fresh = after.match.entries[known:]
    return [
        EventRow(number, entry.seat, entry.move.to_json(), by, at, str(source))
        for number, entry in enumerate(fresh, known + 1)
    ]


def from_rows(row: TableRow, events: tuple[EventRow, ...], catalog: Catalog) -> Table:
    posted = None
    if row.notice_message is not None and row.notice_chapter is not None:
        posted = Posted(row.notice_message, row.notice_chapter)
    try:
        table = Table(
            code=row.code,
            game=row.game,
            status=Status(row.status),
            location=Location(row.guild, row.channel, row.parent),
            host=row.host,
            capacity=row.capacity,
            options=row.options,
            holders=tuple(_holder(seat) for seat in row.seats),
            pack=row.pack,
            language=row.language,
            created=row.created,
            rev=row.rev,
            shown=row.shown,
            posted=posted,
            rematch_of=row.rematch_of,
            match=_fold(row, events, catalog),
            pace=Pace(row.pace),
            tenures=tuple(_tenure(tenure) for tenure in row.tenures),
        )
        return with_clock(table, row.clock)
    except BadLog as error:
        raise BadLog(error.code, table=row.code, **error.params) from None
    except ValueError:
        # A status, a level or a pace that this version does not know.
        raise Damaged("table_unreadable", table=row.code, field="status, level, pace or clock") from None


def _fold(row: TableRow, events: tuple[EventRow, ...], catalog: Catalog) -> Match | None:
    if row.header is None:
        if events or row.moves or row.status in (Status.PLAYING, Status.OVER):
            raise BadLog("log_bad_header", field="game")
        return None
    moves = [{"seat": event.seat, **event.move} for event in events]
    match = catalog.read({"header": row.header, "count": row.moves, "moves": moves})
    if match.setup.seats != len(row.seats):
        raise BadLog("log_bad_header", field="seats")
    return match


def _seat_row(holder: Holder) -> SeatRow:
    person = holder.person
    return SeatRow(
        user=person.id if person else None,
        name=person.name if person else None,
        level=holder.level,
        free=holder.free,
        missed=holder.missed,
        stand_in=holder.stand_in,
        away=int(holder.away.total_seconds()),
    )


def _holder(seat: SeatRow) -> Holder:
    if seat.user is None:
        return Holder(level=Level(seat.level or ""), free=seat.free)
    person = Person(seat.user, seat.name or "")
    return Holder(person, missed=seat.missed, stand_in=seat.stand_in, away=timedelta(seconds=seat.away))


def _tenure_row(tenure: Tenure) -> TenureRow:
    person = tenure.person
    return TenureRow(tenure.seat, tenure.since, person.id if person else None, person.name if person else None)


def _tenure(row: TenureRow) -> Tenure:
    return Tenure(row.seat, row.since, None if row.user is None else Person(row.user, row.name or ""))
