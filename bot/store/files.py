"""The file of a SQLite store: where it is, who may read it, and how several processes can open it at once.

It holds the seeds and hands of running games, so new files and folders are readable by the bot's account only.
The modes of existing ones are left alone, with a warning if others may read them.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import Iterator

from bot.store.base import StoreError

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)
LOCK = ".lock"
"""Suffix of the lock file, which shows whether a process is using the database."""
OWN_FILE, OWN_FOLDER = 0o600, 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO
SIDE_FILES = ("-wal", "-shm", "-journal")
"""Suffixes of the files SQLite keeps beside a database; it gives them the database's own mode."""
BUSY_MS = 5000
WAL_PAUSE_MS = 50


def sqlite_file(url: str) -> str:
    """The file named by `sqlite:///data/snack.db`, a plain path or `:memory:`."""
    scheme, found, rest = url.partition("://")
    if url and not found:
        return url
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        # Name only the scheme: the rest of the address may hold a password.
        raise StoreError("bad_store_url", scheme=scheme)
    return rest[1:]


def make_private(file: str) -> None:
    """Create the file, empty, and any missing folders, for the bot's account only."""
    make_folder(Path(file).parent)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWN_FILE))


def make_folder(folder: Path) -> None:
    """Create each missing folder of the path separately: `parents=True` would leave the upper ones open to everyone."""
    for one in (*reversed(folder.parents), folder):
        one.mkdir(mode=OWN_FOLDER, exist_ok=True)


@contextmanager
def for_one_process(file: str) -> Iterator[None]:
    """Keep other processes from running a bot on this file at the same time; StoreError if one already does.

    It locks a file beside it, and the system releases the lock when this process ends, however it ends; processes
    started by this one do not inherit it. Only bots ask for the lock: backups and other tools can still read.
    """
    if file == ":memory:" or fcntl is None:
        yield
        return
    path = os.path.realpath(file) + LOCK
    try:
        make_private(path)
        lock = os.open(path, os.O_RDWR)
    except OSError as error:
        raise StoreError("store_unreadable", file=file, reason=str(error)) from None
    try:
        _lock(lock, path, file)
        try:
            yield
        finally:
            with suppress(OSError):
                os.unlink(path)
    finally:
        os.close(lock)


def _lock(lock: int, path: str, file: str) -> None:
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        current = os.path.samestat(os.fstat(lock), os.stat(path))
    except (BlockingIOError, PermissionError, FileNotFoundError):
        raise StoreError("store_in_use", file=file) from None
    except OSError as error:
        log.warning(
            "this disk does not support file locks (%s): make sure that only one process uses %s", error.strerror, file
        )
        return
    if not current:
        raise StoreError("store_in_use", file=file)  # its holder has just ended, and another process has it by now


def warn_if_open(file: str) -> None:
    """Log one warning if others on this machine may read the database or its folder. Only POSIX has such modes."""
    if os.name != "posix":
        return
    folder = Path(file).parent
    found = [(folder, OWN_FOLDER), *((Path(file + side), OWN_FILE) for side in ("", *SIDE_FILES))]
    wide = [f"chmod {own:o} {path}" for path, own in found if path.exists() and path.stat().st_mode & OTHERS]
    if wide:
        log.warning("others on this machine can read the games here, including hands and seeds: %s", "; ".join(wide))


def write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to WAL, retrying while the file is busy: for this one switch SQLite does not wait on its own, and two
    processes may open a new file at once."""
    for _ in range(BUSY_MS // WAL_PAUSE_MS):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        sleep(WAL_PAUSE_MS / 1000)
    connection.execute("PRAGMA journal_mode = WAL")
