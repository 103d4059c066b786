"""Someone asks for far more than they need: how long others wait for their own cards, compared with a quiet bot.

Everything is measured in one run and reported as a ratio. The pictures are really drawn, and every game is different.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, Awaitable, Callable, Iterator, Sequence
from unittest.mock import patch

from benchmarks.bot import _begin, _make
from benchmarks.report import Bound, ms, percentile
from benchmarks.simulated import Person, Town
from bot.interactions.client import SnackBot
from bot.panels.ids import Press
from bot.service.table import Location, Status, Table
from bot.service.table import Person as Member
from engine.moves import Undo

OVER, PLAYERS, PANELS = 8, 4, 24
PAUSE = 0.1
TIMES = 3.0
REVIEW_SECONDS = 1.0
"""A limit on the search for the best last area, so that this finishes today."""
LONGEST, SENT = 6_000, 100
HELD = 0.05

Abuse = Callable[[int], Awaitable[None]]
"""One more request by the abuser, by number."""
Shown = tuple[Person, int, Table]
"""A person, their table's message, and the table."""


def measure() -> Iterator[Bound]:
    logging.getLogger("discord").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory() as folder, patch("bot.drawing.studio.SECONDS", REVIEW_SECONDS):
        yield from asyncio.run(_measure(Path(folder) / "abuse.db"))


async def _measure(path: Path) -> list[Bound]:
    bot = await _make(path)
    town = await Town.build(bot)
    try:
        return await _compare_all(await _Scene.set_up(bot, town))
    finally:
        await town.close()
        bot.painter.close()
        await bot.store.close()


async def _compare_all(scene: _Scene) -> list[Bound]:
    await scene.waits()  # sprites are painted once per process
    # Measured first: the simulated Discord gets slower the more it has to remember.
    bounds = [await scene.held_by_texts()]
    alone = await scene.waits()
    for name, at_once, abuse in (
        ("40 replays", 40, scene.replay),
        ("100 boards", 100, scene.board),
        ("40 long texts", 40, scene.long_text),
        ("20 reviews", 20, scene.review),
    ):
        beside = await scene.waits(abuse, at_once)
        bounds.append(_compared(f"others' own cards, beside {name} at once and one every {PAUSE} s", beside, alone))
    return [*bounds, await scene.others_review()]


def _compared(what: str, beside: Sequence[float], alone: Sequence[float]) -> Bound:
    half, base = percentile(beside, 0.5), percentile(alone, 0.5)
    return Bound(
        what,
        f"half within {ms(half)}, 95% within {ms(percentile(beside, 0.95))}; alone {ms(base)} and "
        f"{ms(percentile(alone, 0.95))} ({half / base:.1f} times)",
        f"half within {TIMES:.0f} times",
        half / base <= TIMES,
    )


