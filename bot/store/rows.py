"""Converts SQL rows to the store's values and back. A row that cannot be read raises an error that names its table.

The columns of tables and people are the fields of their row classes in `base.py`, and listed only there.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from datetime import datetime
from typing import Any, Iterable, Mapping, Sequence

from bot.store.base import Damaged, EventRow, Json, PersonRow, Remains, TableRow

TABLE = tuple(field.name for field in fields(TableRow) if field.name != "people")
PARTS = ("header", "deal", "agreed", "seats", "clock", "old")
"""Columns that hold JSON; the header, the deal and the old messages may be null."""
PERSON = tuple(field.name for field in fields(PersonRow))
EVENT = ("code", "number", "seat", "move", "user_id", "at", "source")


def insert(table: str, columns: Iterable[str]) -> str:
    """An INSERT statement with a parameter named after each column."""
    columns = tuple(columns)
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(f':{name}' for name in columns)})"


def upsert(table: str, columns: Iterable[str], key: str) -> str:
    columns = tuple(columns)
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name != key)
    return f"{insert(table, columns)} ON CONFLICT ({key}) DO UPDATE SET {changes}"


def write_table(row: TableRow) -> dict[str, Any]:
    columns = {name: getattr(row, name) for name in TABLE}
    for name in PARTS:
        columns[name] = None if columns[name] is None else json.dumps(columns[name])
    return columns


def read_table(row: Mapping[str, Any], people: Iterable[Mapping[str, Any]]) -> TableRow:
    columns = {name: row[name] for name in TABLE}
    for name in PARTS:
        columns[name] = None if row[name] is None else _read_object(row["code"], name, row[name])
    columns["bots_due"] = bool(row["bots_due"])
    return TableRow(**columns, people={one["user_id"]: bool(one["seated"]) for one in people})


def read_remains(
    row: Mapping[str, Any], people: Iterable[Mapping[str, Any]], events: Sequence[Mapping[str, Any]]
) -> Remains:
    """What can be read of a table, however damaged the rest is."""
    code, unreadable, instead = row["code"], set(), dict(row)
    for name in PARTS:
        try:
            _ = row[name] is None or _read_object(code, name, row[name])
        except Damaged:
            unreadable.add(name)
            instead[name] = "{}" if name in ("agreed", "seats", "clock") else None
    good: tuple[EventRow, ...] = ()
    for count in range(1, len(events) + 1):
        try:
            good = read_events(code, events[:count])
        except Damaged:
            break
    return Remains(read_table(instead, people), frozenset(unreadable), good, len(events))


def write_person(row: PersonRow) -> dict[str, Any]:
    return {**asdict(row), "tutorials": json.dumps(dict(row.tutorials))}


def read_person(row: Mapping[str, Any]) -> PersonRow:
    return PersonRow(**{name: row[name] for name in PERSON} | {"tutorials": json.loads(row["tutorials"])})


def write_event(code: str, event: EventRow) -> dict[str, Any]:
    values = (code, event.number, event.seat, json.dumps(event.move), event.user, event.at.isoformat(), event.source)
    return dict(zip(EVENT, values, strict=True))


def read_events(code: str, rows: Iterable[Mapping[str, Any]]) -> tuple[EventRow, ...]:
    """A table's events from its rows, which must be in order; Damaged if one is missing or unreadable."""
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
