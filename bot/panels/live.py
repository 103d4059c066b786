"""Private panels that are still open: one a person and table, brought up to date when the game moves on.

Discord lets a private message be edited for fifteen minutes after the last press on it; older ones are left as they
are, and answer with the current state when pressed. Nothing here has to outlive a restart.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.asking import words_of
from bot.panels.private import hand_panel
from bot.panels.studio import Studio
from bot.service.tables import Table

log = logging.getLogger(__name__)
REMEMBERED = 2000


Sight = tuple[str, str, bool]
"""What a panel was made from: whether the game is on, the moment, and whether the game waits for its owner."""


@dataclass(frozen=True)
class Opened:
    interaction: discord.Interaction[Any]
    message: int
    sight: Sight
    studio: Studio
    """As the person wants to see it."""


class OpenPanels:
    def __init__(self) -> None:
        self._open: OrderedDict[tuple[str, int], Opened] = OrderedDict()

    async def opened(
        self, interaction: discord.Interaction[Any], message: int, table: Table, seat: int, studio: Studio
    ) -> None:
        """A person looks at a fresh panel; the one they had before is taken away."""
        key = (table.code, interaction.user.id)
        old = self._open.pop(key, None)
        self._open[key] = Opened(interaction, message, sight(table, seat), studio)
        while len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        if old is not None and old.message != message and not old.interaction.is_expired():
            try:
                await old.interaction.delete_original_response()
            except discord.HTTPException as error:
                log.debug("table %s: an old panel stayed (%s)", table.code, error.code)

    async def follow(self, table: Table) -> None:
        """The game has moved on: whoever's panel is out of date sees the current one in its place."""
        for seat, holder in enumerate(table.holders):
            key = (table.code, holder.person.id) if holder.person is not None else None
            panel = self._open.get(key) if key is not None else None
            if key is None or panel is None or table.match is None or panel.sight == sight(table, seat):
                continue
            del self._open[key]
            if not panel.interaction.is_expired():
                await self._renew(panel, table, seat)

    async def _renew(self, panel: Opened, table: Table, seat: int) -> None:
        # They may have asked for another language since they opened it.
        fresh = await hand_panel(panel.studio, words_of(panel.interaction), table, seat)
        key = (table.code, panel.interaction.user.id)
        if key in self._open:
            return  # they have opened another one meanwhile
        try:
            await panel.interaction.edit_original_response(view=fresh.build(), attachments=fresh.files())
        except discord.HTTPException as error:
            log.debug("table %s: an open panel was not renewed (%s)", table.code, error.code)
        else:
            self._open.setdefault(key, replace(panel, sight=sight(table, seat)))


def sight(table: Table, seat: int) -> Sight:
    return table.status, table.stamp(seat), seat in table.view(None).waiting
