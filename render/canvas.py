"""The sheet of paper under every picture.

Every picture has a fixed palette, for its theme and game: the colours, and blends of them for smooth edges. It is drawn
in that palette from the start, so nearly everything is simply copied, one byte per pixel.

A sheet is a list of what lies where. It is drawn only at the end, in bands from top to bottom, and a band on which the
same things lie as on one that was drawn before is not drawn again: its compressed pixels are kept. Most bands of a
board are the same wherever a card is tried out on it.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from hashlib import blake2b
from itertools import chain
from threading import Lock
from typing import Hashable, Iterable, Iterator, NamedTuple, Sequence

from PIL import Image

from engine.shapes import oval
from render import deflate, files
from render.alt import Alt
from render.art_pool import Unpainted, number_of, painted
from render.picture import Picture
from render.raster import ALPHAS, COLOURS, Raster, blank, entries, with_palette
from render.ring import Ring
from render.theme import Theme
from render.vector import Paint, Rgb

CORNER = 28
"""Radius of the paper's round corners, in pixels."""
BAND = 96
"""Height of a band in pixels, unless a picture says where to cut."""
KEPT_BYTES = 4 * 2**20
_CLEAR = COLOURS
"""The palette's entry that is not seen at all."""
_TRANSPARENCY = bytes([255] * COLOURS + list(ALPHAS))


class _Put(NamedTuple):
    """Something that lies on a sheet."""

    what: tuple[int, int] | None
    """Two things with the same numbers look the same; None if nothing is known about it."""
    corner: tuple[int, int]
    art: Image.Image | Unpainted | Rgb
    mask: Image.Image | Unpainted | None


class Sheet:
    """A picture being put together."""

    def __init__(self, width: int, height: int, theme: Theme, cuts: Iterable[int] | None = None) -> None:
        """`cuts` is where one band ends and the next begins."""
        self.width, self.height = width, height
        self._theme = theme
        self._image: Image.Image | None = None
        self._new: list[_Put] = []
        """What has been put down since the image was drawn."""
        self._cuts = sorted({cut for cut in cuts or range(BAND, height, BAND) if 0 < cut < height})
        self._bands: list[list[_Put]] = [[] for _ in range(len(self._cuts) + 1)]

    def paste(
        self, art: Image.Image | Unpainted, corner: tuple[int, int], mask: Image.Image | Unpainted | None = None
    ) -> None:
        """Put down art: as it is if it has the theme's palette, or else blended through its mask."""
        art_is, mask_is = _known(art), 0 if mask is None else _known(mask)
        known = None if art_is is None or mask_is is None else (art_is, mask_is)
        self._put(_Put(known, corner, art, mask), art.size[1])

    def tint(self, colour: Rgb, corner: tuple[int, int], mask: Image.Image | Unpainted) -> None:
        """Put down a colour, as strongly as the mask says."""
        mask_is = _known(mask)
        # Numbers of art are above 0, so a colour can have one below.
        known = None if mask_is is None else (~int.from_bytes(colour, "big"), mask_is)
        self._put(_Put(known, corner, colour, mask), mask.size[1])

    def _put(self, put: _Put, height: int) -> None:
        self._new.append(put)
        top = put.corner[1]
        for number in range(bisect_right(self._cuts, top), bisect_left(self._cuts, top + height) + 1):
            self._bands[number].append(put)

    def copy(self) -> Sheet:
        """A sheet that begins with this one as its ground."""
        same = Sheet(self.width, self.height, self._theme)
        same.paste(self.image().copy(), (0, 0))
        return same

    def image(self) -> Image.Image:
        """Everything that lies on it, as entries of the theme's palette."""
        ground = blank(self.width, self.height) if self._image is None else self._image
        self._image, self._new = _drawn(ground, self._new, (0, 0), self._theme), []
        return self._image

    def with_palette(self) -> Image.Image:
        """A copy of all that for others, with the palette."""
        return with_palette(self.image(), self._theme)

    def bands(self) -> Iterable[deflate.Part]:
        """The pixels with round corners, line by line as a PNG has them, from top to bottom."""
        edges = [0, *self._cuts, self.height]
        for number, puts in enumerate(self._bands):
            top, bottom = edges[number], edges[number + 1]
            size = self.width, bottom - top
            # How much of the round corners is in this band.
            corners = max(0, CORNER - top), max(0, bottom - self.height + CORNER)
            lies = _digest(puts, top)
            known = self._theme, size, corners, lies
            with _lock:
                kept = None if lies is None else _kept.get(known)
            if kept is not None:
                yield deflate.Part(kept[0], *kept[1])
                continue
            # As the file wants it, with a column more on the left.
            ground = blank(self.width + files.FILTER, bottom - top)
            image = _drawn(ground, puts, (-files.FILTER, top), self._theme)
            if any(corners):
                round_off(image, -top, self.height, files.FILTER)
            band = files.band(image)
            if lies is not None:
                with _lock:
                    _kept.put(known, band.packed, (band.length, band.check))
            yield band


