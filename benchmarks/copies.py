"""A database filled quickly: copies of one table's rows, each with people, a channel and a code of its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

FIRST_PERSON = 700_000_001
"""People at the table to copy have ids from here on; they must be less than `APART` of them."""
APART = 10
COPIED = ("tables", "table_people", "events")


def copy_table(path: Path, code: str, copies: int, mark: str, people: int, *, due: bool = False) -> list[str]:
    """The codes of the copies. The n-th is played by those whose ids are `n * APART` higher; without `due` nobody there
    is to be told anything, as they would all be told at the same moment."""
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA synchronous = OFF")
        for name in COPIED:
            columns = [row[1] for row in file.execute(f"PRAGMA table_info({name})") if row[1] != "code"]
            values = ["NULL" if one == "next_at" and not due else _copied(one, people) for one in columns]
            file.execute(
                f"""
                WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < :copies)
                INSERT INTO {name} (code, {", ".join(columns)})
                SELECT printf('{mark}%06d', n), {", ".join(values)} FROM copies, {name} WHERE code = :code
                """,
                {"copies": copies, "code": code},
            )
    file.close()
    return [f"{mark}{number:06d}" for number in range(1, copies + 1)]


def _copied(column: str, people: int) -> str:
    if column in ("channel", "message"):
        return f"{column} + n"
    if column in ("host", "user_id"):
        return f"{column} + n * {APART}"
    if column in ("seats", "clock"):
        text = column
        for person in range(FIRST_PERSON, FIRST_PERSON + people):
            text = f"replace({text}, '{person}', CAST({person} + n * {APART} AS TEXT))"
        return text
    return column
