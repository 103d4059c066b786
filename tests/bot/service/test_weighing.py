"""What a person's cards usually score is worked out once, after a game, and saved for later."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.club import Club
from bot.service.weighing import Weighing
from bot.store.base import Store
from bot.workers import jobs
from tests.bot.service.people import BEN, begin, move_on


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose cards were replayed: replaying takes a while, and is tested elsewhere."""
    seats: list[int] = []

    def usual(match: Any, seat: int) -> float:
        assert match.outcome is not None
        seats.append(seat)
        return 10.5 + seat

    monkeypatch.setattr(jobs, "usual", usual)
    return seats


async def test_it_is_done_once_for_every_person(club: Club, store: Store, weighed: list[int]) -> None:
    table = await begin(club, "snack", BEN)
    work = Weighing(club, store)
    work.changed(table.code)
    await work.settle()
    assert weighed == [], "it is not over"
    await move_on(club, table)
    for _ in range(2):
        work.changed(table.code)
        await work.settle()
    assert sorted(weighed) == [0, 1]
    result = await store.result_of(table.code)
    assert result is not None
    assert [row.usual for row in result.seats] == [10.5, 11.5]
    assert await store.unweighed(0, 9) == []


async def test_what_was_left_undone_is_found_at_the_next_start(club: Club, store: Store, weighed: list[int]) -> None:
    table = await move_on(club, await begin(club, "veggies", BEN))
    assert await store.unweighed(0, 9) == [table.code]
    later = Weighing(club, store)
    await later.catch_up()
    await later.settle()
    assert sorted(weighed) == [0, 1]
    await later.stop()


async def test_what_fails_is_told_by_its_kind_and_left(
    club: Club, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def usual(*_: object) -> float:
        raise RuntimeError("the hand was 1 2")

    monkeypatch.setattr(jobs, "usual", usual)
    table = await move_on(club, await begin(club, "snack", BEN))
    work = Weighing(club, store)
    work.changed("ZZZZ")
    work.changed(table.code)
    await work.settle()
    assert "RuntimeError" in caplog.text
    assert "1 2" not in caplog.text
    assert await store.unweighed(0, 9) == [table.code]
