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
class Look:
    text: bool = False
    """Words instead of pictures."""
    strong: bool = False
    """Strong contrasts."""

    @property
    def theme(self) -> Theme:
        return CONTRAST if self.strong else PICNIC

    def turned(self, to: str) -> Look:
        """This look with one thing changed."""
        if to in (TEXT, PICTURES):
            return replace(self, text=to == TEXT)
        return replace(self, strong=to == STRONG)


class Looks:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, Look] = OrderedDict()

    async def of(self, user: int) -> Look:
        if user not in self._known:
            kept = (await self._store.get_meta(f"look {user}") or "").split()
            self._remember(user, Look(TEXT in kept, STRONG in kept))
        return self._known[user]

    async def turn(self, user: int, to: str) -> Look:
        """For now."""
        self._remember(user, (await self.of(user)).turned(to))
        return self._known[user]

    async def keep(self, user: int, to: str) -> Look:
        """For good."""
        look = await self.turn(user, to)
        kept = [name for name, on in ((TEXT, look.text), (STRONG, look.strong)) if on]
        await self._store.set_meta(f"look {user}", " ".join(kept))
        return look

    def _remember(self, user: int, look: Look) -> None:
        self._known[user] = look
        self._known.move_to_end(user)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
