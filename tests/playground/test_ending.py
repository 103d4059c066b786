"""Told to stop, the bot answers whoever has pressed a button, and only then closes the file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.service.club import Club
from bot.service.tables import Table
from bot.store.base import StoreError
from engine.moves import Move
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import World


async def test_a_press_that_is_under_way_is_saved_and_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = await World(tmp_path / "club.db").start()
    bot, (ana, ben) = world.bot, world.people
    code = await world.begin(ben)
    panel = await world.cards(ana, code)
    acting, act = asyncio.Event(), Club.act

    async def slowly(club: Club, code: str, user: int, stamp: str | None, move: Move) -> Table:
        acting.set()
        await asyncio.sleep(0.3)
        return await act(club, code, user, stamp, move)

    monkeypatch.setattr(Club, "act", slowly)
    pressing = asyncio.create_task(world.press(ana, panel, "choose", "0"))
    await acting.wait()
    await bot.close()
    answered = (await pressing).response
    assert "You keep card" in text_of(answered)
    with pytest.raises(StoreError, match="store_closed"):
        await bot.store.get_meta("commands")
    await world.env.shutdown()
    again = await world.make_bot()
    match = (await again.club.get(code)).match
    assert match is not None
    assert len(match.entries) == 1
    again.painter.close()
    await again.store.close()
