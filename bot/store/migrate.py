"""Numbered forward migrations: `migrations/NNNN_what.sql`, each applied once, in order.

SQLite's own `user_version` holds the number of the last one, written in the transaction that applies them. Never edit
a released migration; add the next number instead.
"""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from typing import Iterator

import aiosqlite

from bot.store.base import StoreError


def migrations() -> dict[int, str]:
    """All migrations in order: number -> SQL."""
    scripts = (file for file in files("bot.store").joinpath("migrations").iterdir() if file.name.endswith(".sql"))
    return dict(sorted((int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in scripts))


async def migrate(connection: aiosqlite.Connection, file: str) -> None:
    """Bring a database up to date. The caller has begun the transaction and will commit it."""
    known = migrations()
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    if version > max(known):
        raise StoreError("newer_schema", file=file, found=version, known=max(known))
    for number, script in known.items():
        if number > version:
            for statement in _statements(script):
                await connection.execute_fetchall(statement)
            await connection.execute_fetchall(f"PRAGMA user_version = {number}")


def _statements(script: str) -> Iterator[str]:
    """Split a script into statements, because `executescript` would commit the surrounding transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
