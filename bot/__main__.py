"""`python -m bot`: settings -> store -> club -> client. Without a token: the playground in a browser."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

import aiohttp
import discord
from dotenv import dotenv_values

from bot.client import PERMISSIONS, SnackBot
from bot.service.club import Club, Limits
from bot.settings import BadSetting, Settings
from bot.store.base import StoreError
from bot.store.sqlite import SqliteStore
from engine.cards import Pack, load_pack
from engine.catalog import GAMES, Catalog
from engine.errors import BadPack
from render.worker import Painter

log = logging.getLogger("bot")


def own_packs(folder: str) -> tuple[Pack, ...]:
    """Every pack file in a folder; the file says which game it is for."""
    return tuple(_own_pack(path) for path in sorted(Path(folder).glob("*.json"))) if folder else ()


def _own_pack(path: Path) -> Pack:
    refused: BadPack | None = None
    for game in GAMES.values():
        try:
            return load_pack(path, game.pack)
        except BadPack as error:
            if error.code != "pack_field" or error.params.get("field") != "game":
                raise
            refused = error
    assert refused is not None
    raise refused


async def make_bot(settings: Settings, *, always_sync: bool = False) -> SnackBot:
    store = await SqliteStore.open(settings.database_url)
    limits = Limits(settings.tables_per_person, settings.tables_per_channel)
    club = Club(store, Catalog(own_packs(settings.packs_dir)), clock=discord.utils.utcnow, limits=limits)
    return SnackBot(club, store, Painter(), always_sync=always_sync)


async def run(settings: Settings) -> None:
    """On Discord until it is told to stop; then what is under way is finished and the database closed."""
    bot = await make_bot(settings)
    loop = asyncio.get_running_loop()
    stopping = []

    def stop() -> None:
        stopping.append(asyncio.create_task(bot.close()))

    for signum in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signum, stop)
    try:
        async with bot:
            await bot.login(settings.discord_token)
            log.info("invite: %s", discord.utils.oauth_url(bot.application_id or 0, permissions=PERMISSIONS))
            await bot.connect()
    finally:
        if not bot.is_closed():
            await bot.close()
        await asyncio.gather(*stopping)


def main() -> int:
    try:
        settings = Settings.read({**{k: v or "" for k, v in dotenv_values(".env").items()}, **os.environ})
        discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level.upper()])
        if settings.discord_token:
            asyncio.run(run(settings))
            return 0
        from bot.playground import play

        return play(settings, sys.argv[1:])
    except BadSetting as error:
        print(error, file=sys.stderr)
    except (BadPack, StoreError) as error:
        print(f"{error.code}: {error.params}", file=sys.stderr)
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: copy it anew from the developer portal.", file=sys.stderr)
    except (aiohttp.ClientConnectionError, OSError) as error:
        print(f"Discord cannot be reached ({type(error).__name__}): check the network and try again.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
