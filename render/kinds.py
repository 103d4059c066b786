"""Every kind of picture by its name.

The bot names what it wants drawn; only where it is drawn is the module that draws it loaded, and Pillow with it. The
bot's own process does without them, which saves it five megabytes.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Callable

from render.picture import Picture

MOST_IN_A_STRIP = 6
"""The most cards in one strip: more would be too small to recognise."""


class Kind:
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


area = Kind("boards", "area")
bonus = Kind("bonuses", "bonus")
example = Kind("examples", "example")
face = Kind("faces", "face")
figure = Kind("figures", "figure")
hand = Kind("hands", "hand")
profile = Kind("profiles", "profile")
ranking = Kind("charts", "ranking")
replay = Kind("replays", "replay")
reveal = Kind("reveals", "reveal")
scoresheet = Kind("scoresheets", "scoresheet")
side_by_side = Kind("strips", "side_by_side")
sprite = Kind("sprites", "sprite")
strip = Kind("strips", "strip")
table = Kind("tables", "table")
trial = Kind("trials", "trial")
turn = Kind("turns", "turn")
weeks = Kind("charts", "weeks")
zone = Kind("hands", "zone")
