"""A table in its own thread: opened, kept open, and reached again if it gets archived anyway."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any, Awaitable, Callable

import aiohttp
import discord
import pytest
from simcord.backend.models import ThreadMetadata

from bot.service.clock.waits import Step
from bot.service.server_settings import ServerSettings
from tests.bot.clock.conftest import Begin, Settle
from tests.bot.clock.town import Town
from tests.bot.discord.reading import text_of
from tests.bot.discord.world import answer

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
THREADS = ServerSettings(threads=True)
BeginInThread = Callable[..., Awaitable[tuple[Town, str, Any]]]


async def thread_of(here: Town, code: str) -> Any:
    table = await here.table(code)
    return next(one for one in here.channel.threads if one.id == table.location.channel)


def state_of(here: Town, thread: Any) -> ThreadMetadata:
    """The thread's state on Discord: archived, locked."""
    state = here.env.backend.get_channel(thread.id).thread_metadata
    assert state is not None
    return state


@pytest.fixture
def in_thread(town: Settle) -> BeginInThread:
    """`await in_thread(pace=…)`: a two-player game in its own thread, and the thread."""

    async def begin(**options: str) -> tuple[Town, str, Any]:
        here = await town(2, settings=THREADS)
        code = await here.open(**options)
        thread = await thread_of(here, code)
        await here.press(here.people[1], await here.posted(code, thread), "join")
        await here.press(here.people[0], await here.posted(code, thread), "start")
        return here, code, thread

    return begin


async def test_each_table_in_a_thread_that_stays_open(in_thread: BeginInThread) -> None:
    here, code, thread = await in_thread(pace="none")
    assert code in thread.name
    await here.wait(timedelta(days=20))
    with here.env.time_context():
        live = here.bot.get_channel(thread.id)
        assert isinstance(live, discord.Thread)
        await live.edit(archived=True)
    await here.env.settle()
    assert not state_of(here, thread).archived
    await here.finish(code)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        6d00:00 silence
        20d00:00 your turn 1
        20d00:00 round 2
        20d00:00 your turn 1
        20d00:00 your turn 1
        20d00:00 round 3
        20d00:00 your turn 1
        20d00:00 your turn 1
        20d00:00 round 4
        20d00:00 your turn 1
        20d00:00 your turn 1
        20d00:00 over
        """,
    )


async def test_without_the_permission_the_table_stays_in_its_channel(town: Settle) -> None:
    here = await town(2, settings=THREADS)
    here.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    code = await here.open()
    assert (await here.table(code)).location.channel == here.channel.id


async def test_an_archived_thread_is_opened_by_a_fresh_message(game: Begin) -> None:
    """Edits are refused there; sending reopens it. Nobody is reminded twice because of that."""
    here, code = await game()
    here.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    here.env.inject_error("DELETE", "/channels/*/messages/*", status=400, code=50083)
    await here.acts(code, 2)
    await here.finish(code)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d00:00 round 1
        0d00:00 your turn 2
        0d00:00 round 2
        0d00:00 your turn 1
        0d00:00 your turn 1
        0d00:00 round 3
        0d00:00 your turn 1
        0d00:00 your turn 1
        0d00:00 round 4
        0d00:00 your turn 1
        0d00:00 your turn 1
        0d00:00 over
        """,
    )


async def test_a_thread_counts_for_the_channel_it_is_in(town: Settle) -> None:
    here = await town(3, per_channel=2, settings=THREADS)
    code = await here.open()
    assert (await here.table(code)).location.parent == here.channel.id
    thread = await thread_of(here, code)
    await here.people[1].slash(thread, "snack start")
    (other,) = await here.bot.club.tables_of(here.people[1].id)
    assert (other.location.channel, other.location.parent) == (thread.id, here.channel.id)
    refused = await here.people[2].slash(thread, "snack start")
    assert "2 tables are already open in this channel" in answer(refused)


