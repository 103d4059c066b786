"""Tables stay folded in memory while they are in use, and take no more of it than is meant for them."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.service.table import Agreement, Holder, Location, Person, Seats, Status, Table
from bot.service.table_cache import KEPT_BYTES, TableCache, _size
from bot.store.sqlite import SqliteStore
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
    assert ACTIVE * _size(played(game, 12)) <= KEPT_BYTES


async def test_the_memory_of_tables_has_an_end(tmp_path: object) -> None:
    store = await SqliteStore.open(f"{tmp_path}/tables.db")
    table = played("snack", 0)
    cache = TableCache(store, Catalog(), kept=3 * _size(table))
    for number in range(5):
        await cache.create(replace(table, code=f"AAA{number}"))
    assert cache._tables.currsize <= 3 * _size(table)
    assert sorted(cache._tables) == ["AAA2", "AAA3", "AAA4"]
    assert (await cache.at_hand("AAA0")).code == "AAA0", "folded again from its log"
    await store.close()
