"""The bot's workers: a few processes that do long jobs in a fair order; or threads, if there are none.

A job is a `partial` of plain values and a function from one of the modules in `ALLOWED`, since it is sent to another
process, and its result is sent back.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, Callable, Coroutine, TypeVar

from bot.workers import jobs
from bot.workers.fair_queue import FairQueue, Purpose
from bot.workers.process import Done, Failed, do, timed
from bot.workers.spare_time import SpareTime
from bot.workers.worker import JobFailed, TookTooLong, Worker, WorkerDied

log = logging.getLogger(__name__)
T = TypeVar("T")
ALLOWED = ("bot.workers.jobs", "render.")
"""Modules that jobs may call; a name that ends in a dot allows the whole room."""
IN_THREADS = 2
"""How many jobs threads do at once: they share one processor anyway."""
LONGEST_S = 60.0
"""Seconds any job may take."""
DECISION_S = 10.0
"""Seconds a bot may think about a move before a quicker one decides instead."""
PATIENCE_S = 3.0
"""Seconds someone waits for the workers before a thread does what they asked for; it takes some hundredths of one. On a
machine that is busy with something else, a worker gets next to no time, since it gives way to everything. Longer than
anyone waits in a crowd: thinking here takes memory for tables that the workers have already."""
AGAIN_S = 5.0
"""Seconds to wait at least before asking again what can be spared: hints may have taken it."""


class Workers:
    def __init__(self, count: int = 0, spare: SpareTime | None = None) -> None:
        """Use `count` processes; 0 does everything in threads of this process. `spare` is the
        time budget for extras, such as expert hints."""
        self._idle = [Worker(jobs.warm_up) for _ in range(count)]
        self._all = tuple(self._idle)
        at_once = count or IN_THREADS
        # With several workers, keep one free for people who are playing: looking back takes seconds.
        self._queue = FairQueue(at_once, looking=max(1, at_once - 1))
        self._spare = spare or SpareTime()
        self._under_way: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Start the processes in the background, so that they are warm when they are needed."""
        for worker in self._all:
            worker.start()

    def close(self) -> None:
        """Kill the processes, whatever they are doing."""
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
        """The ids of the processes that are warm."""
        return [pid for worker in self._all if (pid := worker.pid) is not None]

    async def decide(self, decision: Callable[[], T]) -> T:
        """Think about a bot's move; raises TookTooLong if that takes too long."""
        return await self.run(decision, Purpose.TABLE, limit=DECISION_S)

    def can_spare(self, seconds: float) -> bool:
        """Whether there is this much processor time to spare, and a free worker."""
        return self._queue.has_room and self._spare.left >= seconds

    def take(self, seconds: float, left: float) -> bool:
        """Take this much of the spare time for something that is not done here, if at least so much is `left`."""
        enough = self._spare.left >= left
        if enough:
            self._spare.spend(seconds)
        return enough

    async def when_spare(self, seconds: float) -> None:
        """Wait until there is this much processor time to spare."""
        wait = self._spare.until(seconds)
        while wait > 0:
            await asyncio.sleep(max(wait, AGAIN_S))
            wait = self._spare.until(seconds)

    async def run(
        self,
        job: Callable[[], T],
        purpose: Purpose,
        person: int | None = None,
        limit: float = LONGEST_S,
        *,
        spare: bool = False,
    ) -> T:
        """The job's result. `limit` is in seconds, from when the job begins; threads ignore it: they cannot be stopped.
        `spare`: count its processor time as spare time. For anything else that someone waits for, they wait no longer
        than it takes a thread, however little time the workers get.

        Raises TookTooLong, JobFailed if the job itself went wrong, or WorkerDied if the pool was closed meanwhile.
        """
        # A task of its own: if the caller gives up waiting, a worker that is still busy must not look free.
        task = self._task(self._in_turn(job, purpose, person, limit, spare))
        if self._all and purpose is Purpose.OWN and not spare:
            return await self._soon(task, job)
        return await asyncio.shield(task)

    async def _soon(self, task: asyncio.Task[T], job: Callable[[], T]) -> T:
        """What a worker's task comes to, or a thread if that takes too long; the worker is left to it."""
        _check(job)
        done, _ = await asyncio.wait([task], timeout=PATIENCE_S)
        if not done:
            log.info("the workers are held up; a thread does what someone waits for")
            thread = self._task(_as_by_a_worker(job))
            await asyncio.wait([task, thread], return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                return thread.result()
        return task.result()

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # so that asyncio reports none that nobody waits for any more

    async def _in_turn(
        self, job: Callable[[], T], purpose: Purpose, person: int | None, limit: float, spare: bool
    ) -> T:
        async with self._queue.turn(purpose, person):
            try:
                result, seconds = await self._done(job, limit)
            except TookTooLong:
                if spare:
                    self._spare.spend_all()
                raise
            if spare:
                self._spare.spend(seconds)
            return result

    async def _done(self, job: Callable[[], T], limit: float) -> Done[T]:
        if not self._all:
            return await _in_thread(job)
        worker = self._idle.pop()
        try:
            return await _done_by(worker, job, limit)
        finally:
            self._idle.append(worker)


async def _done_by(worker: Worker, job: Callable[[], T], limit: float | None) -> Done[T]:
    """Run the job on a worker. One that dies is replaced and does the job again; if none survives, a thread does it."""
    _check(job)
    for _ in range(2):
        try:
            return await worker.do(job, limit)
        except WorkerDied:
            if worker.closed:
                raise
            log.warning("a worker has died; restarting it")
        except JobFailed as error:
            log.error("a job failed: %s", error)
            raise
    return await _in_thread(job)


async def _in_thread(job: Callable[[], T]) -> Done[T]:
    return await asyncio.get_running_loop().run_in_executor(None, timed, job)


async def _as_by_a_worker(job: Callable[[], T]) -> T:
    """Run the job in a thread that tells no more of what went wrong than a worker does."""
    done = (await _in_thread(partial(do, job))).result
    if isinstance(done, Failed):
        log.error("a job failed: %s", error := JobFailed(done))
        raise error
    return done.result


async def once(job: Callable[[], T], nice: int) -> T:
    """Do one job in a separate process with the lowest priority."""
    worker = Worker(nice=nice)
    try:
        return (await _done_by(worker, job, None)).result
    finally:
        worker.close()


def _check(job: Callable[[], Any]) -> None:
    module = job.func.__module__ if isinstance(job, partial) else ""
    if not any(module == one or (one.endswith(".") and module.startswith(one)) for one in ALLOWED):
        raise ValueError("a job must be a partial of a function that workers may call")
