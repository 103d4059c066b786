"""A process beside the bot, and the way there: jobs go through a socket, and what came of them comes back in order.

A `ProcessPoolExecutor` does as much, with two more threads in the bot for each process: they hand over every job and
every result to each other, and keep the event loop waiting while they do. And what `multiprocessing` starts has to load
it too, and has one more process beside it, to keep track of what nothing here uses.

The socket is the process's standard input, which takes POSIX, as does the rest of the bot.
"""

from __future__ import annotations

import asyncio
import atexit
import pickle
import socket
import subprocess
import sys
from collections import deque
from contextlib import suppress
from typing import Any, Callable, TypeVar

from bot.workers.serving import HEAD, packed

T = TypeVar("T")
START = "import sys; _, name, *sys.path = sys.argv; from bot.workers.serving import main; main()"
"""What a process beside the bot runs. It imports from where the bot does, but nothing of the bot that it does not need.
Its name only says what it is, to whoever looks at the processes of the machine."""
USUAL = 2**17
"""Bytes of room for answers: enough for nearly all. A longer one gets more, for as long as it takes to arrive."""
REAPED_S = 1.0
"""Seconds to wait at most for the end of a process that was killed."""


class Died(Exception):
    """The process has ended, or was ended, before it had done the job."""


class Beside(asyncio.BufferedProtocol):
    """One process, started at once; `begin(*given)` is called there before anything else. `name` says what it does."""

    def __init__(self, name: str, begin: Callable[..., object], *given: Any) -> None:
        self._unsent = bytearray(packed((begin, given)))
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen([sys.executable, "-c", START, name, *sys.path], stdin=theirs.fileno())
        # If the bot comes to its end without closing it, nobody should wait for one that is busy or does not listen.
        atexit.register(self._process.kill)
        self._asked: deque[asyncio.Future[Any]] = deque()
        self._buffer, self._filled = bytearray(USUAL), 0
        self._ended = False
        self._transport: asyncio.Transport | None = None
        self._loop = asyncio.get_running_loop()
        self._link = ours
        self._connecting = self._loop.create_task(self._loop.create_connection(lambda: self, sock=ours))

    @property
    def pid(self) -> int:
        return self._process.pid

    def do(self, job: Callable[[], T]) -> asyncio.Future[T]:
        """The job's result, or what it raised. Jobs are done one after another, in the order they were sent."""
        message, answer = packed(job), self._loop.create_future()
        if self._ended:
            answer.set_exception(Died())
            return answer
        self._asked.append(answer)
        if self._transport is None:
            self._unsent += message
        else:
            self._transport.write(message)
        return answer

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        self._ended = True
        self._process.kill()
        atexit.unregister(self._process.kill)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(REAPED_S)  # takes a moment, and leaves nothing of it behind
        if self._transport is not None:
            self._transport.abort()
        else:
            self._connecting.cancel()
            self._link.close()
        while self._asked:
            answer = self._asked.popleft()
            if not answer.done():
                answer.set_exception(Died())

    # What the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._unsent)

    def get_buffer(self, sizehint: int) -> memoryview:
        """Room for what comes next: the same again and again, because making some for each answer takes longer than
        reading it."""
        return memoryview(self._buffer)[self._filled :]

    def buffer_updated(self, nbytes: int) -> None:
        self._filled += nbytes
        begin = 0
        while (end := self._end(begin)) <= self._filled:
            with memoryview(self._buffer)[begin + HEAD : end] as message:
                result, error = pickle.loads(message)
            begin = end
            self._answer(result, error)
        # What has not come to its end is moved to the front, where there is room for all of it.
        left = self._filled - begin
        if begin or end > len(self._buffer):
            room = max(USUAL, end - begin)
            self._buffer[:left] = self._buffer[begin : self._filled]
            self._filled = left
            if room != len(self._buffer):
                self._buffer = self._buffer[:left].ljust(room, b"\0")

    def _end(self, begin: int) -> int:
        """Where the message that begins here ends, as far as can be told by now."""
        head = self._buffer[begin : min(begin + HEAD, self._filled)]
        return begin + HEAD + (int.from_bytes(head) if len(head) == HEAD else 0)

    def _answer(self, result: Any, error: Exception | None) -> None:
        answer = self._asked[0]
        if answer.done():
            pass  # nobody waits for it any more
        elif error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
        # Only now: an error that could not be passed on ends the link, and then all that is still asked is lost.
        self._asked.popleft()

    def connection_lost(self, error: Exception | None) -> None:
        self.close()
