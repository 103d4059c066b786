"""Who has asked for what: people's habits and servers' rules."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Collection
from zoneinfo import ZoneInfo, available_timezones

from bot.service.clock_records import read_habits, write_habits
from bot.service.errors import ClubError
from bot.service.house import House
from bot.service.pace import NO_HABITS, Habits, Quiet
from bot.store.base import Store

HOUR = r"(\d{1,2})(?:[:.h](\d\d))?h?"
HOURS = re.compile(rf"{HOUR}\s*(?:-|–|—|[^\W\d_]{{1,4}})\s*{HOUR}", re.IGNORECASE)
"""`22-8`, `22:30 - 7`, `22h30 à 7h`: whatever short word stands between, it says `to` in some language."""
OFF = "off"
"""What ends something; what people may type for it is not known here."""


class Registry:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._languages: dict[int, str] = {}

    async def habits(self, users: Collection[int]) -> dict[int, Habits]:
        """Of those who have any."""
        rows = await self._store.people(users) if users else []
        return {row.user: read_habits(row) for row in rows}

    async def habits_of(self, user: int) -> Habits:
        return (await self.habits([user])).get(user, NO_HABITS)

    async def keep_habits(self, user: int, habits: Habits) -> None:
        await self._store.save_person(write_habits(user, habits))
        self._languages.pop(user, None)
        if habits.language:
            self._languages[user] = habits.language

    async def remember_languages(self) -> None:
        """Asked for at every press, so they are kept at hand."""
        self._languages = await self._store.languages()

    def language_of(self, user: int) -> str | None:
        return self._languages.get(user)

    async def house(self, guild: int | None) -> House:
        rules = await self._store.house(guild) if guild is not None else None
        return House.from_json(rules) if rules else House()

    async def keep_house(self, guild: int, house: House) -> None:
        await self._store.save_house(guild, house.to_json())


# What people type


def read_quiet(text: str, zone: str | None) -> Quiet | None:
    """`22-8` or `22:30 - 7:15`; `off` for none."""
    if text.strip() == OFF:
        return None
    found = HOURS.fullmatch(text.strip())
    if found is None:
        raise ClubError("bad_hours", given=text[:40])
    try:
        start, end = (time(int(hour) % 24, int(minute or 0)) for hour, minute in (found.group(1, 2), found.group(3, 4)))
    except ValueError:
        raise ClubError("bad_hours", given=text[:40]) from None
    if zone is None:
        raise ClubError("zone_missing")
    return Quiet(start, end, read_zone(zone))


def read_zone(text: str) -> str:
    known = {name.lower(): name for name in zones()}
    zone = known.get(text.strip().lower().replace(" ", "_"))
    if zone is None:
        raise ClubError("bad_zone", given=text[:40])
    return zone


@cache
def zones() -> tuple[str, ...]:
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


def read_away(text: str, now: datetime, zone: str | None) -> datetime | None:
    """So many days, or until the end of a date; `off` for being here."""
    text = text.strip().lower()
    if text == OFF:
        # From now on; what lies behind stays as it was.
        return now
    try:
        if text.isdecimal():
            until = now + timedelta(days=int(text))
        else:
            after = date.fromisoformat(text) + timedelta(days=1)
            until = datetime.combine(after, time(), ZoneInfo(zone or "UTC")).astimezone(UTC)
    except (ValueError, OverflowError):
        raise ClubError("bad_away", given=text[:40]) from None
    if not now < until <= now + timedelta(days=366):
        raise ClubError("bad_away", given=text[:40])
    return until
