"""The players while the bot is measured: many tables at once, whole games one after another, at a given tempo."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from benchmarks.load.bare import BUTTON, COMMAND, GROUP
from tests.loopback.people import Someone, Unanswered
from tests.loopback.players import Action, Game, Player, whole_game
from tests.loopback.server import Loopback

KINDS: Sequence[tuple[int, dict[str, str]]] = (
    (2, {"game": "snack"}),
    (3, {"game": "snack", "diet": "medium"}),
    (1, {"game": "snack", "diet": "easy"}),
    (2, {"game": "veggies"}),
)
"""How many people play which game; tables cycle through these."""


class Tempo:
    """When the next action may be made: at once, or at random moments that add up to a rate."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._rate: float | None = None
        self._next = 0.0

    def set(self, rate: float | None) -> None:
        """Actions a second, for everyone together; None means as many as possible."""
        self._rate, self._next = rate, time.monotonic()

    async def __call__(self) -> None:
        if self._rate is None:
            return
        self._next = max(self._next, time.monotonic()) + self._dice.expovariate(self._rate)
        await asyncio.sleep(max(0.0, self._next - time.monotonic()))


@dataclass
class Crowd:
    discord: Loopback
    tables: int
    seed: int
    games: list[Game] = field(default_factory=list)
    left_waiting: list[str] = field(default_factory=list)
    """People who got no answer at all, and what they had asked for."""
    stopping: bool = False

    def __post_init__(self) -> None:
        self.tempo = Tempo(random.Random(f"{self.seed} tempo"))
        world = self.discord.world
        # One server per table, because a server's requests per hour are limited.
        self.channels = [
            world.add_channel(world.add_guild(f"server {number}"), "games") for number in range(self.tables)
        ]

    async def play(self) -> None:
        """Play until told to stop."""
        async with asyncio.TaskGroup() as tables:
            for number, channel in enumerate(self.channels):
                tables.create_task(self._play_at(number, channel))

    async def _play_at(self, number: int, channel: int) -> None:
        dice, earlier = random.Random(f"{self.seed} {number}"), 0
        for played in range(10_000):
            if self.stopping:
                return
            begun = self.discord.world.new_id()
            people, options = KINDS[(number + played) % len(KINDS)]
            # New people each time, because a person's requests per hour are limited too.
            players = [Player(self.discord, f"p{number}.{played}.{seat}", dice, self.tempo) for seat in range(people)]
            try:
                await self._one_game(channel, players, options)
            except* Unanswered as errors:
                self.left_waiting += [str(error) for error in errors.exceptions]
            self.discord.world.forget(channel, earlier)
            earlier = begun

    async def _one_game(self, channel: int, players: list[Player], options: dict[str, str]) -> None:
        game = Game(channel)
        self.games.append(game)
        await whole_game(game, players, lambda: self.stopping, **options)

    def actions(self, begin: float, end: float) -> list[Action]:
        return [one for game in self.games for one in game.actions if begin <= one.sent < end]


class Pressing:
    """People who press the button of the bot that only edits a message."""

    def __init__(self, discord: Loopback, channels: list[int], seed: int) -> None:
        self._discord = discord
        self._channels = channels
        self.tempo = Tempo(random.Random(f"{seed} bare"))
        self.stopping = False
        self.waits: list[tuple[float, float]] = []
        """When each press was sent, and the seconds until it was acknowledged."""

    async def play(self) -> None:
        async with asyncio.TaskGroup() as people:
            for number, channel in enumerate(self._channels):
                people.create_task(self._press_at(channel, Someone(self._discord, f"presser {number}")))

    async def _press_at(self, channel: int, person: Someone) -> None:
        posted = (await person.type(channel, f"{GROUP} {COMMAND}")).answer
        assert posted is not None
        while not self.stopping:
            await self.tempo()
            asked = await person.press(posted, BUTTON)
            self.waits.append((asked.sent, asked.acknowledged - asked.sent))
            del self._discord.world.interactions[asked.token]
