"""Begins the process that draws; see `bot.workers.serving` for what it must not import."""

from __future__ import annotations

import gc
import signal
from importlib import import_module

from bot.workers.priority import give_way

NICE = 5
"""How far drawing gives way to answering people: a press is acknowledged before anything is drawn for it."""

RARELY = 20_000, 20, 50
"""How seldom garbage is looked for. Nearly all that a picture leaves behind is freed at once, but it is made of so many
small objects that looking for the rest would take a fourteenth of the time."""


def begin() -> None:
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # both are for the bot, which finishes its pictures and ends this process
    give_way(NICE)
    import_module("engine.catalog")  # which hangs the art of all games
    gc.freeze()  # all that is loaded by now stays
    gc.set_threshold(*RARELY)
