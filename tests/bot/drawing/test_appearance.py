"""How people want to see games: saved for good, switched for now, and never lost to someone else's change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.drawing import appearance
from bot.drawing.appearance import ORDINARY, PICTURES, STRONG, TEXT, Appearance, Appearances
from bot.store.base import PersonRow
from bot.store.sqlite import SqliteStore

USER = 1
Stores = tuple[SqliteStore, SqliteStore]


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[Stores]:
    """Two processes on one file."""
    one, other = [await SqliteStore.open(tmp_path / "club.db") for _ in range(2)]
    yield one, other
    for store in (one, other):
        await store.close()


async def kept(store: SqliteStore) -> Appearance:
    """What a fresh start finds."""
    return await Appearances(store).of(USER)


async def test_switched_for_now_and_kept_for_good(stores: Stores) -> None:
    looks = Appearances(stores[0])
    assert await looks.turn(USER, TEXT) == Appearance(text=True)
    assert await looks.turn(USER, STRONG) == await looks.of(USER) == Appearance(text=True, strong=True)
    assert await kept(stores[0]) == Appearance()
    assert await looks.turn(USER, PICTURES) == Appearance(strong=True)
    assert await looks.keep(USER, TEXT) == await looks.of(USER) == Appearance(text=True, strong=True)
    assert await kept(stores[0]) == Appearance(text=True, strong=True)
    assert await looks.turn(USER, ORDINARY) == Appearance(text=True)


async def test_two_changes_at_once_both_hold(stores: Stores) -> None:
    one, other = (Appearances(store) for store in stores)
    await asyncio.gather(one.of(USER), other.of(USER))
    await asyncio.gather(one.keep(USER, TEXT), other.keep(USER, STRONG))
    assert await kept(stores[0]) == Appearance(text=True, strong=True)


async def test_nothing_else_of_a_person_is_touched(stores: Stores) -> None:
    await stores[0].change_person(USER, lambda row: replace(row, language="de", tutorials={"a": 3}))
    await Appearances(stores[1]).keep(USER, TEXT)
    assert await stores[0].people([USER]) == [PersonRow(USER, language="de", tutorials={"a": 3}, appearance="text")]


async def test_what_was_kept_elsewhere_is_seen_after_a_while(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appearance, "FRESH_SECONDS", 0.0)
    looks = Appearances(stores[0])
    await looks.turn(USER, STRONG)
    await Appearances(stores[1]).keep(USER, TEXT)
    assert await looks.of(USER) == Appearance(text=True, strong=True)
