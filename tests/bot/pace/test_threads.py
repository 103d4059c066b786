"""A table in a thread of its own: opened, kept open, reached again when it was archived all the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.service.house import House
from bot.service.tables import Status
from tests.bot.pace.conftest import Settle
from tests.bot.pace.town import Town, flat


async def thread_of(here: Town, code: str) -> Any:
    table = await here.table(code)
    return next(one for one in here.channel.threads if one.id == table.place.channel)


async def test_each_table_in_a_thread_that_stays_open(town: Settle) -> None:
    here = await town(2)
    await here.bot.club.registry.keep_house(here.guild.id, replace(House(), threads=True))
    code = await here.open(pace="none")
    thread = await thread_of(here, code)
    assert code in thread.name
    lobby = await here.notice(code, thread)
    await here.press(here.people[1], lobby, "join")
    await here.press(here.people[0], await here.notice(code, thread), "start")
    await here.wait(timedelta(days=20))
    with here.env.time_context():
        live = here.bot.get_channel(thread.id)
        await live.edit(archived=True)
    await here.env.settle()
    assert not here.env.backend.get_channel(thread.id).thread_metadata.archived
    await here.finish(code)
    assert (await here.table(code)).status is Status.OVER
    assert here.sent[:4] == flat(
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 notice 2
        6d00:00 silence
        """
    )


async def test_without_the_permission_the_table_stays_in_its_channel(town: Settle) -> None:
    here = await town(2)
    await here.bot.club.registry.keep_house(here.guild.id, replace(House(), threads=True))
    here.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    code = await here.open()
    assert (await here.table(code)).place.channel == here.channel.id


async def test_an_archived_thread_is_opened_by_a_fresh_message(town: Settle) -> None:
    """Edits are refused there; sending re-opens it. Nothing is told twice for that."""
    here = await town(2)
    code = await here.begin(here.people[1])
    here.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    here.env.inject_error("DELETE", "/channels/*/messages/*", status=400, code=50083)
    await here.acts(code, 2)
    await here.finish(code)
    assert (await here.table(code)).status is Status.OVER
    assert here.sent[:5] == flat(
        """
        0d00:00 lobby
        0d00:00 round 1
        0d00:00 notice 2
        0d00:00 round 1
        0d00:00 notice 2
        """
    )
