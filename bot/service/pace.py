"""How long a phase may take, and what moves its end: quiet hours and time away.

Everything is worked out from the moment a person's wait began; nothing here looks at a clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from typing import Mapping
from zoneinfo import ZoneInfo


class Pace(StrEnum):
    LIVE = "live"
    EVENING = "evening"
    DAILY = "daily"
    RELAXED = "relaxed"
    NONE = "none"


SPANS: Mapping[Pace, timedelta] = {
    Pace.LIVE: timedelta(minutes=10),
    Pace.EVENING: timedelta(hours=2),
    Pace.DAILY: timedelta(hours=24),
    Pace.RELAXED: timedelta(days=3),
}
"""How long a phase may take; without an entry, as long as it likes."""

LAST_CALL = 8
"""The last reminder comes when this part of the span is left."""
AWAY_A_GAME = timedelta(days=14)
"""By so much in all may a person's time away put off deadlines of one game."""
SILENCE = timedelta(days=6)
"""Where nothing is ever forced, so long a silence is said once; a thread would be archived a day later."""
LONGEST_QUIET = timedelta(hours=12)
"""So much of each day may be quiet: with more, a game of two hours a phase would wait for one person alone."""


class Notices(StrEnum):
    CHANNEL = "channel"
    DIRECT = "direct"
    OFF = "off"


@dataclass(frozen=True)
class Quiet:
    """Hours of the day in which a person gets no notice and no deadline falls; they may go over midnight."""

    start: time
    end: time
    zone: str

    def until(self, moment: datetime) -> datetime:
        """The end of the quiet hours that a moment falls into, or the moment itself."""
        local = moment.astimezone(ZoneInfo(self.zone))
        now = local.time()
        if self.start <= self.end:
            inside, ends = self.start <= now < self.end, local.date()
        else:
            inside = now >= self.start or now < self.end
            ends = local.date() + timedelta(days=1 if now >= self.start else 0)
        if not inside:
            return moment
        # Put together in local time, so that a night of a clock change still ends at the hour on the wall.
        end = datetime.combine(ends, self.end, local.tzinfo)
        first = end.astimezone(UTC)
        # In the hour that comes twice the end on the wall may be past already: then the second one is meant.
        return first if first > moment else end.replace(fold=1).astimezone(UTC)


@dataclass(frozen=True)
class Habits:
    """What a person has asked of the club, for all their games."""

    language: str | None = None
    """None: whatever their Discord speaks."""
    notices: Notices = Notices.CHANNEL
    quiet: Quiet | None = None
    away: datetime | None = None
    """Until when."""
    zone: str | None = None
    """Where they live, as far as they have said; quiet hours have the same one."""

    def awake(self, moment: datetime) -> datetime:
        return self.quiet.until(moment) if self.quiet else moment


NO_HABITS = Habits()


@dataclass(frozen=True)
class Term:
    """When a person's time for a phase begins and ends; without an end nothing is forced."""

    begins: datetime
    ends: datetime | None

    def half(self) -> datetime | None:
        return self.ends and (self.begins + (self.ends - self.begins) / 2).replace(microsecond=0)

    def last_call(self, span: timedelta | None) -> datetime | None:
        return self.ends - span / LAST_CALL if self.ends and span else None


def term(since: datetime, span: timedelta | None, habits: Habits, away_left: timedelta) -> Term:
    """A person's time begins when they are back, as far as the game can put up with that.

    The whole span counts from the moment they may be told of it: a phase that begins in their quiet hours ends no
    sooner than the span after those hours, however short it is.
    """
    away = min(max(habits.away - since, timedelta()), away_left) if habits.away else timedelta()
    begins = since + away
    return Term(begins, habits.awake(habits.awake(begins) + span) if span else None)
