"""The bot's workers: long jobs are done in a few processes, in a fair order. With none, in threads.

A job is a `partial` of a function from one of the modules in `ALLOWED` and of plain values: it is sent to another
process, and so is its result.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, Callable, Coroutine, TypeVar

from bot.workers import jobs
from bot.workers.fair_queue import FairQueue, Purpose
from bot.workers.worker import JobFailed, Worker, WorkerDied

log = logging.getLogger(__name__)
T = TypeVar("T")
ALLOWED = ("bot.workers.jobs", "render.")
"""Where the functions of jobs may be from: modules, or rooms whose names end in a dot."""
IN_THREADS = 2
"""How many jobs are done at once in threads: they share one processor anyway."""
LONGEST_S = 60.0
"""How long any job may take, in seconds."""
DECISION_S = 10.0
"""How long a bot may think about a move, in seconds, before a quicker one decides."""


class Workers:
    def __init__(self, count: int = 0) -> None:
        """`count` processes; 0 does everything in threads of this one."""
        self._idle = [Worker(jobs.warm_up) for _ in range(count)]
        self._all = tuple(self._idle)
        at_once = count or IN_THREADS
        # One is kept free for those who play, if there are several: whoever looks back takes seconds.
        self._queue = FairQueue(at_once, looking=max(1, at_once - 1))
        self._under_way: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Start the processes, in the background, so that they are warm when they are needed."""
        for worker in self._all:
            worker.start()

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for worker in self._all:
            worker.close()

    @property
    def idle(self) -> bool:
        return self._queue.idle

    @property
    def beside(self) -> bool:
        """Whether jobs are done in processes of their own, so that a long one is in nobody's way and can be ended."""
        return bool(self._all)

    @property
    def pids(self) -> list[int]:
        """The numbers of those processes that are warm."""
        return [pid for worker in self._all if (pid := worker.pid) is not None]

    async def decide(self, decision: Callable[[], T]) -> T:
        """Think about a bot's move; TookTooLong if it does not come to an end."""
        return await self.run(decision, Purpose.TABLE, limit=DECISION_S)

    async def run(
        self, job: Callable[[], T], purpose: Purpose, person: int | None = None, limit: float = LONGEST_S
    ) -> T:
        """The job's result. `limit` is in seconds and counts once it has begun; threads cannot be ended, and know none.

        Raises TookTooLong, JobFailed if the job itself went wrong, or WorkerDied if the pool was closed meanwhile.
        """
        # A task of its own: whoever gives up waiting does not leave a busy worker behind that seems to be free.
        task = self._task(self._in_turn(job, purpose, person, limit))
        return await asyncio.shield(task)

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _in_turn(self, job: Callable[[], T], purpose: Purpose, person: int | None, limit: float) -> T:
        async with self._queue.turn(purpose, person):
            if not self._all:
                return await asyncio.get_running_loop().run_in_executor(None, job)
            worker = self._idle.pop()
            try:
                return await _done_by(worker, job, limit)
            finally:
                self._idle.append(worker)


async def _done_by(worker: Worker, job: Callable[[], T], limit: float | None) -> T:
    """A worker that dies is replaced, and does the job again; if none can live, it is done in a thread."""
    _check(job)
    for _ in range(2):
        try:
            result: T = await worker.do(job, limit)
            return result
        except WorkerDied:
            if worker.closed:
                raise
            log.warning("a worker has died, and is started again")
        except JobFailed as error:
            log.error("a job has failed: %s", error)
            raise
    return await asyncio.get_running_loop().run_in_executor(None, job)


async def once(job: Callable[[], T], nice: int) -> T:
    """Do one job in a process of its own, which gives way to all others."""
    worker = Worker(nice=nice)
    try:
        return await _done_by(worker, job, None)
    finally:
        worker.close()


def _check(job: Callable[[], Any]) -> None:
    module = job.func.__module__ if isinstance(job, partial) else ""
    if not any(module == one or (one.endswith(".") and module.startswith(one)) for one in ALLOWED):
        raise ValueError("a job is a partial of a function that workers know")
