"""`python -m bot`: runs on Discord if there is a token, otherwise opens the playground in a browser.

`python -m bot ratings --rebuild` works out all ratings again from the results.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from typing import Any, Callable, Coroutine, Sequence

import aiohttp
import discord
from dotenv import dotenv_values

from bot.composition import make_bot, rerate
from bot.interactions.request import PERMISSIONS
from bot.move_data import move_data, read_addresses
from bot.playground import play
from bot.playground.options import read_options
from bot.process_group import alone, once_orphaned, several
from bot.settings import BadSetting, Settings, setting_behind
from bot.store.base import StoreError
from bot.store.opening import as_a_bot
from engine.errors import BadPack

TELLTALES = ("discord.gateway", "discord.http", "discord.webhook")
"""Loggers kept at INFO or above: at DEBUG they log whole events and messages, with secret choices and typed text."""


async def run(settings: Settings) -> None:
    """Run on Discord until told to stop; then finish what is under way and close the database."""
    bot = await make_bot(settings, emojis=True, beside=True)
    loop = asyncio.get_running_loop()
    stopping = []

    def stop() -> None:
        stopping.append(asyncio.create_task(bot.close()))

    for signum in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signum, stop)
    once_orphaned(stop)
    try:
        async with bot:
            await bot.login(settings.discord_token)
            print(f"Invite the bot: {invite(bot.application_id or 0)}", flush=True)
            await bot.connect()
    finally:
        if not bot.is_closed():
            await bot.close()
        await asyncio.gather(*stopping)


def invite(application_id: int) -> str:
    """The link that adds the bot to a server with the permissions it needs and no others."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=scopes)


def set_up_logging(level: int, *, quiet: bool) -> None:
    discord.utils.setup_logging(level=logging.WARNING if quiet else level)
    if quiet:
        logging.getLogger("discord").setLevel(logging.ERROR)  # it warns about voice and intents we do not use
    for name in TELLTALES:
        logger = logging.getLogger(name)
        logger.setLevel(logging.NOTSET)
        logger.setLevel(max(logging.INFO, logger.getEffectiveLevel()))


def instead(argv: Sequence[str]) -> Callable[[Settings], Coroutine[Any, Any, str]] | None:
    """What the command line asks for instead of the bot itself; it says what it has done."""
    if argv[:1] == ["move-data"]:
        source, target = read_addresses(argv[1:])
        return lambda settings: move_data(settings, source, target)
    return rebuild if argv == ["ratings", "--rebuild"] else None


async def rebuild(settings: Settings) -> str:
    done = await rerate(settings)
    told = "all as they were" if not done.changed else f"{done.changed} not as they were"
    return f"{done.results} finished games, {done.ratings} ratings: {told}."


def main() -> int:
    task = instead(sys.argv[1:])
    options = read_options([] if task else sys.argv[1:])
    try:
        settings = Settings.read({**{k: v or "" for k, v in dotenv_values(".env").items()}, **os.environ})
        if task:
            print(asyncio.run(task(settings)))
            return 0
        on_discord = bool(settings.discord_token) and not options.playground
        # In the playground, keep the terminal readable unless a log level was asked for.
        quiet = not on_discord and settings.log_level == Settings.log_level
        set_up_logging(settings.level, quiet=quiet)
        if not on_discord:
            return play(settings, options)
        if options.processes > 1:
            settings.check_shared()
            return asyncio.run(several(options.processes, alone(sys.orig_argv)))
        with as_a_bot(settings.database_url):
            asyncio.run(run(settings))
        return 0
    except BadSetting as error:
        print(error, file=sys.stderr)
    except (BadPack, StoreError) as error:
        print(setting_behind(error), file=sys.stderr)
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: copy it anew from the developer portal.", file=sys.stderr)
    except (aiohttp.ClientConnectionError, OSError) as error:
        print(f"Discord cannot be reached ({type(error).__name__}): check the network and try again.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
