"""Gives memory back to the system.

What pictures and searches leave free lies in small pieces between what is kept, and the C library keeps all of it in
case it is needed again: in the process that draws, that is a third of its memory.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Callable


def give_back() -> None:
    """Return what is free to the system, which takes a few milliseconds; where there is no such thing, do nothing."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    try:
        library = ctypes.CDLL(None)
    except (OSError, TypeError):  # Windows has no library without a name
        return None
    found: Callable[[int], int] | None = getattr(library, "malloc_trim", None)  # glibc alone has it
    return found
