"""A process beside the bot: what it is asked is answered in order, and nobody waits for one that is gone."""

from __future__ import annotations

import asyncio
import operator
import os
import platform
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.drawing import process as drawing
from bot.workers import jobs, process
from bot.workers.beside import USUAL, Beside, Died
from bot.workers.priority import give_way
from bot.workers.serving import TIDIED
from render import sprite


@pytest.fixture
async def beside() -> AsyncIterator[Beside]:
    one = Beside("test", os.getpid)
    yield one
    one.close()


async def test_jobs_are_answered_in_order_even_if_one_goes_wrong_or_is_not_waited_for(beside: Beside) -> None:
    large = partial(operator.mul, b"a picture", 100_000)
    asked = [beside.do(job) for job in (os.getpid, partial(operator.truediv, 1, 0), large, os.getpid)]
    asked[2].cancel()
    first, wrong, _, last = await asyncio.gather(*asked, return_exceptions=True)
    assert first == last == beside.pid != os.getpid()
    assert isinstance(wrong, ZeroDivisionError)
    assert await beside.do(large) == b"a picture" * 100_000


async def test_answers_of_all_sizes_arrive_however_they_share_the_room(beside: Beside) -> None:
    """A buffer is read into again and again: answers that end just before, at and just after its end, and many more."""
    sizes = [*range(USUAL - 60, USUAL + 20), *(1, 3 * USUAL, 0, USUAL // 3, USUAL // 3, USUAL // 2, 40 * USUAL, 7) * 3]
    answers = await asyncio.gather(*(beside.do(partial(operator.mul, b"x", size)) for size in sizes))
    assert [len(one) for one in answers] == sizes


async def test_what_comes_from_the_bot_is_read_by_nobody_else(beside: Beside) -> None:
    assert await beside.do(partial(os.read, 0, 1)) == b""


def leave_pieces() -> None:
    """Fill much memory and keep a little at its end, as caches do: the rest is free, and in one piece with what is."""
    pieces = [bytes(20_000) for _ in range(2_000)]
    operator.setitem(globals(), "kept", pieces[-1])


def resident() -> int:
    """Megabytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries decide by themselves what they keep")
async def test_what_jobs_leave_free_goes_back_to_the_system(beside: Beside) -> None:
    begun = await beside.do(resident)
    await beside.do(leave_pieces)
    assert await beside.do(resident) > begun + 30
    for _ in range(TIDIED):
        await beside.do(os.getpid)
    assert await beside.do(resident) < begun + 10


async def test_when_it_dies_everyone_who_waits_hears_of_it_and_so_does_who_asks_later(beside: Beside) -> None:
    assert await beside.do(os.getpid)
    os.kill(beside.pid, signal.SIGSTOP)
    waiting = [beside.do(os.getpid) for _ in range(2)]
    os.kill(beside.pid, signal.SIGKILL)
    assert [type(one) for one in await asyncio.gather(*waiting, return_exceptions=True)] == [Died, Died]
    with pytest.raises(Died):
        await beside.do(os.getpid)


async def test_one_that_is_closed_at_once_answers_nothing() -> None:
    beside = Beside("test", os.getpid)
    waiting = beside.do(os.getpid)
    beside.close()
    with pytest.raises(Died):
        await waiting


async def test_one_that_raises_what_nobody_can_wait_for_is_given_up(beside: Beside) -> None:
    wrong, after = beside.do(partial(next, iter(()))), beside.do(os.getpid)
    assert [type(one) for one in await asyncio.gather(wrong, after, return_exceptions=True)] == [Died, Died]


@pytest.mark.parametrize(
    ("begin", "first"),
    [(drawing.begin, partial(sprite, "donut")), (partial(process.begin, 10), jobs.warm_up)],
)
async def test_it_loads_only_what_it_needs(begin: Callable[[], None], first: Callable[[], object]) -> None:
    """What it has no use for would be in memory once more for each of them."""
    beside = Beside("test", begin)
    try:
        await beside.do(first)
        loaded = set(await beside.do(partial(eval, "list(__import__('sys').modules)")))
    finally:
        beside.close()
    assert "engine.catalog" in loaded
    assert not loaded & {"asyncio", "multiprocessing", "discord", "sqlite3", "fluent", "babel"}


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has such a thing")
@pytest.mark.parametrize(("cores", "policy"), [(1, "SCHED_BATCH"), (2, "SCHED_IDLE")])
async def test_thinking_makes_room_at_once_where_it_can_run_beside_the_bot(cores: int, policy: str) -> None:
    begin = partial(process.begin, 0)
    only = f"__import__('os').sched_getaffinity = lambda of: range({cores})"
    beside = Beside("test", partial(exec, only))
    try:
        await beside.do(begin)
        assert os.sched_getscheduler(beside.pid) == getattr(os, policy)
    finally:
        beside.close()


def test_it_gives_way_as_far_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some containers let nobody choose how processes are scheduled."""

    def forbidden(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", forbidden, raising=False)
    give_way(0)


UNCLOSED = """
import asyncio
from bot.drawing.painter import Painter
from render import sprite

async def main():
    painter = Painter(beside=True)
    await painter.draw(sprite, "donut")
    raise LookupError("something else went wrong")

asyncio.run(main())
"""


def test_a_bot_that_ends_without_closing_it_still_ends() -> None:
    """The process that draws does not listen when it is asked to end."""
    ended = subprocess.run([sys.executable, "-c", UNCLOSED], capture_output=True, text=True, timeout=30)
    assert ended.returncode == 1
    assert "LookupError: something else went wrong" in ended.stderr


KILLED = """
import asyncio
from functools import partial
from bot.workers.beside import Beside

KILL_THE_BOT = "import os, signal, time; os.kill(os.getppid(), signal.SIGKILL); time.sleep(600)"

async def main():
    await Beside("test", int).do(partial(exec, KILL_THE_BOT))

asyncio.run(main())
"""


def test_it_ends_with_the_bot_even_in_the_middle_of_a_long_job() -> None:
    """It writes where the bot does, and nothing has been written to its end while it lives."""
    ended = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, timeout=30)
    assert ended.returncode == -signal.SIGKILL
