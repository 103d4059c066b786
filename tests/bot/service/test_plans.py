"""A turn planned while one waits for it: played when it comes, told to nobody, kept from everyone else."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.service.errors import Stale
from bot.service.records import to_row
from bot.service.tables import Person, Source, Status, Table
from engine.area import Placement
from engine.errors import IllegalMove
from engine.geometry import Cell, Rotation
from engine.moves import Place
from engine.shuffle import Dice
from tests.bot.service.conftest import Office
from tests.bot.service.office import HOUR
from tests.bot.service.people import ANN, BEN, CAT, DAN, any_move, begin, stamp_of, waiting_for


async def acts(here: Office, table: Table, person: Person) -> Table:
    return await here.club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))


async def in_turns(here: Office) -> tuple[Table, Person, Person, Person]:
    """A game in which stalls are open; who has the turn, and who has the next two."""
    table = await begin(here.club, "veggies", BEN, CAT)
    for person in (ANN, BEN, CAT):
        table = await acts(here, table, person)
    (first,) = table.view(None).waiting
    people = [table.holders[(first + step) % 3].person for step in range(3)]
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


async def test_a_plan_is_played_when_the_turn_comes_and_nobody_is_told(house: Office) -> None:
    club, postman = house.club, house.postman
    table, due, second, third = await in_turns(house)
    table, move = await plans(house, table, second)
    table, other = await plans(house, table, third)
    club._shelf.clear()  # a restart in between
    postman.carried.clear()
    table = await club.get(table.code)
    await acts(house, table, due)
    # Even if the steward looks before it is played.
    await house.after(HOUR)
    table = await club.let_autos_play(table.code)
    assert laid(table, second)[1:] == [move.card]
    assert laid(table, third)[1:] == [other.card]
    assert (waiting_for(table), table.plans) == ([due], {})
    assert not any(str(person.id) in line for line in postman.carried for person in (second, third))
    await house.after(HOUR)
    assert [line for line in postman.carried if "NOTICE" in line] == [f"NOTICE {table.code} {due.id}"]
    _, events = await club._store.load(table.code)  # type: ignore[misc]
    assert [(event.user, event.source) for event in events[-2:]] == [
        (second.id, Source.PERSON),
        (third.id, Source.PERSON),
    ]


async def test_a_plan_whose_turn_had_come_when_the_bot_went_down_is_found_at_the_next_start(house: Office) -> None:
    table, due, second, _ = await in_turns(house)
    table, _ = await plans(house, table, second)
    table = await acts(house, table, due)
    await house.club.mark_shown(table.code, table.rev)
    assert table.code in [one.code for one in await house.club.unshown()]


async def test_a_plan_can_be_changed_and_taken_back(house: Office) -> None:
    club = house.club
    table, due, second, _ = await in_turns(house)
    table, move = await plans(house, table, second)
    seat = table.seat_of(second.id)
    assert seat is not None
    view = table.view(seat)
    other = replace(move, placement=list(view.area.placements(view.hand[0]))[1])
    table = await club.plan(table.code, second.id, stamp_of(table, second), other)
    assert table.plans == {second.id: other}
    table = await club.plan(table.code, second.id, stamp_of(table, second), None)
    assert table.plans == {}
    house.postman.carried.clear()
    table = await acts(house, table, due)
    assert waiting_for(await club.let_autos_play(table.code)) == [second]
    await house.after(HOUR)
    assert f"NOTICE {table.code} {second.id}" in house.postman.carried


async def test_only_a_card_of_ones_own_can_be_planned_and_only_where_it_may_lie(house: Office) -> None:
    club = house.club
    table, _, second, _ = await in_turns(house)
    move, stamp = plan_of(table, second), stamp_of(table, second)
    market = table.view(None).market[0]
    with pytest.raises(Stale):
        await club.plan(table.code, second.id, stamp, replace(move, card=market.id))
    with pytest.raises(Stale):
        await club.plan(table.code, second.id, "1x1", move)
    with pytest.raises(IllegalMove):
        await club.plan(table.code, second.id, stamp, replace(move, placement=Placement(Cell.parse("A1"), Rotation.R0)))
    assert (await club.get(table.code)).plans == {}


async def test_a_plan_made_when_the_turn_has_come_is_a_move(house: Office) -> None:
    table, due, _, _ = await in_turns(house)
    seat = table.seat_of(due.id)
    assert seat is not None
    card = table.view(seat).hand[0]
    move = Place(card.id, next(table.view(seat).area.placements(card)))
    table = await house.club.plan(table.code, due.id, stamp_of(table, due), move)
    assert (laid(table, due)[1:], table.plans) == ([card.id], {})


async def test_whoever_leaves_takes_their_plan_along(house: Office) -> None:
    club = house.club
    table, due, second, _ = await in_turns(house)
    table, _ = await plans(house, table, second)
    seat = table.seat_of(second.id)
    assert seat is not None
    assert (await club.leave(table.code, second)).plans == {}
    table = await club.take_over(table.code, seat, DAN)
    table = await acts(house, table, due)
    assert waiting_for(await club.let_autos_play(table.code)) == [DAN]


async def test_a_plan_that_may_not_be_any_more_is_dropped_and_its_owner_told(house: Office) -> None:
    """Nothing in the game brings this about: but were it so, the game must go on."""
    club = house.club
    table, due, second, _ = await in_turns(house)
    table, move = await plans(house, table, second)
    wrong = replace(move, placement=Placement(Cell.parse("A1"), Rotation.R0))
    await club.change(table.code, lambda one: replace(one, plans={second.id: wrong}))
    house.postman.carried.clear()
    await acts(house, await club.get(table.code), due)
    table = await club.let_autos_play(table.code)
    assert (waiting_for(table), table.plans) == ([second], {})
    await house.after(HOUR)
    assert f"NOTICE {table.code} {second.id}" in house.postman.carried


async def test_a_plan_is_for_one_turn_and_one_game(house: Office) -> None:
    club = house.club
    table, _, second, _ = await in_turns(house)
    table, _ = await plans(house, table, second)
    table = await club.cancel(table.code, ANN.id)
    assert table.plans == {}


async def test_nothing_of_a_plan_is_written_where_others_read(house: Office, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table, due, second, _ = await in_turns(house)
    before = [table.view(seat) for seat in (None, table.seat_of(due.id))]
    table, move = await plans(house, table, second)
    assert [table.view(seat) for seat in (None, table.seat_of(due.id))] == before
    assert "placement" not in repr(table)
    assert "plans" not in repr(to_row(table))
    assert "plan" not in caplog.text
    assert to_row(table).clock["plans"] == {str(second.id): move.to_json()}


@pytest.mark.parametrize("down", [timedelta(hours=13), timedelta(days=2)])
async def test_nobody_is_reminded_or_stood_in_for_who_has_planned(house: Office, down: timedelta) -> None:
    """The bot dies before it comes to the plan, and is back after the half time or after the end of that turn."""
    table, due, second, _ = await in_turns(house)
    table, move = await plans(house, table, second)
    seat = table.seat_of(second.id)
    assert seat is not None
    await acts(house, table, due)
    house.postman.carried.clear()
    await house.after(down)
    table = await house.club.get(table.code)
    assert [one.card.id for one in table.view(None).areas[seat].laid][1] == move.card
    assert table.holders[seat].missed == 0
    assert not [one for one in house.postman.carried if str(second.id) in one]


async def test_whose_plan_ends_a_phase_is_told_of_the_next(house: Office) -> None:
    """They were not there when it was carried out: games are played until a planner has to name a good."""
    dice = Dice(b"x" * 32, "plans")
    for _ in range(25):
        table, planned = await begin(house.club, "veggies", BEN, CAT), set[int]()
        while table.status is Status.PLAYING and table.view(None).phase != "name":
            due = waiting_for(table)[0]
            for person in table.people:
                if person != due and table.view(table.seat_of(person.id)).plannable:
                    table, _ = await plans(house, table, person)
            planned = set(table.plans)
            await house.club.act(table.code, due.id, stamp_of(table, due), any_move(table, due, dice))
            table = await house.club.let_autos_play(table.code)
        untold = [person for person in waiting_for(table) if person.id in planned]
        if untold:
            house.postman.carried.clear()
            await house.after(HOUR)
            assert all(any(str(one.id) in carried for carried in house.postman.carried) for one in untold)
            return
    raise AssertionError("nobody had to name a good after a plan")
