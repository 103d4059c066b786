"""What drawing is given and what it returns, and the error it raises when it cannot draw."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Callable, Sequence

from engine.area import Area
from engine.view import Board, ScoreLine, View
from render.alt import Alt

ScoreLines = Callable[[Area], Sequence[ScoreLine]]
"""Returns the score lines of an area; each game has its own."""


@dataclass(frozen=True)
class Picture:
    """A finished picture: complete and encoded, with a file name that reveals nothing, and alt text."""

    data: bytes
    filename: str
    alt: Alt
    width: int
    height: int


@dataclass(frozen=True)
class ProfileFigures:
    """What a profile shows in numbers."""

    game: str
    rating: int | None
    """None while the person is new."""
    rated: int
    needed: int
    """How many rated games they have, and how many it takes to stop being new."""
    line: tuple[int, ...]
    games: int
    wins: int
    average: int
    best: int | None
    favourites: tuple[str, ...]
    kept: int | None
    """What percentage of moves was made in time."""
    streak: int
    longest: int
    skill: int | None = None
    """How far above their cards' usual points they were, on average, in tenths of a point."""
    duel: tuple[int, int, int] | None = None
    """How often the viewer has won, lost and tied against them."""


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


def area_of(view: View, seat: int | None) -> Board:
    """The shared board if there is one, otherwise the area of the seat, by default the viewer's own."""
    if view.shared is not None:
        return view.boards[0]
    if not view.areas:
        raise RenderError("empty_view", what="areas")
    wanted = view.seat if seat is None else seat
    if not isinstance(wanted, int) or not 0 <= wanted < len(view.areas):
        raise RenderError("no_such_seat", seat=wanted, seats=len(view.areas))
    return Board(wanted, view.areas[wanted])
