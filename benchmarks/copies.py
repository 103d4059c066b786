"""Fills a database quickly: copies of one table's rows, each with its own people, channel and code."""

from __future__ import annotations

import sqlite3
from pathlib import Path

FIRST_PERSON = 700_000_001
"""The ids of the people at the copied table start here; there must be fewer than `APART` of them."""
APART = 10
COPIED = ("tables", "table_people", "events")


def copy_table(path: Path, code: str, copies: int, mark: str, people: int, *, due: bool = False) -> list[str]:
    """The codes of the copies. The n-th copy's people have ids that are `n * APART` higher. Without `due`, nobody there
    is reminded; otherwise they would all be reminded at the same moment."""
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
