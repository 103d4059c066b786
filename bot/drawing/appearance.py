"""How a person wants to see a game: pictures or text, normal colours or high contrast, with motion or without, forms
with choices or for typing.

Permanent choices are in the store. What people switch on a panel is only held in memory, by the process that answered
them, until it restarts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Sequence

from cachetools import LRUCache, TTLCache

from bot.store.base import PersonRow, Store
from render import CONTRAST, PICNIC, Theme

REMEMBERED = 2000
FRESH_SECONDS = 60.0
"""How long a stored choice is cached: another process may change it."""
TEXT, PICTURES, STRONG, ORDINARY, STILL, MOVING = "text", "pictures", "strong", "ordinary", "still", "moving"
TYPED, CHOICES = "typed", "choices"
KEPT = (TEXT, PICTURES, STRONG, ORDINARY, STILL, MOVING, TYPED, CHOICES)
"""Everything people can choose permanently."""


@dataclass(frozen=True)
class Appearance:
    text: bool = False
    """Text instead of pictures."""
    strong: bool = False
    """High contrast."""
    still: bool = False
    """No motion in pictures."""
    typed: bool = False
    """Forms with a line to type a placement, instead of choices."""

    @property
    def theme(self) -> Theme:
        return CONTRAST if self.strong else PICNIC

    def turned(self, to: str) -> Appearance:
        """This appearance with one thing changed."""
        if to in (TEXT, PICTURES):
            return replace(self, text=to == TEXT)
        if to in (STILL, MOVING):
            return replace(self, still=to == STILL)
        if to in (TYPED, CHOICES):
            return replace(self, typed=to == TYPED)
        return replace(self, strong=to == STRONG)

    @classmethod
    def read(cls, stored: str | None) -> Appearance:
        kept = (stored or "").split()
        return cls(TEXT in kept, STRONG in kept, STILL in kept, TYPED in kept)

    def written(self) -> str:
        chosen = ((TEXT, self.text), (STRONG, self.strong), (STILL, self.still), (TYPED, self.typed))
        return " ".join(name for name, on in chosen if on)


class Appearances:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: TTLCache[int, Appearance] = TTLCache(REMEMBERED, FRESH_SECONDS)
        self._turned: LRUCache[int, tuple[str, ...]] = LRUCache(REMEMBERED)
        """What people have switched for now, in the order they did."""

    async def of(self, user: int) -> Appearance:
        try:
            kept = self._kept[user]
        except KeyError:
            rows = await self._store.people([user])
            kept = self._kept[user] = Appearance.read(rows[0].appearance if rows else None)
        return _seen(kept, self._turned.get(user, ()))

    async def turn(self, user: int, to: str) -> Appearance:
        """Changes someone's appearance for now."""
        self._turned[user] = (*(one for one in self._turned.get(user, ()) if one != to), to)
        return await self.of(user)

    async def keep(self, user: int, to: str) -> Appearance:
        """Changes someone's appearance permanently, including whatever they had switched for now."""
        await self.turn(user, to)
        turned = self._turned.get(user, ())

        def changed(row: PersonRow) -> PersonRow:
            return replace(row, appearance=_seen(Appearance.read(row.appearance), turned).written())

        row = await self._store.change_person(user, changed)
        self._turned.pop(user, None)
        kept = self._kept[user] = Appearance.read(row.appearance)
        return kept

    def forget(self, user: int) -> None:
        self._kept.pop(user, None)
        self._turned.pop(user, None)


def _seen(kept: Appearance, turned: Sequence[str]) -> Appearance:
    for to in turned:
        kept = kept.turned(to)
    return kept
