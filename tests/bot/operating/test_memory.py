"""All threads share one heap, and nothing is loaded that only another process needs."""

from __future__ import annotations

import os
import platform
import subprocess
import sys

import pytest

ALLOCATE = """
import ctypes
from threading import Barrier, Thread

from bot.operating.memory import in_one_heap

if {one}:
    in_one_heap()
begun = Barrier(4)


def allocate():
    begun.wait()
    return [bytes(1000) for _ in range(1000)]


threads = [Thread(target=allocate) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
library = ctypes.CDLL(None)
library.malloc_info(0, ctypes.c_void_p.in_dll(library, "stdout"))
library.fflush(None)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="the only C library with several heaps")
@pytest.mark.parametrize("one", [True, False])
def test_threads_share_one_heap(one: bool) -> None:
    code = ALLOCATE.format(one=one)
    # People may have chosen for themselves.
    plain = {name: value for name, value in os.environ.items() if name not in ("MALLOC_ARENA_MAX", "GLIBC_TUNABLES")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=plain)
    assert (done.stdout.count("<heap nr=") == 1) is one


LOADED = """
import sys

import bot.__main__

print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_the_bot_itself_loads_nothing_that_draws() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert {"bot", "discord", "render"} <= set(loaded)
    assert not {"PIL", "zlib_ng"} & set(loaded)
