"""Waits, nudges, votes and plans to plain JSON and back. Moments are whole seconds since 1970."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Iterable

from bot.service.clock.waits import Reminder, Step, Wait
from bot.service.preferences import Notify, Preferences, Quiet
from bot.service.table import Table
from bot.store.base import Json, PersonRow
from engine.errors import IllegalMove
from engine.moves import Place, read_move

A_SECOND = timedelta(seconds=1)


def write_clock(table: Table) -> Json:
    clock: Json = {}
    if table.waits:
        clock["waits"] = [_write_wait(wait) for wait in table.waits]
    if table.reminders:
        clock["nudges"] = [_write_reminder(reminder) for reminder in table.reminders]
    if table.votes:
        clock["votes"] = {what: list(users) for what, users in table.votes.items()}
    if table.spent:
        clock["spent"] = {str(user): int(away.total_seconds()) for user, away in table.spent.items()}
    if table.plans:
        clock["plans"] = {str(user): move.to_json() for user, move in table.plans.items()}
    moments = {name: getattr(table, name) for name in ("attended", "stirred", "hosted", "hushed")}
    return clock | {name: seconds(moment) for name, moment in moments.items() if moment}


def with_clock(table: Table, clock: Json) -> Table:
    """The table as it was written; ValueError for what cannot be read."""
    try:
        waits = tuple(_read_wait(wait) for wait in clock.get("waits", []))
        # Games from before these were kept: nobody has done anything since the last wait began.
        stirred = _moment(clock.get("stirred")) or max((wait.since for wait in waits), default=None)
        hushed = stirred and stirred + A_SECOND if any(wait.told is Step.SILENCE for wait in waits) else None
        return replace(
            table,
            waits=waits,
            reminders=tuple(_read_reminder(*reminder) for reminder in clock.get("nudges", [])),
            votes={what: tuple(users) for what, users in clock.get("votes", {}).items()},
            attended=_moment(clock.get("attended")),
            stirred=stirred,
            hosted=_moment(clock.get("hosted")),
            hushed=_moment(clock.get("hushed")) or hushed,
            spent={int(user): timedelta(seconds=away) for user, away in clock.get("spent", {}).items()},
            plans={int(user): read_move(move, (Place,)) for user, move in clock.get("plans", {}).items()},
        )
    except (TypeError, KeyError, AttributeError, IllegalMove):
        raise ValueError("clock") from None


def _write_reminder(reminder: Reminder) -> list[Any]:
    ends = [None if moment is None else seconds(moment) for moment in reminder.ends]
    return [reminder.message, reminder.channel, reminder.key, int(reminder.step), list(reminder.users), ends]


def _read_reminder(
    message: int, channel: int, key: str, step: int, users: list[int], ends: Iterable[int | None] = ()
) -> Reminder:
    return Reminder(message, channel, key, Step(step), tuple(users), tuple(_moment(one) for one in ends))


def _write_wait(wait: Wait) -> Json:
    moments = {name: getattr(wait, name) for name in ("since", "begins", "ends", "next_at")}
    return {
        "seat": wait.seat,
        "user": wait.user,
        "key": wait.key,
        "span": None if wait.span is None else int(wait.span.total_seconds()),
        "told": int(wait.told),
        "done": wait.done,
        "charged": int(wait.charged.total_seconds()),
        **{name: None if moment is None else seconds(moment) for name, moment in moments.items()},
    }


def _read_wait(data: Json) -> Wait:
    since, begins = _moment(data["since"]), _moment(data["begins"])
    if since is None or begins is None:
        raise KeyError("since")
    return Wait(
        seat=data["seat"],
        user=data["user"],
        key=data["key"],
        since=since,
        begins=begins,
        ends=_moment(data["ends"]),
        span=None if data["span"] is None else timedelta(seconds=data["span"]),
        told=Step(data["told"]),
        next_at=_moment(data["next_at"]),
        done=data["done"],
        charged=timedelta(seconds=data.get("charged", 0)),
    )


def write_preferences(user: int, preferences: Preferences) -> PersonRow:
    quiet = preferences.quiet
    return PersonRow(
        user=user,
        language=preferences.language,
        notices=str(preferences.notify),
        quiet_start=f"{quiet.start:%H:%M}" if quiet else None,
        quiet_end=f"{quiet.end:%H:%M}" if quiet else None,
        zone=quiet.zone if quiet else preferences.zone,
        away=preferences.away,
    )


def read_preferences(row: PersonRow) -> Preferences:
    quiet = None
    if row.quiet_start and row.quiet_end and row.zone:
        start, end = (datetime.strptime(text, "%H:%M").time() for text in (row.quiet_start, row.quiet_end))
        quiet = Quiet(start, end, row.zone)
    return Preferences(row.language, Notify(row.notices), quiet, row.away, row.zone)


def seconds(moment: datetime) -> int:
    return int(moment.timestamp())


def _moment(value: Any) -> datetime | None:
    return None if value is None else datetime.fromtimestamp(value, UTC)
