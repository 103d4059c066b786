"""What to measure: on which database, with how many processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load.launcher import REPORT
from bot.settings import Settings
from tests.loopback.process import BotProcess, running
from tests.loopback.server import Loopback
from tests.postgres import start_server, stop_server

LAUNCHER = "benchmarks.load.launcher"


@dataclass(frozen=True)
class Setup:
    name: str
    processes: int = 1
    postgres: bool = False


SETUPS: Mapping[str, Setup] = {
    "sqlite": Setup("SQLite, 1 process"),
    "postgres": Setup("PostgreSQL, 1 process", postgres=True),
    "postgres2": Setup("PostgreSQL, 2 processes", 2, postgres=True),
}


@asynccontextmanager
async def database_for(setup: Setup, folder: Path) -> AsyncIterator[str]:
    """The address of a new database. PostgreSQL keeps its defaults: whatever it confirms is on disk."""
    if not setup.postgres:
        yield f"sqlite:///{folder / 'load.db'}"
        return
    data = folder / "postgres"
    try:
        yield await asyncio.to_thread(start_server, data, "")
    finally:
        await asyncio.to_thread(stop_server, data)


@asynccontextmanager
async def bots_for(
    discord: Loopback, setup: Setup, folder: Path, url: str, reports: list[Path]
) -> AsyncIterator[list[BotProcess]]:
    how = {"DATABASE_URL": url, "LOG_LEVEL": "INFO" if setup.postgres else "ERROR", "TABLES_PER_CHANNEL": "100"}
    bots: list[BotProcess] = []
    async with AsyncExitStack() as stack:
        for number, report in enumerate(reports):
            more = {**how, REPORT: str(report), "THINKERS": str(Settings.thinkers)}  # as on a real host
            bot = running(discord, folder / "load.db", module=LAUNCHER, log=f".{number}", **more)
            bots.append(await stack.enter_async_context(bot))
            if setup.postgres:
                await discord.until(_share(discord, setup, bots), "shards that are shared", 120)
        await discord.until(lambda: bool(discord.world.commands), "commands")
        yield bots


def _share(discord: Loopback, setup: Setup, bots: list[BotProcess]) -> Callable[[], bool]:
    def shared() -> bool:
        connected = sorted(session.shard for session in discord.gateway.connected)
        return connected == list(range(setup.processes)) and all(bot.shards for bot in bots)

    return shared
