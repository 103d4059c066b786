"""Reads preferences as people type them: quiet hours, a time zone, days away."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.service.errors import ClubError
from bot.service.preferences import LONGEST_QUIET, Quiet

HOUR = r"(\d{1,2})(?:[:.h](\d\d))?h?"
HOURS = re.compile(rf"{HOUR}\s*(?:-|–|—|[^\W\d_]{{1,4}})\s*{HOUR}", re.IGNORECASE)
"""`22-8`, `22:30 - 7`, `22h30 à 7h`: any short word in between is taken to mean `to` in some language."""
OFF = "off"
"""Switches a preference off. The words people may type for it are translated to this before they get here."""
A_DAY = 24 * 60
"""In minutes."""
A_YEAR = timedelta(days=366)
"""How far ahead someone's time away may end."""


def read_quiet(text: str, zone: str | None) -> Quiet | None:
    """Read quiet hours such as `22-8` or `22:30 - 7:15`; `off` gives None."""
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
    """Minutes since midnight; 24:00 counts as midnight too."""
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
    """Read when someone's time away ends: a number of days, a date (the last day away), or `off`. `before` is the
    previous answer."""
    text = text.strip().lower()
    if text == OFF:
        # They are back as of now: time away so far still counts, and someone who was not away stays that way.
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
