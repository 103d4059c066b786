"""A picture as it is cached. The process that draws makes it so, and must not have to import more for it."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from typing import Any, Callable

from render.alt import Alt
from render.picture import Picture


@dataclass(frozen=True)
class KeptPicture:
    """Its alternative text is packed: as objects it takes more memory than the picture."""

    data: bytes
    filename: str
    packed: bytes
    written: dict[str, str] = field(default_factory=dict, compare=False, repr=False)
    """Its alternative text in each language in which somebody has seen it."""

    @classmethod
    def of(cls, picture: Picture) -> KeptPicture:
        return cls(picture.data, picture.filename, pickle.dumps(picture.alt, pickle.HIGHEST_PROTOCOL))

    @property
    def alt(self) -> Alt:
        alt: Alt = pickle.loads(self.packed)
        return alt


def drawn(paint: Callable[..., Picture], *args: Any, **more: Any) -> KeptPicture:
    return KeptPicture.of(paint(*args, **more))
