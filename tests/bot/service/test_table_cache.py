"""Tables stay folded in memory while they are in use."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.service.table import Agreement, Holder, Location, Person, Seats, Status, Table
from bot.service.table_cache import KEPT, kilobytes
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
