"""Backs up a SQLite database while the bot runs, and restores one.

SQLite makes the copy itself, page by page (`sqlite3.Connection.backup`), under a temporary name, so there is never half
a backup. Before a backup is restored it is checked all through, on a copy: the backup itself is never changed.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from bot.composition import own_packs
from bot.service.gate import Gate
from bot.service.table import OPEN
from bot.settings import BadSetting, Settings
from bot.store.base import StoreError
from bot.store.files import OWN_FILE, SIDE_FILES, make_folder, sqlite_file
from bot.store.migrate import missing
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog

PARTIAL, RESTORING = ".partial", ".restoring"
POSTGRES = "PostgreSQL has its own tools for this: "


def database_of(settings: Settings, instead: str) -> Path:
    """The SQLite file of these settings; BadSetting with what to do `instead` if they name PostgreSQL."""
    if settings.postgres:
        raise BadSetting(POSTGRES + instead)
    return Path(sqlite_file(settings.database_url))


def back_up(source: Path, target: Path) -> int:
    """Copy the database into a file that must not exist yet; returns its size in bytes."""
    if not source.is_file():
        raise StoreError("store_unreadable", file=str(source), reason="there is no such file")
    if target.exists():
        raise StoreError("backup_refused", file=str(target), reason="it exists already")
    partial = target.with_name(target.name + PARTIAL)
    try:
        make_folder(target.parent)
        _copy(source, partial, own=True)
        check_file(partial, own=True)
        os.replace(partial, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError("backup_refused", file=str(target), reason=str(error)) from None
    finally:
        with suppress(OSError):
            partial.unlink()
    return target.stat().st_size


def _opened(file: Path, own: bool) -> closing[sqlite3.Connection]:
    """Open a database for reading. Opening the bot's `own` leaves no files beside it; a backup is opened read-only."""
    return closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={'rw' if own else 'ro'}", uri=True))


def _copy(source: Path, target: Path, *, own: bool = False) -> None:
    """Write everything committed into one file, readable only by the bot's account, since it holds hands and seeds."""
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWN_FILE))
    with _opened(source, own) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        # The copy is marked as keeping a log beside it, as the original does. On its own it needs none.
        writing.execute("PRAGMA journal_mode = DELETE")


def check_file(file: Path, *, own: bool = False) -> int:
    """Check that a file is a complete database of this bot, without changing it; returns its schema's number.
    `own`: it is the bot's database itself, not a backup."""
    try:
        with _opened(file, own) as connection:
            ((found,),) = connection.execute("PRAGMA integrity_check(1)").fetchall()
            if found != "ok":
                raise StoreError("backup_unreadable", file=str(file), reason="it is damaged")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise StoreError("backup_unreadable", file=str(file), reason="some rows refer to rows that are missing")
            ((version,),) = connection.execute("PRAGMA user_version").fetchall()
            known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
    except sqlite3.Error as error:
        raise StoreError("backup_unreadable", file=str(file), reason=str(error)) from None
    if known is None or not version:
        raise StoreError("backup_unreadable", file=str(file), reason="it is not a database of this bot")
    missing("sqlite", version, str(file))
    return int(version)


async def unreadable_games(url: str, catalog: Catalog) -> tuple[int, list[str]]:
    """How many open games there are, and the codes of those that cannot be replayed. Migrates the database first."""
    store = await SqliteStore.open(url)
    try:
        gate, codes = Gate(store, catalog), await store.codes_with(OPEN)
        await gate.readable(codes)
        return len(codes), sorted(gate.damaged)
    finally:
        await store.close()


async def restore(settings: Settings, backup: Path, now: datetime, *, anyway: bool = False) -> tuple[int, Path | None]:
    """Put a backup in place of the database; returns how many open games it has, and where the old database is kept.

    `anyway`: restore it even if some of its games cannot be read.
    """
    place = database_of(settings, "stop the bot, then pg_restore --clean --if-exists --dbname=… FILE.")
    fresh = place.with_name(place.name + RESTORING)
    try:
        await asyncio.to_thread(_checked_copy, backup, fresh)
        games, damaged = await unreadable_games(str(fresh), Catalog(own_packs(settings.packs_dir)))
        if damaged and not anyway:
            raise StoreError("backup_damaged", file=str(backup), tables=", ".join(damaged))
        kept = await asyncio.to_thread(_swap, fresh, place, now)
    except (OSError, sqlite3.Error) as error:
        raise StoreError("backup_refused", file=str(place), reason=str(error)) from None
    finally:
        for side in ("", *SIDE_FILES):
            fresh.with_name(fresh.name + side).unlink(missing_ok=True)
    return games, kept


def _checked_copy(backup: Path, fresh: Path) -> None:
    if not backup.is_file():
        raise StoreError("backup_unreadable", file=str(backup), reason="there is no such file")
    check_file(backup)
    make_folder(fresh.parent)
    _copy(backup, fresh)


def _swap(fresh: Path, place: Path, now: datetime) -> Path | None:
    kept = _set_aside(place, now)
    os.replace(fresh, place)
    return kept


def _set_aside(place: Path, now: datetime) -> Path | None:
    """Give the old database a second name, which it keeps; None if there is none. A database exists at every moment."""
    if not place.exists():
        return None
    _close_log(place)
    kept = place.with_name(f"{place.name}.before-{now:%Y%m%d-%H%M%S}")
    try:
        os.link(place, kept)
    except OSError:  # not every file system has links
        shutil.copy2(place, kept)
    for side in SIDE_FILES:
        # Any file still beside it belongs to the old database: the new one must not read it.
        with suppress(FileNotFoundError):
            os.replace(f"{place}{side}", f"{kept}{side}")
    return kept


def _close_log(place: Path) -> None:
    """Write the log beside the old database into the file itself, if it can still be read.

    This needs exclusive access, so it also shows whether a bot has the file open.
    """
    try:
        with closing(sqlite3.connect(place, timeout=1.0)) as connection:
            ((mode,),) = connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreError("still_in_use", file=str(place)) from None
    except sqlite3.DatabaseError:
        return
    else:
        if mode != "delete":
            raise StoreError("still_in_use", file=str(place))
