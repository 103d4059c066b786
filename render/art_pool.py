"""Keeps everything that has been painted: one pool for all art, limited in bytes, shared by all threads.

Painting smooth shapes takes a hundred times as long as pasting the result, so cells come in fixed sizes (`tiles.SIZES`)
and every part of a picture is looked up here first. Art that has not been used for a while is compressed, to a sixth of
its size or less: decompressing takes a tenth of the time of painting. When the pool is full, what has not been
used for longest goes.
"""

from __future__ import annotations

from collections import OrderedDict
from enum import Enum
from functools import lru_cache, partial
from itertools import count
from threading import Lock
from typing import Any, Callable, Generic, ParamSpec

from PIL import Image

from render import deflate
from render.ring import Ring

P = ParamSpec("P")

AT_HAND_BYTES = 4 * 2**20
PACKED_BYTES = 11 * 2**20
DEAR_BYTES = 3 * 2**20
"""For what takes long to paint: it is needed for much else, but seldom, and would be the first to go."""
POOL_BYTES = AT_HAND_BYTES + PACKED_BYTES + DEAR_BYTES
NUMBERED, NUMBERED_DEAR = 11_000, 1_500
"""How many pieces of art have a number: somewhat more than there is room for."""
_BESIDES = 1024
"""Roughly what an image takes besides its pixels: its number, the objects themselves."""
_AS_IN_MEMORY = ("L", "RGBA")
"""Modes whose pixels Pillow keeps as they are in `tobytes`."""
_WIDE_MODES = ("RGB", "RGBA")
"""Modes for which Pillow keeps four bytes per pixel; for the others used here it keeps one."""


def size_of(art: Image.Image) -> int:
    return art.width * art.height * (4 if art.mode in _WIDE_MODES else 1) + _BESIDES


class Packed(Ring[int, tuple[str, tuple[int, int]]]):
    """Compressed images by their numbers."""

    def pack(self, number: int, art: Image.Image) -> None:
        self.put(number, deflate.pack(art.tobytes()), (art.mode, art.size))

    def unpacked(self, number: int) -> Callable[[], Image.Image] | None:
        """Its image, once it is wanted: that takes a moment, and others may look something up meanwhile."""
        found = self.get(number)
        return None if found is None else partial(_unpacked, found[0], *found[1])


def _unpacked(packed: bytes, mode: str, size: tuple[int, int]) -> Image.Image:
    pixels = deflate.unpack(packed)
    if mode in _AS_IN_MEMORY:
        return Image.frombuffer(mode, size, pixels, "raw", mode, 0, 1)  # nothing is copied
    return Image.frombytes(mode, size, pixels)


class Shelf:
    """Art by its number. What has not been used for longest goes when there is no room left."""

    def __init__(self, room: int, dropped: Callable[[int, Image.Image], object]) -> None:
        """`dropped` is told what goes."""
        self._room, self._dropped = room, dropped
        self._art: OrderedDict[int, Image.Image] = OrderedDict()
        self.taken = 0
        """In bytes."""

    def __len__(self) -> int:
        return len(self._art)

    def get(self, number: int) -> Image.Image | None:
        art = self._art.get(number)
        if art is not None:
            self._art.move_to_end(number)
        return art

    def put(self, number: int, art: Image.Image) -> None:
        size = size_of(art)
        if size > self._room or number in self._art:
            return
        self._art[number] = art
        self.taken += size
        while self.taken > self._room:
            gone, dropped = self._art.popitem(last=False)
            self.taken -= size_of(dropped)
            self._dropped(gone, dropped)


