"""Votes are about someone: more time for people who are due, a new host instead of the old one."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.service.clock.pace import SILENCE, Pace
from bot.service.clock.votes import can_extend, needed_for_time, time_asked_for
from bot.service.errors import ClubError, Stale
from bot.service.preferences import Preferences
from bot.service.table import Person, Status, Table
from tests.bot.service.office import DAY, HOUR, Office
from tests.bot.service.people import ANN, BEN, CAT, DAN, any_move, begin, ends, open_table, stamp_of, waiting_for

EVERYONE = (ANN, BEN, CAT, DAN)


async def acts(here: Office, table: Table, person: Person) -> Table:
    return await here.club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))


async def test_votes_for_more_time_do_not_go_on_to_the_next_ones_turn(server: Office) -> None:
    club = server.club
    table = await begin(club, "veggies", BEN, CAT, DAN)
    while len(waiting_for(table)) > 1 or table.view(None).phase != "turn":
        table = await acts(server, table, waiting_for(table)[0])
    (first,) = waiting_for(table)
    others = [person for person in EVERYONE if person != first]
    table = await club.more_time(table.code, others[0].id, time_asked_for(table))
    assert table.clock.votes == {table.moment: (others[0].id,)}
    moment = table.moment
    table = await acts(server, table, first)
    (second,) = waiting_for(table)
    assert table.moment == moment
    assert table.clock.votes == {}
    ends = table.clock.waits[-1].ends
    table = await club.more_time(table.code, first.id, time_asked_for(table))
    assert (table.clock.waits[-1].ends, len(table.clock.votes[moment])) == (ends, 1)
    assert second != first


async def test_a_vote_for_several_stands_while_one_of_them_is_waited_for(server: Office) -> None:
    table = await begin(server.club, "snack", BEN, CAT, DAN)
    table = await acts(server, await acts(server, table, ANN), BEN)
    table = await server.club.more_time(table.code, ANN.id, time_asked_for(table))
    table = await acts(server, table, CAT)
    assert table.clock.votes == {table.moment: (ANN.id,)}
    (late,) = [wait for wait in table.clock.waits if not wait.done]
    table = await server.club.more_time(table.code, BEN.id, time_asked_for(table))
    assert table.clock.votes == {}
    (later,) = [wait for wait in table.clock.waits if not wait.done]
    assert (late.ends, later.ends) == (late.since + DAY, late.since + 2 * DAY)


async def test_without_deadlines_a_host_has_vanished_who_is_waited_for_too_long(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN, CAT, pace=Pace.NONE)
    server.clock.now += SILENCE - HOUR
    with pytest.raises(ClubError, match="host_is_here"):
        await club.replace_host(table.code, BEN.id)
    server.clock.now += HOUR
    await club.replace_host(table.code, BEN.id)
    assert (await club.replace_host(table.code, CAT.id)).seats.host == BEN.id


async def test_without_deadlines_a_host_who_is_away_has_not_vanished(server: Office) -> None:
    await server.club.change_preferences(ANN.id, lambda _: Preferences(away=server.clock.now + 3 * DAY))
    table = await begin(server.club, "snack", BEN, CAT, pace=Pace.NONE)
    server.clock.now += SILENCE
    with pytest.raises(ClubError, match="host_is_here"):
        await server.club.replace_host(table.code, BEN.id)


async def test_votes_against_a_host_lapse_when_they_are_back(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN, CAT)
    for person in (BEN, CAT):
        table = await acts(server, table, person)
    await server.after(DAY)
    assert (await club.replace_host(table.code, BEN.id)).clock.votes == {"host": (BEN.id,)}
    assert (await club.come_back(table.code, ANN.id)).clock.votes == {}
    for person in (BEN, CAT):
        table = await club.get(table.code)
        while person in waiting_for(table) and table.view(None).phase == "play":
            table = await acts(server, table, person)
    await server.after(DAY)
    after = await club.replace_host(table.code, CAT.id)
    assert (after.seats.host, after.clock.votes["host"]) == (ANN.id, (CAT.id,))


@pytest.mark.parametrize("shows", ["options", "passes", "leaves"])
async def test_votes_against_the_host_of_a_lobby_lapse_when_they_do_something(server: Office, shows: str) -> None:
    club = server.club
    table = await open_table(club, "snack", BEN, CAT)
    server.clock.now += timedelta(hours=2)
    table = await club.replace_host(table.code, BEN.id)
    assert table.clock.votes == {"host": (BEN.id,)}
    if shows == "options":
        table = await club.set_option(table.code, ANN.id, "hints", "off")
    elif shows == "passes":
        table = await club.pass_host(table.code, ANN.id, CAT.id)
    else:
        table = await club.leave(table.code, ANN)
    assert (table.status, table.clock.votes) == (Status.LOBBY, {})


async def test_a_vote_is_counted_among_those_who_are_still_here(server: Office) -> None:
    """One of three agrees, and the other two leave: then that is everyone."""
    club = server.club
    table = await begin(club, "snack", BEN, CAT, DAN)
    for person in (ANN, BEN, CAT):
        table = await acts(server, table, person)
    table = await club.more_time(table.code, ANN.id, time_asked_for(table))
    before = ends(table, 3)
    await club.leave(table.code, BEN)
    table = await club.leave(table.code, CAT)
    assert (table.clock.votes, ends(table, 3)) == ({}, before + DAY)


async def test_the_vote_of_whoever_has_left_does_not_count(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN, CAT, DAN)
    for person in (ANN, BEN, CAT):
        table = await acts(server, table, person)
    table = await club.more_time(table.code, ANN.id, time_asked_for(table))
    before = ends(table, 3)
    table = await club.leave(table.code, ANN)
    assert table.clock.votes == {}
    table = await club.more_time(table.code, BEN.id, time_asked_for(table))
    assert (len(table.clock.votes), ends(table, 3)) == (1, before)


async def test_pressed_twice_a_vote_grants_time_once(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN)
    table = await acts(server, table, ANN)
    asked, before = time_asked_for(table), ends(table, 1)
    table = await club.more_time(table.code, ANN.id, asked)
    with pytest.raises(Stale):
        await club.more_time(table.code, ANN.id, asked)
    assert ends(await club.get(table.code), 1) == before + DAY


async def test_more_time_is_granted_once_a_phase_and_seat(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN)
    table = await acts(server, table, ANN)
    before = ends(table, 1)
    table = await club.more_time(table.code, ANN.id, time_asked_for(table))
    for _ in range(3):
        with pytest.raises(ClubError, match="time_granted"):
            await club.more_time(table.code, ANN.id, time_asked_for(table))
    assert not can_extend(table)
    await club.leave(table.code, BEN)
    table = await club.take_over(table.code, 1, CAT)
    assert ends(await club.get(table.code), 1) <= before + DAY
    assert not can_extend(table)
    table = await acts(server, table, CAT)
    table = await acts(server, await acts(server, table, ANN), ANN)
    assert can_extend(table)


async def test_where_three_play_nobody_grants_time_alone(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN, CAT)
    table = await acts(server, table, ANN)
    before = ends(table, 1)
    table = await club.more_time(table.code, ANN.id, time_asked_for(table))
    assert (needed_for_time(table), ends(table, 1), table.clock.votes) == (2, before, {table.moment: (ANN.id,)})
    table = await acts(server, table, BEN)
    late = ends(table, 2)
    table = await club.more_time(table.code, BEN.id, time_asked_for(table))
    assert ends(table, 2) == late + DAY


async def test_bots_are_no_voters_nor_do_they_make_more_votes_needed(server: Office) -> None:
    table = await begin(server.club, "snack", BEN, bots=3)
    table = await acts(server, table, ANN)
    before = ends(table, table.seat_of(BEN.id) or 0)
    table = await server.club.more_time(table.code, ANN.id, time_asked_for(table))
    assert ends(table, table.seat_of(BEN.id) or 0) == before + DAY


@pytest.mark.parametrize("asked", ["", "1choose", "1choose0.0"])
async def test_a_vote_without_the_deadline_that_was_seen_is_out_of_date(server: Office, asked: str) -> None:
    table = await begin(server.club, "snack", BEN)
    table = await acts(server, table, ANN)
    with pytest.raises(Stale):
        await server.club.more_time(table.code, ANN.id, asked)
    assert ends(await server.club.get(table.code), 1) == ends(table, 1)


async def test_another_host_is_chosen_by_those_who_are_still_here(server: Office) -> None:
    club = server.club
    table = await open_table(club, "snack", BEN, CAT, DAN)
    server.clock.now += timedelta(hours=2)
    table = await club.replace_host(table.code, BEN.id)
    table = await club.leave(table.code, CAT)
    assert table.seats.host == ANN.id
    assert (await club.leave(table.code, DAN)).seats.host == BEN.id


async def test_the_host_of_a_lobby_who_does_something_is_there(server: Office) -> None:
    club = server.club
    table = await open_table(club, "snack", BEN)
    server.clock.now += timedelta(minutes=61)
    await club.set_option(table.code, ANN.id, "hints", "off")
    club = (await server.restarted()).club
    with pytest.raises(ClubError, match="host_is_here"):
        await club.replace_host(table.code, BEN.id)
    server.clock.now += HOUR
    assert (await club.replace_host(table.code, BEN.id)).seats.host == BEN.id
    await club.join(table.code, CAT)
    with pytest.raises(ClubError, match="host_is_here"):
        await club.replace_host(table.code, CAT.id)


async def test_whoever_leaves_hands_the_table_to_someone_who_is_there(server: Office) -> None:
    club = server.club
    table = await begin(club, "snack", BEN, CAT)
    for _ in range(2):
        for person in (ANN, CAT):
            while person in waiting_for(table := await club.get(table.code)):
                await acts(server, table, person)
        await server.after(DAY)
    assert (await club.get(table.code)).seats.holders[1].stand_in
    assert (await club.leave(table.code, ANN)).seats.host == CAT.id
