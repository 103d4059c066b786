"""Score sheets in channels follow what someone has decided about being seen: all of them, across restarts."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.service import score_sheets
from bot.service.club import Club
from bot.service.score_sheets import ScoreSheets
from bot.store.base import Store
from engine.catalog import Catalog
from tests.bot.service.people import ANN, BEN, at_once, begin, move_on
from tests.bot.ticking import ticking


class Pause:
    """Time that passes on command."""

    def __init__(self) -> None:
        self._over = asyncio.Event()
        self.begun = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.begun.set()
        await self._over.wait()

    async def passes(self) -> None:
        await asyncio.wait_for(self.begun.wait(), 5)
        self.begun.clear()
        self._over.set()
        self._over = asyncio.Event()


async def test_all_follow_a_few_at_a_time_and_a_restart_goes_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_sheets, "AT_ONCE", 2)
    club = Club(store, Catalog(), ticking(), think=at_once)
    codes = [(await move_on(club, await begin(club, "snack", BEN))).code for _ in range(5)]
    friendly = await move_on(club, await begin(club, "snack", BEN, rated=False))
    newest = [friendly.code, *reversed(codes)]
    told: list[str] = []
    club.listeners.append(told.append)
    await club.change_preferences(BEN.id, lambda own: replace(own, public=False))
    assert told == newest[1:2], "right away, but not the ones that show no ratings"

    async def left() -> int | None:
        return (await store.sheets_due()).get(BEN.id)

    told.clear()
    pause = Pause()
    sheets = ScoreSheets(store, told.append, pause)
    sheets.start()
    await pause.passes()
    await asyncio.wait_for(pause.begun.wait(), 5)
    assert told == newest[1:4]
    assert await left() == 5, "counted down once they had time to be shown"
    await sheets.stop()  # a restart halfway

    told.clear()
    pause = Pause()
    sheets = ScoreSheets(store, told.append, pause)
    sheets.start()
    await pause.passes()
    await pause.passes()
    await pause.passes()
    for _ in range(100):
        if await left() is None:
            break
    assert told == newest[2:], "the ones in progress again, then all others"
    assert await left() is None
    # Changing their mind in the meantime starts it over.
    await club.change_preferences(BEN.id, lambda own: replace(own, public=True))
    before = await left()
    assert before is not None
    await store.sheets_edited(BEN.id, before - 1, None)
    assert await left() == before, "a note about an earlier decision isn't taken for the later one"
    assert ANN.id not in await store.sheets_due()
    await sheets.stop()
