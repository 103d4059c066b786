"""What has been painted once is kept: one pool for all art, bounded in bytes, used by all threads.

Painting smooth shapes takes a hundred times as long as putting the result on a picture, so cells come in fixed sizes
(`tiles.SIZES`) and everything that a picture is put together from is looked up here first. Whatever has not been used
for longest goes when the pool is full.
"""

from __future__ import annotations

from functools import wraps
from threading import Lock
from typing import Callable, Hashable, ParamSpec

from cachetools import LRUCache
from PIL import Image

P = ParamSpec("P")

POOL_BYTES = 40 * 2**20
_BESIDES = 2048
"""What an image takes besides its pixels, roughly: its palette, its key, the objects themselves."""
_WIDE_MODES = ("RGB", "RGBA")
"""Pillow keeps four bytes for each pixel of these, and one for each of the others that are used here."""


def size_of(art: Image.Image) -> int:
    return art.width * art.height * (4 if art.mode in _WIDE_MODES else 1) + _BESIDES


pool: LRUCache[Hashable, Image.Image] = LRUCache(POOL_BYTES, getsizeof=size_of)
_lock = Lock()


def painted(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keeps what a function paints, by its arguments. Nobody may draw on what it returns."""

    @wraps(paint)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        key = (paint, args, *kwargs.items())
        with _lock:
            try:
                return pool[key]
            except KeyError:
                pass
        art = paint(*args, **kwargs)  # two threads may paint the same; neither waits for the other
        with _lock:
            if size_of(art) <= pool.maxsize:
                pool[key] = art
        return art

    return kept
