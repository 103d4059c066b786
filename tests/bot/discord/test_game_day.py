"""A host's worst days, one after another: the bot says in one line what is wrong, loses nothing, and recovers on its
own as soon as it can. A jumping clock is in `tests/bot/service/test_clock_jumps.py`; a revoked token, and a gateway
that goes away, in `tests/loopback/test_operating.py`, with a real process."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.delivery import discord_errors
from bot.service.table import Status
from bot.store.sessions import Kind
from tests.bot.discord.hooks import re_add_bot, remove_bot
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import World, answer


async def pragma(world: World, sql: str) -> list[Any]:
    return list(await world.bot.store.transaction(Kind.SELECT, lambda session: session.fetch(sql, {})))  # type: ignore[attr-defined]


def moves(table: Any) -> int:
    return len(table.match.entries)


def lines(caplog: pytest.LogCaptureFixture, part: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if part in record.getMessage()]


def run(world: World, *statements: str) -> None:
    """Behind the bot's back."""
    with closing(sqlite3.connect(world.path)) as file:
        for sql in statements:
            file.execute(sql)
        file.commit()


async def test_the_disk_is_full(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """What SQLite reports when the file can't grow by a page; every move needs several."""
    first, second = world.people
    code = await world.begin(second)
    panel = await world.cards(first, code)
    before = await world.table(code)
    large = "CREATE TRIGGER large AFTER INSERT ON events BEGIN INSERT INTO filler VALUES (zeroblob(100000)); END"
    run(world, "CREATE TABLE filler (x BLOB)", large)
    (size,) = await pragma(world, "PRAGMA page_count")
    await pragma(world, f"PRAGMA max_page_count = {size['page_count']}")
    world.forgiven = ["StoreError at"]
    assert "Your game is safe" in answer(await world.press(first, panel, "choose", "0"))
    assert (await world.table(code)).rev == before.rev
    assert len(lines(caplog, "StoreError at")) == 1
    await pragma(world, "PRAGMA max_page_count = 1000000")
    await world.press(first, panel, "choose", "0")
    assert moves(await world.table(code)) == moves(before) + 1
    await world.finish(code)
    assert (await world.table(code)).status is Status.OVER


async def test_the_database_is_locked_for_a_minute(world: World, caplog: pytest.LogCaptureFixture) -> None:
    first, second = world.people
    code = await world.begin(second)
    panel = await world.cards(first, code)
    before = await world.table(code)
    await pragma(world, "PRAGMA busy_timeout = 20")  # the most a test can wait
    world.forgiven = ["StoreError", "could not read what is due"]
    with closing(sqlite3.connect(world.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "Your game is safe" in answer(await world.press(first, panel, "choose", "0"))
        await world.env.advance_time(60)
        assert (await world.table(code)).rev == before.rev
        other.rollback()
    assert lines(caplog, "StoreError at")
    await world.press(first, panel, "choose", "0")
    assert moves(await world.table(code)) == moves(before) + 1
    await world.finish(code)


async def test_discord_is_down_for_ten_minutes(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO")
    caplog.clear()
    monkeypatch.setattr(discord_errors, "outage", discord_errors.Outage())
    code = await world.begin(world.people[1])
    world.env.inject_error("*", "/channels/*", status=503, times=None)
    await world.finish_phase(code)
    await world.finish_phase(code)
    for _ in range(10):
        await world.env.advance_time(60)
    (said,) = [record for record in caplog.records if record.levelname == "WARNING"]
    assert said.getMessage().startswith("Discord is not answering properly (503 0): games continue")
    assert all("\n" not in record.getMessage() and not record.exc_info for record in caplog.records)
    assert (await world.table(code)).display.rev < (await world.table(code)).rev
    world.env.backend.faults.clear()
    await world.env.advance_time(1900)
    table = await world.table(code)
    assert table.display.rev == table.rev
    assert "round 2 of" in text_of(world.public()[-1])


async def test_the_bot_is_removed_and_added_again(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    code = await world.begin(world.people[1])
    remove_bot(world.env, world.guild, told=True)
    await world.env.settle()
    await world.finish_phase(code)
    await world.finish_phase(code)
    assert (await world.table(code)).display.rev < (await world.table(code)).rev
    re_add_bot(world.env, world.guild, told=True)
    await world.env.settle()
    # Nobody has pressed anything: it is shown because the bot is back.
    table = await world.table(code)
    assert table.display.rev == table.rev
    assert "round 2 of" in text_of(world.public()[-1])
    assert len(lines(caplog, "removed from server")) == len(lines(caplog, "added to server")) == 1
