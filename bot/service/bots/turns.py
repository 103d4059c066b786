"""After each change, makes the moves that need no person: those of bots, plans whose turn has come, the only move left.

This happens in the background, whether or not the table can be shown to anyone.
"""

from __future__ import annotations

import logging

from bot.error_log import describe
from bot.service.background import TableTasks
from bot.service.club import Club
from bot.service.mending import DAMAGED

log = logging.getLogger(__name__)


class BotTurns:
    """Listens to the club. After too many failures a table is left to the scheduler, which notices late bots."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._tasks = TableTasks(self._play_on, "bots at")

    def changed(self, code: str) -> None:
        """Let the bots at a table play; if they already are, check once more afterwards."""
        self._tasks.ask(code)

    async def settle(self) -> None:
        """Wait until all bots have played; failed tables are left for the next start."""
        await self._tasks.settle()

    async def _play_on(self, code: str) -> None:
        try:
            await self._club.let_bots_play(code)
            self._tasks.succeeded(code)
        except DAMAGED:
            pass  # the club has reported it; there is nothing to play
        except Exception as error:
            # Log only the error's type and place: its text might quote a hand.
            log.error("table %s: bots failed to play: %s", code, describe(error))
            self._tasks.try_later(code)
