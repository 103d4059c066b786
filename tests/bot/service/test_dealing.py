"""A table's deal: sealed when its lobby opens, everyone who sits down adds to it, and it is fixed at the start."""

from __future__ import annotations

import logging

import pytest

from bot.service.club import Club
from bot.service.table import Status, Table
from bot.service.table_records import to_row
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.deal import seal_of
from engine.export import export
from engine.verify import verify
from tests.bot.service.office import Office
from tests.bot.service.people import ANN, BEN, CAT, at_once, begin, move_on, open_table, press_of
from tests.bot.store.stores import directly


def contributions(table: Table) -> tuple[str, ...]:
    assert table.match is not None
    assert table.match.setup.deal is not None
    return table.match.setup.deal.contributions


async def test_the_seal_is_there_from_the_start_and_stays(server: Office) -> None:
    club = server.club
    table = await open_table(club, "snack")
    seal = table.seal
    assert table.deal is not None
    assert seal == seal_of(table.deal.secret)
    table = await club.join(table.code, BEN, 7)
    assert table.seal == seal
    table = await club.start(table.code, ANN.id, 8)
    assert (table.seal, table.deal) == (seal, None)
    again = await (await server.restarted()).club.get(table.code)
    assert (again, again.seal) == (table, seal)


async def test_everyone_adds_the_press_they_sit_down_with_and_the_host_the_start(server: Office) -> None:
    club = server.club
    table = await open_table(club, "snack", bots=1)
    await club.join(table.code, BEN, 2002)
    await club.join(table.code, CAT, 2003)
    table = await club.start(table.code, ANN.id, 2004)
    assert contributions(table) == ("2004", "bot", "2002", "2003")


async def test_alone_it_is_the_start_that_counts(server: Office) -> None:
    table = await open_table(server.club, "snack")
    table = await server.club.start(table.code, ANN.id, 2004)
    assert contributions(table) == ("2004",)
    over = await move_on(server.club, table)
    assert over.match is not None
    assert verify(export(over.match, {}), Catalog().library)[-1].error is None


async def test_sitting_down_again_adds_nothing_new(server: Office) -> None:
    club = server.club
    table = await open_table(club, "snack", CAT)
    await club.join(table.code, BEN, 1)
    await club.leave(table.code, BEN)
    await club.join(table.code, BEN, 2)
    table = await club.start(table.code, ANN.id, 3)
    assert contributions(table) == ("3", str(press_of(CAT)), "1")


async def test_whoever_is_host_by_then_starts_and_the_opener_has_added_nothing(server: Office) -> None:
    club = server.club
    table = await open_table(club, "snack", BEN)
    await club.pass_host(table.code, ANN.id, BEN.id)
    table = await club.start(table.code, BEN.id, 3)
    assert contributions(table) == ("nothing", "3")


async def test_a_rematch_has_a_deal_of_its_own(server: Office) -> None:
    club = server.club
    over = await move_on(club, await begin(club, "snack", BEN, CAT))
    lobby = await club.rematch(over.code, BEN.id, press=1)
    assert lobby.seal not in (None, over.seal)
    await club.rematch(over.code, ANN.id, press=2)  # asking for it is a yes too
    await club.join(lobby.code, CAT, 3)  # a yes
    table = await club.start(lobby.code, BEN.id, 4)
    by_user = {one.id: added for one, added in zip(table.people, contributions(table), strict=True)}
    assert by_user == {ANN.id: "2", BEN.id: "4", CAT.id: "3"}


async def test_the_secret_is_told_by_nothing(server: Office, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await open_table(server.club, "snack", BEN)
    assert table.deal is not None
    secret = table.deal.secret
    playing = await server.club.start(table.code, ANN.id, 3)
    with pytest.raises(Exception, match="not_in_lobby") as refused:
        await server.club.start(table.code, ANN.id, 3)
    for thing in (table, table.deal, to_row(table), playing, playing.match, to_row(playing), refused.value):
        assert secret not in repr(thing)
    assert secret not in caplog.text


async def test_a_lobby_from_before_there_were_seals_starts_as_it_would_have(store: SqliteStore) -> None:
    club = Club(store, Catalog(), think=at_once)
    table = await open_table(club, "snack", BEN)
    await directly(store, "UPDATE tables SET deal = NULL")
    club = Club(store, Catalog(), think=at_once)
    assert (await club.get(table.code)).seal is None
    table = await move_on(club, await club.start(table.code, ANN.id, 5))
    assert table.status is Status.OVER
    assert table.match is not None
    assert table.match.setup.deal is None
    assert verify(export(table.match, {}), Catalog().library)[-1].error is None
