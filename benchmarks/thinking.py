"""Eight expert bots think all the time: how late does the event loop wake up, and how long does a press wait?

The baseline is the same presses in the same run with nobody thinking. Workers are measured as the bot uses them, with
threads next to them for comparison.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Iterator, NamedTuple, Sequence

from benchmarks.bot import _begin
from benchmarks.report import Bound, ms, percentile
from benchmarks.simulated import Person, Town
from bot.drawing.painter import Painter
from bot.interactions.client import SnackBot
from bot.panels.ids import Press
from bot.service.club import Club
from bot.service.limits import Limits
from bot.service.table import Location, Table
from bot.service.table import Person as Member
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from bot.workers import jobs
from bot.workers.pool import Workers
from engine.catalog import Catalog
from engine.game import Level
from engine.replay import Match

GAMES, PRESSES, PAUSE = 20, 200, 0.05
THINKING = 8
TICK, LATE, LATE_SHARE = 0.005, 0.010, 0.01
TIMES, WORKER_MB = 2.0, 60.0
BEST = tuple(Level)[-1]


class Measured(NamedTuple):
    late: list[float]
    """How late each wake-up of the event loop was."""
    waits: list[float]
    """From press to acknowledgement."""


def measure() -> Iterator[Bound]:
    logging.getLogger("discord").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        quiet, busy, memory = asyncio.run(_measure(Path(folder) / "workers.db", Settings.thinkers))
        _, threads, _ = asyncio.run(_measure(Path(folder) / "threads.db", 0))
    late = sum(one > LATE for one in busy.late) / len(busy.late)
    yield Bound(
        f"the event loop wakes up, {THINKING} {BEST} bots thinking in {Settings.thinkers} processes",
        f"{late:.1%} more than {ms(LATE)} late, 99% within {ms(percentile(busy.late, 0.99))}; with nobody thinking "
        f"{ms(percentile(quiet.late, 0.99))}, in threads {ms(percentile(threads.late, 0.99))}",
        f"at most {LATE_SHARE:.0%} late",
        late <= LATE_SHARE,
    )
    slow, base = percentile(busy.waits, 0.99), percentile(quiet.waits, 0.99)
    yield Bound(
        f"from press to acknowledgement, {THINKING} {BEST} bots thinking",
        f"99% within {ms(slow)}; with nobody thinking {ms(base)} ({slow / base:.1f} times); "
        f"in threads {ms(percentile(threads.waits, 0.99))}",
        f"{TIMES:.0f} times at most",
        slow <= TIMES * base,
    )
    yield Bound(
        "memory of a worker after that",
        f"{max(memory):.0f} MB",
        f"at most {WORKER_MB:.0f} MB",
        max(memory) <= WORKER_MB,
    )


async def _measure(path: Path, count: int) -> tuple[Measured, Measured, list[float]]:
    """With nobody thinking, with bots thinking, and each worker's megabytes afterwards."""
    store = await SqliteStore.open(str(path))
    workers = Workers(count)
    club = Club(store, Catalog(), limits=Limits(10**6, 10**6), workers=workers)
    bot = SnackBot(club, store, Painter())
    town = await Town.build(bot)
    seats = await _seats(bot, town)
    await _pressed(town, seats)  # sprites are painted once per process
    quiet = await _pressed(town, seats)
    over = asyncio.Event()
    thinking = [asyncio.create_task(_think(workers, number, over)) for number in range(THINKING)]
    busy = await _pressed(town, seats)
    memory = [_resident_mb(pid) for pid in workers.pids]
    over.set()
    await asyncio.gather(*thinking)
    await town.close()
    bot.painter.close()
    workers.close()
    await store.close()
    return quiet, busy, memory


async def _seats(bot: SnackBot, town: Town) -> list[tuple[Person, int, Table]]:
    people = [town.add_person(f"person{number}") for number in range(GAMES)]
    seats = []
    for number, person in enumerate(people):
        members = [Member(one.id, one.name) for one in (person, people[number - 1])]
        with town.as_the_bot():
            table = await _begin(bot.club, number, Location(town.guild.id, town.channel.id), *members)
        await town.env.settle()
        posted = (await bot.club.get(table.code)).display.posted
        assert posted is not None
        seats.append((person, posted.message, table))
    return seats


async def _pressed(town: Town, seats: Sequence[tuple[Person, int, Table]]) -> Measured:
    """People press My cards, one every so often, while the event loop's delay is measured."""
    town.forget()
    late: list[float] = []
    watching = asyncio.create_task(_watch(late))
    for number in range(PRESSES):
        person, message, table = seats[number % GAMES]
        town.press(person, message, Press("cards", table.code).id())
        await asyncio.sleep(PAUSE)
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    await town.answered()
    return Measured(late, town.acknowledged(PRESSES))


async def _watch(late: list[float]) -> None:
    while True:
        asked = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - asked - TICK)


async def _think(workers: Workers, number: int, over: asyncio.Event) -> None:
    """Play one game after another, with an expert in every seat."""
    game, again = ("snack", "veggies")[number % 2], 0
    match = Catalog().begin(game, 2, seed=bytes([number, again]) * 16)
    while not over.is_set():
        if match.outcome is not None:
            again += 1
            match = Catalog().begin(game, 2, seed=bytes([number, again % 256]) * 16)
        match = await _moved(workers, match)


async def _moved(workers: Workers, match: Match) -> Match:
    seat = match.view(None).waiting[0]
    dice = match.setup.dice(f"bench {len(match.entries)}")
    return match.act(seat, await workers.decide(partial(jobs.decide, match.game, match.view(seat), BEST, dice)))


def _resident_mb(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 2**20
