"""Who is next: players before onlookers, and nobody twice while others wait."""

from __future__ import annotations

import asyncio

import pytest

from bot.workers.fair_queue import FairQueue, Purpose

ANN, BEN = 1, 2


class Bench:
    """People who ask for something, and what they got, in order."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.ended: dict[str, asyncio.Event] = {}

    def ask(self, name: str, purpose: Purpose, person: int | None = None) -> asyncio.Task[None]:
        self.ended[name] = asyncio.Event()
        return asyncio.create_task(self._do(name, purpose, person))

    async def _do(self, name: str, purpose: Purpose, person: int | None) -> None:
        async with self.queue.turn(purpose, person):
            self.begun.append(name)
            await self.ended[name].wait()

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def finish_all(self) -> list[str]:
        """One after another, in the order they began; returns that order."""
        await self.settle()
        done = 0
        while done < len(self.begun):
            self.ended[self.begun[done]].set()
            done += 1
            await self.settle()
        return self.begun


@pytest.mark.parametrize("purpose", Purpose)
async def test_people_take_turns(purpose: Purpose) -> None:
    bench = Bench(FairQueue(1, looking=1))
    for name in ("a1", "a2", "a3", "a4"):
        bench.ask(name, purpose, ANN)
    for name in ("b1", "b2"):
        bench.ask(name, purpose, BEN)
    assert await bench.finish_all() == ["a1", "a2", "b1", "a3", "b2", "a4"]


async def test_ones_own_panel_comes_first() -> None:
    bench = Bench(FairQueue(1, looking=1))
    first = [bench.ask(f"look{number}", Purpose.LOOKING, ANN) for number in range(3)]
    bench.ask("table", Purpose.TABLE)
    bench.ask("own", Purpose.OWN, BEN)
    assert await bench.finish_all() == ["look0", "own", "table", "look1", "look2"]
    assert all(task.done() for task in first)


async def test_those_who_look_around_never_take_all_the_room() -> None:
    bench = Bench(FairQueue(2, looking=1))
    for number in range(5):
        bench.ask(f"look{number}", Purpose.LOOKING, number)
    await bench.settle()
    assert bench.begun == ["look0"]
    bench.ask("own", Purpose.OWN, BEN)
    await bench.settle()
    assert bench.begun == ["look0", "own"]
    assert len(await bench.finish_all()) == 6


async def test_whoever_gives_up_leaves_no_gap() -> None:
    """Waiting, running, or at the very moment it is their turn."""
    bench = Bench(FairQueue(1, looking=1))
    one, two, three = (bench.ask(name, Purpose.OWN, person) for person, name in enumerate(("one", "two", "three")))
    await bench.settle()
    assert not bench.queue.idle
    two.cancel()
    await bench.settle()
    one.cancel()
    three.cancel()
    last = bench.ask("last", Purpose.OWN, ANN)
    assert (await bench.finish_all())[-1] == "last"
    await last
    assert bench.queue.idle
