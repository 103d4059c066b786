"""Runs the bot on Discord until it is told to stop, with monitoring and backups beside it."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import discord

from bot.composition import make_bot
from bot.interactions.client import SnackBot
from bot.interactions.request import PERMISSIONS
from bot.operating.daily_backups import DailyBackups
from bot.operating.discord_traffic import traced
from bot.operating.memory import give_back_what_is_free, here_to_stay, in_one_heap
from bot.process_group import once_orphaned
from bot.settings import Settings
from bot.store.files import sqlite_file

log = logging.getLogger(__name__)
REVOKED = 4004
"""The gateway's close code for a token that is wrong or was revoked."""


async def run(settings: Settings) -> None:
    """Run on Discord until told to stop; then finish what is under way and close the database.

    Raises discord.LoginFailure if Discord does not accept the token, or stops accepting it.
    """
    in_one_heap()
    bot = await make_bot(settings, emojis=True, beside=True)
    loop = asyncio.get_running_loop()
    stopping = []

    def stop() -> None:
        stopping.append(asyncio.create_task(bot.close()))

    for signum in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signum, stop)
    once_orphaned(stop)
    try:
        async with AsyncExitStack() as stack:
            await _beside(bot, settings, stack)
            await stack.enter_async_context(bot)
            await bot.login(settings.discord_token)
            here_to_stay()
            print(f"Invite the bot: {invite(bot.application_id or 0)}", flush=True)
            await bot.connect()
    except discord.ConnectionClosed as error:
        if error.code != REVOKED:
            raise
        raise discord.LoginFailure("the token was revoked") from None
    finally:
        if not bot.is_closed():
            await bot.close()
        await asyncio.gather(*stopping)


async def _beside(bot: SnackBot, settings: Settings, stack: AsyncExitStack) -> None:
    """Start what runs beside the bot, some of it if the settings ask for it; it ends with the stack."""
    tidying = asyncio.create_task(give_back_what_is_free(), name="memory")
    stack.callback(tidying.cancel)
    if settings.http_port:
        # Imported here, so that a bot that serves nothing does not keep a server in memory.
        from bot.operating.health import served

        bot.http.http_trace = traced()  # takes effect at login
        await stack.enter_async_context(served(bot, settings.http_host, settings.http_port))
        log.info("/live, /ready and /metrics are answered on port %s", settings.http_port)
    if settings.backup_dir:
        database = Path(sqlite_file(settings.database_url))
        backups = DailyBackups(database, Path(settings.backup_dir), settings.backups_kept)
        task = asyncio.create_task(backups.keep_up(), name="backups")
        stack.callback(task.cancel)


def invite(application_id: int) -> str:
    """The link that adds the bot to a server with the permissions it needs and no others."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=scopes)
