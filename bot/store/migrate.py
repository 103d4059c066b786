"""Numbered forward migrations: `migrations/<database>/NNNN_what.sql`, each applied once, in order.

A number means the same tables and columns in every database; PostgreSQL's start with everything up to number 7. The
last number applied is kept in SQLite's own `user_version`, and in a table in PostgreSQL, written in the transaction
that applies them. Never edit a released migration; add the next number to every folder instead.
"""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from typing import Iterator

from bot.store.base import StoreError


def migrations(database: str) -> dict[int, str]:
    """All migrations for one kind of database, in order: number -> SQL."""
    scripts = (
        file for file in files("bot.store").joinpath("migrations", database).iterdir() if file.name.endswith(".sql")
    )
    return dict(sorted((int(file.name.split("_")[0]), file.read_text(encoding="utf-8")) for file in scripts))


def missing(database: str, version: int, file: str) -> dict[int, str]:
    """The migrations that a database of this version still needs."""
    known = migrations(database)
    if version > max(known):
        raise StoreError("newer_schema", file=file, found=version, known=max(known))
    return {number: script for number, script in known.items() if number > version}


def migrate(connection: sqlite3.Connection, file: str) -> None:
    """Bring a SQLite file up to date. The caller has begun the transaction and will commit it."""
    ((version,),) = connection.execute("PRAGMA user_version")
    for number, script in missing("sqlite", version, file).items():
        for statement in _statements(script):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")


def _statements(script: str) -> Iterator[str]:
    """Split a script into statements, because `executescript` would commit the surrounding transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
