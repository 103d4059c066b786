"""One worker process: it is started, killed when a job takes too long, and restarted when it has died.

Each worker has one process and one job at a time, so a death costs one job, and whatever takes too long is killed.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Callable, TypeVar

from bot.workers import process
from bot.workers.beside import Beside, Died
from bot.workers.process import Done, Failed, Job

T = TypeVar("T")


class WorkerDied(Exception):
    """The process ended in the middle of a job."""


class TookTooLong(Exception):
    """The job was stopped because it ran out of time."""


class JobFailed(Exception):
    """The job itself raised an error; `code` is set if it was one of ours."""

    def __init__(self, failed: Failed) -> None:
        super().__init__(f"{failed.code or failed.kind} at {failed.where}")
        self.code = failed.code or failed.kind


class Worker:
    def __init__(self, warm_up: Job | None = None, nice: int = process.NICE) -> None:
        self._warm_up = warm_up
        self._nice = nice
        self._process: Beside | None = None
        self._warm: asyncio.Future[None] | None = None
        self.closed = False

    def start(self) -> None:
        """Start the process in the background, unless it is running."""
        self.closed = False
        if self._process is None:
            self._process = Beside("thinking", process.begin, self._nice)
            self._warm = self._process.do(partial(process.warm, self._warm_up))
            self._warm.add_done_callback(_noticed)

    async def do(self, job: Callable[[], T], limit: float | None = None) -> Done[T]:
        """The job's result, and what it took. `limit`: how many seconds it may take, counted from when it begins."""
        if self.closed:
            raise WorkerDied
        self.start()
        beside, warm = self._process, self._warm
        assert beside is not None
        assert warm is not None
        try:
            await asyncio.shield(warm)
            async with asyncio.timeout(limit):
                done = await beside.do(partial(process.do, job))
        except TimeoutError:
            self._replace(beside)
            raise TookTooLong from None
        except Died:
            self._replace(beside)
            raise WorkerDied from None
        if isinstance(done, Failed):
            raise JobFailed(done)
        return done

    @property
    def pid(self) -> int | None:
        """The process id, once the process is warm."""
        beside, warm = self._process, self._warm
        is_warm = beside and warm and warm.done() and not warm.exception()
        return beside.pid if beside and is_warm else None

    def close(self) -> None:
        """Kill the process, whatever it is doing; no jobs are done here until it is started again."""
        self.closed = True
        self._drop()

    def _replace(self, died: Beside) -> None:
        if not self.closed and self._process is died:
            self._drop()
            self.start()

    def _drop(self) -> None:
        if self._process is not None:
            self._process.close()
        self._process = self._warm = None


def _noticed(warm: asyncio.Future[None]) -> None:
    """A process that ends before it is warm is reported with its first job, if it gets one."""
    warm.exception()
