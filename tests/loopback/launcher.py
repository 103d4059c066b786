"""`python -m tests.loopback.launcher`: the real bot, but the Discord it connects to is the one on this machine."""

from __future__ import annotations

import json
import os
import sys
from urllib.parse import urlsplit

from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main

PACE = "LOOPBACK_PACE"
"""The environment variable with other timings for several processes, such as `{"beat": 0.5}`."""
ADDRESS = "LOOPBACK_DISCORD"
"""The environment variable with its address."""
TOKEN = "loop.back.token"


def point_at(url: str) -> None:
    """From now on discord.py talks to this address, which must be on this machine."""
    place = urlsplit(url)
    if place.hostname != "127.0.0.1" or place.scheme != "http":
        raise ValueError(f"not on this machine: {url}")
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = type(DiscordWebSocket.DEFAULT_GATEWAY)(f"ws://{place.netloc}/gateway/")


def keep_pace(given: str) -> None:
    from bot.store.processes import LeaseTimes, Processes

    Processes.times = LeaseTimes(**json.loads(given))


if __name__ == "__main__":
    point_at(os.environ[ADDRESS])
    if PACE in os.environ:
        keep_pace(os.environ[PACE])
    sys.exit(main())
