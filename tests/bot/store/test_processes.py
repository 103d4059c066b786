"""Several processes on one database share the shards, and IDENTIFY one after another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.store import processes
from bot.store.postgres import PostgresStore
from bot.store.processes import Processes, Share
from tests.bot.store.test_postgres import END, run
from tests.postgres import database

Join = Callable[[str], Awaitable[Processes]]


@pytest.fixture
async def url() -> AsyncIterator[str]:
    async with database() as url:
        yield url


@pytest.fixture
async def join(url: str) -> AsyncIterator[Join]:
    """Further processes, by name."""
    stores: list[PostgresStore] = []

    async def joined(name: str) -> Processes:
        stores.append(await PostgresStore.open(url))
        process = Processes(stores[-1], name)
        await process.join()
        return process

    yield joined
    for store in stores:
        await store.close()


async def silence(url: str, name: str) -> None:
    """As if that process had not been heard of for long."""
    await run(
        url, f"UPDATE process_beats SET beat = beat - interval '{processes.SILENT_S + 1}s' WHERE process = '{name}'"
    )


async def test_one_process_runs_everything(join: Join) -> None:
    one = await join("one")
    share = await one.beat(4)
    assert share == Share(frozenset(range(4)), frozenset(), 1)
    assert (await one.beat(4)) == share


async def test_who_comes_gets_a_share(join: Join) -> None:
    one, two = await join("one"), await join("two")
    assert len((await one.beat(5)).run) == 5
    assert (await two.beat(5)).run == frozenset()
    share = await one.beat(5)
    assert share.give_up == {3, 4}
    assert (await two.beat(5)).run == frozenset(), "they are still run elsewhere"
    two.woken.clear()
    await one.release(share.give_up)
    await asyncio.wait_for(two.woken.wait(), 10)
    assert (await two.beat(5)).run == {3, 4}
    assert (await one.beat(5)).run == {0, 1, 2}


async def test_more_processes_than_shards(join: Join) -> None:
    one, two = await join("one"), await join("two")
    assert (await one.beat(1)).run == {0}
    assert (await two.beat(1)).run == frozenset()
    assert (await one.beat(1)).give_up == frozenset()


async def test_who_stops_hands_over_at_once(join: Join) -> None:
    one, two = await join("one"), await join("two")
    await one.beat(2)
    await two.beat(2)
    two.woken.clear()
    await one.leave()
    await asyncio.wait_for(two.woken.wait(), 10)
    assert (await two.beat(2)).run == {0, 1}


async def test_who_is_silent_loses_its_shards_and_learns_of_it(url: str, join: Join) -> None:
    one, two = await join("one"), await join("two")
    await one.beat(2)
    await silence(url, "one")
    assert (await two.beat(2)).run == {0, 1}
    assert (await one.beat(2)).run == frozenset()
    assert (await two.beat(2)).give_up == {1}


def test_a_dead_process_is_replaced_in_half_a_minute() -> None:
    assert processes.SILENT_S + 2 * processes.BEAT_S < 30


async def test_all_at_once_run_each_shard_once(join: Join) -> None:
    crowd = [await join(f"process {number}") for number in range(5)]
    for _ in range(3):
        shares = await asyncio.gather(*(one.beat(16) for one in crowd))
        await asyncio.gather(*(one.release(share.give_up) for one, share in zip(crowd, shares, strict=True)))
    shares = await asyncio.gather(*(one.beat(16) for one in crowd))
    assert sorted(shard for share in shares for shard in share.run) == list(range(16))
    assert sorted(len(share.run) for share in shares) == [3, 3, 3, 3, 4]


async def test_fewer_shards_than_before_are_given_up(join: Join) -> None:
    one = await join("one")
    await one.beat(4)
    assert (await one.beat(2)).give_up == {2, 3}


async def test_identifies_of_one_bucket_are_apart_and_others_are_not(join: Join) -> None:
    crowd = [await join(f"process {number}") for number in range(3)]
    waits = sorted(await asyncio.gather(*(one.identify_after(0) for one in crowd)))
    for number, wait in enumerate(waits):
        assert number * processes.IDENTIFY_S - 2 < wait <= number * processes.IDENTIFY_S
    assert waits[0] == 0
    assert await crowd[0].identify_after(1) == 0


async def test_a_lost_line_is_mended_and_counts_as_a_wake_up(url: str, join: Join) -> None:
    one, two = await join("one"), await join("two")
    await asyncio.wait_for(two.woken.wait(), 10)
    two.woken.clear()
    await run(url, END)
    await asyncio.wait_for(two.woken.wait(), 10)
    two.woken.clear()
    await one.beat(1)
    await one.leave()
    await asyncio.wait_for(two.woken.wait(), 10)
