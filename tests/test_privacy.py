"""The page on privacy lists every table and column in both kinds of database."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.store.opening import open_store
from bot.store.sessions import Kind
from bot.store.sql import SqlStore
from tests.bot.store.stores import STORES

PAGE = Path(__file__).parents[1] / "docs" / "privacy.md"


def listed() -> dict[str, set[str]]:
    """The page's table: name -> columns."""
    rows = PAGE.read_text(encoding="utf-8").split("<!-- columns -->")[1].split("<!-- end -->")[0].splitlines()[3:]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    assert all(why for _, _, why in cells)
    return {name.strip("`"): set(re.findall(r"`(\w+)`", columns)) for name, columns, _ in cells}


@pytest.mark.parametrize("kind", ["sqlite-memory", "postgres"])
async def test_the_page_lists_what_is_stored(kind: str, tmp_path: Path) -> None:
    async with STORES[kind](tmp_path) as url:
        store = await open_store(url)
        assert isinstance(store, SqlStore)
        columns = await store.transaction(Kind.READ, lambda session: session.columns())
        await store.close()
    assert listed() == {table: set(names) for table, names in columns.items()}
