"""Several processes on one database share the shards, and IDENTIFY one after another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.store.postgres import PostgresStore
from bot.store.processes import LeaseTimes, Processes, Share
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


async def silence(url: str, name: str, seconds: float = LeaseTimes.silent + 1) -> None:
    """As if that process had been silent for long."""
    await run(url, f"UPDATE process_beats SET beat = beat - interval '{seconds}s' WHERE process = '{name}'")


def shares(run: set[int], prepare: set[int], others: int) -> Share:
    return Share(frozenset(run), frozenset(prepare), others)


async def test_one_process_runs_everything(join: Join) -> None:
    one = await join("one")
    share = await one.beat(4)
    assert share == shares({0, 1, 2, 3}, set(), 0)
    assert (await one.beat(4)) == share


async def test_who_comes_prepares_its_share_before_it_takes_it(join: Join) -> None:
    one, two = await join("one"), await join("two")
    assert (await one.beat(5)) == shares({0, 1, 2, 3, 4}, set(), 0)
    assert (await two.beat(5)) == shares(set(), {3, 4}, 1)
    assert (await one.beat(5)) == shares({0, 1, 2, 3, 4}, set(), 1), "nobody else runs them yet"
    one.woken.clear()
    await two.take(frozenset({4}))
    await asyncio.wait_for(one.woken.wait(), 10)
    assert (await one.beat(5)).run == {0, 1, 2, 3}
    assert (await two.beat(5)) == shares({4}, {3}, 1)
    await two.take(frozenset({3}))
    assert (await one.beat(5)) == shares({0, 1, 2}, set(), 1)
    assert (await two.beat(5)) == shares({3, 4}, set(), 1)


async def test_who_is_not_connected_yet_leaves_what_is_too_much_at_once(join: Join) -> None:
    one, two, three = await join("one"), await join("two"), await join("three")
    assert (await one.beat(6)).run == {0, 1, 2, 3, 4, 5}
    assert (await two.beat(6)).prepare == {3, 4, 5}
    assert (await three.beat(6)).prepare == {2}
    two.woken.clear()
    assert (await one.beat(6, frozenset({0, 4}))).run == {0, 1, 4}, "it keeps what nobody else is connected to"
    await asyncio.wait_for(two.woken.wait(), 10)
    assert (await two.beat(6)) == shares({3, 5}, {4}, 2)
    assert (await three.beat(6)) == shares({2}, {5}, 2)


async def test_more_processes_than_shards(join: Join) -> None:
    one, two = await join("one"), await join("two")
    assert (await one.beat(1)).run == {0}
    assert (await two.beat(1)) == shares(set(), set(), 1)


async def test_who_is_about_to_stop_runs_its_shards_until_others_do(join: Join) -> None:
    one, two = await join("one"), await join("two")
    await one.beat(2)
    await two.beat(2)
    await two.take(frozenset({1}))
    two.woken.clear()
    await one.retire()
    await asyncio.wait_for(two.woken.wait(), 10)
    assert (await two.beat(2)) == shares({1}, {0}, 0), "a process that is about to stop doesn't count"
    assert (await one.beat(2)) == shares({0}, set(), 1)
    await two.take(frozenset({0}))
    assert (await one.beat(2)) == shares(set(), set(), 1)
    assert (await two.beat(2)).run == {0, 1}


async def test_all_who_stop_together_wait_for_nobody(join: Join) -> None:
    one, two = await join("one"), await join("two")
    await one.beat(2)
    await two.beat(2)
    await one.retire()
    await two.retire()
    assert (await one.beat(2)) == shares({0, 1}, set(), 0)
    assert (await two.beat(2)) == shares(set(), set(), 0)


async def test_what_a_process_leaves_is_free_at_once(join: Join) -> None:
    one, two = await join("one"), await join("two")
    await one.beat(2)
    await two.beat(2)
    two.woken.clear()
    await one.leave()
    await asyncio.wait_for(two.woken.wait(), 10)
    assert (await two.beat(2)) == shares({0, 1}, set(), 0)


async def test_who_is_silent_loses_its_shards_and_learns_of_it(url: str, join: Join) -> None:
    one, two = await join("one"), await join("two")
    await one.beat(2)
    await silence(url, "one")
    assert (await two.beat(2)).run == {0, 1}
    assert (await one.beat(2)) == shares(set(), {1}, 1)


async def test_who_is_killed_while_it_stops_is_missed_sooner(url: str, join: Join) -> None:
    one, two = await join("one"), await join("two")
    await one.beat(2)
    await one.retire()
    await silence(url, "one", LeaseTimes.leaving + 1)
    assert (await two.beat(2)).run == {0, 1}


async def test_who_was_about_to_take_a_shard_and_dies_leaves_it_to_another(url: str, join: Join) -> None:
    one, two, three = await join("one"), await join("two"), await join("three")
    await one.beat(2)
    assert (await two.beat(2)).prepare == {1}
    assert (await three.beat(2)).prepare == set()
    await silence(url, "two")
    assert (await three.beat(2)).prepare == {1}


async def test_one_process_answers(join: Join) -> None:
    crowd = [await join(f"process {number}") for number in range(4)]
    said = await asyncio.gather(*(one.answers(77) for one in crowd))
    assert sum(said) == 1
    assert [await one.answers(77) for one in crowd] == said, "asked again, as after a lost connection"
    assert await crowd[0].answers(78)


def test_a_dead_process_is_replaced_in_half_a_minute() -> None:
    assert LeaseTimes.silent + 2 * LeaseTimes.beat + LeaseTimes.identify < 30


async def test_all_at_once_run_each_shard_once(join: Join) -> None:
    crowd = [await join(f"process {number}") for number in range(5)]
    for _ in range(3):
        found = await asyncio.gather(*(one.beat(16) for one in crowd))
        await asyncio.gather(*(one.take(share.prepare) for one, share in zip(crowd, found, strict=True)))
    found = await asyncio.gather(*(one.beat(16) for one in crowd))
    assert sorted(shard for share in found for shard in share.run) == list(range(16))
    assert sorted(len(share.run) for share in found) == [3, 3, 3, 3, 4]


async def test_fewer_shards_than_before(join: Join) -> None:
    one = await join("one")
    await one.beat(4)
    assert (await one.beat(2)).run == {0, 1}


async def test_identifies_of_one_bucket_are_apart_and_others_are_not(join: Join) -> None:
    crowd = [await join(f"process {number}") for number in range(3)]
    asked = time.monotonic()
    waits = sorted(await asyncio.gather(*(one.identify_after(0) for one in crowd)))
    # Each wait counts from the moment its own transaction began.
    apart = time.monotonic() - asked
    for number, wait in enumerate(waits):
        assert wait == pytest.approx(number * LeaseTimes.identify, abs=apart)
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
