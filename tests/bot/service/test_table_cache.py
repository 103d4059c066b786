"""Tables stay folded in memory while they are in use."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.service.table import Agreement, Holder, Location, Person, Seats, Source, Status, Table
from bot.service.table_cache import KEPT, KEPT_ENDED, TableCache, kilobytes
from bot.store.base import Store
from engine.catalog import DEFAULT_PACK, GAMES, Catalog

ACTIVE = 1_000


def played(game: str, moves: int) -> Table:
    match = Catalog().begin(game, 2, seed=bytes(32))
    for _ in range(moves):
        seat = match.view(None).waiting[0]
        match = match.act(seat, next(iter(match.game.legal_moves(match.view(seat)))))
    return Table(
        code="AAAA",
        rev=1,
        status=Status.PLAYING,
        location=Location(None, 1),
        agreed=Agreement(game, 2, {}, DEFAULT_PACK, "en", datetime(2026, 6, 1, tzinfo=UTC)),
        seats=Seats(tuple(Holder(Person(seat, f"Person {seat}")) for seat in (1, 2)), host=1),
        match=match,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_games_in_play_stay_folded(game: str) -> None:
    assert ACTIVE * kilobytes(played(game, 12)) <= KEPT


async def test_games_that_are_over_go_before_those_in_play(store: Store) -> None:
    cache, going_on = TableCache(store, Catalog()), played("snack", 12)
    await cache.create(going_on)
    over = [replace(going_on, code=f"B{number:03}", status=Status.OVER) for number in range(kept_ended(going_on) + 1)]
    for table in over:
        await cache.create(table)
    assert [table.code for table in over if cache.known(table.code) is None] == ["B000"]
    assert cache.known(going_on.code) is going_on
    await cache.create(replace(over[-1], code="B999", status=Status.PLAYING))
    assert cache.known("B001") is over[1]


def kept_ended(table: Table) -> int:
    return KEPT_ENDED // kilobytes(table)


async def test_a_game_that_ends_is_kept_once(store: Store) -> None:
    cache, table = TableCache(store, Catalog()), played("snack", 12)
    await cache.create(table)
    over = replace(table, status=Status.CANCELLED)
    after = await cache.save(table, over, None, table.agreed.created, Source.PERSON, unseen=False)
    assert cache.known(table.code) is after
    cache.drop(table.code)
    assert cache.known(table.code) is None
