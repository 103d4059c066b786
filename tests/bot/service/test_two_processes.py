"""Two clubs on one database, like two processes: old memory never refuses what the other has made possible."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.service.club import Club
from bot.service.errors import ClubError, Stale
from bot.service.table import Posted, Status, Table
from bot.store import sqlite
from bot.store.base import EventRow, Freshness, TableRow
from bot.store.opening import open_store
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.errors import IllegalMove
from engine.moves import Undo
from tests.bot.service.people import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    any_move,
    at_once,
    begin,
    move_on,
    open_table,
    stamp_of,
    waiting_for,
)
from tests.bot.ticking import ticking

Clubs = tuple[Club, Club]


@pytest.fixture
async def clubs(shared: str) -> AsyncIterator[Clubs]:
    stores = [await open_store(shared) for _ in range(2)]
    clock = ticking()
    one, other = (Club(store, Catalog(), clock, think=at_once) for store in stores)
    yield one, other
    for store in stores:
        await store.close()


async def remembered(game: str, clubs: Clubs) -> Table:
    """Ann's lobby, which both remember."""
    one, other = clubs
    table = await open_table(one, game)
    assert await other.get(table.code) == table
    return table


async def test_who_joined_elsewhere_can_start_here(clubs: Clubs, game: str) -> None:
    one, other = clubs
    code = (await remembered(game, clubs)).code
    await one.join(code, BEN)
    with pytest.raises(ClubError, match="already_seated"):
        await other.join(code, BEN)
    table = await other.start(code, ANN.id)
    assert table.people == (ANN, BEN)
    assert await one.get(code) == table


async def test_a_game_that_began_elsewhere_is_played_here(clubs: Clubs, game: str) -> None:
    """Each move is made through the club with the older memory."""
    one, other = clubs
    code = (await remembered(game, clubs)).code
    await one.join(code, BEN)
    table = await one.start(code, ANN.id)
    for turn in range(12):
        club = clubs[(turn + 1) % 2]
        person = waiting_for(table)[0]
        table = await club.act(code, person.id, stamp_of(table, person), any_move(table, person))
    assert table.match is not None
    assert len(table.match.entries) == 12
    assert await one.get(code) == await other.get(code) == table


async def test_leaving_and_taking_over(clubs: Clubs, game: str) -> None:
    one, other = clubs
    table = await begin(one, game, BEN)
    seat = table.seat_of(BEN.id)
    assert seat is not None
    assert (await other.get(table.code)).people == (ANN, BEN)
    await one.leave(table.code, BEN)
    table = await other.take_over(table.code, seat, CAT)
    assert table.seat_of(CAT.id) == seat
    with pytest.raises(ClubError, match="not_free"):
        await one.take_over(table.code, seat, BEN)
    await one.leave(table.code, CAT)
    assert (await other.get(table.code)).people == (ANN,)


async def test_what_is_read_is_what_is_stored(clubs: Clubs, game: str) -> None:
    """A panel is built from `get`, lists from `tables_of` and `tables_in`."""
    one, other = clubs
    table = await remembered(game, clubs)
    table = await one.join(table.code, BEN)
    assert await other.get(table.code) == table
    table = await one.start(table.code, ANN.id)
    assert await other.tables_of(ANN.id) == [table]
    table = await one.mark_shown(table.code, table.rev, Posted(77, "round 1"))
    assert await other.tables_in(CHANNEL.channel) == [table]
    assert (await other.get(table.code)).display.posted == Posted(77, "round 1")


async def test_what_is_still_refused_is_refused_once_it_was_looked_up(clubs: Clubs, game: str) -> None:
    one, other = clubs
    code = (await remembered(game, clubs)).code
    await one.join(code, BEN)
    with pytest.raises(ClubError, match="only_host"):
        await other.start(code, BEN.id)
    table = await one.start(code, ANN.id)
    person = waiting_for(table)[0]
    stamp, move = stamp_of(table, person), any_move(table, person)
    await other.get(code)
    await one.act(code, person.id, stamp, move)
    with pytest.raises(Stale):
        await other.act(code, person.id, stamp, move)
    await one.cancel(code, ANN.id)
    with pytest.raises(ClubError, match="not_playing"):
        await other.act(code, person.id, stamp, move)


async def test_a_move_that_became_legal_elsewhere(clubs: Clubs) -> None:
    """There is something to undo that this process hasn't seen: an IllegalMove from memory is rechecked, too."""
    one, other = clubs
    table = await begin(one, "snack", BEN, CAT)
    await other.get(table.code)
    with pytest.raises(IllegalMove):
        await other.act(table.code, BEN.id, stamp_of(table, BEN), Undo())
    table = await one.act(table.code, BEN.id, stamp_of(table, BEN), any_move(table, BEN))
    table = await other.act(table.code, BEN.id, stamp_of(table, BEN), Undo())
    assert BEN in waiting_for(table)


async def test_bots_are_let_play_by_whoever_is_asked(clubs: Clubs, game: str) -> None:
    one, other = clubs
    table = await begin(one, game, bots=1)
    await asyncio.gather(*(club.let_bots_play(table.code) for club in clubs))
    table = await one.get(table.code)
    assert await other.get(table.code) == table
    assert table.bots_due == ()
    assert table.status is Status.PLAYING


