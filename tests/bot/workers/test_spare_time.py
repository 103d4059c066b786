"""What is good to have gets a fixed share of one core, and whatever it really took is counted."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bot.workers import jobs, pool
from bot.workers.fair_queue import Purpose
from bot.workers.pool import Workers
from bot.workers.spare_time import AT_START_S, SAVED_S, SHARE, SpareTime
from bot.workers.worker import TookTooLong
from engine.catalog import Catalog
from engine.game import Level
from engine.replay import Match


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_over_any_hour_it_is_that_share_and_no_more_than_some_is_saved_up() -> None:
    clock = Clock()
    spare = SpareTime(clock)
    assert spare.left == AT_START_S
    spent = 0.0
    for _ in range(3600):  # someone asks for an expert's hint every second
        clock.now += 1
        if spare.left >= 1:
            spare.spend(0.75)
            spent += 0.75
    assert spent == pytest.approx(SHARE * 3600 + AT_START_S, abs=1)
    clock.now += 24 * 3600
    assert spare.left == SAVED_S


def test_what_took_more_than_there_was_is_waited_for() -> None:
    clock = Clock()
    spare = SpareTime(clock)
    spare.spend(AT_START_S + 2)
    assert spare.left == pytest.approx(-2)
    assert spare.until(1) == pytest.approx(3 / SHARE)
    clock.now += 3 / SHARE
    assert spare.left == pytest.approx(1)
    assert spare.until(1) == pytest.approx(0)
    spare.spend_all()
    assert spare.left == 0
    spare.spend(1)
    spare.spend_all()
    assert spare.left == -1, "what is owed stays owed"


@pytest.fixture
def spare(monkeypatch: pytest.MonkeyPatch) -> SpareTime:
    """That of all workers made in the test, on a clock that stands still."""
    spare = SpareTime(Clock())
    monkeypatch.setattr(pool, "SpareTime", lambda: spare)
    return spare


def _played(match: Match) -> Match:
    while match.outcome is None:
        view = match.view(match.view(None).waiting[0])
        match = match.act(
            view.seat or 0, match.game.decide(view, Level.EASY, match.setup.dice(str(len(match.entries))))
        )
    return match


@pytest.mark.parametrize("count", [0, 1])
async def test_jobs_pay_for_the_processor_time_they_took(spare: SpareTime, count: int) -> None:
    workers, match = Workers(count), Catalog().begin("snack", 2, seed=bytes(32))
    try:
        hard = partial(jobs.decide, match.game, match.view(0), Level.HARD, match.setup.dice("x"))
        await workers.run(hard, Purpose.OWN)
        assert spare.left == AT_START_S, "a bot's move is no luxury"
        await workers.run(hard, Purpose.OWN, spare=True)
        assert 0 < AT_START_S - spare.left < 5
        assert workers.can_spare(1)
        if count:
            with pytest.raises(TookTooLong):
                await workers.run(partial(jobs.review_of, _played(match), 0, 9.0), Purpose.OWN, limit=0.1, spare=True)
        else:
            spare.spend(AT_START_S)
        assert not workers.can_spare(1)
        waiting = asyncio.create_task(workers.when_spare(1))
        await asyncio.sleep(0)
        assert not waiting.done()
        waiting.cancel()
    finally:
        workers.close()


async def test_nothing_can_be_spared_while_all_are_at_work(spare: SpareTime) -> None:
    workers = Workers()
    under_way = [asyncio.create_task(workers.run(partial(jobs.warm_up), Purpose.OWN)) for _ in range(pool.IN_THREADS)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not workers.can_spare(0)
    await asyncio.gather(*under_way)
    assert workers.can_spare(0)