class Pool:
    """All the art there is: what has been used lately is at hand, ready for pasting, and more of it is packed."""

    def __init__(self, at_hand: int, packed: int, dear: int) -> None:
        """How many bytes each may take."""
        self._ready = Shelf(at_hand, self._pack)
        self._packed = Packed(packed)
        self._dear = Packed(dear)
        self._lock = Lock()

    @property
    def at_hand(self) -> int:
        """Bytes taken by what is ready."""
        return self._ready.taken

    @property
    def taken(self) -> int:
        """Bytes taken in all."""
        return self._ready.taken + self._packed.taken + self._dear.taken

    def __len__(self) -> int:
        return len(self._ready)

    def look(self, number: int, paint: Callable[[], Image.Image], dear: bool = False) -> Image.Image:
        with self._lock:
            art = self._ready.get(number)
            if art is not None:
                return art
            unpack = (self._dear if dear else self._packed).unpacked(number)
        # Two threads may do this for the same art; neither waits for the other.
        art = (unpack or paint)()
        # As an attribute, because `info` would be passed on to parts and copies, which look different.
        art.number = number  # type: ignore[attr-defined]
        with self._lock:
            if not dear:
                self._ready.put(number, art)
            elif unpack is None:
                self._dear.pack(number, art)
        return art

    def _pack(self, number: int, art: Image.Image) -> None:
        if number not in self._packed:
            self._packed.pack(number, art)


pool = Pool(AT_HAND_BYTES, PACKED_BYTES, DEAR_BYTES)
_next = count(1)


def kept_bytes() -> int:
    """How much memory all the art takes."""
    return pool.taken


class Kept(Enum):
    """How art is kept."""

    WHOLE, TRIMMED, LONG = range(3)


class Unpainted:
    """Something to be put on a sheet, painted only if that part of the sheet has to be drawn."""

    __slots__ = ("_args", "_how", "_more", "_paint", "number", "offset", "size")

    def __init__(
        self, paint: Callable[..., Image.Image], how: Kept, args: tuple[Any, ...], more: tuple[tuple[str, Any], ...]
    ) -> None:
        self._paint, self._how, self._args, self._more = paint, how, args, more
        self.number = next(_next)
        """Whatever has the same number looks the same."""
        self.size = 0, 0
        self.offset = 0, 0
        """Where in this size it begins, once it has been looked at: what is empty around it may have been cut off."""

    def look(self) -> Image.Image:
        return pool.look(self.number, self._painted, self._how is Kept.LONG)

    def _painted(self) -> Image.Image:
        art = self._paint(*self._args, **dict(self._more))
        if self._how is not Kept.TRIMMED:
            return art
        box = art.getbbox() or (0, 0, 1, 1)
        self.offset = box[:2]
        return art.crop(box)


_numbered, _numbered_dear = lru_cache(NUMBERED)(Unpainted), lru_cache(NUMBERED_DEAR)(Unpainted)
"""Art by everything it is painted from. A number is never used for anything else: art that is forgotten here gets a new
one, and is painted again."""


class Painted(Generic[P]):
    """A function that paints, and whose results are cached by its arguments. Nobody may draw on what it returns."""

    def __init__(self, paint: Callable[P, Image.Image], how: Kept) -> None:
        self._paint, self._how = paint, how
        self._numbered = _numbered_dear if how is Kept.LONG else _numbered

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        assert self._how is not Kept.TRIMMED, "where it begins would be lost"
        return self._numbered(self._paint, self._how, args, tuple(kwargs.items())).look()

    def later(self, size: tuple[int, int], *args: P.args, **kwargs: P.kwargs) -> Unpainted:
        """The same for a sheet: not painted, or even unpacked, unless it is needed. `size` is what it will have."""
        art = self._numbered(self._paint, self._how, args, tuple(kwargs.items()))
        art.size = size
        return art


def painted(paint: Callable[P, Image.Image]) -> Painted[P]:
    """What has this for a decorator is painted once."""
    return Painted(paint, Kept.WHOLE)


def dear(paint: Callable[P, Image.Image]) -> Painted[P]:
    """The same, for what takes long to paint: it stays longer."""
    return Painted(paint, Kept.LONG)


def trimmed(paint: Callable[P, Image.Image]) -> Painted[P]:
    """The same, for what is mostly empty and only put on sheets, not called: it is kept without what is empty around
    it."""
    return Painted(paint, Kept.TRIMMED)


def number_of(art: Image.Image) -> int | None:
    """The number of art that comes from the pool."""
    number: int | None = getattr(art, "number", None)
    return number
