"""Opening, joining, leaving, agreeing, starting."""

from __future__ import annotations

import asyncio

import pytest

from bot.service.club import Club
from bot.service.codes import LETTERS
from bot.service.errors import ClubError
from bot.service.limits import Limits
from bot.service.table import Holder, Location, Status
from bot.store.sqlite import SqliteStore
from engine.catalog import GAMES, Catalog
from engine.errors import BadSetup
from engine.game import Level
from tests.bot.service.people import ANN, BEN, CAT, CHANNEL, any_move, begin, move_on, open_table, seats_for


async def test_a_new_table(club: Club, game: str) -> None:
    table = await open_table(club, game)
    assert len(table.code) == 4
    assert set(table.code) <= set(LETTERS)
    assert not set("0O1IL") & set(LETTERS)
    assert (table.status, table.seats.host, table.location, table.rev) == (Status.LOBBY, ANN.id, CHANNEL, 1)
    assert table.seats.holders == (Holder(person=ANN),)
    assert table.agreed.options == {option: values[0] for option, values in GAMES[game].options.items()}
    assert await club.get(f" {table.code.lower()} ") == table


async def test_with_automatic_players_from_the_start(club: Club, game: str) -> None:
    table = await open_table(club, game, bots=1, level=Level.HARD)
    assert table.seats.holders == (Holder(person=ANN), Holder(level=Level.HARD, name="pepper"))


async def test_joining_and_leaving(club: Club, game: str) -> None:
    table = await open_table(club, game, BEN)
    assert table.people == (ANN, BEN)
    table = await club.leave(table.code, BEN)
    assert table.people == (ANN,)
    assert (table.seats.host, table.status, table.rev) == (ANN.id, Status.LOBBY, 3)


async def test_a_host_who_leaves_is_followed_by_the_next_person(club: Club, game: str) -> None:
    table = await open_table(club, game, bots=1)
    await club.join(table.code, BEN)
    table = await club.leave(table.code, ANN)
    assert table.seats.host == BEN.id
    assert [holder.person for holder in table.seats.holders] == [None, BEN]
    table = await club.leave(table.code, BEN)
    assert table.status is Status.CANCELLED


async def test_automatic_players_come_and_go(club: Club, game: str) -> None:
    table = await open_table(club, game, capacity=seats_for(game, 3))
    table = await club.add_bot(table.code, ANN.id, Level.EASY)
    assert table.seats.holders[-1] == Holder(level=Level.EASY, name="crumb")
    table = await club.remove_bot(table.code, ANN.id)
    assert table.seats.holders == (Holder(person=ANN),)


async def test_capacity_and_options(club: Club, game: str) -> None:
    table = await open_table(club, game, BEN)
    table = await club.set_capacity(table.code, ANN.id, 2)
    assert table.agreed.capacity == 2
    for option, values in GAMES[game].options.items():
        table = await club.set_option(table.code, ANN.id, option, values[-1])
        assert table.agreed.options[option] == values[-1]
    table = await club.start(table.code, ANN.id)
    assert table.match is not None
    assert table.match.setup.options == table.agreed.options


async def test_what_no_game_has(club: Club, game: str) -> None:
    table = await open_table(club, game)
    for doing in (
        club.open("chess", ANN, CHANNEL, capacity=2, options={}, language="en"),
        open_table(club, game, options={"weather": "rain"}),
        club.set_option(table.code, ANN.id, "weather", "rain"),
        *(club.set_option(table.code, ANN.id, option, "?") for option in GAMES[game].options),
    ):
        with pytest.raises(BadSetup):
            await doing
    assert await club.get(table.code) == table


async def test_seats_are_as_joined(club: Club, game: str) -> None:
    table = await begin(club, game, BEN)
    assert table.status is Status.PLAYING
    assert table.people == (ANN, BEN)
    assert table.view(None).seats == 2


@pytest.mark.parametrize("solo", [name for name in GAMES if 1 in GAMES[name].seats])
async def test_alone_at_a_table(club: Club, solo: str) -> None:
    table = await begin(club, solo)
    assert table.chapter == "solo"
    table = await move_on(club, table)
    assert table.status is Status.OVER


async def test_leaving_a_game_hands_the_seat_to_an_automatic_player(club: Club, game: str) -> None:
    table = await begin(club, game, BEN)
    table = await club.leave(table.code, ANN)
    assert table.seats.holders == (Holder(level=Level.MEDIUM, free=True, name="pickle"), Holder(person=BEN))
    assert (table.status, table.seats.host) == (Status.PLAYING, BEN.id)
    assert table.bots_due
    assert [behind.code for behind in await club.unshown()] == [table.code]
    table = await club.let_bots_play(table.code)
    assert not table.bots_due
    table = await club.leave(table.code, BEN)
    assert table.status is Status.CANCELLED
    assert not table.bots_due


async def test_cancelling(club: Club, game: str) -> None:
    table = await open_table(club, game)
    assert (await club.cancel(table.code, ANN.id)).status is Status.CANCELLED
    table = await begin(club, game, BEN)
    assert (await club.cancel(table.code, CAT.id, moderator=True)).status is Status.CANCELLED


