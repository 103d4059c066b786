"""Deflate, which PNG files and packed art are made with.

ISA-L takes a seventh of the time of the system's zlib, for as many bytes. It is not built for every machine, such as
32-bit ARM: there zlib does the same.
"""

from __future__ import annotations

import zlib

try:
    from isal import isal_zlib
except ImportError:  # pragma: no cover - every machine that tests run on has it
    isal_zlib = None  # type: ignore[assignment]

QUICK, PLAIN = 2, 3
"""Levels of ISA-L and of zlib that make files of the same size."""


def compress(data: bytes) -> bytes:
    return zlib.compress(data, PLAIN) if isal_zlib is None else isal_zlib.compress(data, QUICK)


def decompress(data: bytes) -> bytes:
    return zlib.decompress(data) if isal_zlib is None else isal_zlib.decompress(data)
