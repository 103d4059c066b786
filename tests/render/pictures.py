"""Opening pictures as a player's app would, and simulating colour-blind eyes."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render import Picture

Matrix = tuple[float, ...]

# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
EYES: dict[str, Matrix | None] = {
    "full": None,
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0, 0.280085, 0.672501, 0.047413, 0, -0.01182, 0.04294, 0.968881, 0),
    "protanopia": (
        0.152286,
        1.052583,
        -0.204868,
        0,
        0.114503,
        0.786281,
        0.099216,
        0,
        -0.003882,
        -0.048116,
        1.051998,
        0,
    ),
    "tritanopia": (1.255528, -0.076749, -0.178779, 0, -0.078411, 0.930809, 0.147602, 0, 0.004733, 0.691367, 0.3039, 0),
}
GREY = "grey"


def opened(picture: Picture) -> Image.Image:
    """The picture, verified and read to its last byte."""
    with Image.open(BytesIO(picture.data)) as file:
        file.verify()
    image = Image.open(BytesIO(picture.data))
    for frame in range(getattr(image, "n_frames", 1)):
        image.seek(frame)
        image.load()
    assert image.size == (picture.width, picture.height)
    return image


def _to_linear(level: int) -> int:
    part = level / 255
    return round(255 * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4))


def _from_linear(level: int) -> int:
    part = level / 255
    return round(255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))


def seen_by(image: Image.Image, eyes: str) -> Image.Image:
    """The image as someone with these eyes sees it, or in grey."""
    image = image.convert("RGB")
    if eyes == GREY:
        return image.convert("L").convert("RGB")
    matrix = EYES[eyes]
    if matrix is None:
        return image
    linear = image.point([_to_linear(level) for level in range(256)] * 3)
    return linear.convert("RGB", matrix).point([_from_linear(level) for level in range(256)] * 3)
