"""What drawing returns, and the error it raises when it cannot draw."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Callable

from render.alt import Alt


@dataclass(frozen=True)
class Picture:
    """A finished picture: complete and encoded, with a file name that reveals nothing, and alt text."""

    data: bytes
    filename: str
    alt: Alt
    width: int
    height: int


class RenderError(Exception):
    """A picture that cannot be drawn: a code and its parameters.

    empty_view      what           nothing to draw: no areas, no cards, no bonuses
    no_such_seat    seat, seats
    no_such_card    card, cards    a card is said to be chosen that is not there; counted from 0
    off_frame       row, col       a card lies outside the frame of labels; counted from 0
    too_large       what, size, limit
    unknown_art     component      nobody has drawn that
    bad_placement   why            the card cannot be tried out there; `why` is an engine's code
    bad_card        card           its squares do not make a rectangle
    bad_sheets      sheets, seats  not one score sheet for each area
    not_finished                   a score sheet before the end
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[Callable[[], RenderError], tuple[()]]:
        """Makes it survive the trip from another process."""
        return partial(RenderError, self.code, **self.params), ()

    def __str__(self) -> str:
        return f"{self.code} {self.params}" if self.params else self.code
