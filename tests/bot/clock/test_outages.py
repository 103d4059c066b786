"""The network or the store fails while a table is shown: the game continues, and the channel catches up later."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any, Awaitable, Callable

import aiohttp
import discord
import pytest

from bot.delivery import table_messages
from bot.service.table import Table
from bot.store.base import StoreError
from tests.bot.clock.conftest import Begin
from tests.bot.clock.town import Town
from tests.bot.discord.reading import text_of

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def refused(status: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="down")
    return discord.HTTPException(answer, "down")


def fails(here: Town, monkeypatch: pytest.MonkeyPatch, name: str, *errors: Exception | None) -> None:
    """Raises these one after another when the function is called; after that it works."""
    of: Any = here.bot.club if name == "let_bots_play" else table_messages
    real: Callable[..., Awaitable[Any]] = getattr(of, name)
    left = list(errors)

    async def failing(*args: Any, **more: Any) -> Any:
        error = left.pop(0) if left else None
        if error is not None:
            raise error
        return await real(*args, **more)

    monkeypatch.setattr(of, name, failing)


async def until_the_bot_is_next(here: Town, code: str) -> None:
    """A game of Veggies in which it is the person's turn, and the bot is next."""
    for _ in range(12):
        table = await here.table(code)
        due = [number for number in range(1, len(here.people) + 1) if await here.is_due(code, number)]
        seat = table.seat_of(here.people[due[0] - 1].id)
        assert seat is not None
        if (
            table.view(None).phase == "turn"
            and table.seats.holders[(seat + 1) % len(table.seats.holders)].person is None
        ):
            return
        await here.acts(code, *due)
    raise AssertionError("never")


@pytest.fixture
async def bot_is_next(game: Begin) -> tuple[Town, str]:
    here, code = await game(1, bots=1, game="veggies", players=3)
    await until_the_bot_is_next(here, code)
    return here, code


async def plays_on(here: Town, code: str) -> Table:
    """The person who is due acts, and the bot after them."""
    await here.acts(code, *[n for n in range(1, len(here.people) + 1) if await here.is_due(code, n)][:1])
    return await here.table(code)


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()])
async def test_a_bot_plays_though_the_network_fails(
    bot_is_next: tuple[Town, str], monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    here, code = bot_is_next
    fails(here, monkeypatch, "table_panel", *[error] * 3)
    table = await plays_on(here, code)
    assert table.bots_due == ()
    assert table.display.rev < table.rev
    assert "Discord is down" in text_of(await here.cards(here.people[0], code))
    await here.wait(2 * MINUTE)
    table = await here.table(code)
    assert table.display.rev == table.rev
    assert "Discord is down" not in text_of(await here.cards(here.people[0], code))


async def test_a_table_that_cannot_be_drawn_is_tried_again(
    bot_is_next: tuple[Town, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, code = bot_is_next
    fails(here, monkeypatch, "table_panel", MemoryError("of cards 17 and 4"), MemoryError("of cards 17 and 4"))
    here.forgiven.append("could not be shown")
    table = await plays_on(here, code)
    assert table.bots_due == ()
    await here.wait(MINUTE)
    table = await here.table(code)
    assert table.display.rev == table.rev


async def test_a_store_that_fails_while_a_bot_moves(
    bot_is_next: tuple[Town, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, code = bot_is_next
    fails(here, monkeypatch, "let_bots_play", StoreError("store_failed", reason="locked"))
    here.forgiven.append("bots failed to play")
    table = await plays_on(here, code)
    assert table.bots_due
    await here.wait(MINUTE)
    assert (await here.table(code)).bots_due == ()


async def test_a_bot_who_was_forgotten_is_remembered(
    bot_is_next: tuple[Town, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For any reason: nobody else is due, so nobody else would notice."""
    here, code = bot_is_next
    stuck = StoreError("store_failed", reason="locked")
    fails(here, monkeypatch, "let_bots_play", *[stuck] * 7)
    here.forgiven.append("bots failed to play")
    assert (await plays_on(here, code)).bots_due
    await here.wait(HOUR)
    assert (await here.table(code)).bots_due == ()


async def test_after_a_long_outage_the_table_is_shown_as_it_is(game: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    here, code = await game()
    fails(here, monkeypatch, "table_panel", *[refused(503)] * 6)
    await here.acts(code, 2)
    await here.wait(3 * HOUR)
    table = await here.table(code)
    assert table.display.rev == table.rev
    assert f"✅ `2` {here.people[1].mention}" in text_of(await here.posted(code))
