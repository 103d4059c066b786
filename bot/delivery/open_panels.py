"""Private panels that are still open: one a person and table, brought up to date when the game moves on.

Discord lets a private message be edited for fifteen minutes after the last press on it; older ones are left as they
are, and answer with the current state when pressed. Nothing here has to outlive a restart.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import datetime

import aiohttp
import discord
from cachetools import LRUCache

from bot.interactions.request import Request, words_of
from bot.panels.hand import hand_panel
from bot.panels.ids import Trial
from bot.panels.trial import trial_panel
from bot.service.table import Table

log = logging.getLogger(__name__)
REMEMBERED = 2000
NOT_TAKEN = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Whatever Discord or the way to it may answer: a panel is left as it is then."""


Snapshot = tuple[str, str, bool, bool, datetime | None]
"""What a panel was made from: whether the game is on, the moment, whether the game waits for its owner, and for nobody
else, and until when."""


@dataclass(frozen=True)
class Opened:
    interaction: Request
    message: int
    snapshot: Snapshot
    trial: Trial | None = None
    """What they are trying out, if they are."""


class OpenPanels:
    def __init__(self) -> None:
        self._open: LRUCache[tuple[str, int], Opened] = LRUCache(REMEMBERED)

    async def opened(
        self, interaction: Request, message: int, table: Table, seat: int, trial: Trial | None = None
    ) -> None:
        """A person looks at a fresh panel; the one they had before is taken away."""
        key = (table.code, interaction.user.id)
        old = self._open.pop(key, None)
        self._open[key] = Opened(interaction, message, snapshot(table, seat), trial)
        if old is not None and old.message != message and not old.interaction.is_expired():
            try:
                await old.interaction.delete_original_response()
            except NOT_TAKEN as error:
                log.debug("table %s: an old panel stayed (%s)", table.code, type(error).__name__)

    async def follow(self, table: Table) -> None:
        """The game has moved on: whoever's panel is out of date sees the current one in its place."""
        for seat, holder in enumerate(table.seats.holders):
            key = (table.code, holder.person.id) if holder.person is not None else None
            panel = self._open.get(key) if key is not None else None
            if key is None or panel is None or table.match is None or panel.snapshot == snapshot(table, seat):
                continue
            del self._open[key]
            if not panel.interaction.is_expired():
                await self._renew(panel, table, seat)

    async def _renew(self, panel: Opened, table: Table, seat: int) -> None:
        # They may have asked for another language, or for text, since they opened it.
        studio = await panel.interaction.client.router.studio_for(panel.interaction)
        words, trial = words_of(panel.interaction), panel.trial
        if trial is not None and panel.snapshot[:2] == (table.status, table.stamp(seat)):
            # Nothing of theirs has changed: they go on trying.
            fresh = await trial_panel(studio, words, table, seat, trial)
        else:
            trial = None
            fresh = await hand_panel(studio, words, table, seat)
        key = (table.code, panel.interaction.user.id)
        if key in self._open:
            return  # they have opened another one meanwhile
        try:
            await panel.interaction.edit_original_response(view=fresh.build(), attachments=fresh.files())
        except NOT_TAKEN as error:
            log.debug("table %s: an open panel was not renewed (%s)", table.code, type(error).__name__)
        else:
            self._open.setdefault(key, replace(panel, snapshot=snapshot(table, seat), trial=trial))


def snapshot(table: Table, seat: int) -> Snapshot:
    waiting, wait = table.view(None).waiting, table.wait_of(seat)
    return table.status, table.stamp(seat), seat in waiting, waiting == (seat,), wait.ends if wait else None
