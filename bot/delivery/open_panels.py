"""Private panels that are still open: one a person and table, brought up to date when the game moves on.

Discord lets a private message be edited for fifteen minutes after the last press on it; older ones are left as they
are, and answer with the current state when pressed. Nothing here has to outlive a restart.
"""

from __future__ import annotations

import logging
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, AsyncIterator

import discord
from cachetools import LRUCache

from bot.delivery.discord_errors import REFUSED, note_refusal
from bot.delivery.readers import Readers
from bot.error_log import describe
from bot.panels.hand import hand_panel
from bot.panels.ids import Trial
from bot.panels.trial import trial_panel
from bot.service.club import Club
from bot.service.table import Table

log = logging.getLogger(__name__)
REMEMBERED = 2000

Key = tuple[str, int]
"""A table's code, and whose panel it is."""
Snapshot = tuple[str, str, bool, bool, datetime | None]
"""What a panel was made from: whether the game is on, the moment, whether the game waits for its owner, and for nobody
else, and until when."""


@dataclass(frozen=True)
class Opened:
    interaction: discord.Interaction[Any]
    message: int
    snapshot: Snapshot
    trial: Trial | None = None
    """What they are trying out, if they are."""


class OpenPanels:
    def __init__(self, club: Club, readers: Readers) -> None:
        self._club = club
        self._readers = readers
        self._open: LRUCache[Key, Opened] = LRUCache(REMEMBERED)
        self._pressing: Counter[Key] = Counter()
        self._passed_over: set[Key] = set()
        """Panels that were out of date while a press of their owner was under way."""

    @asynccontextmanager
    async def left_to_press(self, code: str, user: int) -> AsyncIterator[None]:
        """While a person's press is under way, that press alone shows their panel; what it missed is shown then."""
        key = (code, user)
        self._pressing[key] += 1
        try:
            yield
        finally:
            self._pressing[key] -= 1
            if not self._pressing[key]:
                del self._pressing[key]
            # However the press ended: nothing is remembered of it.
            missed = key in self._passed_over and key not in self._pressing
            if missed:
                self._passed_over.discard(key)
        if missed:
            await self._catch_up(code, user)

    async def opened(
        self, interaction: discord.Interaction[Any], message: int, table: Table, seat: int, trial: Trial | None = None
    ) -> None:
        """A person looks at a fresh panel; the one they had before is taken away."""
        key = (table.code, interaction.user.id)
        old = self._open.pop(key, None)
        self._open[key] = Opened(interaction, message, snapshot(table, seat), trial)
        if old is not None and old.message != message and not old.interaction.is_expired():
            try:
                await old.interaction.delete_original_response()
            except REFUSED as error:
                note_refusal(log, f"table {table.code}: an old panel stayed", error)

    async def follow(self, table: Table) -> None:
        """The game has moved on: whoever's panel is out of date sees the current one in its place."""
        for person in table.people:
            await self._follow(table, person.id)

    async def _catch_up(self, code: str, user: int) -> None:
        try:
            await self._follow(await self._club.get(code), user)
        except Exception as error:
            # It answers with the current state when pressed.
            log.error("table %s: an open panel was left as it was: %s", code, describe(error))

    async def _follow(self, table: Table, user: int) -> None:
        key, seat = (table.code, user), table.seat_of(user)
        if key in self._pressing:
            self._passed_over.add(key)
            return
        panel = self._open.get(key)
        if panel is None or seat is None or table.match is None or panel.snapshot == snapshot(table, seat):
            return
        if panel.interaction.is_expired():
            del self._open[key]
        else:
            await self._renew(key, panel, table, seat)

    async def _renew(self, key: Key, panel: Opened, table: Table, seat: int) -> None:
        # They may have asked for another language, or for text, since they opened it.
        studio, words = await self._readers.studio(panel.interaction), self._readers.words(panel.interaction)
        trial = panel.trial
        if trial is not None and panel.snapshot[:2] == (table.status, table.stamp(seat)):
            # Nothing of theirs has changed: they go on trying.
            fresh = await trial_panel(studio, words, table, seat, trial)
        else:
            trial = None
            fresh = await hand_panel(studio, words, table, seat)
        if key in self._pressing:
            self._passed_over.add(key)
            return
        if self._open.get(key) is not panel:
            return  # they have opened another one meanwhile
        del self._open[key]
        try:
            await panel.interaction.edit_original_response(view=fresh.build(), attachments=fresh.files())
        except REFUSED as error:
            note_refusal(log, f"table {table.code}: an open panel was not renewed", error)
        else:
            self._open.setdefault(key, replace(panel, snapshot=snapshot(table, seat), trial=trial))


def snapshot(table: Table, seat: int) -> Snapshot:
    waiting, wait = table.view(None).waiting, table.wait_of(seat)
    last = table.still_to_act == (seat,)
    return table.status, table.stamp(seat), seat in waiting, last, wait.ends if wait else None
