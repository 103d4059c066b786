"""Rows of a SQL database to the store's values and back. A row that cannot be read is an error that names its table."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any, Iterable, Mapping

from bot.store.base import Damaged, EventRow, Json, PersonRow, SeatRow, TableRow, TenureRow


def write_table(row: TableRow) -> dict[str, Any]:
    """By column; the seats are rows of their own."""
    return {
        "code": row.code,
        "game": row.game,
        "status": row.status,
        "guild": row.guild,
        "channel": row.channel,
        "host": row.host,
        "capacity": row.capacity,
        "options": json.dumps(dict(row.options)),
        "pack": row.pack,
        "language": row.language,
        "created": row.created.isoformat(),
        "rematch_of": row.rematch_of,
        "header": None if row.header is None else json.dumps(row.header),
        "moves": row.moves,
        "autos_due": int(row.bots_due),
        "rev": row.rev,
        "shown": row.shown,
        "notice_message": row.notice_message,
        "notice_chapter": row.notice_chapter,
        "pace": row.pace,
        "clock": json.dumps(row.clock),
        "next_at": row.next_at,
        "parent": row.parent,
    }


def read_table(
    row: Mapping[str, Any], seats: Iterable[Mapping[str, Any]], tenures: Iterable[Mapping[str, Any]]
) -> TableRow:
    code = row["code"]
    holders = []
    for number, seat in enumerate(seats):
        if seat["seat"] != number:
            raise Damaged("table_unreadable", table=code, field="seats")
        holders.append(read_seat(seat))
    return TableRow(
        code=code,
        game=row["game"],
        status=row["status"],
        guild=row["guild"],
        channel=row["channel"],
        host=row["host"],
        capacity=row["capacity"],
        options=_read_object(code, "options", row["options"]),
        seats=tuple(holders),
        pack=row["pack"],
        language=row["language"],
        created=_read_time(code, "created", row["created"]),
        rematch_of=row["rematch_of"],
        header=None if row["header"] is None else _read_object(code, "header", row["header"]),
        moves=row["moves"],
        bots_due=bool(row["autos_due"]),
        rev=row["rev"],
        shown=row["shown"],
        notice_message=row["notice_message"],
        notice_chapter=row["notice_chapter"],
        pace=row["pace"],
        clock=_read_object(code, "clock", row["clock"]),
        next_at=row["next_at"],
        tenures=tuple(TenureRow(one["seat"], one["since"], one["user_id"], one["name"]) for one in tenures),
        parent=row["parent"],
    )


def write_seat(code: str, number: int, seat: SeatRow) -> tuple[Any, ...]:
    state = (int(seat.free), seat.missed, int(seat.stand_in), seat.away)
    return code, number, seat.user, seat.name, seat.level, *state


def read_seat(row: Mapping[str, Any]) -> SeatRow:
    state = (bool(row["free"]), row["missed"], bool(row["stand_in"]), row["away"])
    return SeatRow(row["user_id"], row["name"], row["level"], *state)


def write_tenure(code: str, number: int, tenure: TenureRow) -> tuple[Any, ...]:
    return code, number, tenure.seat, tenure.since, tenure.user, tenure.name


def write_person(row: PersonRow) -> tuple[Any, ...]:
    away = row.away.isoformat() if row.away else None
    return row.user, row.language, row.notices, row.quiet_start, row.quiet_end, row.zone, away


def read_person(row: Mapping[str, Any]) -> PersonRow:
    away = _read_time("-", "away", row["away"]) if row["away"] else None
    quiet = (row["quiet_start"], row["quiet_end"], row["zone"])
    return PersonRow(row["user_id"], row["language"], row["notices"], *quiet, away)


def write_event(code: str, event: EventRow) -> tuple[Any, ...]:
    return code, event.number, event.seat, json.dumps(event.move), event.user, event.at.isoformat(), event.source


def read_events(code: str, rows: Iterable[Mapping[str, Any]]) -> tuple[EventRow, ...]:
    """In order, none missing."""
    events = []
    for number, row in enumerate(rows, 1):
        if row["number"] != number:
            raise Damaged("events_missing", table=code, number=number)
        move = _read_object(code, f"move {number}", row["move"])
        at = _read_time(code, f"time of move {number}", row["at"])
        events.append(EventRow(number, row["seat"], move, row["user_id"], at, row["source"]))
    return tuple(events)


def _read_object(code: str, field: str, text: str) -> Json:
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise Damaged("table_unreadable", table=code, field=field)
    return data


def _read_time(code: str, field: str, text: str) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        raise Damaged("table_unreadable", table=code, field=field) from None
