"""People who want to are told that they are next: once, in games with turns, and not if it is obvious."""

from __future__ import annotations

from datetime import time, timedelta

import pytest

from bot.service.preferences import Notify, Preferences, Quiet
from bot.service.table import Person, Table
from tests.bot.service.office import NOON, Office
from tests.bot.service.people import ANN, BEN, CAT, any_move, begin, seat_of, stamp_of, waiting_for

PEOPLE = {person.id: person for person in (ANN, BEN, CAT)}
WANTS = Preferences(next_up=True)


async def opened(office: Office, *people: Person, **more: object) -> Table:
    """A game of Veggies with open stalls: from now on people take turns."""
    table = await begin(office.club, "veggies", *people, **more)
    while table.view(None).turn is None:
        (person, *_) = waiting_for(table)
        await office.club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
        table = await office.club.let_bots_play(table.code)
    await office.after()
    return table


async def turn(office: Office, table: Table) -> Table:
    (person,) = waiting_for(table)
    await office.club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
    table = await office.club.let_bots_play(table.code)
    await office.after()
    return table


def told(office: Office, table: Table) -> list[str]:
    return [line.removeprefix(f"NEXT {table.code} ") for line in office.postman.carried if line.startswith("NEXT")]


def after(table: Table) -> Person:
    """The person whose turn is next."""
    now = table.view(None).turn
    assert now is not None
    return next(one for one in PEOPLE.values() if seat_of(table, one) == (now + 1) % 3)


async def test_the_one_after_is_told_once_and_no_longer_when_it_is_their_turn(server: Office) -> None:
    for user in PEOPLE:
        await server.club.change_preferences(user, lambda _: WANTS)
    table = await opened(server, BEN, CAT)
    before = len(told(server, table))  # all of them, because the postman numbers his messages by what he has delivered
    for _ in range(4):
        upcoming = after(await server.club.get(table.code))
        table = await turn(server, table)
        now = waiting_for(table)
        assert now == [upcoming]
        assert told(server, table)[-1] == str(after(table).id)
        left = [one.users for one in (await server.club.get(table.code)).clock.reminders if one.step.name == "NEXT"]
        assert left == [(after(table).id,)]
    assert len(told(server, table)) == before + 4
    await server.after(timedelta(hours=1))
    assert len(told(server, table)) == before + 4


async def test_nobody_is_told_who_has_not_asked_for_it(server: Office) -> None:
    table = await opened(server, BEN, CAT)
    for _ in range(3):
        table = await turn(server, table)
    assert told(server, table) == []


@pytest.mark.parametrize(
    ("preferences", "line"),
    [
        (Preferences(next_up=True, notify=Notify.DIRECT), "to {user}"),
        (Preferences(next_up=True, notify=Notify.OFF), None),
        (Preferences(next_up=True, away=NOON + timedelta(days=2)), None),
        (Preferences(next_up=True, quiet=Quiet(time(11), time(14), "UTC")), None),
    ],
)
async def test_as_they_wish_to_be_told(server: Office, preferences: Preferences, line: str | None) -> None:
    table = await opened(server, BEN, CAT)
    second = after(await turn(server, table))
    await server.club.change_preferences(second.id, lambda _: preferences)
    table = await server.club.get(table.code)
    for _ in range(3):
        table = await turn(server, table)
    assert told(server, table) == ([line.format(user=second.id)] if line else [])


async def test_where_two_take_turns_each_is_always_next(server: Office) -> None:
    for user in PEOPLE:
        await server.club.change_preferences(user, lambda _: WANTS)
    table = await opened(server, BEN, bots=1)
    for _ in range(3):
        table = await turn(server, table)
    assert told(server, table) == []


async def test_what_cannot_be_delivered_now_is_tried_again(server: Office) -> None:
    for user in PEOPLE:
        await server.club.change_preferences(user, lambda _: WANTS)
    table = await opened(server, BEN, CAT)
    server.postman.held, before = {"tell_next"}, len(told(server, table))
    table = await turn(server, table)
    assert len(told(server, table)) == before
    server.postman.held = set()
    await server.after(timedelta(minutes=2))
    assert told(server, table)[before:] == [str(after(table).id)]
