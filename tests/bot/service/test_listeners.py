"""The club's listeners hear of each change once, after it was saved; bots play on no matter who listens."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Awaitable, Callable

import pytest

from bot.service.bots.turns import BotTurns
from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.preferences import Preferences
from bot.service.table import Location, Status, Table
from bot.store.base import StoreError
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from tests.bot.service.people import ANN, BEN, any_move, at_once, begin, open_table, stamp_of, waiting_for
from tests.bot.ticking import ticking


@pytest.fixture
def told(club: Club) -> list[str]:
    """The codes that listeners were told about since the last clear."""
    codes: list[str] = []
    club.listeners.append(codes.append)
    return codes


async def test_each_change_is_told_once(club: Club, told: list[str]) -> None:
    table = await open_table(club, "snack")
    assert told == [table.code]
    changes: tuple[Callable[[], Awaitable[Table]], ...] = (
        lambda: club.join(table.code, BEN),
        lambda: club.start(table.code, ANN.id),
        lambda: club.act(table.code, ANN.id, "1c0", lambda now, seat: any_move(now, ANN)),
        lambda: club.leave(table.code, BEN),
        lambda: club.cancel(table.code, ANN.id),
    )
    for change in changes:
        told.clear()
        await change()
        assert told == [table.code]


async def test_every_listener_is_told_after_it_was_saved(store: SqliteStore, club: Club) -> None:
    table = await open_table(club, "snack")
    heard: list[tuple[int, str]] = []
    club.listeners += [lambda code: heard.append((1, code)), lambda code: heard.append((2, code))]
    await club.join(table.code, BEN)
    assert heard == [(1, table.code), (2, table.code)]
    other = Club(store, Catalog(), ticking())
    assert (await other.get(table.code)).seat_of(BEN.id) == 1


async def test_what_is_refused_or_of_the_clock_alone_is_not_told(club: Club, told: list[str]) -> None:
    table = await begin(club, "snack", BEN)
    told.clear()
    with pytest.raises(ClubError):
        await club.join(table.code, BEN)
    await club.change(
        table.code, lambda now: replace(now, clock=replace(now.clock, claimed_until=club.now())), unseen=True
    )
    await club.mark_shown(table.code, table.rev)
    assert told == []


async def test_a_new_table_is_told_of_where_it_stands(club: Club, told: list[str]) -> None:
    """Before that it would be shown in a place where it doesn't stay."""
    there = Location(7, 71, 70)

    async def settle(table: Table) -> Table:
        assert told == []
        return await club.move_to(table.code, there)

    table = await open_table(club, "snack", settle=settle)
    assert table.location == there
    assert set(told) == {table.code}


async def test_being_away_is_told_to_the_tables_that_show_it(club: Club, told: list[str]) -> None:
    table = await begin(club, "snack", BEN)
    table = await club.act(table.code, BEN.id, stamp_of(table, BEN), any_move(table, BEN))
    told.clear()
    await club.change_preferences(BEN.id, lambda _: Preferences(away=club.now() + timedelta(days=5)))
    assert told == [table.code]


async def test_the_moves_of_bots_are_told_once_after_the_last(club: Club, told: list[str]) -> None:
    table = await begin(club, "snack", bots=3)
    told.clear()
    after = await club.let_bots_play(table.code)
    assert after.rev >= table.rev + 3
    assert told == [table.code]
    told.clear()
    await club.let_bots_play(table.code)
    assert told == []


async def test_what_was_played_is_told_even_if_the_next_move_fails(
    club: Club, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(club, "snack", bots=2)
    told.clear()
    save = club.change
    saved: list[Table] = []

    async def once(*args: object, **more: object) -> Table:
        if saved:
            raise StoreError("store_failed", reason="locked")
        saved.append(await save(*args, **more))  # type: ignore[arg-type]
        return saved[-1]

    monkeypatch.setattr(club, "change", once)
    with pytest.raises(StoreError):
        await club.let_bots_play(table.code)
    assert told == [table.code]


async def test_bots_play_though_nobody_shows_anything(club: Club, game: str) -> None:
    """No table messages, no scheduler: only the bots listen, and a whole game is played to its end."""
    turns = BotTurns(club)
    club.listeners.append(turns.changed)
    table = await begin(club, game, bots=1)
    await turns.settle()
    while people := waiting_for(table := await club.get(table.code)):
        assert table.bots_due == ()
        await club.act(table.code, people[0].id, stamp_of(table, people[0]), any_move(table, people[0]))
        await turns.settle()
    assert table.status is Status.OVER


async def test_who_plays_for_others_takes_turns(store: SqliteStore) -> None:
    """A change while the bots are playing makes them look again, and nothing is played twice."""
    club = Club(store, Catalog(), ticking(), think=at_once)
    turns = BotTurns(club)
    club.listeners.append(turns.changed)
    table = await begin(club, "snack", BEN, bots=2)
    turns.changed(table.code)
    turns.changed(table.code)
    await turns.settle()
    table = await club.get(table.code)
    assert table.bots_due == ()
    assert table.match is not None
    assert len(table.match.entries) == 2
