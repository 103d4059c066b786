"""How long a phase may take, and what moves its end: quiet hours and time away.

Everything is worked out from the moment a person's wait began; nothing here looks at a clock.
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
"""How long a phase may take; without an entry, as long as it likes."""

LAST_CALL = 8
"""The last reminder comes when this part of the span is left."""
AWAY_A_GAME = timedelta(days=14)
"""By so much in all may a person's time away put off deadlines of one game."""
SILENCE = timedelta(days=6)
"""Where nothing is ever forced, so long a silence is said once; a thread would be archived a day later."""


@dataclass(frozen=True)
class Term:
    """When a person's time for a phase begins and ends; without an end nothing is forced."""

    begins: datetime
    ends: datetime | None

    def half(self) -> datetime | None:
        return self.ends and (self.begins + (self.ends - self.begins) / 2).replace(microsecond=0)

    def last_call(self, span: timedelta | None) -> datetime | None:
        return self.ends - span / LAST_CALL if self.ends and span else None


def term(since: datetime, span: timedelta | None, preferences: Preferences, away_left: timedelta) -> Term:
    """A person's time begins when they are back, as far as the game can put up with that.

    The whole span counts from the moment they may be told of it: a phase that begins in their quiet hours ends no
    sooner than the span after those hours, however short it is.
    """
    away = min(max(preferences.away - since, timedelta()), away_left) if preferences.away else timedelta()
    begins = since + away
    return Term(begins, preferences.awake(preferences.awake(begins) + span) if span else None)
