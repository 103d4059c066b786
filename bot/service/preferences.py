"""What one person has asked for: language, reminders, quiet hours, time away; and reading it as people type it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from typing import Mapping
from zoneinfo import ZoneInfo, available_timezones

from bot.service.errors import ClubError

HOUR = r"(\d{1,2})(?:[:.h](\d\d))?h?"
HOURS = re.compile(rf"{HOUR}\s*(?:-|–|—|[^\W\d_]{{1,4}})\s*{HOUR}", re.IGNORECASE)
"""`22-8`, `22:30 - 7`, `22h30 à 7h`: whatever short word stands between, it says `to` in some language."""
OFF = "off"
"""What ends something; what people may type for it is not known here."""
A_DAY = 24 * 60
"""In minutes."""
A_YEAR = timedelta(days=366)
"""So far ahead may someone say that they are away."""
LONGEST_QUIET = timedelta(hours=12)
"""So much of each day may be quiet: with more, a game of two hours a phase would wait for one person alone."""


class Notify(StrEnum):
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
class Preferences:
    """What a person has asked of the club, for all their games."""

    language: str | None = None
    """None: whatever their Discord speaks."""
    notify: Notify = Notify.CHANNEL
    quiet: Quiet | None = None
    away: datetime | None = None
    """Until when."""
    zone: str | None = None
    """Where they live, as far as they have said; quiet hours have the same one."""

    def awake(self, moment: datetime) -> datetime:
        return self.quiet.until(moment) if self.quiet else moment


NO_PREFERENCES = Preferences()
PreferencesOf = Mapping[int, Preferences]
"""By user; who is missing has the default ones."""


# What people type


def read_quiet(text: str, zone: str | None) -> Quiet | None:
    """`22-8` or `22:30 - 7:15`; `off` for none."""
    if text.strip() == OFF:
        return None
    found = HOURS.fullmatch(text.strip())
    if found is None:
        raise ClubError("bad_hours", given=text[:40])
    start, end = (_minutes(text, *found.group(*pair)) for pair in ((1, 2), (3, 4)))
    length = timedelta(minutes=(end - start) % A_DAY)
    if not timedelta() < length <= LONGEST_QUIET:
        raise ClubError("long_quiet", limit=LONGEST_QUIET // timedelta(hours=1))
    if zone is None:
        raise ClubError("zone_missing")
    return Quiet(time(*divmod(start, 60)), time(*divmod(end, 60)), read_zone(zone))


def _minutes(text: str, hour: str, minute: str | None) -> int:
    """Since midnight; 24 is midnight too."""
    minutes = int(hour) * 60 + int(minute or 0)
    if int(minute or 0) > 59 or minutes > A_DAY:
        raise ClubError("bad_hours", given=text[:40])
    return minutes % A_DAY


def read_zone(text: str) -> str:
    known = {name.lower(): name for name in zones()}
    zone = known.get(text.strip().lower().replace(" ", "_"))
    if zone is None:
        raise ClubError("bad_zone", given=text[:40])
    return zone


@cache
def zones() -> tuple[str, ...]:
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


def read_away(text: str, now: datetime, zone: str | None, before: datetime | None) -> datetime | None:
    """So many days, or until the end of a date; `off` for being here. `before` is what was said last."""
    text = text.strip().lower()
    if text == OFF:
        # From now on; what lies behind stays as it was, and whoever was here has not been away.
        return before and min(before, now)
    try:
        if text.isdecimal():
            until = now + timedelta(days=int(text))
        else:
            after = date.fromisoformat(text) + timedelta(days=1)
            until = datetime.combine(after, time(), ZoneInfo(zone or "UTC")).astimezone(UTC)
    except OverflowError:
        raise ClubError("away_out_of_reach", given=text[:40], limit=A_YEAR.days) from None
    except ValueError:
        raise ClubError("bad_away", given=text[:40]) from None
    if not now < until <= now + A_YEAR:
        raise ClubError("away_out_of_reach", given=text[:40], limit=A_YEAR.days)
    return until
