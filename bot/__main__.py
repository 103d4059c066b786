"""`python -m bot`: runs on Discord if there is a token, otherwise opens the playground in a browser.

Operators' commands run instead of the bot: `backup`, `restore`, `doctor`, `forget`, `ratings --rebuild`, `move-data`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from typing import Any, Callable, Coroutine, Sequence

import aiohttp
import discord
from dotenv import dotenv_values

from bot.composition import forget, rerate
from bot.move_data import move_data, read_addresses
from bot.operating.commands import COMMANDS
from bot.operating.doctor import Unwell
from bot.operating.logs import set_up_logging
from bot.operating.running import run
from bot.playground import play
from bot.playground.options import read_options
from bot.process_group import alone, several
from bot.settings import LONGEST_ID, BadSetting, Settings, setting_behind
from bot.store.base import StoreError
from bot.store.opening import as_a_bot
from engine.errors import BadPack

UNKNOWN_TOKEN = "Discord does not accept this DISCORD_TOKEN: copy the current one from the developer portal."


def instead(argv: Sequence[str]) -> Callable[[Settings], Coroutine[Any, Any, str]] | None:
    """Run an operator's command, if the command line names one, and return what it has to say."""
    if argv[:1] == ["move-data"]:
        source, target = read_addresses(argv[1:])
        return lambda settings: move_data(settings, source, target)
    if argv[:1] and argv[0] in COMMANDS:
        return COMMANDS[argv[0]](argv[1:])
    if argv[:1] == ["forget"]:
        user = read_user(argv[1:])
        return lambda settings: forget_person(settings, user)
    return rebuild if argv == ["ratings", "--rebuild"] else None


def read_user(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bot forget",
        description="Removes a person from everything stored: deletes their settings and standings, gives their "
        "seats in running games to bots, and replaces them in finished ones with a random number. "
        "This cannot be undone. The bot may keep running, and catches up within the hour.",
    )
    parser.add_argument(
        "user", metavar="USER", type=user_id, help="the person's Discord id, a number of 17 to 19 digits"
    )
    user: int = parser.parse_args(argv).user
    return user


def user_id(text: str) -> int:
    """Accept only numbers long enough to be a Discord id: a shorter one could match anything that is stored."""
    if not (text.isascii() and text.isdecimal() and len(text) in range(17, LONGEST_ID + 1) and int(text) < 2**63):
        raise argparse.ArgumentTypeError("not a Discord id: copy it in Discord with developer mode on")
    return int(text)


async def forget_person(settings: Settings, user: int) -> str:
    done = await forget(settings, user)
    return f"Forgotten. Seats handed to bots: {done.left}. Tables where a number replaced them: {done.games}."


async def rebuild(settings: Settings) -> str:
    done = await rerate(settings)
    told = "nothing changed" if not done.changed else f"{done.changed} changed"
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
        set_up_logging(settings.level, quiet=quiet, as_json=settings.as_json)
        if not on_discord:
            return play(settings, options)
        if options.processes > 1:
            settings.check_shared()
            return asyncio.run(several(options.processes, alone(sys.orig_argv), settings.http_port))
        with as_a_bot(settings.database_url):
            asyncio.run(run(settings))
        return 0
    except Unwell as report:
        print(report)
    except BadSetting as error:
        print(error, file=sys.stderr)
    except (BadPack, StoreError) as error:
        print(setting_behind(error), file=sys.stderr)
    except discord.LoginFailure:
        print(UNKNOWN_TOKEN, file=sys.stderr)
    except (aiohttp.ClientConnectionError, OSError) as error:
        print(f"Discord cannot be reached ({type(error).__name__}): check the network and try again.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
