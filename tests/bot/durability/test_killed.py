"""A process that is killed, whenever and however often, loses nothing it has confirmed and does nothing twice."""

from __future__ import annotations

import multiprocessing
import random
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from bot.service.club import Club
from bot.service.table import Status
from bot.store.opening import open_store
from engine.catalog import Catalog
from tests.bot.durability import scripted
from tests.bot.service.people import ANN
from tests.bot.store.stores import STORES

KILLS = 25
PATIENCE = 30.0
pytestmark = pytest.mark.timeout(10 * PATIENCE)
Told = tuple[str, int, int, dict[str, Any]]

# Forking a process that has imported everything is instant; this one has threads, so it can't be forked itself.
processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload([scripted.__name__])


@dataclass
class Witness:
    """Starts processes, listens to what they confirm, and checks it against what is stored."""

    url: str
    told: list[Told] = field(default_factory=list)
    kills: int = 0

    def start(self, **how: Any) -> tuple[BaseProcess, Any]:
        ours, theirs = processes.Pipe(duplex=False)
        process = processes.Process(target=scripted.run, args=(self.url, theirs), kwargs=how)
        process.start()
        theirs.close()
        return process, ours

    def listen(self, pipe: Any, most: int) -> None:
        """This many moves, or all of them until the process has ended."""
        for _ in range(most):
            assert pipe.poll(PATIENCE), "no report for a long time"
            try:
                self.told.append(pipe.recv())
            except EOFError:
                return

    def kill(self, after: int, delay: float) -> None:
        process, pipe = self.start()
        self.listen(pipe, after)
        time.sleep(delay)
        process.kill()
        self.ended(process, pipe, -signal.SIGKILL)
        self.kills += 1

    def ended(self, process: BaseProcess, pipe: Any, code: int) -> None:
        self.listen(pipe, 10**6)
        pipe.close()
        process.join(PATIENCE)
        assert process.exitcode == code

    async def check(self) -> list[Status]:
        """Reported moves are stored once, in the right position; at most one unreported move per kill is stored too."""
        store = await open_store(self.url)
        tables = await Club(store, Catalog()).tables_of(ANN.id, list(Status), limit=1000)
        stored: dict[tuple[str, int], tuple[int, dict[str, Any]]] = {}
        for table in tables:
            loaded = await store.load(table.code)
            assert loaded is not None
            events = [event for event in loaded[1] if event.user is not None]
            stored |= {(table.code, event.number): (event.seat, event.move) for event in events}
        await store.close()
        confirmed = {(code, number): (seat, move) for code, number, seat, move in self.told}
        assert len(confirmed) == len(self.told)
        assert all(stored.get(at) == move for at, move in confirmed.items())
        assert len(stored) - len(confirmed) <= self.kills
        return [table.status for table in tables]


@pytest.fixture(params=["sqlite-file", "postgres"])
async def witness(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Witness]:
    async with STORES[request.param](tmp_path) as url:
        yield Witness(url)


async def test_killed_many_times(witness: Witness) -> None:
    chance = random.Random(2024)
    for _ in range(KILLS):
        witness.kill(after=chance.randint(0, 4), delay=chance.uniform(0, 0.03))
        await witness.check()
    process, pipe = witness.start(once=True)
    witness.ended(process, pipe, 0)
    statuses = await witness.check()
    assert set(statuses) == {Status.OVER}
    assert len(witness.told) > KILLS


@pytest.mark.parametrize("moves", [0, 3])
@pytest.mark.parametrize("step", ["begun", "before_commit", "after_commit"])
async def test_killed_at_each_step(witness: Witness, step: str, moves: int) -> None:
    process, pipe = witness.start(die_at=step, moves=moves)
    witness.ended(process, pipe, -signal.SIGKILL)
    witness.kills += 1
    assert len(witness.told) == moves
    await witness.check()
    process, pipe = witness.start(once=True)
    witness.ended(process, pipe, 0)
    assert await witness.check() == [Status.OVER]
