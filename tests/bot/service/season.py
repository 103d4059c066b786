"""A season: many games with the same people, several at a time, with friendly ones, people who leave, and bots' help.

At the end every finished game has one result, and recalculating all ratings gives the same numbers.
`make soak` plays a whole one.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bot.service.club import Club
from bot.service.errors import ClubError
from bot.service.limits import Limits
from bot.service.ratings import rate
from bot.service.table import Person, Status
from bot.store.result_rows import Filter, Rerated
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog
from engine.errors import IllegalMove
from tests.bot.service.people import CHANNEL, any_move, at_once, press_of, stamp_of, waiting_for
from tests.bot.ticking import ticking

AT_ONCE = 4
PEOPLE = tuple(Person(number, f"person{number}") for number in range(1, 9))


@dataclass(frozen=True)
class Season:
    finished: int
    friendly: int
    left: int
    helped: int
    rerated: Rerated


class _Players:
    def __init__(self, club: Club, seed: int) -> None:
        self.club, self.dice = club, random.Random(seed)
        self.friendly = self.left = self.helped = 0

    async def play(self) -> str:
        club, dice = self.club, self.dice
        game = dice.choice(("snack", "veggies"))
        people = dice.sample(PEOPLE, dice.randint(2, 4))
        friendly = dice.random() < 0.1
        self.friendly += friendly
        table = await club.open(
            game, people[0], CHANNEL, capacity=4, options={}, language="en", rated=not friendly, bots=0
        )
        for person in people[1:]:
            await club.join(table.code, person, press_of(person))
        table = await club.start(table.code, people[0].id, press_of(people[0]))
        while (table := await club.let_bots_play(table.code)).status is Status.PLAYING:
            person = dice.choice(waiting_for(table))
            with suppress(ClubError, IllegalMove):
                if dice.random() < 0.005 and len(table.people) > 1:
                    await club.leave(table.code, person)
                    self.left += 1
                elif dice.random() < 0.01:
                    await club.bot_moves.play_for(table.code, person.id, stamp_of(table, person))
                    self.helped += 1
                else:
                    await club.act(table.code, person.id, stamp_of(table, person), any_move(table, person))
        return table.code if table.status is Status.OVER else ""


async def season(games: int, file: Path, seed: int = 7) -> Season:
    store = await SqliteStore.open(file)
    club = Club(store, Catalog(), ticking(), Limits(10**6, 10**6), think=at_once)
    players = _Players(club, seed)
    codes: list[str] = []
    while len(codes) < games:
        codes += filter(None, await asyncio.gather(*(players.play() for _ in range(AT_ONCE))))
    results = await store.history(Filter(), 0, 10 * games)
    assert sorted(result.code for result in results) == sorted(codes), "one result for each finished game"
    assert sorted(result.number for result in results) == list(range(1, len(codes) + 1))
    before = {game: await store.ratings([one.id for one in PEOPLE], game) for game in ("snack", "veggies")}
    rerated = await store.rerate(rate)
    assert {game: await store.ratings([one.id for one in PEOPLE], game) for game in before} == before
    await store.close()
    return Season(len(codes), players.friendly, players.left, players.helped, rerated)
