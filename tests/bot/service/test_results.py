"""Results are written once, with the move that ends a game; older games get theirs from their logs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.composition import rerate
from bot.service.club import Club
from bot.service.ratings import MODEL, rate
from bot.service.table import Person, Status, Table
from bot.settings import Settings
from bot.store.base import StoreError
from bot.store.result_rows import Filter, ResultRow, SeatRow
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.game import Level
from engine.shuffle import Dice
from tests.bot.command_line import typed
from tests.bot.service.office import DAY, HOUR, Office
from tests.bot.service.people import ANN, BEN, CAT, DAN, any_move, at_once, begin, move_on, stamp_of, waiting_for
from tests.bot.store.stores import directly
from tests.bot.ticking import ticking

ALL = Filter()


async def recorded(store: SqliteStore, table: Table) -> ResultRow:
    result = await store.result_of(table.code)
    assert result is not None
    return result


def of(result: ResultRow, person: Person) -> SeatRow:
    (row,) = (row for row in result.seats if row.user_id == person.id)
    return row


async def test_a_finished_game_has_a_result(club: Club, store: SqliteStore, game: str) -> None:
    table = await move_on(club, await begin(club, game, BEN, bots=1))
    result = await recorded(store, table)
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    assert (result.number, result.game, result.guild, result.channel) == (1, game, 7, 70)
    assert (result.people, result.bots, result.rated) == (2, 1, True)
    assert result.options == dict(table.match.setup.options)
    assert result.moves == len(table.match.entries)
    assert result.ended > result.began
    assert all(seconds > 0 for seconds in result.phases)
    assert [(row.user_id, row.level) for row in result.seats] == [(ANN.id, None), (None, "easy"), (BEN.id, None)]
    assert [row.points for row in result.seats] == [sheet.total for sheet in outcome.sheets]
    assert {row.seat for row in result.seats if row.won} == set(outcome.winners)
    assert min(row.place for row in result.seats) == 1
    assert {row.finish for row in result.seats} == {"kept"}
    assert all(row.own and not row.stand_in and not row.requested for row in result.seats)
    assert all(sum(row.components.values()) > 0 for row in result.seats)


async def test_a_game_alone_has_a_result_and_no_rating(club: Club, store: SqliteStore) -> None:
    result = await recorded(store, await move_on(club, await begin(club, "snack")))
    assert (result.people, result.bots) == (1, 0)
    assert await store.rating_moves(result.number) == []


async def test_a_cancelled_game_has_none(club: Club, store: SqliteStore) -> None:
    table = await move_on(club, await begin(club, "snack", BEN), moves=3)
    await club.cancel(table.code, ANN.id)
    await club.record_results()
    assert await store.result_of(table.code) is None
    assert await store.history(ALL, 0, 9) == []


async def test_two_people_are_rated(club: Club, store: SqliteStore) -> None:
    result = await recorded(store, await move_on(club, await begin(club, "snack", BEN)))
    moved = await store.rating_moves(result.number)
    assert {row.user_id for row in moved} == {ANN.id, BEN.id}
    assert await store.ratings([ANN.id, BEN.id, CAT.id], "snack") == {row.user_id: row for row in moved}
    assert await store.ratings([ANN.id], "veggies") == {}


async def test_it_says_who_held_a_seat_when_and_who_decided_its_moves(server: Office) -> None:
    club, store = server.club, server.store
    table = await begin(club, "snack", BEN, CAT)
    table = await move_on(club, table, moves=4)
    await club.leave(table.code, BEN)
    table = await club.let_bots_play(table.code)
    await club.take_over(table.code, 1, DAN)
    table = await club.get(table.code)
    await club.bot_moves.play_for(table.code, ANN.id, stamp_of(table, ANN))
    table = await club.let_bots_play(table.code)
    while waiting_for(table) != [CAT]:
        one = next(person for person in waiting_for(table) if person != CAT)
        await club.act(table.code, one.id, stamp_of(table, one), any_move(table, one))
        table = await club.let_bots_play(table.code)
    await server.after(3 * DAY)  # Cat's time is up
    table = await move_on(club, await club.get(table.code))
    result = await store.result_of(table.code)
    assert result is not None
    assert of(result, BEN).finish == "left"
    assert of(result, DAN).finish == of(result, ANN).finish == of(result, CAT).finish == "kept"
    assert [row.user_id for row in result.seats if row.seat == 1] == [BEN.id, None, DAN.id]
    assert of(result, BEN).until <= of(result, DAN).since < of(result, DAN).until == result.moves
    assert of(result, ANN).requested >= 1
    assert of(result, CAT).stand_in >= 1
    assert of(result, DAN).stand_in == of(result, BEN).requested == 0
    assert {row.user_id for row in await store.rating_moves(result.number)} == {BEN.id, CAT.id}
    assert result.people == 3


async def test_partners_share_a_side_and_whoever_leaves_theirs_comes_last(club: Club, store: SqliteStore) -> None:
    table = await move_on(club, await begin(club, "veggies", BEN, CAT, DAN), moves=4)
    await club.leave(table.code, BEN)
    table = await move_on(club, await club.let_bots_play(table.code))
    result = await recorded(store, table)
    assert table.match is not None
    assert table.match.outcome is not None
    teams = table.match.outcome.teams
    assert sorted(map(len, teams)) == [2, 2]
    for team in teams:
        (same,) = {(row.side, row.place, row.won) for row in result.seats if row.seat in team}
        assert same[0] in team
    moved = {row.user_id: row.mu for row in await store.rating_moves(result.number)}
    assert set(moved) == {one.id for one in (ANN, BEN, CAT, DAN)}
    assert moved[BEN.id] == min(moved.values()) < MODEL.mu
    seat = of(result, BEN).seat
    (team,) = (team for team in teams if seat in team)
    partner = {row.user_id for row in result.seats if row.seat in team and row.seat != seat}
    others = [one.id for one in (ANN, CAT, DAN) if one.id not in partner]
    assert moved[others[0]] == moved[others[1]], "those who stayed go up and down together"


async def test_who_is_stood_in_for_at_the_end_is_missing(server: Office) -> None:
    table = await begin(server.club, "snack", BEN, CAT)
    for _ in range(40):
        table = await server.club.get(table.code)
        people = [person for person in waiting_for(table) if person != BEN]
        for one in people:
            table = await server.club.get(table.code)
            await server.club.act(table.code, one.id, stamp_of(table, one), any_move(table, one))
        await server.after(DAY + HOUR)
        table = await server.club.let_bots_play(table.code)
        if table.status is Status.OVER:
            break
    result = await server.store.result_of(table.code)
    assert result is not None
    assert [of(result, one).finish for one in (ANN, BEN, CAT)] == ["kept", "missing", "kept"]
    moved = {row.user_id: row.mu for row in await server.store.rating_moves(result.number)}
    assert moved[BEN.id] == min(moved.values())


async def test_two_games_that_end_at_once_are_both_rated_once_and_one_after_the_other(
    club: Club, store: SqliteStore
) -> None:
    tables = [await begin(club, "snack", BEN) for _ in range(2)]
    for table in tables:
        table = await club.get(table.code)
        while len(waiting_for(table)) != 1 or not await _last_move(club, table):
            person = waiting_for(table)[0]
            table = await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
    await asyncio.gather(*(_end(club, table.code) for table in tables))
    results = [await recorded(store, table) for table in tables]
    assert sorted(result.number for result in results) == [1, 2]
    rows = [await store.rating_moves(number) for number in (1, 2)]
    assert [{row.user_id: row.games for row in one} for one in rows] == [
        {ANN.id: 1, BEN.id: 1},
        {ANN.id: 2, BEN.id: 2},
    ]
    assert (await store.rerate(rate)).changed == 0


async def _last_move(club: Club, table: Table) -> bool:
    assert table.match is not None
    (person,) = waiting_for(table)
    seat = table.seat_of(person.id)
    assert seat is not None
    return table.match.act(seat, any_move(table, person)).outcome is not None


async def _end(club: Club, code: str) -> None:
    table = await club.get(code)
    (person,) = waiting_for(table)
    await club.act(code, person.id, stamp_of(table, person), any_move(table, person))


async def test_a_crash_leaves_both_the_end_and_the_result_or_neither(tmp_path: Path) -> None:
    crash = ""

    def on_step(step: str) -> None:
        if step == crash:
            raise RuntimeError(step)

    store = await SqliteStore.open(tmp_path / "club.db", on_step=on_step)
    club = Club(store, Catalog(), ticking(), think=at_once)
    table = await begin(club, "snack", BEN)
    table = await club.get(table.code)
    while len(waiting_for(table)) != 1 or not await _last_move(club, table):
        person = waiting_for(table)[0]
        table = await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
    for crash in ("before_commit", "after_commit"):
        with pytest.raises((RuntimeError, StoreError)):
            await _end(club, table.code)
        over = crash == "after_commit"
        assert (await Club(store, Catalog()).get(table.code)).status is (Status.OVER if over else Status.PLAYING)
        assert (await store.result_of(table.code) is not None) is over
    crash = ""
    await Club(store, Catalog()).record_results()
    assert len(await store.history(ALL, 0, 9)) == 1
    assert len(await store.rating_moves(1)) == 2
    await store.close()


async def test_games_from_before_get_their_results_once_in_the_order_they_ended(store: SqliteStore) -> None:
    club = Club(store, Catalog(), ticking(), think=at_once)
    codes = []
    for number in range(4):
        table = await begin(club, ("snack", "veggies")[number % 2], BEN, CAT)
        codes.append((await move_on(club, table, dice=Dice(b"", str(number)))).code)
    before = await store.history(ALL, 0, 9)
    rated = [await store.rating_moves(number) for number in range(1, 5)]
    for name in ("ratings", "result_seats", "results"):
        await directly(store, f"DELETE FROM {name}")
    assert await store.unrecorded() == codes
    again = Club(store, Catalog(), think=at_once)
    assert await again.record_results() == 4
    assert await again.record_results() == 0
    assert await store.history(ALL, 0, 9) == before
    assert [await store.rating_moves(number) for number in range(1, 5)] == rated


@pytest.mark.parametrize(
    "damage",
    [
        ["UPDATE tables SET header = '{}' WHERE code = :code"],
        ["DELETE FROM events WHERE code = :code AND number > 9", "UPDATE tables SET moves = 9 WHERE code = :code"],
    ],
)
async def test_a_damaged_game_has_no_result_and_keeps_no_other_from_its_own(
    store: SqliteStore, damage: list[str]
) -> None:
    club = Club(store, Catalog(), ticking(), think=at_once)
    codes = [(await move_on(club, await begin(club, "snack", BEN))).code for _ in range(2)]
    for name in ("ratings", "result_seats", "results"):
        await directly(store, f"DELETE FROM {name}")
    for sql in damage:
        await directly(store, sql, code=codes[0])
    assert await Club(store, Catalog()).record_results() == 1
    assert [result.code for result in await store.history(ALL, 0, 9)] == codes[1:]


async def test_all_ratings_can_be_rebuilt_from_the_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = str(tmp_path / "club.db")
    store = await SqliteStore.open(url)
    club = Club(store, Catalog(), ticking(), think=at_once)
    for number in range(6):
        people = (BEN, CAT, DAN)[: 1 + number % 3]
        table = await begin(club, ("snack", "veggies")[number % 2], *people, bots=0, level=Level.EASY)
        await move_on(club, table, dice=Dice(b"", str(number)))
    everyone = [person.id for person in (ANN, BEN, CAT, DAN)]
    before = [await store.ratings(everyone, game) for game in ("snack", "veggies")]
    assert all(before)
    await store.close()
    done = await rerate(Settings(database_url=url))
    assert (done.results, done.changed) == (6, 0)
    store = await SqliteStore.open(url)
    assert [await store.ratings(everyone, game) for game in ("snack", "veggies")] == before
    await directly(store, "UPDATE ratings SET mu = mu + 1 WHERE number = 1")
    assert (await store.rerate(rate)).changed > 0
    assert [await store.ratings(everyone, game) for game in ("snack", "veggies")] == before
    await store.close()
    assert typed("ratings", "--rebuild", DATABASE_URL=url) == 0
    said = capsys.readouterr().out
    assert said.startswith("6 finished games, ")
    assert said.endswith("nothing changed.\n")


async def test_history_is_found_by_people_server_game_and_channel(club: Club, store: SqliteStore) -> None:
    one = await move_on(club, await begin(club, "snack", BEN))
    two = await move_on(club, await begin(club, "veggies", BEN, CAT))
    three = await move_on(club, await begin(club, "snack"))

    async def codes(**asked: object) -> list[str]:
        return [result.code for result in await store.history(Filter(**asked), 0, 9)]  # type: ignore[arg-type]

    assert await codes() == [three.code, two.code, one.code]
    assert await codes(user=BEN.id) == [two.code, one.code]
    assert await codes(user=BEN.id, game="snack") == [one.code]
    assert await codes(user=ANN.id, opponent=CAT.id) == [two.code]
    assert await codes(user=ANN.id, opponent=CAT.id, game="snack") == []
    assert await codes(guild=7) == [three.code, two.code, one.code]
    assert await codes(guild=7, game="veggies") == [two.code]
    assert await codes(guild=8) == []
    assert await codes(guild=7, channels=(70,)) == [three.code, two.code, one.code]
    assert await codes(guild=7, channels=(71,)) == []
    assert [result.code for result in await store.history(ALL, 1, 1)] == [two.code]
