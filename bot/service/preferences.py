"""A person's preferences (language, reminders, quiet hours, time away) and how they are stored."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from typing import Mapping
from zoneinfo import ZoneInfo

from bot.store.base import PersonRow

HOURS = "%H:%M"
"""How quiet hours are stored."""
LONGEST_QUIET = timedelta(hours=12)
"""The longest part of a day that may be quiet: with more, a fast game would do nothing but wait for one person."""


class Notify(StrEnum):
    CHANNEL = "channel"
    DIRECT = "direct"
    OFF = "off"


@dataclass(frozen=True)
class Quiet:
    """Hours of the day in which a person gets no reminder and no deadline falls; they may span midnight."""

    start: time
    end: time
    zone: str

    def until(self, moment: datetime) -> datetime:
        """When the quiet hours around `moment` end; `moment` itself if it is outside them."""
        local = moment.astimezone(ZoneInfo(self.zone))
        now = local.time()
        if self.start <= self.end:
            inside, ends = self.start <= now < self.end, local.date()
        else:
            inside = now >= self.start or now < self.end
            ends = local.date() + timedelta(days=1 if now >= self.start else 0)
        if not inside:
            return moment
        # Combined in local time, so that the end is right on the wall clock even when clocks change that night.
        end = datetime.combine(ends, self.end, local.tzinfo)
        first = end.astimezone(UTC)
        # In the hour that comes twice, the first occurrence of the end may be past: then use the second.
        return first if first > moment else end.replace(fold=1).astimezone(UTC)


@dataclass(frozen=True)
class Preferences:
    """What a person wants in all their games."""

    language: str | None = None
    """None: use the locale of their Discord."""
    notify: Notify = Notify.CHANNEL
    quiet: Quiet | None = None
    away: datetime | None = None
    """When their time away ends; None if they were never away."""
    zone: str | None = None
    """Their time zone, if they have given one; quiet hours use the same."""
    next_up: bool = False
    """Whether to tell them when they are next, in games where people take turns."""
    public: bool = True
    """Whether others may see their rating, their profile and their place in rankings."""

    def reachable(self, now: datetime) -> bool:
        """Whether the person is neither away nor in their quiet hours."""
        return not (self.away and self.away > now) and self.awake(now) <= now

    def awake(self, moment: datetime) -> datetime:
        return self.quiet.until(moment) if self.quiet else moment


NO_PREFERENCES = Preferences()
PreferencesOf = Mapping[int, Preferences]
"""Preferences by user id; anyone missing has the default ones."""


# In the store


def read_preferences(row: PersonRow) -> Preferences:
    quiet = None
    if row.quiet_start and row.quiet_end and row.zone:
        start, end = (datetime.strptime(text, HOURS).time() for text in (row.quiet_start, row.quiet_end))
        quiet = Quiet(start, end, row.zone)
    notify = Notify(row.notify) if row.notify else NO_PREFERENCES.notify
    away = datetime.fromisoformat(row.away) if row.away else None
    return Preferences(row.language, notify, quiet, away, row.zone, bool(row.next_up), row.public != "off")


def with_preferences(row: PersonRow, preferences: Preferences) -> PersonRow:
    quiet = preferences.quiet
    return replace(
        row,
        language=preferences.language,
        notify=str(preferences.notify),
        quiet_start=quiet.start.strftime(HOURS) if quiet else None,
        quiet_end=quiet.end.strftime(HOURS) if quiet else None,
        zone=quiet.zone if quiet else preferences.zone,
        away=preferences.away.isoformat() if preferences.away else None,
        next_up=int(preferences.next_up) if preferences.next_up or row.next_up is not None else None,
        public=None if preferences.public else "off",
    )
