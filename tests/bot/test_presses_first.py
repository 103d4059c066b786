"""Whoever builds something first lets presses be acknowledged, but not for ever."""

from __future__ import annotations

import asyncio

from bot.presses_first import AT_MOST, TURNS, acknowledged, arrived, presses_first


async def turns_until_built() -> int:
    """How many turns of the event loop go by until something may be built."""
    building = asyncio.create_task(presses_first())
    turns = 0
    while not building.done():
        turns += 1
        await asyncio.sleep(0)
    return turns


async def test_nothing_is_built_before_a_press_has_been_acknowledged() -> None:
    done: list[str] = []

    async def build() -> None:
        await presses_first()
        done.append("built")

    async def acknowledge() -> None:
        for _ in range(TURNS + 3):
            await asyncio.sleep(0)
        acknowledged(1)
        for _ in range(TURNS - 1):
            await asyncio.sleep(0)
        done.append("acknowledged")

    arrived(1)
    await asyncio.gather(build(), acknowledge())
    assert done == ["acknowledged", "built"]


async def test_without_a_press_there_is_next_to_no_wait() -> None:
    calm = await turns_until_built()
    arrived(1)
    acknowledged(1)
    assert await turns_until_built() == calm
    assert calm <= TURNS + 2


async def test_each_press_counts_once_however_often_it_is_said_to_be_acknowledged() -> None:
    calm = await turns_until_built()
    arrived(1)
    arrived(2)
    acknowledged(1)
    acknowledged(1)
    assert await turns_until_built() > calm
    acknowledged(2)
    assert await turns_until_built() == calm


async def test_presses_that_never_end_do_not_keep_everyone_from_being_shown_anything() -> None:
    arrived(1)
    assert AT_MOST <= await turns_until_built() <= AT_MOST + 2
    acknowledged(1)


async def test_one_piece_is_built_in_a_turn_however_many_have_waited() -> None:
    turn, built = 0, []

    async def build() -> None:
        await presses_first()
        built.append(turn)

    arrived(1)
    building = [asyncio.create_task(build()) for _ in range(30)]
    while not all(one.done() for one in building):
        await asyncio.sleep(0)
        turn += 1
        if turn == AT_MOST // 2:
            assert not built
            acknowledged(1)
    assert len(set(built)) == len(built) == 30
    assert max(built) <= AT_MOST // 2 + TURNS + 2 * 30


def test_what_a_loop_leaves_behind_holds_up_nobody_in_the_next_one() -> None:
    async def let_through() -> None:
        await presses_first()

    for _ in range(3):
        loop = asyncio.new_event_loop()
        loop.run_until_complete(let_through())
        loop.close()