async def test_a_rematch_arranged_elsewhere_is_the_same_one(clubs: Clubs) -> None:
    one, other = clubs
    table = await begin(one, "snack")
    while table.status is Status.PLAYING:
        table = await other.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
    assert (await one.rematch(table.code, ANN.id)).code == (await other.rematch(table.code, ANN.id)).code


class Counting(SqliteStore):
    loaded = 0

    async def load(self, code: str) -> tuple[TableRow, tuple[EventRow, ...]] | None:
        self.loaded += 1
        return await super().load(code)


async def test_memory_is_still_worth_something(file: Path, game: str) -> None:
    """What nobody else has changed is neither reloaded nor replayed."""
    store = await Counting.open(file)
    assert isinstance(store, Counting)
    club = Club(store, Catalog(), ticking(), think=at_once)
    table = await begin(club, game, BEN)
    for _ in range(3):
        assert await club.get(table.code) is await club.get(table.code)
        with pytest.raises(ClubError, match="not_in_lobby"):
            await club.join(table.code, CAT)
    assert store.loaded == 0
    await store.close()


async def test_a_bot_alone_on_its_file_need_not_ask_and_still_notices_an_operators_command(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(sqlite, "monotonic", lambda: now)
    asked: list[object] = []

    class Watched(SqliteStore):
        async def freshness(self, codes: Collection[str]) -> dict[str, Freshness]:
            asked.append(codes)
            return await super().freshness(codes)

    store, elsewhere = await Watched.open(file), await SqliteStore.open(file)
    store.alone = True
    clock = ticking()
    club, command = Club(store, Catalog(), clock), Club(elsewhere, Catalog(), clock)
    table = await open_table(club, "snack")
    assert await store.changed_elsewhere() in (True, False), "what came before does not matter"
    for _ in range(3):
        now += sqlite.TRUSTED_S
        await club.get(table.code)
    assert not await store.changed_elsewhere(), "what it writes itself is no news"
    assert asked == []
    await command.join(table.code, BEN)
    assert (await club.get(table.code)).rev == table.rev, "for a moment it knows the old one"
    with pytest.raises(ClubError, match="already_seated"):
        await club.join(table.code, BEN)  # refused because of what is stored, not of what is remembered
    await command.join(table.code, CAT)
    now += sqlite.TRUSTED_S
    assert [holder.person for holder in (await club.get(table.code)).seats.holders] == [ANN, BEN, CAT]
    for one in (store, elsewhere):
        await one.close()


async def test_a_busy_bot_alone_on_its_file_asks_in_passing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(sqlite, "monotonic", lambda: now)
    store, elsewhere = [await SqliteStore.open(file) for _ in range(2)]
    store.alone = True
    await store.changed_elsewhere()
    await elsewhere.set_meta("by", "an operator")
    now += sqlite.IN_PASSING_S
    assert not await store.changed_elsewhere()
    assert await store.get_meta("by") == "an operator"
    assert await store.changed_elsewhere()
    assert not await store.changed_elsewhere()
    for one in (store, elsewhere):
        await one.close()


async def test_whoever_looks_at_a_table_does_not_wait_until_it_is_saved(file: Path) -> None:
    seen: list[Table] = []

    class Looked(SqliteStore):
        async def save(self, row: TableRow, *more: Any, **how: Any) -> None:
            seen.append(await club.get(row.code))
            await super().save(row, *more, **how)

    store = await Looked.open(file)
    store.alone = True
    club = Club(store, Catalog(), ticking())
    before = await club.get((await open_table(club, "snack")).code)
    after = await club.join(before.code, BEN)
    assert seen == [before]
    assert await club.get(before.code) == after
    await store.close()


async def test_who_waits_for_the_file_while_someone_is_forgotten_does_not_bring_them_back(file: Path) -> None:
    class Forgetting(SqliteStore):
        async def mark_shown(self, code: str, rev: int, *what: Any) -> bool:
            await club.forgetting.forget(ANN.id)  # it was first
            return await super().mark_shown(code, rev, *what)

    store = await Forgetting.open(file)
    store.alone = True
    club = Club(store, Catalog(), ticking(), think=at_once)
    table = await move_on(club, await begin(club, "snack", BEN))
    assert await club.get(table.code)
    await club.mark_shown(table.code, table.rev)
    left = [holder.person for holder in (await club.get(table.code)).seats.holders]
    await store.close()
    assert ANN not in left
    assert BEN in left


async def test_a_play_that_ends_while_its_player_looks_elsewhere_counts_there_once(shared: str) -> None:
    stores = [await open_store(shared) for _ in range(2)]
    one, other = (Club(store, Catalog(), lambda: datetime(2026, 5, 1, tzinfo=UTC), think=at_once) for store in stores)
    today, servers = one.daily.today(), range(70, 76)
    table = await one.daily.open(today, ANN, None, "en")
    while table.match is not None and table.match.act(0, any_move(table, ANN)).outcome is None:
        table = await one.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN))
    await asyncio.gather(
        one.act(table.code, ANN.id, stamp_of(table, ANN), any_move(table, ANN)),
        *(club.daily.open(today, ANN, guild, "en") for guild in servers for club in (other, one)),
    )
    assert [[row.plays for row in await one.daily.top(guild, "today")] for guild in servers] == [[1]] * len(servers)
    for store in stores:
        await store.close()
