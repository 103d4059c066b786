"""After each change, the moves that need nobody: bots', plans whose turn has come, and where there is no other.

They are played in the background, whether or not the table can be shown to anyone.
"""

from __future__ import annotations

import logging

from bot.error_log import describe
from bot.service.background import TableTasks
from bot.service.club import Club

log = logging.getLogger(__name__)


class BotTurns:
    """Listens to the club. What fails too often is left to the scheduler, which notices bots who are late."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._tasks = TableTasks(self._play_on, "bots at")

    def changed(self, code: str) -> None:
        """Play on at a table, unless that is being done: then look once more."""
        self._tasks.ask(code)

    async def settle(self) -> None:
        """Wait until all bots have played; what has failed is left for the next start."""
        await self._tasks.settle()

    async def _play_on(self, code: str) -> None:
        try:
            await self._club.let_bots_play(code)
            self._tasks.succeeded(code)
        except Exception as error:
            # Only the kind of error and its place: its text might quote a hand.
            log.error("table %s: the bots could not play: %s", code, describe(error))
            self._tasks.try_later(code)
