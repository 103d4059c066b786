"""How a finished picture becomes a file: a PNG, or a WebP where it moves.

Pictures are indexed, and both formats keep that. PNG files are written here because nearly all the time that Pillow
takes for one is the system's zlib; an animation, because only the part of a frame that changes needs to be looked at.
"""

from __future__ import annotations

import struct
from io import BytesIO
from typing import Any, Final, Iterable, Iterator, Mapping

from PIL import Image, ImageChops
from PIL.PngImagePlugin import putchunk

from render import deflate

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
"""The colour type of a PNG with a palette."""
FILTER: Final = 1
"""How many bytes begin each line of a PNG: a 0 says that the line is not filtered."""
_WEBP: Mapping[str, Any] = {"format": "WEBP", "lossless": True, "method": 1, "quality": 0}
"""More effort would take twice the time for three quarters of the bytes, less would save no time."""


def png(size: tuple[int, int], colours: bytes, opacities: bytes, bands: Iterable[deflate.Part]) -> bytes:
    """A PNG of compressed bands, from top to bottom. Its palette: red, green and blue of each colour, and opacities."""
    out = BytesIO()
    out.write(_SIGNATURE)
    putchunk(out, b"IHDR", struct.pack(">2I5B", *size, 8, _INDEXED, 0, 0, 0))
    putchunk(out, b"PLTE", colours)
    putchunk(out, b"tRNS", opacities)
    putchunk(out, b"IDAT", deflate.joined(bands))
    putchunk(out, b"IEND", b"")
    return out.getvalue()


def band(image: Image.Image) -> deflate.Part:
    """Some lines of an indexed picture, compressed. It has `FILTER` columns more, on the left."""
    image.paste(0, (0, 0, FILTER, image.height))
    return deflate.part(image.tobytes())


def webp(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, **_WEBP)
    return out.getvalue()


# Moving

_MOVES, _ALPHA = 0x02, 0x10
"""Flags of a WebP file: it is an animation, and it has transparent pixels."""


def animated(size: tuple[int, int], frames: Iterable[tuple[Image.Image, int]], clear: int, loop: int) -> bytes:
    """An animated WebP of indexed frames of one size and palette, each with its duration in milliseconds.

    What can be seen through must be the same in all of them. `clear` is the palette's entry for full transparency;
    `loop` is how often it plays, 0 for ever. Discord plays WebP inline, like GIF (but not APNG), and the same frames
    take a ninth of the space.
    """
    head = _chunk(b"VP8X", bytes([_MOVES | _ALPHA, 0, 0, 0]) + _three(size[0] - 1, size[1] - 1))
    parts = [head, _chunk(b"ANIM", bytes(4) + struct.pack("<H", loop)), *_moving(frames, clear)]
    return b"RIFF" + struct.pack("<I", 4 + sum(map(len, parts))) + b"WEBP" + b"".join(parts)


def _moving(frames: Iterable[tuple[Image.Image, int]], clear: int) -> Iterator[bytes]:
    """Each frame as what differs from the frame before it."""
    before: Image.Image | None = None
    for frame, shown in frames:
        now = Image.frombytes("L", frame.size, frame.tobytes())  # the entries as plain numbers
        part, (left, top) = frame, (0, 0)
        if before is not None:
            part, (left, top) = _changed(frame, ImageChops.difference(before, now), clear)
        # Laid over what is there, which stays.
        where = _three(left // 2, top // 2, part.width - 1, part.height - 1, shown) + bytes(1)
        yield _chunk(b"ANMF", where + webp(part)[12:])
        before = now


def _changed(frame: Image.Image, apart: Image.Image, clear: int) -> tuple[Image.Image, tuple[int, int]]:
    """The smallest part that holds all that is `apart`, with the rest of it transparent, and its corner."""
    left, top, right, bottom = apart.getbbox() or (0, 0, 1, 1)
    box = (left // 2 * 2, top // 2 * 2, right, bottom)  # in the file, corners count in steps of two pixels
    part = frame.crop(box)
    part.paste(clear, None, apart.crop(box).point([255] + 255 * [0]))
    part.info["transparency"] = frame.info["transparency"]
    return part, box[:2]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def _three(*numbers: int) -> bytes:
    """Numbers of three bytes each."""
    return b"".join(number.to_bytes(3, "little") for number in numbers)
