"""How a person wants to see a game: pictures or text, ordinary or strong colours.

What they have chosen for good is kept in the store; what they have switched on a panel holds until the next start.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace

from bot.store.base import Store
from render import CONTRAST, PICNIC, Theme

REMEMBERED = 2000
TEXT, PICTURES, STRONG, ORDINARY = "text", "pictures", "strong", "ordinary"


@dataclass(frozen=True)
class Appearance:
    text: bool = False
    """Words instead of pictures."""
    strong: bool = False
    """Strong contrasts."""

    @property
    def theme(self) -> Theme:
        return CONTRAST if self.strong else PICNIC

    def turned(self, to: str) -> Appearance:
        """This look with one thing changed."""
        if to in (TEXT, PICTURES):
            return replace(self, text=to == TEXT)
        return replace(self, strong=to == STRONG)


class Appearances:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, Appearance] = OrderedDict()

    async def of(self, user: int) -> Appearance:
        if user not in self._known:
            kept = (await self._store.get_meta(f"look {user}") or "").split()
            self._remember(user, Appearance(TEXT in kept, STRONG in kept))
        return self._known[user]

    async def turn(self, user: int, to: str) -> Appearance:
        """For now."""
        self._remember(user, (await self.of(user)).turned(to))
        return self._known[user]

    async def keep(self, user: int, to: str) -> Appearance:
        """For good."""
        appearance = await self.turn(user, to)
        kept = [name for name, on in ((TEXT, appearance.text), (STRONG, appearance.strong)) if on]
        await self._store.set_meta(f"look {user}", " ".join(kept))
        return appearance

    def _remember(self, user: int, appearance: Appearance) -> None:
        self._known[user] = appearance
        self._known.move_to_end(user)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
