"""Runs inside a worker process: does one job at a time and reports only what came of it."""

from __future__ import annotations

import signal
from time import thread_time
from typing import Any, Callable, Generic, NamedTuple, TypeVar

from bot.workers.priority import give_way

NICE = 10
"""The workers' nice value: answering people comes before thinking."""
T = TypeVar("T")
Job = Callable[[], Any]


class Done(NamedTuple, Generic[T]):
    result: T
    seconds: float
    """How much processor time it took."""


class Failed(NamedTuple):
    """What is reported of an error: never its text, which might quote a hand, and nothing that cannot be pickled."""

    kind: str
    code: str | None
    where: str


def begin(nice: int) -> None:
    """Called once in every worker, before its first job."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which then ends its workers
    give_way(nice, entirely=True)


def warm(warm_up: Job | None) -> None:
    """The first job. If warming up fails, so will the next one, and that gets reported."""
    if warm_up is not None:
        do(warm_up)


def timed(job: Callable[[], T]) -> Done[T]:
    begun = thread_time()
    return Done(job(), thread_time() - begun)


def do(job: Callable[[], T]) -> Done[T] | Failed:
    try:
        return timed(job)
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"
        return Failed(type(error).__name__, getattr(error, "code", None), where)
