"""One worker process: it is started, killed when a job takes too long, and restarted when it has died.

It is a pool of one from the standard library, which sends jobs there and results back. A larger pool would not do: when
one of its processes dies, all jobs are lost with it, and a single job cannot be stopped. With one process each, a death
costs one job, and whatever takes too long is killed by its process id.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from threading import Timer
from typing import Callable, TypeVar

from bot.workers import process
from bot.workers.process import Done, Failed, Job
from bot.workers.spawning import pool_of_one

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
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[int] | None = None
        self.closed = False

    def start(self) -> None:
        """Start the process in the background, unless it is running."""
        self.closed = False
        if self._pool is None:
            self._pool, self._ready = pool_of_one(process.begin, (self._nice,), process.ready, self._warm_up)

    async def do(self, job: Callable[[], T], limit: float | None = None) -> Done[T]:
        """The job's result, and what it took. `limit`: how many seconds it may take, counted from when it begins."""
        if self.closed:
            raise WorkerDied
        self.start()
        pool, ready = self._pool, self._ready
        assert pool is not None
        assert ready is not None
        ended = False
        timer: Timer | None = None

        def end() -> None:
            nonlocal ended
            ended = True
            _kill(ready.result())

        try:
            await asyncio.shield(asyncio.wrap_future(ready))
            if limit is not None:
                # A thread's timer, because it is real time that matters, whatever the event loop's clock says.
                timer = Timer(limit, end)
                timer.daemon = True
                timer.start()
            done = await asyncio.get_running_loop().run_in_executor(pool, process.do, job)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise WorkerDied from None  # nobody gave up waiting: the pool was closed before the job could begin
        except RuntimeError:  # the process died (BrokenProcessPool), or the pool was closed meanwhile
            if not self.closed:
                self._drop()
                self.start()
            raise (TookTooLong if ended else WorkerDied) from None
        finally:
            if timer is not None:
                timer.cancel()
        if isinstance(done, Failed):
            raise JobFailed(done)
        return done

    @property
    def pid(self) -> int | None:
        """The process id, once the process is warm."""
        ready = self._ready
        return ready.result() if ready is not None and ready.done() and not ready.exception() else None

    def close(self) -> None:
        """Kill the process, whatever it is doing; no jobs are done here until it is started again."""
        self.closed = True
        self._drop()

    def _drop(self) -> None:
        pool, pid = self._pool, self.pid
        self._pool = self._ready = None
        if pid is not None:
            _kill(pid)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _kill(pid: int) -> None:
    """Kill one of our processes at once; harmless if it has ended, even if its id belongs to another process by now."""
    for child in multiprocessing.active_children():
        if child.pid == pid:
            child.kill()
