"""The contract for every store: results and ratings, written with the change that ends a game, once and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.service.ratings import rate
from bot.store.base import Conflict, Store
from bot.store.result_rows import Ending, Filter, RatingRow, Rerated, ResultRow
from tests.bot.service.test_ratings import result, seat
from tests.bot.store.stores import ANN, BEN, LOBBY, PLAYING


def ending(code: str = "ABCD", **changes: Any) -> Ending:
    return Ending(result(seat(0, ANN, 1), seat(1, BEN, 2), **{"code": code, **changes}), rate)


OVER = replace(PLAYING, status="over", rev=3)


async def test_a_result_is_saved_with_the_change_that_ends_the_game(store: Store) -> None:
    await store.create(LOBBY)
    await store.save(PLAYING)
    await store.save(OVER, ending=ending(options={"diet": "hard"}, phases=[60, 90]))
    found = await store.result_of("ABCD")
    assert found == replace(ending().result, number=1, options={"diet": "hard"}, phases=[60, 90])
    assert [row.user_id for row in await store.rating_moves(1)] == [ANN, BEN]
    assert await store.unrecorded() == []


async def test_a_change_that_comes_too_late_leaves_no_result(store: Store) -> None:
    await store.create(LOBBY)
    with pytest.raises(Conflict):
        await store.save(OVER, ending=ending())
    assert await store.result_of("ABCD") is None
    assert await store.rating_moves(1) == []


async def test_a_result_is_recorded_once(store: Store) -> None:
    for code in ("ABCD", "EFGH"):
        await store.create(replace(OVER, code=code, rev=1))
    assert await store.unrecorded() == ["ABCD", "EFGH"]
    for code in ("EFGH", "ABCD", "EFGH"):
        await store.record(ending(code))
    assert [(one.number, one.code) for one in await store.history(Filter(), 0, 9)] == [(2, "ABCD"), (1, "EFGH")]
    assert (await store.ratings([ANN], "snack"))[ANN].games == 2
    assert await store.unrecorded() == []


async def test_ratings_are_rebuilt_in_the_order_of_results(store: Store) -> None:
    for code in ("ABCD", "EFGH", "JKLM"):
        await store.create(replace(OVER, code=code, rev=1))
        await store.record(ending(code, game="veggies" if code == "EFGH" else "snack"))
    before = await store.rating_line(ANN, "snack")
    assert [row.number for row in before] == [1, 3]
    assert await store.rerate(rate) == Rerated(results=3, ratings=6, changed=0)
    assert await store.rating_line(ANN, "snack") == before
    assert (await store.rerate(lambda result, current: [])).changed == 6
    assert await store.rating_line(ANN, "snack") == []


async def test_if_rating_fails_nothing_is_written(store: Store) -> None:
    def fails(result: ResultRow, current: Mapping[int, RatingRow]) -> list[RatingRow]:
        raise ValueError("no")

    await store.create(replace(OVER, rev=1))
    with pytest.raises(ValueError, match="no"):
        await store.record(replace(ending(), rate=fails))
    assert await store.result_of("ABCD") is None
    await store.record(ending())
    with pytest.raises(ValueError, match="no"):
        await store.rerate(fails)
    assert len(await store.rating_moves(1)) == 2


async def test_games_that_end_at_once_are_rated_one_after_the_other(store: Store) -> None:
    codes = [f"T{number:03}" for number in range(6)]
    for code in codes:
        await store.create(replace(PLAYING, code=code, rev=1))
    await asyncio.gather(*(store.save(replace(OVER, code=code, rev=2), ending=ending(code)) for code in codes))
    assert sorted(one.code for one in await store.history(Filter(), 0, 9)) == codes
    line = await store.rating_line(ANN, "snack")
    assert [(row.number, row.games) for row in line] == [(number, number) for number in range(1, 7)]
    assert (await store.rerate(rate)).changed == 0


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (Filter(user=ANN), ["CCCC", "BBBB", "AAAA"]),
        (Filter(user=ANN, opponent=BEN, game="snack"), ["CCCC", "AAAA"]),
        (Filter(user=99), []),
        (Filter(guild=7), ["BBBB", "AAAA"]),
        (Filter(guild=7, game="snack"), ["AAAA"]),
        (Filter(user=BEN, guild=7, channels=(10, 11)), ["AAAA"]),
        (Filter(channels=(20, 30)), ["CCCC", "BBBB"]),
        (Filter(channels=()), []),
    ],
)
async def test_results_are_found_by_whoever_and_wherever(store: Store, asked: Filter, found: list[str]) -> None:
    for code, game, guild, channel, parent in (
        ("AAAA", "snack", 7, 10, None),
        ("BBBB", "veggies", 7, 21, 20),
        ("CCCC", "snack", 8, 30, None),
    ):
        await store.create(replace(OVER, code=code, rev=1))
        await store.record(ending(code, game=game, guild=guild, channel=channel, parent=parent))
    assert [one.code for one in await store.history(asked, 0, 9)] == found
    assert [one.code for one in await store.history(asked, 1, 1)] == found[1:2]


async def test_who_played_on_a_server_and_how_its_games_went(store: Store) -> None:
    for number, (code, game, guild) in enumerate((("AAAA", "snack", 7), ("BBBB", "veggies", 7), ("CCCC", "snack", 8))):
        await store.create(replace(OVER, code=code, rev=1, guild=guild))
        people = result(seat(0, ANN, 1), seat(1, BEN + number, 2), seat(2, None, 3, level="easy"))
        await store.record(
            Ending(replace(people, code=code, game=game, guild=guild, ended=100 + number, phases=[number]), rate)
        )
    assert sorted(await store.players(7, 0)) == [ANN, BEN, BEN + 1]
    assert sorted(await store.players(7, 101)) == [ANN, BEN + 1]
    assert sorted(await store.players(7, 0, "snack")) == [ANN, BEN]
    assert sorted(await store.players(7, 0, "snack", beside=BEN)) == [ANN, BEN]
    assert await store.players(7, 0, "snack", beside=BEN + 1) == []
    assert await store.ends_since(7, 0) == [(100, [0]), (101, [1])]
    assert await store.ends_since(7, 101) == [(101, [1])]
    await store.create(replace(PLAYING, code="DDDD", rev=1, status="cancelled", guild=7))
    await store.create(replace(LOBBY, code="EEEE", rev=1, status="cancelled", guild=7))
    assert [await store.unfinished_since(guild, "") for guild in (7, 8)] == [1, 0]
    assert await store.unfinished_since(7, "9999") == 0


async def test_the_ratings_before_a_result_are_found(store: Store) -> None:
    for code in ("ABCD", "EFGH"):
        await store.create(replace(OVER, code=code, rev=1))
        await store.record(ending(code))
    line = await store.rating_line(ANN, "snack")
    assert [(await store.ratings([ANN], "snack", before=number)).get(ANN) for number in (1, 2, 3)] == [None, *line]


async def test_what_cards_usually_bring_is_noted_with_the_result(store: Store) -> None:
    await store.create(replace(PLAYING, status="over", rev=1))
    await store.record(ending("ABCD", ended=1000))
    assert await store.unweighed(1001, 5) == []
    assert await store.unweighed(1000, 5) == ["ABCD"]
    for number, (usual, chosen) in enumerate(((12.5, 11.25), (9.0, None))):
        await store.set_luck("ABCD", number, usual, chosen)
    assert await store.unweighed(1000, 5) == []
    found = await store.result_of("ABCD")
    assert found is not None
    assert [(row.usual, row.chosen) for row in found.seats] == [(12.5, 11.25), (9.0, None)]
    await store.set_luck("ABCD", 0, 13.0, 13.0)
    assert await store.result_of("ABCD") == found, "the first of two processes has recorded it"


@pytest.mark.parametrize("helped", ["requested", "stand_in"])
async def test_cards_that_a_bot_played_are_not_to_be_weighed(store: Store, helped: str) -> None:
    await store.create(replace(PLAYING, status="over", rev=1))
    played = result(seat(0, ANN, 1, **{helped: 1}), seat(1, BEN, 2, **{helped: 1}), code="ABCD")
    await store.record(Ending(played, rate))
    assert await store.unweighed(0, 5) == []