@pytest.mark.parametrize("status", [429, 503])
async def test_while_discord_takes_nothing_a_notice_waits(game: Begin, status: int) -> None:
    """A reminder that couldn't be sent comes later, once, even after a restart; one that couldn't be deleted goes."""
    here, code = await game()
    here.env.inject_error("DELETE", "/channels/*/messages/*", status=status)
    await here.acts(code, 2)
    assert len(await here.standing()) == 1
    await here.wait(2 * MINUTE)
    assert await here.standing() == []
    here.env.inject_error("POST", "/channels/*/messages", status=status)
    await here.wait(12 * HOUR - 2 * MINUTE)
    await here.restart()
    await here.wait(HOUR)
    await here.finish(code)
    await here.ended(
        code,
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 your turn 2
        0d12:00 half time 1
        0d12:02 half time 1
        0d13:00 your turn 2
        0d13:00 round 2
        0d13:00 your turn 1
        0d13:00 your turn 1
        0d13:00 round 3
        0d13:00 your turn 1
        0d13:00 your turn 1
        0d13:00 round 4
        0d13:00 your turn 1
        0d13:00 your turn 1
        0d13:00 over
        """,
    )


@pytest.mark.parametrize("locked", [False, True])
async def test_a_notice_in_an_archived_thread_goes_as_well(in_thread: BeginInThread, locked: bool) -> None:
    """The thread is reopened for that. A locked one is left alone, and not retried forever."""
    here, code, thread = await in_thread()
    assert len(await here.standing()) == 1
    state = state_of(here, thread)
    state.archived, state.locked = True, locked
    here.env.inject_error("DELETE", "/channels/*/messages/*", status=400, code=50083, times=None if locked else 1)
    await here.acts(code, 2)
    assert len(await here.standing()) == locked
    assert (await here.table(code)).clock.reminders == ()


@pytest.mark.parametrize("locked", [False, True])
async def test_a_notice_for_an_archived_thread_opens_it_again(in_thread: BeginInThread, locked: bool) -> None:
    """Or dropped if someone has locked it: nothing is retried forever."""
    here, code, thread = await in_thread()
    state = state_of(here, thread)
    state.archived, state.locked = True, locked
    here.env.inject_error("POST", "/channels/*/messages", status=400, code=50083, times=None if locked else 1)
    await here.wait(12 * HOUR + MINUTE)
    (wait, *_) = (await here.table(code)).clock.waits
    assert wait.told is Step.HALF
    # Refused once; then accepted, or never tried again.
    assert len([one for one in here.sent if "half time" in one]) == (1 if locked else 2)
    assert len([one for one in thread.history() if "Half your time" in text_of(one)]) == (0 if locked else 1)


async def test_a_notice_that_discord_calls_archived_for_longer_goes_later(game: Begin) -> None:
    here, code = await game(3)
    here.env.inject_error("DELETE", "/channels/*/messages/*", status=400, code=50083, times=2)
    await here.acts(code, 2, 3)
    assert len(await here.standing()) == 1
    await here.wait(2 * MINUTE)
    assert await here.standing() == []


async def test_a_thread_that_the_network_fails_to_open(town: Settle, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table stays in its channel, and is posted there."""
    here = await town(2, settings=THREADS)

    async def create_thread(self: object, **_: object) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.TextChannel, "create_thread", create_thread)
    code = await here.open()
    assert (await here.table(code)).location.channel == here.channel.id
    here.has_sent("0d00:00 lobby")


async def test_a_rematch_keeps_to_what_the_server_has_agreed_on_since(game: Begin) -> None:
    here, code = await game()
    await here.finish(code)
    other, club = here.guild.create_text_channel("other"), here.bot.club
    server = replace(ServerSettings(), threads=True, language="de")
    await club.servers.change(here.guild.id, lambda _: replace(server, channels=(other.id,)))
    refused = await here.press(here.people[0], await here.posted(code), "rematch")
    assert other.mention in answer(refused)
    assert await club.tables_of(here.people[0].id) == []
    await club.servers.change(here.guild.id, lambda _: server)
    for person in here.people:
        await here.press(person, await here.posted(code), "rematch")
    (table,) = await club.tables_of(here.people[0].id)
    (thread,) = here.channel.threads
    assert (table.location.channel, table.location.parent, table.agreed.language) == (thread.id, here.channel.id, "de")
