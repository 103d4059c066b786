"""The whole bot on a simulated Discord, in real time: acknowledging presses, memory, start-up.

Simulation takes time too, so each figure is printed next to the same thing without our code: a bot that only
acknowledges, a process without games, a database without tables.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Iterator

import discord
from discord import ui

from benchmarks.copies import FIRST_PERSON, copy_table
from benchmarks.report import Bound, ms, percentile
from benchmarks.simulated import Person, Town, resident_mb
from bot.drawing.painter import Painter
from bot.interactions.client import SnackBot
from bot.panels.ids import Press
from bot.service.club import Club
from bot.service.limits import Limits
from bot.service.table import Location, Table
from bot.service.table import Person as Member
from bot.store.sqlite import SqliteStore
from engine.catalog import Catalog

GAMES, PRESSES, PAUSE = 200, 400, 0.05
IN_PLAY, STORED = 1_000, 10_000
ACKNOWLEDGED, MEMORY_MB, STARTED = 1.0, 400.0, 1.0


def measure() -> Iterator[Bound]:
    logging.getLogger("discord").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        ours, bare = asyncio.run(_acknowledging(Path(folder) / "press.db")), asyncio.run(_acknowledging_only())
        half, slow = percentile(ours, 0.5), percentile(ours, 0.99)
        base_half, base_slow = percentile(bare, 0.5), percentile(bare, 0.99)
        yield Bound(
            f"from press to acknowledgement, {GAMES} games in play and pictures being drawn",
            f"half within {ms(half)}, 99% within {ms(slow)}; a bot that only acknowledges: {ms(base_half)} and "
            f"{ms(base_slow)} ({half / base_half:.1f} and {slow / base_slow:.1f} times)",
            f"99% under {ms(ACKNOWLEDGED)}; Discord gives 3 s",
            slow < ACKNOWLEDGED,
        )
        none, many = _memory(0), _memory(IN_PLAY)
        yield Bound(
            f"memory with {IN_PLAY} games in play",
            f"{many:.0f} MB, {many - none:.0f} MB more than without games ({none:.0f} MB)",
            f"under {MEMORY_MB:.0f} MB",
            many < MEMORY_MB,
        )
        empty = min(asyncio.run(_starting(Path(folder) / f"empty{number}.db")) for number in range(3))
        asyncio.run(_fill(Path(folder) / "full.db", STORED))
        full = min(asyncio.run(_starting(Path(folder) / "full.db")) for _ in range(3))
        yield Bound(
            f"start-up with {STORED} stored games",
            f"{ms(full)}; with none {ms(empty)} ({full / empty:.1f} times)",
            f"under {ms(STARTED)}",
            full < STARTED,
        )


async def _make(path: Path) -> SnackBot:
    store = await SqliteStore.open(str(path))
    limits = Limits(per_person=10**6, per_channel=10**6)
    return SnackBot(Club(store, Catalog(), limits=limits), store, Painter())


async def _begin(club: Club, number: int, location: Location, *people: Member) -> Table:
    """A two-player game in its second round, so that there is something to draw."""
    table = await club.open("snack", people[0], location, capacity=2, options={}, language="en")
    await club.join(table.code, people[1])
    table = await club.start(table.code, people[0].id)
    while table.view(None).round < 2:
        seat = table.view(None).waiting[0]
        assert table.match is not None
        move = next(iter(table.match.game.legal_moves(table.view(seat))))
        table = await club.act(table.code, people[seat].id, table.stamp(seat), move)
    return table


# From press to acknowledgement


async def _acknowledging(path: Path) -> list[float]:
    """People at all games press My cards, one every so often, no matter what is still being drawn."""
    bot = await _make(path)
    town = await Town.build(bot)
    people = [town.add_person(f"person{number}") for number in range(20)]
    seats: list[tuple[Person, int, Table]] = []
    for number in range(GAMES):
        pair = people[number % 20], people[(number + 1) % 20]
        members = [Member(one.id, one.name) for one in pair]
        with town.as_the_bot():
            table = await _begin(bot.club, number, Location(town.guild.id, town.channel.id), *members)
        await town.env.settle()
        posted = (await bot.club.get(table.code)).display.posted
        assert posted is not None
        seats.append((pair[0], posted.message, table))
    for number in range(PRESSES):
        person, message, table = seats[number % GAMES]
        town.press(person, message, Press("cards", table.code).id())
        await asyncio.sleep(PAUSE)
    await town.env.settle()
    await town.close()
    bot.painter.close()
    await bot.store.close()
    return town.acknowledged(PRESSES)


class _Only(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"only:.+"):
    """A button that does nothing but acknowledge."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: object
    ) -> _Only:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _acknowledging_only() -> list[float]:
    bot = discord.Client(intents=discord.Intents(guilds=True))
    town = await Town.build(bot)
    bot.add_dynamic_items(_Only)
    person = town.add_person("person")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(_Only(ui.Button(label="press", custom_id="only:this"))))
    with town.as_the_bot():
        sent = await bot.get_partial_messageable(town.channel.id, guild_id=town.guild.id).send(view=view)
    for _ in range(PRESSES):
        town.press(person, sent.id, "only:this")
        await asyncio.sleep(PAUSE / 5)
    await town.env.settle()
    await town.close()
    return town.acknowledged(PRESSES)


# Memory


def _memory(games: int) -> float:
    """Runs in its own process: resident megabytes with this many running games."""
    command = [sys.executable, "-m", "benchmarks.bot", str(games)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


async def _in_play(games: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memory.db"
        codes = await _fill(path, games) if games else []
        bot = await _make(path)
        town = await Town.build(bot)
        for code in codes:
            table = await bot.club.get(code)
            for seat in range(2):
                table.view(seat)
        used = resident_mb()
        await town.close()
        bot.painter.close()
        await bot.store.close()
        return used


# Start-up


async def _starting(path: Path) -> float:
    """From a cold start to ready, with everything shown that was pending."""
    started = time.perf_counter()
    bot = await _make(path)
    town = await Town.build(bot)
    seconds = time.perf_counter() - started
    await town.close()
    bot.painter.close()
    await bot.store.close()
    return seconds


async def _fill(path: Path, games: int) -> list[str]:
    """One game in its second round, and as many copies of it as asked for. Returns their codes."""
    bot = await _make(path)
    people = (Member(FIRST_PERSON, "one"), Member(FIRST_PERSON + 1, "two"))
    table = await _begin(bot.club, 0, Location(1, 2), *people)
    await bot.club.mark_shown(table.code, table.rev)
    bot.painter.close()
    await bot.store.close()
    return copy_table(path, table.code, games, "G", 2)


if __name__ == "__main__":
    print(asyncio.run(_in_play(int(sys.argv[1]))))
