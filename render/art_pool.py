"""Keeps everything that has been painted: one pool for all art, limited in bytes, shared by all threads.

Painting smooth shapes takes a hundred times as long as pasting the result, so cells come in fixed sizes (`tiles.SIZES`)
and every part of a picture is looked up here first. Art that has not been used for a while is compressed, to a sixth of
its size or less: decompressing takes a tenth of the time of painting. When the pool is full, the least recently used
art goes.
"""

from __future__ import annotations

import zlib
from functools import wraps
from threading import Lock
from typing import Callable, Hashable, NamedTuple, ParamSpec

from cachetools import LRUCache
from PIL import Image

P = ParamSpec("P")

AT_HAND_BYTES = 20 * 2**20
PACKED_BYTES = 20 * 2**20
POOL_BYTES = AT_HAND_BYTES + PACKED_BYTES
_BESIDES = 2048
"""Roughly what an image takes besides its pixels: its palette, its key, the objects themselves."""
_WIDE_MODES = ("RGB", "RGBA")
"""Modes for which Pillow keeps four bytes per pixel; for the others used here it keeps one."""
_QUICKLY = 1
"""The compression level: art has large plain areas, and more effort saves little."""


def size_of(art: Image.Image) -> int:
    return art.width * art.height * (4 if art.mode in _WIDE_MODES else 1) + _BESIDES


class Packed(NamedTuple):
    """A compressed image."""

    mode: str
    size: tuple[int, int]
    pixels: bytes
    palette: bytes | None

    @classmethod
    def of(cls, art: Image.Image) -> Packed:
        colours = art.getpalette() if art.mode == "P" else None
        return cls(art.mode, art.size, zlib.compress(art.tobytes(), _QUICKLY), bytes(colours) if colours else None)

    def unpacked(self) -> Image.Image:
        art = Image.frombytes(self.mode, self.size, zlib.decompress(self.pixels))
        if self.palette is not None:
            art.putpalette(self.palette)
        return art


def packed_size(art: Packed) -> int:
    return len(art.pixels) + _BESIDES


class AtHand(LRUCache[Hashable, Image.Image]):
    """Art ready for pasting; what is evicted from here gets compressed."""

    def popitem(self) -> tuple[Hashable, Image.Image]:
        key, art = super().popitem()
        if key not in packed:
            small = Packed.of(art)
            if packed.getsizeof(small) <= packed.maxsize:
                packed[key] = small
        return key, art


pool: LRUCache[Hashable, Image.Image] = AtHand(AT_HAND_BYTES, getsizeof=size_of)
packed: LRUCache[Hashable, Packed] = LRUCache(PACKED_BYTES, getsizeof=packed_size)
_lock = Lock()


def kept_bytes() -> int:
    """How much memory all the art takes."""
    return int(pool.currsize + packed.currsize)


def painted(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Caches what a function paints, by its arguments. Nobody may draw on what it returns."""

    @wraps(paint)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        key = (paint, args, *kwargs.items())
        with _lock:
            try:
                return pool[key]
            except KeyError:
                small = packed.get(key)
        # Two threads may do this for the same art; neither waits for the other.
        art = paint(*args, **kwargs) if small is None else small.unpacked()
        with _lock:
            if size_of(art) <= pool.maxsize:
                pool[key] = art
        return art

    return kept
