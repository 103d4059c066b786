"""Deflate, which PNG files are made with, and by which painted art is kept small.

zlib-ng takes a third of the time of the system's zlib, for fewer bytes. It is not built for every machine, such as
32-bit ARM: there zlib does the same. (ISA-L would be twice as fast again, but after it all painting in the same process
took nearly three times as long when measured.)
"""

from __future__ import annotations

import zlib
from typing import Iterable, NamedTuple

try:
    from zlib_ng import zlib_ng
except ImportError:  # pragma: no cover - every machine that tests run on has it
    zlib_ng = None  # type: ignore[assignment]

QUICK, PLAIN = 2, 3
"""Levels of zlib-ng and of zlib that make files of about the same size."""
QUICKEST = 1
"""Art has large plain areas, and more effort saves little."""

_HEAD, _END = b"\x78\x01", b"\x03\x00"
"""What a file begins with; and an empty last block."""
_ADLER = 65521


class Part(NamedTuple):
    """A stretch of data, compressed without regard to what comes before or after it."""

    packed: bytes
    length: int
    check: int
    """The Adler-32 of the data."""


def part(data: bytes) -> Part:
    level = PLAIN if zlib_ng is None else QUICK
    library = zlib if zlib_ng is None else zlib_ng
    deflating = library.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = deflating.compress(data) + deflating.flush(zlib.Z_FULL_FLUSH)
    return Part(packed, len(data), library.adler32(data))


def joined(parts: Iterable[Part]) -> bytes:
    """The file of several parts, one after the other."""
    stream, low, high = [_HEAD], 1, 0
    for packed, length, check in parts:
        # The check sum of all that has come so far follows from those of the parts.
        high = (high + (check >> 16) + length * (low - 1)) % _ADLER
        low = (low + (check & 0xFFFF) - 1) % _ADLER
        stream.append(packed)
    stream += (_END, (high << 16 | low).to_bytes(4, "big"))
    return b"".join(stream)


def pack(data: bytes) -> bytes:
    """For memory, not for a file: as quickly as possible."""
    return zlib.compress(data, QUICKEST) if zlib_ng is None else zlib_ng.compress(data, QUICKEST)


def unpack(data: bytes) -> bytes:
    return zlib.decompress(data) if zlib_ng is None else zlib_ng.decompress(data)
