"""What a process beside the bot does: one job after another, as they come through its socket.

Nothing here or in what it imports may need asyncio: that alone would take a quarter of such a process's memory.
"""

from __future__ import annotations

import pickle
import socket
from functools import partial
from typing import Any, Callable

from bot.workers.memory import give_back

HEAD = 4
"""Bytes that say how long the message after them is."""
TIDIED = 64
"""How many jobs there are from one time that memory is given back to the next."""


def serve(link: socket.socket, begin: Callable[..., object], given: tuple[Any, ...]) -> None:
    begin(*given)
    with link, link.makefile("rb") as asked:
        # Nothing is left to read once the bot is gone.
        for number, head in enumerate(iter(partial(asked.read, HEAD), b""), 1):
            job = pickle.loads(asked.read(int.from_bytes(head)))
            answer: tuple[Any, Exception | None]
            try:
                answer = job(), None
            except Exception as error:
                answer = None, error
            link.sendall(packed(answer))
            del job, answer
            if not number % TIDIED:
                give_back()


def packed(message: object) -> bytes:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(HEAD) + data
