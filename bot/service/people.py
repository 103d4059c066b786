"""The people the club knows: their preferences, their Discord's locale, their progress in tutorials."""

from __future__ import annotations

from dataclasses import replace
from typing import Callable, Collection

from cachetools import LRUCache, TTLCache

from bot.service.errors import ClubError, Stale
from bot.service.preferences import NO_PREFERENCES, Preferences, read_preferences, with_preferences
from bot.service.table import Table
from bot.store.base import PersonRow, Store
from bot.store.result_rows import LATER

REMEMBERED = 20_000
"""How many people's languages and locales to keep in memory."""
FRESH_SECONDS = 60.0
"""How long a cached locale is trusted before the person is read again: another process may have changed the row."""


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._languages: LRUCache[int, str] = LRUCache(REMEMBERED)
        self._locales: TTLCache[int, str | None] = TTLCache(REMEMBERED, FRESH_SECONDS)

    async def preferences(self, users: Collection[int]) -> dict[int, Preferences]:
        """The preferences of these users, by id; those the store does not know are left out."""
        rows = await self._store.people(users) if users else []
        return {row.user_id: read_preferences(row) for row in rows}

    async def preferences_at(self, table: Table) -> dict[int, Preferences]:
        """The preferences of the people who sit at a table, by id."""
        return await self.preferences([person.id for person in table.people])

    async def preferences_of(self, user: int) -> Preferences:
        return (await self.preferences([user])).get(user, NO_PREFERENCES)

    async def check_public(self, user: int, asker: int) -> None:
        """Raise ClubError if someone does not want others to see their results."""
        if user != asker and not (await self.preferences_of(user)).public:
            raise ClubError("profile_hidden", name=f"<@{user}>")

    async def change_preferences(
        self, user: int, change: Callable[[Preferences], Preferences]
    ) -> tuple[Preferences, Preferences]:
        """Change a person's preferences; returns them before and after. No concurrent change is lost."""
        before = NO_PREFERENCES

        def changed(row: PersonRow) -> PersonRow:
            nonlocal before
            before = read_preferences(row)
            after = change(before)
            # Noted in the same transaction: whatever happens next, their score sheets follow.
            row = row if after.public == before.public else replace(row, sheets=LATER)
            return with_preferences(row, after)

        row = await self._store.change_person(user, changed)
        self._remember_language(row)
        return before, read_preferences(row)

    async def remember_languages(self) -> None:
        """Load all chosen languages into memory: every press needs one and cannot wait for the store."""
        self._languages.update(await self._store.languages())

    def language_of(self, user: int) -> str | None:
        """The language a person has chosen, if it is in memory."""
        return self._languages.get(user)

    async def note_locale(self, user: int, locale: str) -> None:
        """Record the locale of a person's Discord, which comes with every interaction; stored only when it changes."""
        if await self.locale_of(user) != locale:
            await self._store.change_person(user, lambda row: replace(row, locale=locale))
            self._locales[user] = locale

    async def locale_of(self, user: int) -> str | None:
        try:
            return self._locales[user]
        except KeyError:
            row = await self._row(user)
            self._remember_language(row)
            self._locales[user] = row.locale
            return row.locale

    async def tutorial_step(self, user: int, game: str) -> int:
        """How many steps of a game's tutorial a person has completed."""
        return (await self._row(user)).tutorials.get(game, 0)

    async def set_tutorial_step(self, user: int, game: str, step: int, *, since: int | None = None) -> None:
        """Set a person's progress in a tutorial; Stale if `since` is given and no longer the stored step."""

        def changed(row: PersonRow) -> PersonRow:
            if since is not None and row.tutorials.get(game, 0) != since:
                raise Stale("stale")
            return replace(row, tutorials={**row.tutorials, game: step})

        await self._store.change_person(user, changed)

    def forget(self, user: int, locale: str | None) -> None:
        """Drop what is in memory about someone; the store no longer has anything. The locale they are asking in stays
        in memory for a while, but is not stored: otherwise, answering them would be the first thing recorded again."""
        self._languages.pop(user, None)
        self._locales[user] = locale

    async def _row(self, user: int) -> PersonRow:
        rows = await self._store.people([user])
        return rows[0] if rows else PersonRow(user)

    def _remember_language(self, row: PersonRow) -> None:
        self._languages.pop(row.user_id, None)
        if row.language:
            self._languages[row.user_id] = row.language
