from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.club import Club
from bot.store.sqlite import SqliteStore
from engine.catalog import GAMES, Catalog
from tests.bot.clock import ticking
from tests.bot.service.people import at_once


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
async def store() -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(":memory:")
    yield store
    await store.close()


@pytest.fixture
def club(store: SqliteStore) -> Club:
    return Club(store, Catalog(), ticking(), think=at_once)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
