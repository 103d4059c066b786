from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.club import Club
from bot.store.opening import open_store
from bot.store.sqlite import SqliteStore
from engine.catalog import GAMES, Catalog
from tests.bot.service.office import Clock, Office, Postman, new_office
from tests.bot.service.people import at_once
from tests.bot.store.stores import STORES
from tests.bot.ticking import ticking


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


@pytest.fixture(params=["sqlite-file", "postgres"])
async def shared(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a database for several processes, one of each kind."""
    async with STORES[request.param](tmp_path) as url:
        yield url


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Office]:
    store = await SqliteStore.open(tmp_path / "club.db")
    office = new_office(store, Clock(), Postman())
    yield office
    await office.close()
    await store.close()


@pytest.fixture
async def servers(shared: str) -> AsyncIterator[list[Office]]:
    """Two processes on one database and one Discord."""
    clock, postman = Clock(), Postman()
    stores = [await open_store(shared) for _ in range(2)]
    offices = [new_office(store, clock, postman) for store in stores]
    yield offices
    for office in offices:
        await office.close()
    for store in stores:
        await store.close()
