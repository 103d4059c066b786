from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.base import Store
from tests.bot.store.stores import STORES


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    store = await STORES[request.param](tmp_path)
    yield store
    await store.close()