class _Scene:
    """Some running games, some finished ones, and one person seated at all of those."""

    def __init__(self, bot: SnackBot, town: Town) -> None:
        self._bot, self._town = bot, town
        self._abuser, self._victim = town.add_person("abuser"), town.add_person("victim")
        self._playing: list[Shown] = []
        self._over: list[Shown] = []

    @classmethod
    async def set_up(cls, bot: SnackBot, town: Town) -> _Scene:
        scene = cls(bot, town)
        others = [town.add_person(f"player{number}") for number in range(PLAYERS)]
        for number, person in enumerate(others):
            scene._playing.append((person, *await scene._game(number, person, others[number - 1])))
        for number in range(OVER):
            shown = await scene._game(number, scene._abuser, scene._victim, finished=True)
            scene._over.append((scene._abuser, *shown))
        return scene

    async def _game(self, number: int, *pair: Person, finished: bool = False) -> tuple[int, Table]:
        club = self._bot.club
        members = [Member(one.id, one.name) for one in pair]
        with self._town.as_the_bot():
            table = await _begin(club, number, Location(self._town.guild.id, self._town.channel.id), *members)
            while finished and table.status is Status.PLAYING:
                seat = table.view(None).waiting[0]
                assert table.match is not None
                legal = table.match.game.legal_moves(table.view(seat))
                move = next(one for one in legal if not isinstance(one, Undo))
                table = await club.act(table.code, members[seat].id, table.stamp(seat), move)
        await self._town.env.settle()
        posted = (await club.get(table.code)).display.posted
        assert posted is not None
        return posted.message, table

    # What the abuser does

    async def replay(self, number: int) -> None:
        person, message, table = self._over[number % OVER]
        self._town.press(person, message, Press("replay", table.code).id())

    async def review(self, number: int) -> None:
        person, message, table = self._over[number % OVER]
        self._town.press(person, message, Press("review", table.code).id())

    async def board(self, number: int) -> None:
        *_, table = self._playing[number % PLAYERS]
        await self._abuser.slash(self._town.channel, "snack board", table=table.code, seat=number // PLAYERS % 2 + 1)

    async def long_text(self, number: int) -> None:
        if number % 2:
            await self._abuser.slash(self._town.channel, "snack do", action="z " * (SENT // 2))
        else:
            await self._abuser.autocomplete(self._town.channel, "snack do", "action", "z " * (LONGEST // 2))

    # What others pay for it

    async def waits(self, abuse: Abuse | None = None, at_once: int = 0) -> list[float]:
        """Players open their cards one after another; returns the seconds until they see them."""
        found, people = [], cycle(self._playing)
        with self._town.in_a_rush():
            for number in range(at_once):
                await self._do(abuse, number)
            for number, (person, message, table) in zip(range(PANELS), people, strict=False):
                await self._do(abuse, at_once + number)
                found.append(await self._town.shown(self._town.press(person, message, Press("cards", table.code).id())))
                await asyncio.sleep(PAUSE)
        await self._town.env.settle()
        return found

    async def _do(self, abuse: Abuse | None, number: int) -> None:
        if abuse is not None:
            await abuse(number)

    async def others_review(self) -> Bound:
        """One person's review next to many of another person's. Each has its own game, because reviews are cached."""
        asked = [await self._game(100 + number, self._victim, self._abuser, finished=True) for number in range(4)]
        alone = await self._reviewed(*asked[0])
        for message, table in asked[2:]:
            self._town.press(self._abuser, message, Press("review", table.code).id())
        beside = await self._reviewed(*asked[1])
        await self._town.env.settle()
        return Bound(
            "another person's review, beside the abuser's",
            f"{beside:.1f} s; alone {alone:.1f} s ({beside / alone:.1f} times)",
            f"within {TIMES:.0f} times",
            beside / alone <= TIMES,
        )

    async def _reviewed(self, message: int, table: Table) -> float:
        return await self._town.shown(self._town.press(self._victim, message, Press("review", table.code).id()))

    async def held_by_texts(self) -> Bound:
        """The longest time anything blocked the event loop, next to the same with two letters; best of several runs.

        Both include simulating Discord and building panels.
        """
        short = min([await _longest_step(partial(self._type_it_all, 2, 2)) for _ in range(3)])
        long = min([await _longest_step(partial(self._type_it_all, SENT, LONGEST)) for _ in range(3)])
        return Bound(
            "the event loop, held while long texts are answered",
            f"{ms(long)} at most; with two letters {ms(short)}",
            f"under {ms(HELD)}",
            long < HELD,
        )

    async def _type_it_all(self, sent: int, typed: int) -> None:
        channel = self._town.channel
        for command, option in (("do", "action"), ("rules", "topic")):
            await self._abuser.autocomplete(channel, f"snack {command}", option, ("z " * typed)[:typed])
            await self._abuser.slash(channel, f"snack {command}", **{option: ("z " * sent)[:sent]})


async def _longest_step(work: Callable[[], Awaitable[Any]]) -> float:
    """The processor time of the event loop's longest callback."""
    longest, run = 0.0, asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        nonlocal longest
        began = time.thread_time()
        run(handle)
        longest = max(longest, time.thread_time() - began)

    with patch.object(asyncio.Handle, "_run", timed):
        await work()
    return longest
