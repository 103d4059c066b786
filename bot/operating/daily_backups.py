"""Makes a backup every day while the bot runs, and keeps the latest few."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Callable

from bot.metrics import LAST_BACKUP
from bot.operating.backups import back_up
from bot.settings import setting_behind
from bot.store.base import StoreError

log = logging.getLogger(__name__)
EVERY = 3600.0
"""Seconds between checks for today's backup; a failed one is retried then."""
NAME = "snack-{day}.db"
NEVER = 1.0
"""Shown as the time of the last backup before there is one: long ago. 0 would mean that none are wanted."""


def utc_now() -> datetime:
    return datetime.now(UTC)


def made(folder: Path) -> list[Path]:
    """The backups in a folder, oldest first."""
    return sorted(folder.glob(NAME.format(day="????-??-??")))


class DailyBackups:
    def __init__(self, database: Path, folder: Path, kept: int, now: Callable[[], datetime] = utc_now) -> None:
        self._database = database
        self._folder = folder
        self._kept = kept
        self._now = now

    async def keep_up(self) -> None:
        """Make the backups that are missing, for as long as this runs."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Make today's backup if there is none yet. If that fails, log it; the older ones stay."""
        file = self._folder / NAME.format(day=f"{self._now():%Y-%m-%d}")
        if file.exists():
            LAST_BACKUP.set(file.stat().st_mtime)
            return
        try:
            size = await asyncio.to_thread(back_up, self._database, file)
        except StoreError as error:
            log.error("today's backup failed; trying again in an hour: %s", setting_behind(error, "backup"))
            LAST_BACKUP.set(max((one.stat().st_mtime for one in made(self._folder)), default=NEVER))
            return
        LAST_BACKUP.set(file.stat().st_mtime)
        log.info("backup made: %s (%s bytes)", file, size)
        for old in made(self._folder)[: -self._kept]:
            old.unlink(missing_ok=True)
