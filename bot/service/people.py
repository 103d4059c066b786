"""The people the club knows: their preferences, and the language of their Discord."""

from __future__ import annotations

from typing import Collection

from bot.service.clock.records import read_preferences, write_preferences
from bot.service.preferences import NO_PREFERENCES, Preferences
from bot.service.table import Table
from bot.store.base import Store


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._languages: dict[int, str] = {}
        self._locales: dict[int, str] = {}

    async def preferences(self, users: Collection[int]) -> dict[int, Preferences]:
        """Of those who have any."""
        rows = await self._store.people(users) if users else []
        return {row.user: read_preferences(row) for row in rows}

    async def preferences_at(self, table: Table) -> dict[int, Preferences]:
        """Of those who sit there."""
        return await self.preferences([person.id for person in table.people])

    async def preferences_of(self, user: int) -> Preferences:
        return (await self.preferences([user])).get(user, NO_PREFERENCES)

    async def keep_preferences(self, user: int, preferences: Preferences) -> None:
        await self._store.save_person(write_preferences(user, preferences))
        self._languages.pop(user, None)
        if preferences.language:
            self._languages[user] = preferences.language

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
