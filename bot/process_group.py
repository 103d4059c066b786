"""`python -m bot --processes N`: the same command N times on this machine. They find each other in the database.

A process that ends on its own is restarted, after a pause that grows if it keeps ending. If one reports that it cannot
even start, or if this process is told to stop, all of them stop. If this process is killed, the others notice that a
pipe from it has closed, and stop as if they had been told to.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from contextlib import suppress
from typing import Callable, Mapping, Sequence

log = logging.getLogger(__name__)
OPTION = "--processes"
PORT = "HTTP_PORT"
PAUSES = (1.0, 5.0, 30.0)
"""Seconds to wait before restarting a process, attempt by attempt; the last value repeats."""
PARENT = "SNACK_PARENT"
"""The environment variable with the number of the pipe that closes when the parent process is gone."""
CANNOT = 1
"""The exit code of a process that has said in one line why it cannot run."""
WELL_S = 60.0
"""A process that has run this long counts as healthy again."""


def alone(command: Sequence[str]) -> list[str]:
    """The command line for one of several processes: this one's, without the option."""
    words = list(command)
    for at, word in enumerate(words):
        if word == OPTION:
            return words[:at] + words[at + 2 :]
        if word.startswith(f"{OPTION}="):
            return words[:at] + words[at + 1 :]
    return words


async def several(count: int, command: Sequence[str], port: int = 0) -> int:
    """Keep this many processes running until told to stop; returns 0 if all of them stopped cleanly.

    Each answers on its own port, counting up from `port`; 0 for none.
    """
    stopping = asyncio.Event()
    for signum in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(signum, stopping.set)
    pipe, kept_open = os.pipe()
    try:
        ports = [port + number if port else 0 for number in range(count)]
        return max(await asyncio.gather(*(_keep(command, stopping, pipe, {PORT: str(one)}) for one in ports)))
    finally:
        os.close(pipe)
        os.close(kept_open)


def once_orphaned(stop: Callable[[], None]) -> None:
    """Call `stop` if this is one of several processes and the one that started them is gone."""
    pipe = os.environ.get(PARENT, "")
    if not pipe.isdecimal():
        return
    loop = asyncio.get_running_loop()

    def closed() -> None:
        loop.remove_reader(int(pipe))
        log.warning("the process that started this one is gone: stopping")
        stop()

    loop.add_reader(int(pipe), closed)


async def _keep(command: Sequence[str], stopping: asyncio.Event, pipe: int, own: Mapping[str, str]) -> int:
    loop = asyncio.get_running_loop()
    told = asyncio.create_task(stopping.wait())
    failures = 0
    while True:
        # In a process group of its own, so that Ctrl+C reaches it only once, from here.
        process = await asyncio.create_subprocess_exec(
            *command, start_new_session=True, pass_fds=(pipe,), env={**os.environ, **own, PARENT: str(pipe)}
        )
        began, ended = loop.time(), asyncio.create_task(process.wait())
        await asyncio.wait((told, ended), return_when=asyncio.FIRST_COMPLETED)
        if stopping.is_set():
            if not ended.done():
                with suppress(ProcessLookupError):
                    # Not `send_signal`: it would take an ended process's exit code from whoever waits for it.
                    os.kill(process.pid, signal.SIGTERM)
            code = await ended
            return 0 if code == -signal.SIGTERM else abs(code)  # stopped before it could listen
        well = loop.time() - began > WELL_S
        if process.returncode == CANNOT and not (well or failures):
            stopping.set()
            return CANNOT
        failures = 0 if well else failures
        pause = PAUSES[min(failures, len(PAUSES) - 1)]
        failures += 1
        log.warning("a process has ended (%s); restarting it in %.0f s", process.returncode, pause)
        await asyncio.wait((told,), timeout=pause)
        if stopping.is_set():
            return 0
