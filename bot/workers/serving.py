"""What a process beside the bot does: one job after another, as they come through its standard input, a socket.

Nothing here or in what it imports may need asyncio: that alone would take a quarter of such a process's memory.
"""

from __future__ import annotations

import os
import pickle
import select
import socket
import threading
from functools import partial
from typing import Any

from bot.workers.memory import give_back

HEAD = 4
"""Bytes that say how long the message after them is."""
TIDIED = 64
"""How many jobs there are from one time that memory is given back to the next."""


def main() -> None:
    """All that such a process does. What comes first says how it begins."""
    link = _own_link()
    threading.Thread(target=_end_with_the_bot, args=(link,), daemon=True).start()
    with link, link.makefile("rb") as asked:
        # Nothing is left to read once the bot is gone.
        messages = (asked.read(int.from_bytes(head)) for head in iter(partial(asked.read, HEAD), b""))
        begin, given = pickle.loads(next(messages))
        begin(*given)
        for number, message in enumerate(messages, 1):
            job = pickle.loads(message)
            answer: tuple[Any, Exception | None]
            try:
                answer = job(), None
            except Exception as error:
                answer = None, error
            link.sendall(packed(answer))
            del job, answer
            if not number % TIDIED:
                give_back()


def _own_link() -> socket.socket:
    """What comes through the standard input is for nobody else: for them it becomes empty."""
    link = socket.socket(fileno=os.dup(0))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return link


def _end_with_the_bot(link: socket.socket) -> None:
    """However the bot ends, even by kill -9, this process does not outlive it, even in the middle of a long job."""
    gone = select.poll()
    gone.register(link, 0)  # that the other end is closed is told in any case
    gone.poll()
    os._exit(0)


def packed(message: object) -> bytes:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(HEAD) + data
