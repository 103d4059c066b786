"""Files hold exactly the pixels that were drawn, however they are written."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import Callable

import pytest
from PIL import Image

from render import PICNIC, canvas, deflate, files, raster

THEME = PICNIC.dressed_for("snack")


def drawn(size: tuple[int, int] = (151, 93)) -> Image.Image:
    """Some of every colour of the palette, with round corners."""
    image = canvas.paper(*size, THEME).with_palette()
    image.paste(Image.linear_gradient("L").resize((size[0] - 40, size[1] - 30)), (20, 15))
    canvas.round_off(image)
    return image


def pixels(image: Image.Image) -> bytes:
    """Multiplied by their opacity: formats differ in the colour that nobody sees."""
    return image.convert("RGBA").convert("RGBa").tobytes()


def png(image: Image.Image, *cuts: int) -> bytes:
    """A PNG, put together from bands that are cut there."""
    edges = [0, *cuts, image.height]
    wide = Image.new("P", (image.width + files.FILTER, image.height), 200)
    wide.paste(image, (files.FILTER, 0))
    bands = [files.band(wide.crop((0, top, wide.width, bottom))) for top, bottom in pairwise(edges)]
    return files.png(image.size, bytes(image.getpalette() or ()), image.info["transparency"], bands)


def in_bands(image: Image.Image) -> bytes:
    return png(image, 1, 40, 92)


@pytest.mark.parametrize("encode", [files.webp, png, in_bands])
def test_a_file_has_the_pixels_that_were_drawn(encode: Callable[[Image.Image], bytes]) -> None:
    image = drawn()
    with Image.open(BytesIO(encode(image))) as checked:
        checked.verify()
    assert pixels(Image.open(BytesIO(encode(image)))) == pixels(image)


def test_a_machine_without_zlib_ng_writes_the_same_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    image = drawn()
    quick = png(image, 30, 60)
    monkeypatch.setattr(deflate, "zlib_ng", None)
    plain = png(image, 30, 60)
    assert pixels(Image.open(BytesIO(plain))) == pixels(Image.open(BytesIO(quick)))
    assert len(quick) <= 1.2 * len(plain)


def test_an_animation_has_every_frame_as_it_was_drawn_and_for_as_long() -> None:
    """What changes lies at odd corners, at the edge, where something was before, or nowhere."""
    first = drawn()
    frames = [(first, 40)]
    for number, box in enumerate([(31, 17, 52, 40), (75, 1, 76, 2), (140, 40, 151, 60), (33, 20, 90, 30)], 1):
        frame = frames[-1][0].copy()
        frame.paste(7 * number, box)
        frames.append((frame, 90 + number))
    frames += [(frames[-1][0].copy(), 300), (first, 1000)]
    image = Image.open(BytesIO(files.animated(first.size, frames, raster.COLOURS, loop=3)))
    assert (image.size, image.info["loop"], getattr(image, "n_frames", 1)) == (first.size, 3, len(frames))
    for number, (frame, shown) in enumerate(frames):
        image.seek(number)
        image.load()
        assert image.info["duration"] == shown
        assert pixels(image) == pixels(frame), number
