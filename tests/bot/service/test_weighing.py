"""What a person's cards usually score is worked out once, after a game, and saved for later."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.service import weighing
from bot.service.club import Club
from bot.service.weighing import Coming, Weighing
from bot.store.base import Store
from bot.workers import jobs
from bot.workers.worker import TookTooLong
from engine.luck import PLAYOUTS, Luck
from tests.bot.service.people import BEN, begin, move_on


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose cards were replayed: replaying takes a while, and is tested elsewhere."""
    seats: list[int] = []

    def playout(match: Any, seat: int, number: int, *, own: bool) -> int | None:
        assert match.outcome is not None
        seats.append(seat)
        if own and match.game.name == "veggies":
            return None
        return 10 + seat + number - own

    monkeypatch.setattr(jobs, "playout", playout)
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
    assert Counter(weighed) == {0: 2 * PLAYOUTS, 1: 2 * PLAYOUTS}
    result = await store.result_of(table.code)
    assert result is not None
    assert [(row.usual, row.chosen) for row in result.seats] == [(11.5, 10.5), (12.5, 11.5)]
    assert await store.unweighed(0, 9) == []


async def test_what_was_left_undone_is_found_at_the_next_start(club: Club, store: Store, weighed: list[int]) -> None:
    table = await move_on(club, await begin(club, "veggies", BEN))
    assert await store.unweighed(0, 9) == [table.code]
    later = Weighing(club, store)
    await later.catch_up()
    await later.settle()
    assert Counter(weighed) == {0: PLAYOUTS + 1, 1: PLAYOUTS + 1}
    assert await later.luck_at(table.code, 0) == Luck(11.5, None), "choosing and placing are one there"
    await later.stop()


async def test_what_someone_wants_to_see_comes_next(club: Club, store: Store, weighed: list[int]) -> None:
    """At most one person's cards come before theirs, not a whole game, and not the others at their own table."""
    games = [await move_on(club, await begin(club, "snack", BEN)) for _ in range(3)]
    work, code = Weighing(club, store), games[0].code
    await work.catch_up()
    assert isinstance(await work.luck_at(code, 1), Coming)
    while isinstance(luck := await work.luck_at(code, 1), Coming):
        pass
    await work.stop()
    assert luck == Luck(12.5, 11.5)
    results = [await store.result_of(table.code) for table in games]
    assert sum(row.usual is not None for result in results if result for row in result.seats) <= 2
    assert await work.luck_at(code, 9) is None
    assert await work.luck_at("ZZZZ", 0) is None


async def test_nothing_is_promised_where_nothing_is_worked_out(club: Club, store: Store, weighed: list[int]) -> None:
    table = await move_on(club, await begin(club, "snack", BEN))
    idle = Weighing(club, store, on=False)
    await idle.catch_up()
    assert await idle.luck_at(table.code, 0) is None
    await store.set_luck(table.code, 0, 9.5, None)
    assert await idle.luck_at(table.code, 0) == Luck(9.5, None)
    assert weighed == []


@pytest.mark.parametrize(
    ("error", "told"),
    [(RuntimeError("the hand was 1 2"), "RuntimeError"), (TookTooLong("the hand was 1 2"), "")],
    ids=["something is wrong", "a busy time"],
)
async def test_what_fails_is_told_by_its_kind_and_left(
    club: Club,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    told: str,
) -> None:
    def playout(*_: object, own: bool) -> int:
        raise error

    monkeypatch.setattr(jobs, "playout", playout)
    table = await move_on(club, await begin(club, "snack", BEN))
    work = Weighing(club, store)
    work.changed("ZZZZ")
    work.changed(table.code)
    await work.settle()
    assert told in caplog.text
    assert ("could not weigh" in caplog.text) is bool(told)
    assert "1 2" not in caplog.text
    assert await store.unweighed(0, 9) == [table.code]


async def test_two_processes_that_find_the_same_games_share_them(
    club: Club, store: Store, weighed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "random", Random(2))  # any two orders that differ
    for _ in range(8):
        await move_on(club, await begin(club, "snack", BEN))
    both = [Weighing(club, store) for _ in range(2)]
    for one in both:
        await one.catch_up()
    for one in both:
        await one.settle()
    assert await store.unweighed(0, 9) == []
    assert len(weighed) < 1.5 * 8 * 2 * 2 * PLAYOUTS, "little is done twice"


async def test_what_a_bot_played_on_request_is_nobodys_skill(club: Club, store: Store, weighed: list[int]) -> None:
    table = await begin(club, "snack", BEN)
    await club.bot_moves.play_for(table.code, BEN.id, table.stamp(1))
    table = await move_on(club, await club.get(table.code))
    work = Weighing(club, store)
    await work.catch_up()
    await work.settle()
    assert set(weighed) == {0}
    assert isinstance(await work.luck_at(table.code, 0), Luck)
    assert await work.luck_at(table.code, 1) is None
