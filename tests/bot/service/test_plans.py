"""A turn planned while waiting for it: played when it comes, and kept from everyone else."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.service.errors import Stale
from bot.service.table import Person, Source, Status, Table
from bot.service.table_records import to_row
from engine.area import Placement
from engine.errors import IllegalMove
from engine.geometry import Cell, Rotation
from engine.moves import Place
from engine.shuffle import Dice
from tests.bot.service.office import HOUR, Office
from tests.bot.service.people import ANN, BEN, CAT, DAN, any_move, begin, stamp_of, waiting_for


async def acts(here: Office, table: Table, person: Person) -> Table:
    return await here.club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))


async def in_turns(here: Office) -> tuple[Table, Person, Person, Person]:
    """A game with open stalls; whose turn it is, and the next two."""
    table = await begin(here.club, "veggies", BEN, CAT)
    for person in (ANN, BEN, CAT):
        table = await acts(here, table, person)
    (first,) = table.view(None).waiting
    people = [table.seats.holders[(first + step) % 3].person for step in range(3)]
    due, second, third = (person for person in people if person is not None)
    await here.after(HOUR)
    return await here.club.get(table.code), due, second, third


def plan_of(table: Table, person: Person) -> Place:
    seat = table.seat_of(person.id)
    assert seat is not None
    view = table.view(seat)
    (card,) = view.plannable
    return Place(card.id, next(view.area.placements(card)))


async def plans(here: Office, table: Table, person: Person) -> tuple[Table, Place]:
    move = plan_of(table, person)
    return await here.club.plan(table.code, person.id, stamp_of(table, person), move), move


def laid(table: Table, person: Person) -> list[int]:
    seat = table.seat_of(person.id)
    assert seat is not None
    return [one.card.id for one in table.view(None).areas[seat].laid]


async def test_a_plan_is_played_when_the_turn_comes_and_nobody_is_told(server: Office) -> None:
    club, postman = server.club, server.postman
    table, due, second, third = await in_turns(server)
    table, move = await plans(server, table, second)
    table, other = await plans(server, table, third)
    server = await server.restarted()
    club = server.club
    postman.carried.clear()
    table = await club.get(table.code)
    await acts(server, table, due)
    # Even if the scheduler runs before it is played.
    await server.after(HOUR)
    table = await club.let_bots_play(table.code)
    assert laid(table, second)[1:] == [move.card]
    assert laid(table, third)[1:] == [other.card]
    assert (waiting_for(table), table.clock.plans) == ([due], {})
    assert not any(str(person.id) in line for line in postman.carried for person in (second, third))
    await server.after(HOUR)
    assert [line for line in postman.carried if "FIRST" in line] == [f"FIRST {table.code} {due.id}"]
    loaded = await server.store.load(table.code)
    assert loaded is not None
    _, events = loaded
    assert [(event.user, event.source) for event in events[-2:]] == [
        (second.id, Source.PERSON),
        (third.id, Source.PERSON),
    ]


async def test_a_plan_whose_turn_had_come_when_the_bot_went_down_is_found_at_the_next_start(server: Office) -> None:
    table, due, second, _ = await in_turns(server)
    table, _ = await plans(server, table, second)
    table = await acts(server, table, due)
    await server.club.mark_shown(table.code, table.rev)
    assert table.code in [one.code for one in await server.club.unshown()]


async def test_a_plan_can_be_changed_and_taken_back(server: Office) -> None:
    club = server.club
    table, due, second, _ = await in_turns(server)
    table, move = await plans(server, table, second)
    seat = table.seat_of(second.id)
    assert seat is not None
    view = table.view(seat)
    other = replace(move, placement=list(view.area.placements(view.hand[0]))[1])
    table = await club.plan(table.code, second.id, stamp_of(table, second), other)
    assert table.clock.plans == {second.id: other}
    table = await club.plan(table.code, second.id, stamp_of(table, second), None)
    assert table.clock.plans == {}
    server.postman.carried.clear()
    table = await acts(server, table, due)
    assert waiting_for(await club.let_bots_play(table.code)) == [second]
    await server.after(HOUR)
    assert f"FIRST {table.code} {second.id}" in server.postman.carried


async def test_only_a_card_of_ones_own_can_be_planned_and_only_where_it_may_lie(server: Office) -> None:
    club = server.club
    table, _, second, _ = await in_turns(server)
    move, stamp = plan_of(table, second), stamp_of(table, second)
    market = table.view(None).zone("market")[0]
    with pytest.raises(Stale):
        await club.plan(table.code, second.id, stamp, replace(move, card=market.id))
    with pytest.raises(Stale):
        await club.plan(table.code, second.id, "1x1", move)
    with pytest.raises(IllegalMove):
        await club.plan(table.code, second.id, stamp, replace(move, placement=Placement(Cell.parse("A1"), Rotation.R0)))
    assert (await club.get(table.code)).clock.plans == {}


async def test_a_plan_made_when_the_turn_has_come_is_a_move(server: Office) -> None:
    table, due, _, _ = await in_turns(server)
    seat = table.seat_of(due.id)
    assert seat is not None
    card = table.view(seat).hand[0]
    move = Place(card.id, next(table.view(seat).area.placements(card)))
    table = await server.club.plan(table.code, due.id, stamp_of(table, due), move)
    assert (laid(table, due)[1:], table.clock.plans) == ([card.id], {})


async def test_whoever_leaves_takes_their_plan_along(server: Office) -> None:
    club = server.club
    table, due, second, _ = await in_turns(server)
    table, _ = await plans(server, table, second)
    seat = table.seat_of(second.id)
    assert seat is not None
    assert (await club.leave(table.code, second)).clock.plans == {}
    table = await club.take_over(table.code, seat, DAN)
    table = await acts(server, table, due)
    assert waiting_for(await club.let_bots_play(table.code)) == [DAN]


async def test_a_plan_that_may_not_be_any_more_is_dropped_and_its_owner_told(server: Office) -> None:
    """The game never causes this, but if it happened, the game would have to continue."""
    club = server.club
    table, due, second, _ = await in_turns(server)
    table, move = await plans(server, table, second)
    wrong = replace(move, placement=Placement(Cell.parse("A1"), Rotation.R0))
    await club.change(table.code, lambda one: replace(one, clock=replace(one.clock, plans={second.id: wrong})))
    server.postman.carried.clear()
    await acts(server, await club.get(table.code), due)
    table = await club.let_bots_play(table.code)
    assert (waiting_for(table), table.clock.plans) == ([second], {})
    await server.after(HOUR)
    assert f"FIRST {table.code} {second.id}" in server.postman.carried


async def test_a_plan_is_for_one_turn_and_one_game(server: Office) -> None:
    club = server.club
    table, _, second, _ = await in_turns(server)
    table, _ = await plans(server, table, second)
    table = await club.cancel(table.code, ANN.id)
    assert table.clock.plans == {}


async def test_nothing_of_a_plan_is_written_where_others_read(server: Office, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table, due, second, _ = await in_turns(server)
    before = [table.view(seat) for seat in (None, table.seat_of(due.id))]
    table, move = await plans(server, table, second)
    assert [table.view(seat) for seat in (None, table.seat_of(due.id))] == before
    assert "placement" not in repr(table)
    assert "plans" not in repr(to_row(table))
    assert "plan" not in caplog.text
    assert to_row(table).clock["plans"] == {str(second.id): move.to_json()}


@pytest.mark.parametrize("down", [timedelta(hours=13), timedelta(days=2)])
async def test_nobody_is_reminded_or_stood_in_for_who_has_planned(server: Office, down: timedelta) -> None:
    """The bot dies before it gets to the plan, and is back after half of that turn's time, or after its end."""
    table, due, second, _ = await in_turns(server)
    table, move = await plans(server, table, second)
    seat = table.seat_of(second.id)
    assert seat is not None
    await acts(server, table, due)
    server.postman.carried.clear()
    await server.after(down)
    table = await server.club.get(table.code)
    assert [one.card.id for one in table.view(None).areas[seat].laid][1] == move.card
    assert table.seats.holders[seat].missed == 0
    assert not [one for one in server.postman.carried if str(second.id) in one]


async def test_whose_plan_ends_a_phase_is_told_of_the_next(server: Office) -> None:
    """They weren't there when it was played. Games are played until a planner has to name a good."""
    dice = Dice(b"x" * 32, "plans")
    for _ in range(25):
        table, planned = await begin(server.club, "veggies", BEN, CAT), set[int]()
        while table.status is Status.PLAYING and table.view(None).phase != "name":
            due = waiting_for(table)[0]
            for person in table.people:
                if person != due and table.view(table.seat_of(person.id)).plannable:
                    table, _ = await plans(server, table, person)
            planned = set(table.clock.plans)
            await server.club.act(table.code, due.id, stamp_of(table, due), any_move(table, due, dice))
            table = await server.club.let_bots_play(table.code)
        untold = [person for person in waiting_for(table) if person.id in planned]
        if untold:
            server.postman.carried.clear()
            await server.after(HOUR)
            assert all(any(str(one.id) in carried for carried in server.postman.carried) for one in untold)
            return
    raise AssertionError("nobody had to name a good after a plan")
