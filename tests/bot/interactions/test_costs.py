"""How much one person and one server may ask for, and when their allowance is refilled."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.interactions import costs
from bot.interactions.access import COMMANDS, VERBS, rule_of
from bot.interactions.costs import ALLOWED, Cost, Costs, TooMuch
from bot.interactions.router import HANDLERS
from bot.panels import forms
from bot.panels.ids import Press
from tests.bot.interactions.tree import names

ANN, BEN, PICNIC, FAIR = 1, 2, 100, 200


class HandSetClock:
    def __init__(self) -> None:
        self.time = datetime(2026, 6, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def later(self, **more: float) -> None:
        self.time += timedelta(**more)


@pytest.fixture
def clock() -> HandSetClock:
    return HandSetClock()


@pytest.fixture
def spent(clock: HandSetClock) -> Costs:
    return Costs(clock)


async def ask(spent: Costs, person: int, server: int | None, cost: Cost, times: int = 1) -> None:
    for _ in range(times):
        async with spent.asked(person, server, cost):
            pass


LIMITED = [cost for cost in Cost if ALLOWED[cost].per_person is not None]


@pytest.mark.parametrize("cost", LIMITED)
async def test_an_hours_worth_can_be_asked_for_at_once_and_comes_back(
    spent: Costs, clock: HandSetClock, cost: Cost
) -> None:
    limit = ALLOWED[cost].per_person
    assert limit is not None
    await ask(spent, ANN, PICNIC, cost, limit)
    with pytest.raises(TooMuch) as refused:
        await ask(spent, ANN, PICNIC, cost)
    assert refused.value.code == "too-often"
    when = int(refused.value.params["when"].removeprefix("<t:").removesuffix(":R>"))
    wait = when - clock().timestamp()
    assert 0 < wait <= 3600 / limit + 1
    await ask(spent, BEN, PICNIC, cost)  # others aren't affected
    await ask(spent, ANN, None, Cost.PLAY, 1000)  # and they can play on
    clock.later(seconds=wait)
    await ask(spent, ANN, PICNIC, cost)
    with pytest.raises(TooMuch):
        await ask(spent, ANN, PICNIC, cost)
    clock.later(hours=1)
    await ask(spent, ANN, PICNIC, cost, limit)


@pytest.mark.parametrize("cost", LIMITED)
async def test_a_server_has_an_allowance_of_its_own(spent: Costs, cost: Cost) -> None:
    """It is shared by many people, and what it refuses isn't charged to anyone."""
    each, all_of_them = ALLOWED[cost].per_person, ALLOWED[cost].per_server
    assert each is not None
    assert all_of_them is not None
    assert all_of_them >= 5 * each
    for person in range(1000, 1000 + all_of_them // each):
        await ask(spent, person, PICNIC, cost, each)
    with pytest.raises(TooMuch):
        await ask(spent, ANN, PICNIC, cost)
    await ask(spent, ANN, FAIR, cost, each)


@pytest.mark.parametrize("cost", Cost)
async def test_so_much_is_under_way_for_one_person(spent: Costs, cost: Cost) -> None:
    held = [spent.asked(ANN, PICNIC, cost) for _ in range(ALLOWED[cost].at_once)]
    for one in held:
        await one.__aenter__()
    with pytest.raises(TooMuch) as refused:
        await ask(spent, ANN, PICNIC, cost)
    assert refused.value.code == "still-working"
    await ask(spent, BEN, PICNIC, cost)
    await held[0].__aexit__(None, None, None)
    await ask(spent, ANN, PICNIC, cost)


async def test_what_fails_is_no_longer_under_way(spent: Costs) -> None:
    for _ in range(10):
        with pytest.raises(ZeroDivisionError):
            async with spent.asked(ANN, PICNIC, Cost.REVIEW):
                raise ZeroDivisionError
    assert spent.under_way == 0


async def test_strangers_without_end_are_not_all_remembered(spent: Costs, monkeypatch: pytest.MonkeyPatch) -> None:
    for person in range(costs.REMEMBERED + 100):
        await ask(spent, person, None, Cost.HINT)
    assert 0 < spent.remembered <= costs.REMEMBERED
    assert spent.under_way == 0


def test_every_button_and_command_has_its_cost() -> None:
    """`yes` and `look` cost what they stand for; the form has no button."""
    assert {name.split()[0] for name in VERBS} | {"look"} == HANDLERS.keys() | {forms.VERB}
    assert COMMANDS.keys() <= names()
    assert {rule.cost for rule in (*VERBS.values(), *COMMANDS.values())} == set(Cost) - {Cost.ADMISSION}


@pytest.mark.parametrize("what", ["replay", "review", "rules"])
def test_seeing_it_in_another_way_costs_the_same(what: str) -> None:
    assert rule_of(Press("look", "ABCD", "", ("text", what))).cost is VERBS[what].cost is not Cost.PLAY
    assert rule_of(Press("look", "ABCD", "", ("text",))).cost is Cost.PLAY
