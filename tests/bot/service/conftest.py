from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from bot.service.clock.scheduler import Scheduler
from bot.service.club import Club
from bot.store.sqlite import SqliteStore
from engine.catalog import GAMES, Catalog
from tests.bot.service.office import Clock, Postman
from tests.bot.service.people import at_once
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


@dataclass
class Office:
    """One process, in which time goes on when a test says so."""

    clock: Clock
    club: Club
    scheduler: Scheduler
    postman: Postman

    async def after(self, by: timedelta) -> None:
        """Time passes, and what is due by then is done."""
        self.clock.now += by
        self.scheduler.poke()
        for _ in range(40):
            await asyncio.sleep(0.005)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Office]:
    clock, postman = Clock(), Postman()
    store = await SqliteStore.open(tmp_path / "club.db")
    club = Club(store, Catalog(), clock, think=at_once)
    scheduler = Scheduler(club, postman)
    yield Office(clock, club, scheduler, postman)
    await scheduler.stop()
    await store.close()
