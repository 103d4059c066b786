"""Real worker processes: they decide what would be decided here, and none of them can stop a game."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.service.bots.decisions import Decide
from bot.service.club import Club
from bot.service.table import Status
from bot.store.sqlite import SqliteStore
from bot.workers import jobs, pool
from bot.workers.fair_queue import Purpose
from bot.workers.pool import Workers
from bot.workers.worker import JobFailed, WorkerDied
from engine.advice import best_placements
from engine.catalog import GAMES, Catalog
from engine.game import Level
from engine.moves import Move
from engine.replay import Match
from tests.bot.service.people import begin, move_on
from tests.bot.ticking import ticking


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    some = Workers(2)
    some.start()
    yield some
    some.close()


def begun(game: str) -> Match:
    return Catalog().begin(game, 2, seed=bytes(range(32)))


async def test_they_decide_as_we_would_and_say_nothing_of_what_went_wrong(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    for name, game in GAMES.items():
        match = begun(name)
        view = match.view(0)
        asked = [workers.decide(partial(jobs.decide, game, view, level, match.setup.dice("x"))) for level in Level]
        here = [game.decide(view, level, match.setup.dice("x")) for level in Level]
        assert await asyncio.gather(*asked) == here
        advice = await workers.run(partial(jobs.advise, game, view, view.playable), Purpose.OWN)
        assert advice == best_placements(game, view, view.playable)
    nobody = partial(jobs.decide, match.game, match.view(None), Level.HARD, match.setup.dice("x"))
    with pytest.raises(JobFailed, match=r"^\w+ at \S+\.py:\d+$"), caplog.at_level(logging.ERROR):
        await workers.run(nobody, Purpose.OWN)
    assert "a job failed" in caplog.text
    with pytest.raises(ValueError, match="workers may call"):
        await workers.run(partial(os.getcwd), Purpose.OWN)
    assert workers.idle
    assert len(workers.pids) == 2


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="only Linux tells what a process has loaded")
async def test_a_worker_has_loaded_no_pictures_and_no_network(workers: Workers) -> None:
    match = begun("snack")
    await workers.decide(partial(jobs.decide, match.game, match.view(0), Level.HARD, match.setup.dice("x")))
    assert workers.pids
    for pid in workers.pids:
        assert not {"PIL", "aiohttp"} & loaded(pid)
    assert "sqlite3" in str(loaded(os.getpid()))


def loaded(pid: int) -> set[str]:
    """The names in the paths of all libraries a process has loaded."""
    lines = Path(f"/proc/{pid}/maps").read_text().splitlines()
    return {part for line in lines for part in line.split("/")[1:]}


async def test_kill_9_in_the_middle_of_a_decision_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    workers = Workers(1)
    workers.start()
    store = await SqliteStore.open(tmp_path / "games.db")
    try:
        begun = asyncio.Event()

        async def think(decide: Decide) -> Move:
            begun.set()
            return await workers.decide(decide)

        club = Club(store, Catalog(), ticking(), think=think)
        table = await begin(club, "snack", bots=1, level=Level.HARD)
        await workers.run(partial(jobs.warm_up), Purpose.TABLE)
        (pid,) = workers.pids
        os.kill(pid, signal.SIGSTOP)  # so that it can't decide before it is killed
        playing = asyncio.create_task(club.let_bots_play(table.code))
        await begun.wait()
        for _ in range(20):
            await asyncio.sleep(0)  # until it has been sent
        os.kill(pid, signal.SIGKILL)
        table = await playing
        assert table.match is not None
        assert len(table.match.entries) == 1
        assert "a worker has died" in caplog.text
        assert "failed" not in caplog.text
        table = await move_on(club, table)
        assert table.status is Status.OVER
        assert workers.pids
        assert pid not in workers.pids
    finally:
        workers.close()
        await store.close()


async def test_a_decision_that_takes_too_long_is_made_by_the_level_below(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool, "DECISION_S", 2.0)
    workers = Workers(1)
    workers.start()
    store = await SqliteStore.open(tmp_path / "games.db")
    try:
        club = Club(store, Catalog(), ticking(), workers=workers)
        table = await begin(club, "snack", bots=1, level=Level.HARD)
        await workers.run(partial(jobs.warm_up), Purpose.TABLE)
        os.kill(workers.pids[0], signal.SIGSTOP)  # it would think forever
        table = await club.let_bots_play(table.code)
        assert "the hard bot in seat 1 took too long" in caplog.text
        assert table.match is not None
        bot, entry = table.match.at(0), table.match.entries[0]
        assert entry.move == bot.game.decide(bot.view(1), Level.MEDIUM, bot.setup.dice("auto 1 0"))
    finally:
        workers.close()
        await store.close()


@pytest.mark.parametrize("busy", [False, True])
async def test_nobody_waits_for_a_worker_that_gets_no_time(monkeypatch: pytest.MonkeyPatch, busy: bool) -> None:
    """Whether it has begun with what they asked for, or is held up by something else. It is not replaced: it has done
    nothing wrong, and goes on when it can."""
    monkeypatch.setattr(pool, "PATIENCE_S", 0.01)
    workers, match = Workers(1), begun("snack")
    try:
        await workers.run(partial(jobs.warm_up), Purpose.TABLE)
        pids, view = workers.pids, match.view(0)
        os.kill(pids[0], signal.SIGSTOP)
        decision = partial(jobs.decide, match.game, view, Level.EASY, match.setup.dice("x"))
        deciding = [asyncio.create_task(workers.decide(decision))] if busy else []
        await asyncio.sleep(0)
        advice = await workers.run(partial(jobs.advise, match.game, view, view.playable), Purpose.OWN)
        assert advice == best_placements(match.game, view, view.playable)
        with pytest.raises(JobFailed, match=r"^not_a_seat at \S+\.py:\d+$"):
            await workers.run(partial(jobs.advise, match.game, match.view(None), view.playable), Purpose.OWN)
        assert not any(one.done() for one in deciding)
        assert not workers.idle
        os.kill(pids[0], signal.SIGCONT)
        assert await workers.decide(decision) == match.game.decide(view, Level.EASY, match.setup.dice("x"))
        await asyncio.gather(*deciding)
        assert workers.pids == pids
    finally:
        workers.close()


async def test_where_no_process_can_live_a_thread_does_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "warm_up", partial(os._exit, 3))
    workers, match = Workers(1), begun("veggies")
    move = await workers.decide(partial(jobs.decide, match.game, match.view(0), Level.EASY, match.setup.dice("x")))
    assert move == match.game.decide(match.view(0), Level.EASY, match.setup.dice("x"))
    workers.close()


async def test_what_is_under_way_when_the_bot_stops_starts_no_new_process() -> None:
    workers, match = Workers(1), begun("snack")
    workers.start()
    decision = partial(jobs.decide, match.game, match.view(0), Level.EASY, match.setup.dice("x"))
    move = await workers.decide(decision)
    os.kill(workers.pids[0], signal.SIGSTOP)
    waiting = asyncio.create_task(workers.decide(decision))
    for _ in range(20):
        await asyncio.sleep(0)  # until it has been sent
    workers.close()
    with pytest.raises(WorkerDied):
        await waiting
    assert not workers.pids
    workers.start()
    assert await workers.decide(decision) == move
    workers.close()


async def test_a_job_that_nobody_waits_for_any_more_ends_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    some, view = Workers(1), begun("snack").view(0)
    job = asyncio.create_task(some.run(partial(jobs.advise, GAMES["snack"], view, view.playable), Purpose.OWN))
    await asyncio.sleep(0)
    job.cancel()
    await asyncio.gather(job, return_exceptions=True)
    some.close()
    for _ in range(20):
        await asyncio.sleep(0)
    assert some.idle
    del job
    gc.collect()  # asyncio reports an error that nobody has asked for when its task goes
    assert caplog.text == ""
