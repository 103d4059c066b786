"""How long a phase may take, and what moves its end: quiet hours and time away.

Everything is computed from the moment a person's wait began; nothing here looks at a clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Mapping

from bot.service.preferences import Preferences


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
"""How long a phase may take; a pace without an entry has no limit."""

LAST_CALL = 8
"""The last reminder comes when this fraction of the time is left: one part in so many."""
AWAY_A_GAME = timedelta(days=14)
"""How much one person's time away may delay deadlines in one game, in total."""
SILENCE = timedelta(days=6)
"""How long a table without deadlines may be silent before people are told, once. A day later, Discord would archive a
thread."""


@dataclass(frozen=True)
class Term:
    """When a person's time for a phase begins and ends; without an end, no stand-in ever takes over."""

    begins: datetime
    ends: datetime | None

    def half(self) -> datetime | None:
        return self.ends and (self.begins + (self.ends - self.begins) / 2).replace(microsecond=0)

    def last_call(self, span: timedelta | None) -> datetime | None:
        return self.ends - span / LAST_CALL if self.ends and span else None


def term(since: datetime, span: timedelta | None, preferences: Preferences, away_left: timedelta) -> Term:
    """A person's time for a phase. It begins when they are back from being away, or once `away_left` is used up.

    They get the whole span from the moment they may be told: if a phase begins in their quiet hours, the span is
    counted from the end of those hours.
    """
    away = min(max(preferences.away - since, timedelta()), away_left) if preferences.away else timedelta()
    begins = since + away
    return Term(begins, preferences.awake(preferences.awake(begins) + span) if span else None)