def _known(art: Image.Image | Unpainted) -> int | None:
    return art.number if isinstance(art, Unpainted) else number_of(art)


def _digest(puts: Sequence[_Put], top: int) -> bytes | None:
    """Stands for what lies on a band that begins at `top`, and where: short, because many are kept. None if something
    is not known."""
    numbers = array("q")
    for what, (x, y), _, _ in puts:
        if what is None:
            return None
        numbers.extend((*what, x, y - top))
    return blake2b(numbers, digest_size=16).digest()


def _drawn(ground: Image.Image, puts: Iterable[_Put], corner: tuple[int, int], theme: Theme) -> Image.Image:
    """Things drawn on a ground whose own corner is there on the sheet."""
    raster, (left, top) = Raster(ground, theme), corner
    for _, (x, y), art, mask in puts:
        across, down = x - left, y - top
        if isinstance(mask, Unpainted):
            # Looked at first, since only then it is known where it begins.
            shape: Image.Image | None = mask.look()
            across, down = across + mask.offset[0], down + mask.offset[1]
        else:
            shape = mask
        raster.put(art.look() if isinstance(art, Unpainted) else art, (across, down), shape)
    return raster.image()


_kept: Ring[Hashable, tuple[int, int]] = Ring(KEPT_BYTES)
"""Bands by all that lies on them: their compressed pixels, with how many there are and their check sum."""
_lock = Lock()


def paper(width: int, height: int, theme: Theme, cuts: Iterable[int] | None = None) -> Sheet:
    return Sheet(width, height, theme, cuts)


def stamp(canvas: Sheet | Image.Image, art: Image.Image, x: float, y: float) -> None:
    """Paste art centred on a point: using its transparency, or as it is if it has none."""
    mask = None if art.mode == "L" else art
    canvas.paste(art, (round(x - art.width / 2), round(y - art.height / 2)), mask)


# The file


@painted
def _corner(right: bool, bottom: bool) -> Image.Image:
    """One of the paper's corners, as palette entries."""
    levels = _opacity(right, bottom)
    steps = len(ALPHAS)
    return levels.point([COLOURS + min(level * steps // 255, steps - 1) for level in range(256)])


@painted
def _cut(right: bool, bottom: bool) -> Image.Image:
    """The part to cut off at a corner, as a mask."""
    return _opacity(right, bottom).point([255 if level < 255 else 0 for level in range(256)]).convert("1")


def _opacity(right: bool, bottom: bool) -> Image.Image:
    paint = Paint(CORNER, CORNER, (0, 0, 0, 0), unit=1)
    paint.fill(oval(CORNER, CORNER, CORNER), (255, 255, 255, 255))
    levels = paint.image().getchannel("A")
    if right:
        levels = levels.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return levels.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if bottom else levels


def round_off(image: Image.Image, top: int = 0, height: int | None = None, left: int = 0) -> None:
    """Round off the corners of an indexed picture, or of a part of one that begins `top` above it and is `height`
    high; on the left, it may have columns more."""
    for bottom in (False, True):
        below = top + bottom * ((height or image.height) - CORNER)
        if not -CORNER < below < image.height:
            continue
        for right in (False, True):
            across = image.width - CORNER if right else left
            image.paste(_corner(right, bottom), (across, below), _cut(right, bottom))
    image.info["transparency"] = _TRANSPARENCY


def finish(canvas: Sheet, filename: str, alt: Alt, theme: Theme) -> Picture:
    data = files.png((canvas.width, canvas.height), entries(theme), _TRANSPARENCY, canvas.bands())
    return Picture(data, filename, alt, canvas.width, canvas.height)


def stand_still(canvas: Sheet, filename: str, alt: Alt) -> Picture:
    """An animation's only frame, in the same kind of file."""
    return Picture(files.webp(_page(canvas)), filename, alt, canvas.width, canvas.height)


def animate(frames: Iterator[tuple[Sheet, int]], filename: str, alt: Alt, loop: int) -> Picture:
    """An animation of frames, each with its duration in milliseconds; `loop` is how often it plays, 0 for ever. A frame
    is made only when its turn comes: all of them together would take a lot of memory."""
    first, shown = next(frames)
    pages = ((_page(sheet), lasts) for sheet, lasts in chain([(first, shown)], frames))
    data = files.animated((first.width, first.height), pages, _CLEAR, loop)
    return Picture(data, filename, alt, first.width, first.height)


def _page(canvas: Sheet) -> Image.Image:
    page = canvas.with_palette()
    round_off(page)
    return page
