"""Nobody else needs to know that someone changes their mind: to others they stay done until it matters."""

from __future__ import annotations

import pytest

from bot.service.clock.timing import seen_waiting, waited_for
from bot.service.clock.votes import needed_for_time, time_asked_for, voters_on_time
from bot.service.errors import ClubError
from bot.service.table import Person, Status, Table
from engine.moves import Undo
from tests.bot.service.office import HOUR, Office
from tests.bot.service.people import ANN, BEN, CAT, DAN, any_move, begin, ends, stamp_of, waiting_for


async def acts(here: Office, table: Table, person: Person) -> Table:
    return await here.club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))


async def undoes(here: Office, table: Table, person: Person) -> Table:
    return await here.club.act(table.code, person.id, stamp_of(table, person), Undo())


async def test_whoever_was_done_stays_so_for_the_others(server: Office) -> None:
    table = await begin(server.club, "snack", BEN, CAT)
    table = await undoes(server, await acts(server, table, ANN), ANN)
    assert table.view(None).waiting == (0, 1, 2)
    assert table.still_to_act == (1, 2)
    assert (waited_for(table), seen_waiting(table)) == ([ANN.id, BEN.id, CAT.id], [BEN.id, CAT.id])
    table = await (await server.restarted()).club.get(table.code)
    assert table.still_to_act == (1, 2)


async def test_it_is_told_when_the_game_waits_for_nobody_else(server: Office) -> None:
    table = await begin(server.club, "snack", BEN, CAT)
    table = await undoes(server, await acts(server, table, ANN), ANN)
    table = await acts(server, table, BEN)
    assert table.still_to_act == (2,)
    table = await acts(server, table, CAT)
    assert table.still_to_act == table.view(None).waiting == (0,)


async def test_the_next_phase_begins_afresh(server: Office) -> None:
    table = await begin(server.club, "snack", BEN)
    table = await undoes(server, await acts(server, table, ANN), ANN)
    table = await acts(server, await acts(server, table, BEN), ANN)
    assert (table.view(None).phase, table.still_to_act, table.clock.done) == ("play", (0, 1), {})


async def test_half_of_what_a_phase_asks_is_not_done(server: Office) -> None:
    table = await begin(server.club, "snack", BEN)
    table = await acts(server, await acts(server, table, ANN), BEN)
    table = await undoes(server, await acts(server, table, ANN), ANN)
    assert table.still_to_act == (0, 1)


async def test_where_moves_are_final_everyone_sees_whose_turn_it_is(server: Office) -> None:
    table = await begin(server.club, "veggies", BEN, CAT)
    while table.status is Status.PLAYING:
        assert table.still_to_act == table.view(None).waiting
        table = await acts(server, table, waiting_for(table)[0])


async def test_nothing_about_a_vote_shows_it(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN, CAT, DAN)
    for person in (ANN, BEN, CAT):
        table = await acts(server, table, person)
    table = await club.more_time(table.code, ANN.id, time_asked_for(table))
    before = time_asked_for(table), needed_for_time(table), voters_on_time(table), table.clock.votes
    table = await undoes(server, table, ANN)
    assert (time_asked_for(table), needed_for_time(table), voters_on_time(table), table.clock.votes) == before
    with pytest.raises(ClubError, match="no_vote"):
        await club.more_time(table.code, ANN.id, time_asked_for(table))
    last = ends(table, 0)
    table = await club.more_time(table.code, BEN.id, time_asked_for(table))
    assert ends(table, 0) > last


async def test_reminders_name_them_to_nobody_else_and_their_time_runs_out_all_the_same(server: Office) -> None:
    table = await begin(server.club, "snack", BEN, CAT)
    server.clock.now += HOUR
    table = await undoes(server, await acts(server, table, ANN), ANN)
    server.postman.carried.clear()
    await server.after(11 * HOUR)
    told = [line for line in server.postman.carried if "tidy" not in line]
    assert sorted(told) == [f"HALF {table.code} {BEN.id} {CAT.id}", f"HALF {table.code} to {ANN.id}"]
    server.postman.blocked.add(ANN.id)
    server.postman.carried.clear()
    await server.after(9 * HOUR)
    assert [line for line in server.postman.carried if "tidy" not in line] == [f"LAST {table.code} {BEN.id} {CAT.id}"]
    await server.after(3 * HOUR)
    assert (await server.club.get(table.code)).seats.holders[0].missed == 1
