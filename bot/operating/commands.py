"""The operator's commands, run instead of the bot: backup, restore, doctor."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Callable, Coroutine, Iterator, Mapping, Sequence

from bot.operating.backups import back_up, database_of, restore
from bot.operating.doctor import examine
from bot.settings import BadSetting, Settings, setting_behind
from bot.store.base import StoreError

Task = Callable[[Settings], Coroutine[Any, Any, str]]
"""Runs a command and returns what it has done; BadSetting says in one line why it could not."""


def _file(name: str, about: str, argv: Sequence[str], *, anyway: bool = False) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"python -m bot {name}", description=about)
    parser.add_argument("file", metavar="FILE", type=Path)
    if anyway:
        parser.add_argument(
            "--anyway", action="store_true", help="restore it even if some of its open games cannot be read"
        )
    return parser.parse_args(argv)


def _backup(argv: Sequence[str]) -> Task:
    about = "Copies the database into a new file and checks it. The bot may be running."
    file: Path = _file("backup", about, argv).file

    async def task(settings: Settings) -> str:
        source = database_of(settings, f'pg_dump --format=custom --file={file} "$DATABASE_URL".')
        with _told_as("backup"):
            size = await asyncio.to_thread(back_up, source, file)
        return f"{file}: {size} bytes, whole."

    return task


def _restore(argv: Sequence[str]) -> Task:
    about = "Checks a backup and puts it in place of the database. Stop the bot first. The old database is kept."
    given = _file("restore", about, argv, anyway=True)

    async def task(settings: Settings) -> str:
        with _told_as("restore"):
            games, kept = await restore(settings, given.file, datetime.now(UTC), anyway=given.anyway)
        before = f" The old database is kept as {kept}." if kept else ""
        return f"{given.file} is in place, with {games} open games.{before} Start the bot."

    return task


def _doctor(argv: Sequence[str]) -> Task:
    about = "Checks settings, packs, database, games, disk, backups, token, clock and permissions, and says what to do."
    argparse.ArgumentParser(prog="python -m bot doctor", description=about).parse_args(argv)
    return examine


@contextmanager
def _told_as(command: str) -> Iterator[None]:
    """Report errors about a file as this command's."""
    try:
        yield
    except StoreError as error:
        raise BadSetting(setting_behind(error, command)) from None


COMMANDS: Mapping[str, Callable[[Sequence[str]], Task]] = {
    "backup": _backup,
    "restore": _restore,
    "doctor": _doctor,
}
