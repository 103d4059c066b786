"""A real bot in its own process, on the small Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.loopback.launcher import ADDRESS, TOKEN
from tests.loopback.server import PATIENCE, Loopback

ROOT = Path(__file__).parents[2]
LAUNCHER = "tests.loopback.launcher"
OURS = ("DISCORD_", "DATABASE_", "LOG_", "PACKS_", "TABLES_", "BARRED_", "HTTP_", "BACKUP", "THINKERS")


class BotProcess:
    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self._process = process
        self.log = log

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    @property
    def shards(self) -> int:
        """How many shards it runs, by its INFO lines."""
        return self.output.count("took shard") - self.output.count("released shard")

    @property
    def output(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    async def ended(self) -> int:
        """Wait until it ends on its own; returns its exit code."""
        return await asyncio.wait_for(self._process.wait(), PATIENCE)

    async def stop(self) -> int:
        """Stop it as a host would; returns its exit code."""
        self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), PATIENCE)

    async def kill(self) -> None:
        if self.running:
            self._process.kill()
            await self._process.wait()


async def launch(
    discord: Loopback, database: Path, *arguments: str, module: str = LAUNCHER, log: str = "", **environment: str
) -> BotProcess:
    """Starts a bot; its output goes to a file next to its database."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    own = {
        ADDRESS: discord.url,
        "DISCORD_TOKEN": TOKEN,
        "DATABASE_URL": f"sqlite:///{database}",
        "PYTHONUNBUFFERED": "1",
        "TZ": "UTC",
        "THINKERS": "0",  # they start slowly on a busy machine, so tests that need them ask for them
    }
    path = database.with_suffix(f"{log}.log")
    with path.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            *arguments,
            cwd=ROOT,
            env={**kept, **own, **environment},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
    return BotProcess(process, path)


@asynccontextmanager
async def running(
    discord: Loopback, database: Path, *arguments: str, module: str = LAUNCHER, log: str = "", **environment: str
) -> AsyncIterator[BotProcess]:
    """A bot that is connected and has registered its commands; it is stopped, or else killed, with the block."""
    before = len(discord.gateway.identified)
    bot = await launch(discord, database, *arguments, module=module, log=log, **environment)
    try:
        await discord.until(lambda: len(discord.gateway.identified) > before or not bot.running, "a bot that connects")
        assert bot.running, bot.output
        yield bot
        if bot.running:
            await bot.stop()
    finally:
        await bot.kill()
