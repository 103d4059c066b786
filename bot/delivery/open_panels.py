"""Private panels that are still open: one per person and table, updated when the game moves on.

Discord allows edits of a private message for fifteen minutes after the last press on it. Older panels stay as they
are, and show the current state when pressed. Nothing here has to survive a restart.
"""

from __future__ import annotations

import logging
from collections import Counter
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, AsyncIterator

import discord
from cachetools import LRUCache

from bot.delivery.discord_errors import REFUSED, note_refusal
from bot.delivery.readers import Readers
from bot.drawing.studio import Studio
from bot.error_log import describe
from bot.language.words import Words
from bot.panels.hand import hand_panel
from bot.panels.host import host_panel
from bot.panels.ids import BadId, Trial
from bot.panels.layout import Panel
from bot.panels.trial import trial_panel
from bot.presses_first import presses_first
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.table import Table
from engine.errors import IllegalMove

log = logging.getLogger(__name__)
REMEMBERED = 2000

Key = tuple[str, int]
"""A table's code and the id of the panel's owner."""
Snapshot = tuple[str, str, bool, bool, datetime | None, int | None]
"""What a panel was made from: the table's status, the seat's stamp (in a lobby the revision), whether the game waits
for the owner, whether it waits for nobody else, the owner's deadline, and whose turn it is where seats take turns. A
panel is out of date when this changes."""


@dataclass(frozen=True, slots=True)
class Opened:
    interaction: discord.Interaction[Any]
    message: int
    snapshot: Snapshot
    trial: Trial | None = None
    """The placement the person is trying out, if any."""
    note: str = ""
    """What else the panel tells its owner, such as what a bot played in their absence."""


class OpenPanels:
    def __init__(self, club: Club, readers: Readers) -> None:
        self._club = club
        self._readers = readers
        self._open: LRUCache[Key, Opened] = LRUCache(REMEMBERED)
        self._pressing: Counter[Key] = Counter()
        self._passed_over: set[Key] = set()
        """Panels whose update was skipped because their owner's press was being handled."""

    @property
    def idle(self) -> bool:
        """Whether no press is being handled and no skipped update is left to catch up on."""
        return not self._pressing and not self._passed_over

    def shows(self, code: str) -> bool:
        """Whether someone here has a panel of this table open."""
        return any(shown == code for shown, _ in self._open)

    @asynccontextmanager
    async def left_to_press(self, code: str, user: int) -> AsyncIterator[None]:
        """Leave a person's panel to their own press while it is being handled; then catch up on skipped updates."""
        key = (code, user)
        self._pressing[key] += 1
        try:
            yield
        finally:
            self._pressing[key] -= 1
            if not self._pressing[key]:
                del self._pressing[key]
            # Clean up even if the press failed.
            missed = key in self._passed_over and key not in self._pressing
            if missed:
                self._passed_over.discard(key)
        if missed:
            await self._catch_up(code, user)

    async def opened(
        self,
        interaction: discord.Interaction[Any],
        message: int,
        table: Table,
        seat: int,
        trial: Trial | None = None,
        note: str = "",
    ) -> None:
        """Remember the panel a person has just been shown, and delete the one they had before."""
        key = (table.code, interaction.user.id)
        old = self._open.pop(key, None)
        self._open[key] = Opened(interaction, message, snapshot(table, seat), trial, note)
        if old is not None and old.message != message and not old.interaction.is_expired():
            try:
                await old.interaction.delete_original_response()
            except REFUSED as error:
                note_refusal(log, f"table {table.code}: could not delete an old panel", error)

    async def follow(self, table: Table) -> None:
        """The game has moved on: replace every open panel that is out of date with the current one."""
        for person in table.people:
            await self._follow(table, person.id)

    async def _catch_up(self, code: str, user: int) -> None:
        try:
            await self._follow(await self._club.get(code), user)
        except Exception as error:
            # The panel shows the current state when pressed.
            log.error("table %s: could not update an open panel: %s", code, describe(error))

    async def _follow(self, table: Table, user: int) -> None:
        key, seat = (table.code, user), table.seat_of(user)
        if key in self._pressing:
            self._passed_over.add(key)
            return
        panel = self._open.get(key)
        if panel is None or seat is None or panel.snapshot == snapshot(table, seat):
            return
        if panel.interaction.is_expired():
            del self._open[key]
        else:
            await self._renew(key, panel, table, seat)

    async def _renew(self, key: Key, panel: Opened, table: Table, seat: int) -> None:
        # The person may have switched language, or to text, since opening it.
        studio, words = await self._readers.studio(panel.interaction), self._readers.words(panel.interaction)
        trial, note = panel.trial, panel.note
        if table.match is None:
            # In a lobby only the host has a panel; once the game begins, their cards take its place.
            fresh = host_panel(words, table, key[1], None if studio.appearance.text else studio.emojis)
        elif panel.snapshot[:2] != (table.status, table.stamp(seat)):
            trial, note = None, ""
            fresh = await hand_panel(studio, words, table, seat)
        else:
            # Nothing has changed for this seat: keep the trial on screen, and news that its owner may not have read.
            fresh, trial = await _as_it_was(studio, words, table, seat, trial, note)
        await presses_first()
        if key in self._pressing:
            self._passed_over.add(key)
            return
        if self._open.get(key) is not panel:
            return  # they have opened another panel in the meantime
        del self._open[key]
        try:
            await panel.interaction.edit_original_response(view=fresh.build(), attachments=fresh.files())
        except REFUSED as error:
            note_refusal(log, f"table {table.code}: could not update an open panel", error)
        else:
            self._open.setdefault(key, replace(panel, snapshot=snapshot(table, seat), trial=trial, note=note))


async def _as_it_was(
    studio: Studio, words: Words, table: Table, seat: int, trial: Trial | None, note: str
) -> tuple[Panel, Trial | None]:
    """A panel with its trial. Cards may have other numbers since, or the spot may be gone: then without."""
    if trial is not None:
        with suppress(BadId, ClubError, IllegalMove):
            return await trial_panel(studio, words, table, seat, trial, note), trial
    return await hand_panel(studio, words, table, seat, note), None


def snapshot(table: Table, seat: int) -> Snapshot:
    if table.match is None:
        return table.status, str(table.rev), False, False, None, None
    view, wait = table.view(None), table.wait_of(seat)
    last = table.still_to_act == (seat,)
    return table.status, table.stamp(seat), seat in view.waiting, last, wait.ends if wait else None, view.turn
