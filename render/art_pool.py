"""Keeps everything that has been painted: one pool for all art, limited in bytes, shared by all threads.

Painting smooth shapes takes a hundred times as long as pasting the result, so cells come in fixed sizes (`tiles.SIZES`)
and every part of a picture is looked up here first. Art that has not been used for a while is compressed, to a sixth of
its size or less: decompressing takes a tenth of the time of painting. When the pool is full, the least recently used
art goes.
"""

from __future__ import annotations

from functools import partial
from itertools import count
from threading import Lock
from typing import Callable, Generic, Hashable, NamedTuple, ParamSpec

from cachetools import LRUCache
from PIL import Image

from render import deflate

P = ParamSpec("P")

AT_HAND_BYTES = 8 * 2**20
PACKED_BYTES = 22 * 2**20
POOL_BYTES = AT_HAND_BYTES + PACKED_BYTES
NUMBERED = 12_000
"""How many pieces of art have a number: somewhat more than there is room for."""
_BESIDES = 1024
"""Roughly what an image takes besides its pixels: its palette, its number, the objects themselves."""
_WIDE_MODES = ("RGB", "RGBA")
"""Modes for which Pillow keeps four bytes per pixel; for the others used here it keeps one."""


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
        colours = bytes(art.getpalette() or ()) if art.mode == "P" else None
        return cls(art.mode, art.size, deflate.pack(art.tobytes()), colours and _palettes.setdefault(colours, colours))

    def unpacked(self) -> Image.Image:
        art = Image.frombytes(self.mode, self.size, deflate.unpack(self.pixels))
        if self.palette is not None:
            art.putpalette(self.palette)
        return art


def packed_size(art: Packed) -> int:
    return len(art.pixels) + _BESIDES


class AtHand(LRUCache[int, Image.Image]):
    """Art ready for pasting; what is evicted from here gets compressed."""

    def popitem(self) -> tuple[int, Image.Image]:
        number, art = super().popitem()
        if number not in packed:
            small = Packed.of(art)
            if packed.getsizeof(small) <= packed.maxsize:
                packed[number] = small
        return number, art


_numbers: LRUCache[Hashable, int] = LRUCache(NUMBERED)
"""Numbers of art by everything it is painted from. A number is never used for anything else: art whose number is
forgotten here gets a new one, and is painted again."""
_next = count(1)
pool: LRUCache[int, Image.Image] = AtHand(AT_HAND_BYTES, getsizeof=size_of)
packed: LRUCache[int, Packed] = LRUCache(PACKED_BYTES, getsizeof=packed_size)
_palettes: dict[bytes, bytes] = {}
"""One of each, for all art that has it: there are as many as themes and games."""
_lock = Lock()


def kept_bytes() -> int:
    """How much memory all the art takes."""
    return int(pool.currsize + packed.currsize)


class Unpainted(NamedTuple):
    """Something to be put on a sheet, painted only if that part of the sheet has to be drawn."""

    number: int
    """Whatever has the same number looks the same."""
    size: tuple[int, int]
    look: Callable[[], Image.Image]


class Painted(Generic[P]):
    """A function that paints, and whose results are cached by its arguments. Nobody may draw on what it returns."""

    def __init__(self, paint: Callable[P, Image.Image]) -> None:
        self._paint = paint

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return self._found(self._number(*args, **kwargs), *args, **kwargs)

    def later(self, size: tuple[int, int], *args: P.args, **kwargs: P.kwargs) -> Unpainted:
        """The same for a sheet: not painted, or even unpacked, unless it is needed. `size` is what it will have."""
        number = self._number(*args, **kwargs)
        return Unpainted(number, size, partial(self._found, number, *args, **kwargs))

    def _number(self, *args: P.args, **kwargs: P.kwargs) -> int:
        key = (self._paint, args, *kwargs.items())
        with _lock:
            number = _numbers.get(key)
            if number is None:
                number = _numbers[key] = next(_next)
        return number

    def _found(self, number: int, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        with _lock:
            try:
                return pool[number]
            except KeyError:
                small = packed.get(number)
        # Two threads may do this for the same art; neither waits for the other.
        art = self._paint(*args, **kwargs) if small is None else small.unpacked()
        # As an attribute, because `info` would be passed on to parts and copies, which look different.
        art.number = number  # type: ignore[attr-defined]
        with _lock:
            if size_of(art) <= pool.maxsize:
                pool[number] = art
        return art


def painted(paint: Callable[P, Image.Image]) -> Painted[P]:
    return Painted(paint)


def number_of(art: Image.Image) -> int | None:
    """The number of art that comes from the pool."""
    number: int | None = getattr(art, "number", None)
    return number
