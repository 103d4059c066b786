"""In a team game, the host decides in the lobby who plays with whom."""

from __future__ import annotations

import pytest

from bot.service.club import Club
from bot.service.table import Location, Person
from bot.store.sqlite import SqliteStore
from engine.catalog import GAMES, Catalog

PEOPLE = [Person(number, name) for number, name in enumerate(("Ann", "Ben", "Cat", "Dan"), 1)]
TEAMED = [(name, seats) for name, game in GAMES.items() for seats in game.seats if game.teams(seats)]


@pytest.mark.parametrize(("game", "seats"), TEAMED)
@pytest.mark.parametrize("partner", [1, 2, 3])
async def test_the_host_chooses_a_partner(game: str, seats: int, partner: int) -> None:
    store = await SqliteStore.open(":memory:")
    club = Club(store, Catalog())
    table = await club.open(game, PEOPLE[0], Location(7, 8), capacity=seats, options={}, language="en")
    for person in PEOPLE[1:seats]:
        await club.join(table.code, person)
    wanted = PEOPLE[partner]
    table = await club.pair_up(table.code, PEOPLE[0].id, partner)
    together = next(team for team in GAMES[game].teams(seats) if 0 in team)
    assert table.seat_of(wanted.id) in together
    assert sorted(person.id for person in table.people) == [person.id for person in PEOPLE[:seats]]
    await store.close()


@pytest.mark.parametrize("name", GAMES)
def test_teams_take_every_seat_once(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        teams = game.teams(seats)
        assert not teams or sorted(seat for team in teams for seat in team) == list(range(seats))
