"""Deflate, which PNG files are made with.

zlib-ng takes a third of the time of the system's zlib, for fewer bytes. It is not built for every machine, such as
32-bit ARM: there zlib does the same. (ISA-L would be twice as fast again, but after it all painting in the same process
took nearly three times as long when measured.)
"""

from __future__ import annotations

import zlib

try:
    from zlib_ng import zlib_ng
except ImportError:  # pragma: no cover - every machine that tests run on has it
    zlib_ng = None  # type: ignore[assignment]

QUICK, PLAIN = 2, 3
"""Levels of zlib-ng and of zlib that make files of about the same size."""


def compress(data: bytes) -> bytes:
    return zlib.compress(data, PLAIN) if zlib_ng is None else zlib_ng.compress(data, QUICK)
