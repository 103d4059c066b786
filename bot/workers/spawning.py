"""Starts processes beside the bot, which load nothing of it that they do not need, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import parent_process
from types import ModuleType
from typing import Any, Callable, Iterator, TypeVar

T = TypeVar("T")


def pool_of_one(
    begin: Callable[..., None], given: tuple[Any, ...], first: Callable[..., T], *args: Any
) -> tuple[ProcessPoolExecutor, Future[T]]:
    """A pool of one process, and its first job: it starts now, rather than when it is needed. `begin(*given)` is called
    there before anything else."""
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(1, spawn, initializer=begin, initargs=given)
    with _no_main():
        return pool, pool.submit(first, *args)


@contextmanager
def _no_main() -> Iterator[None]:
    """Keep a process started inside the block from importing the main module of this one, and all that it imports:
    it has no use for the bot."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def end_with_the_bot() -> None:
    """Called in a process beside the bot: makes sure that it does not outlive the bot, however the bot ends, even by
    kill -9."""
    threading.Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)
