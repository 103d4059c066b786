"""Every kind of picture by its name.

The bot names what it wants drawn; only where it is drawn is the module that draws it loaded, and Pillow with it. The
bot's own process does without them, which saves it two or three megabytes.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Callable

from render.picture import Picture

MOST_IN_A_STRIP = 6
"""The most cards in one strip: more would be too small to recognise."""


class PictureKind:
    """Called like the function of that name in one of the modules here, which it stands for."""

    def __init__(self, module: str, name: str) -> None:
        self._module, self.__name__ = module, name

    @property
    def function(self) -> Callable[..., Picture]:
        function: Callable[..., Picture] = getattr(import_module(f"render.{self._module}"), self.__name__)
        return function

    def __call__(self, *args: Any, **more: Any) -> Picture:
        return self.function(*args, **more)

    def __reduce__(self) -> str:
        """On the way to another process it is a name, and the same one there."""
        return self.__name__


area = PictureKind("boards", "area")
bonus = PictureKind("bonuses", "bonus")
example = PictureKind("examples", "example")
face = PictureKind("faces", "face")
figure = PictureKind("figures", "figure")
hand = PictureKind("hands", "hand")
profile = PictureKind("profiles", "profile")
ranking = PictureKind("charts", "ranking")
replay = PictureKind("replays", "replay")
reveal = PictureKind("reveals", "reveal")
scoresheet = PictureKind("scoresheets", "scoresheet")
side_by_side = PictureKind("strips", "side_by_side")
sprite = PictureKind("sprites", "sprite")
strip = PictureKind("strips", "strip")
table = PictureKind("tables", "table")
trial = PictureKind("trials", "trial")
turn = PictureKind("turns", "turn")
weeks = PictureKind("charts", "weeks")
zone = PictureKind("hands", "zone")
