"""A real bot process as its operator sees it: health, numbers, log, backups, shutdown."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import socket
from pathlib import Path

import aiohttp
import pytest

from bot.__main__ import UNKNOWN_TOKEN
from bot.service.table import Status
from bot.store.daily_rows import DailyPost
from bot.store.sqlite import SqliteStore
from engine.catalog import GAMES
from tests.bot.service.test_old_databases import at_schema
from tests.loopback.launcher import TOKEN
from tests.loopback.players import Game, Player, whole_game
from tests.loopback.process import launch, running
from tests.loopback.server import Loopback, loopback

pytestmark = pytest.mark.timeout(240)
COUNT = itertools.count()
GONE = 77
"""A channel that doesn't exist any more."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def asked(url: str) -> tuple[int, str]:
    """The bot's answer; 0 if there is none."""
    try:
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            return answer.status, await answer.text()
    except aiohttp.ClientConnectionError:
        return 0, ""


async def until_answered(url: str, status: int) -> str:
    async with asyncio.timeout(60):
        while True:
            found, text = await asked(url)
            if found == status:
                return text
            await asyncio.sleep(0.05)


async def commanded(discord: Loopback, database: Path, *words: str, code: int = 0, **environment: str) -> str:
    """What a command prints while the bot runs."""
    one = await launch(discord, database, *words, log=f".{next(COUNT)}", **environment)
    assert await one.ended() == code, one.output
    return one.output


def number(metrics: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics, re.MULTILINE)
    assert found is not None, f"{name} is not among the numbers"
    return float(found[1])


async def secrets_of(database: Path) -> list[str]:
    """What no log may contain: the seeds, what they are made of, and every move as it is stored."""
    store, found = await SqliteStore.open(database), []
    try:
        for code in await store.codes_with(tuple(Status)):
            loaded = await store.load(code)
            assert loaded is not None
            row, events = loaded
            assert row.header is not None
            found += [row.header["seed"], row.header["deal"]["secret"]]
            found += [json.dumps(json.dumps(event.move))[1:-1] for event in events]
            found += [f"'card': {event.move['card']}" for event in events if "card" in event.move]
        return found
    finally:
        await store.close()


async def test_a_day_in_the_life_of_a_host(tmp_path: Path) -> None:
    port, database, kept = free_port(), tmp_path / "games.db", tmp_path / "kept"
    url = f"http://127.0.0.1:{port}"
    async with loopback() as discord:
        channel = discord.world.add_channel(discord.world.add_guild("town"), "games")
        settings = {"HTTP_PORT": str(port), "LOG_LEVEL": "DEBUG", "LOG_FORMAT": "json", "BACKUP_DIR": str(kept)}
        async with running(discord, database, **settings) as bot:
            assert json.loads(await until_answered(f"{url}/ready", 200))["shards"] == [0]
            assert await asked(f"{url}/live") == (200, "alive\n")

            game = Game(channel)
            people = [Player(discord, f"person {n}", random.Random(n)) for n in (1, 2)]
            await whole_game(game, people, game=next(iter(GAMES)))
            _, metrics = await asked(f"{url}/metrics")
            assert number(metrics, 'snack_actions_total{kind="place",outcome="done"}') > 10
            assert number(metrics, "snack_acknowledgement_seconds_count") > 20
            assert number(metrics, "snack_picture_seconds_count") > 5
            assert number(metrics, 'snack_store_seconds_count{kind="write"}') > 20
            assert number(metrics, 'snack_discord_requests_total{status="200"}') > 20
            assert number(metrics, "snack_loop_lag_seconds_count") > 1
            assert number(metrics, 'snack_tables{status="playing"}') >= 0
            assert number(metrics, "snack_ready") == 1
            assert number(metrics, "snack_backup_timestamp_seconds") > 0
            assert game.code
            assert game.code not in metrics
            assert not re.search(r"\d{17,}", re.sub(r" \S+$", "", metrics, flags=re.MULTILINE))

            assert "whole" in await commanded(discord, database, "backup", str(tmp_path / "copy.db"))
            assert "stop the bot" in await commanded(discord, database, "restore", str(tmp_path / "copy.db"), code=1)

            # Discord goes away and comes back: one line each time, no traceback, and the bot recovers on its own.
            discord.gateway.down = True
            discord.gateway.drop()
            assert json.loads(await until_answered(f"{url}/ready", 503))["shards_not_connected"] == [0]
            await discord.until(lambda: "Cannot reach Discord" in bot.output, "a line that says so")
            discord.gateway.down = False
            await until_answered(f"{url}/ready", 200)

            await discord.gateway.revoke()
            assert await bot.ended() == 1
        *lines, last = bot.output.splitlines()
        assert last == UNKNOWN_TOKEN
        assert "Traceback" not in bot.output
        logged = [json.loads(line) for line in lines if not line.startswith("Invite the bot: ")]
        assert {"time", "level", "logger", "message"} <= set.intersection(*(set(one) for one in logged))
        assert any(one.get("table") == game.code and one.get("interaction", "").isdigit() for one in logged)
        assert TOKEN not in bot.output
        assert not re.search(r"s1[bmf]:\w+:", bot.output)  # ids of buttons reveal choices
        assert not [secret for secret in await secrets_of(database) if secret in bot.output]
        assert len(list(kept.glob("snack-*.db"))) == 1

        report = await commanded(discord, database, "doctor", code=1)
        assert "FIX token: Discord does not accept it" in report
        discord.world.revoked = False
        assert "permissions" in await commanded(discord, database, "doctor")
        assert "in place" in await commanded(discord, database, "restore", str(tmp_path / "copy.db"))


async def test_what_the_doctor_finds(tmp_path: Path) -> None:
    """Every problem is one line that says what to do; nothing is changed."""
    async with loopback() as discord:
        world = discord.world
        guild = world.add_guild("town")
        database, channel = tmp_path / "games.db", world.add_channel(guild, "games")
        report = await commanded(discord, database, "doctor")
        assert report.endswith("ok  permissions: complete in 0 channels where the bot posts.\n")
        assert "does not exist yet" in report
        game = Game(channel)
        async with running(discord, database):
            await discord.until(lambda: bool(world.commands), "commands")
            people = [Player(discord, f"person {n}", random.Random(n)) for n in (1, 2)]
            await people[0].open(game, game=next(iter(GAMES)), players=2)
        world.guilds[guild]["roles"][0]["permissions"] = "0"
        world.guilds[guild]["owner_id"] = "1"
        store = await SqliteStore.open(database)
        await store.set_daily_post(DailyPost(guild, GONE, 7, "2026-06-01", "2026-06-01"))
        await store.close()
        report = await commanded(discord, database, "doctor", code=1, BACKUP_DIR=str(database / "kept"))
        assert f"FIX permissions: server {guild}, channel {channel}: the bot lacks" in report
        assert "attach_files" in report
        assert f"FIX permissions: server {guild}, channel {GONE}: it is gone." in report
        assert f"FIX backups: {database / 'kept'} cannot be written to (Not a directory). Give it to" in report
        assert "ok  games: 1 open, all readable." in report
        assert "ok  clock: as Discord's." in report
        old = tmp_path / "old.db"
        at_schema(old, 9)
        kept = tmp_path / "kept"
        kept.mkdir()
        (kept / "snack-2026-06-01.db").touch()
        report = await commanded(discord, old, "doctor", BACKUP_DIR=str(kept))
        assert "the next start migrates it from format 9" in report
        assert f"MB free at {kept}; the last backup there is snack-2026-06-01.db." in report
        assert [one.name for one in kept.iterdir()] == ["snack-2026-06-01.db"]
