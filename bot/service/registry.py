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
from bot.service.pace import LONGEST_QUIET, NO_HABITS, Habits, Quiet
from bot.service.tables import Table
from bot.store.base import Store

HOUR = r"(\d{1,2})(?:[:.h](\d\d))?h?"
HOURS = re.compile(rf"{HOUR}\s*(?:-|–|—|[^\W\d_]{{1,4}})\s*{HOUR}", re.IGNORECASE)
"""`22-8`, `22:30 - 7`, `22h30 à 7h`: whatever short word stands between, it says `to` in some language."""
OFF = "off"
"""What ends something; what people may type for it is not known here."""
A_DAY = 24 * 60
"""In minutes."""
A_YEAR = timedelta(days=366)
"""So far ahead may someone say that they are away."""


class Registry:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._languages: dict[int, str] = {}
        self._locales: dict[int, str] = {}

    async def habits(self, users: Collection[int]) -> dict[int, Habits]:
        """Of those who have any."""
        rows = await self._store.people(users) if users else []
        return {row.user: read_habits(row) for row in rows}

    async def habits_at(self, table: Table) -> dict[int, Habits]:
        """Of those who sit there."""
        return await self.habits([person.id for person in table.people])

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

    async def notice_locale(self, user: int, locale: str) -> None:
        """What a person's Discord is set to, as it tells with all they do; written down only when it is another."""
        if await self.locale_of(user) != locale:
            await self._store.set_meta(f"locale {user}", locale)
            self._locales[user] = locale

    async def locale_of(self, user: int) -> str | None:
        if user not in self._locales:
            kept = await self._store.get_meta(f"locale {user}")
            if kept is None:
                return None
            self._locales[user] = kept
        return self._locales[user]

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