async def test_a_rematch_is_one_table_for_all(club: Club, game: str) -> None:
    table = await move_on(club, await begin(club, game, BEN, options={}))
    again = await club.rematch(table.code, BEN.id)
    assert again.people == (BEN, ANN)
    assert (again.status, again.seats.host, again.rev, again.display.rev) == (Status.LOBBY, BEN.id, 1, 0)
    assert (again.agreed.options, again.agreed.capacity, again.location) == (
        table.agreed.options,
        table.agreed.capacity,
        table.location,
    )
    assert again.agreed.rematch_of == table.code
    assert again.agreed.created > table.agreed.created
    assert again.seats.asked == (ANN.id,)
    joined = await club.rematch(table.code, ANN.id)
    assert (joined.code, joined.people, joined.seats.asked) == (again.code, again.people, ())
    assert await club.get(table.code) == table
    await club.cancel(again.code, BEN.id)
    other = await club.rematch(table.code, ANN.id)
    assert other.code != again.code
    await club.join(other.code, BEN)
    other = await club.start(other.code, ANN.id)
    assert any_move(other, ANN) is not None


async def test_no_answer_to_a_rematch_is_no(club: Club, game: str) -> None:
    table = await move_on(club, await begin(club, game, BEN, CAT))
    again = await club.rematch(table.code, BEN.id)
    assert again.seats.asked == (ANN.id, CAT.id)
    with pytest.raises(ClubError, match="no_answer"):
        await club.start(again.code, BEN.id)
    await club.join(again.code, CAT)
    with pytest.raises(ClubError, match="already_seated"):
        await club.join(again.code, CAT)
    started = await club.start(again.code, BEN.id)
    assert set(started.people) == {BEN, CAT}
    assert started.match is not None
    assert started.match.setup.seats == 2
    assert started.seats.asked == (ANN.id,)


async def test_who_leaves_a_rematch_leaves_it_to_someone_who_has_said_yes(club: Club, game: str) -> None:
    table = await move_on(club, await begin(club, game, BEN, CAT))
    again = await club.rematch(table.code, BEN.id)
    await club.join(again.code, CAT)
    assert (await club.leave(again.code, BEN)).seats.host == CAT.id
    assert (await club.leave(again.code, ANN)).seats.asked == ()


async def test_a_finished_game_calls_for_a_rematch_once(store: SqliteStore, club: Club, game: str) -> None:
    table = await move_on(club, await begin(club, game, BEN))
    assert await club.call_once(table.code)
    assert not await Club(store, Catalog()).call_once(table.code)


async def test_finding_tables(club: Club, game: str) -> None:
    lobby = await open_table(club, game, BEN)
    playing = await begin(club, game, BEN)
    alone = await open_table(club, game)
    gone = await club.cancel((await open_table(club, game, BEN)).code, ANN.id)
    assert await club.tables_of(ANN.id) == [alone, playing, lobby]
    assert await club.tables_of(BEN.id) == [playing, lobby]
    assert await club.tables_of(BEN.id, [Status.CANCELLED]) == [gone]
    assert await club.tables_of(CAT.id) == []
    assert await club.tables_in(CHANNEL.channel) == [alone, playing, lobby]
    assert await club.tables_in(CHANNEL.channel, [Status.PLAYING]) == [playing]


async def test_a_code_that_is_taken_is_drawn_again(
    store: SqliteStore, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["AAAA", "AAAA", "AAAA", "BBBB"])
    monkeypatch.setattr("bot.service.club.new_code", lambda _: next(codes))
    club = Club(store, Catalog())
    assert [(await open_table(club, game)).code for _ in range(2)] == ["AAAA", "BBBB"]


async def test_threads_are_no_way_round_the_limit_of_their_channel(store: SqliteStore, game: str) -> None:
    club = Club(store, Catalog(), limits=Limits(per_person=9, per_channel=3))
    for place in (Location(7, 70), Location(7, 71, parent=70), Location(7, 72, parent=70)):
        await club.open(game, ANN, place, capacity=2, options={}, language="en")
    for place in (Location(7, 73, parent=70), Location(7, 70)):
        with pytest.raises(ClubError, match="too_many_in_channel"):
            await club.open(game, ANN, place, capacity=2, options={}, language="en")
    assert (await club.open(game, ANN, Location(7, 80), capacity=2, options={}, language="en")).status is Status.LOBBY


async def test_what_one_server_allows_is_no_matter_on_another(store: SqliteStore, game: str) -> None:
    club = Club(store, Catalog(), limits=Limits(per_person=1))
    for place in (Location(7, 70), Location(8, 80), Location(None, 90)):
        await club.open(game, ANN, place, capacity=2, options={}, language="en")
        with pytest.raises(ClubError, match="too_many_tables"):
            await club.open(game, ANN, place, capacity=2, options={}, language="en")


async def test_leaving_a_lobby_that_has_just_become_a_game_leaves_no_game(club: Club, game: str) -> None:
    table = await open_table(club, game, BEN)
    _, left = await asyncio.gather(
        club.start(table.code, ANN.id), club.leave(table.code, BEN, before_it_begins=True), return_exceptions=True
    )
    assert isinstance(left, ClubError)
    assert left.code == "not_in_lobby"
    assert (await club.get(table.code)).seat_of(BEN.id) == 1
