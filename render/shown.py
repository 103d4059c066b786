"""Reduces a picture's arguments to what is on the picture.

A view holds more than any one picture shows: who is still to act, the phase, the hand. A picture is drawn only from
what is left here, so equal arguments make equal pictures, whoever asks and whenever, and pictures can be cached by
them.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Callable, Mapping, Sequence

from engine.advice import Reason
from engine.area import Area, Placement
from engine.cards import Card
from engine.errors import IllegalMove
from engine.game import Board, ScoreLine, View
from engine.geometry import Box
from engine.rounds import LastRound
from render.kinds import area, example, profile, replay, reveal, scoresheet, side_by_side, table, trial, turn
from render.picture import Picture, ProfileFigures, ScoreLines, area_of

Shown = tuple[tuple[Any, ...], dict[str, Any]]
"""Arguments of a picture, by position and by name."""


def only_shown(paint: Callable[..., Picture], args: tuple[Any, ...], more: Mapping[str, Any]) -> Shown:
    """A picture's arguments reduced to what it shows; those of other functions are returned unchanged."""
    narrow = NARROWED.get(paint)
    return narrow(*args, **more) if narrow is not None else (args, dict(more))


def _bare(view: View, **kept: Any) -> View:
    """A view of nothing but a game's areas, and whatever else should be kept."""
    public = {"seat": None, "seats": view.seats, "areas": view.areas, "shared": view.shared}
    nothing = {"phase": "", "round": 0, "rounds": 0, "waiting": (), "pile": 0, "commitment": ""}
    return View(game=view.game, **{**nothing, **public, **kept})


def _alone(view: View, board: Board) -> View:
    """A view of one seat's area, or of the shared board."""
    if board.seat is None:
        return _bare(view)
    areas = tuple(one if seat == board.seat else Area(one.rules) for seat, one in enumerate(view.areas))
    return _bare(view, seat=board.seat, areas=areas)


def _area(view: View, seat: int | None = None, window: Box | None = None) -> Shown:
    board = area_of(view, seat)
    return (_alone(view, board), board.seat, window), {}


def _side_by_side(view: View, seats: Sequence[int]) -> Shown:
    areas = tuple(one if seat in seats else Area(one.rules) for seat, one in enumerate(view.areas))
    return (_bare(view, areas=areas), tuple(seats)), {}


def _table(view: View) -> Shown:
    return (_bare(view, round=view.round, rounds=view.rounds),), {}


def _reveal(view: View, last: LastRound, moving: bool = False) -> Shown:
    return (_bare(view), last, moving), {}


def _scoresheet(view: View, seats: Sequence[int] | None = None) -> Shown:
    rivals = tuple(zone for zone in view.zones if zone.rival)
    shown = _bare(view, outcome=view.outcome, zones=rivals)
    return (shown, None if seats is None else tuple(seats)), {}


def _replay(view: View, seat: int | None = None, moving: bool = True) -> Shown:
    return (_bare(view, outcome=view.outcome), seat), {"moving": moving}


def _example(view: View, lines: Sequence[ScoreLine]) -> Shown:
    return (_alone(view, area_of(view, None)), tuple(lines)), {}


def _turn(view: View, changed: Sequence[Reason], newest: int, window: Box, beside: bool = False) -> Shown:
    return (_alone(view, area_of(view, None)), tuple(changed), newest, window, beside), {}


def _profile(figures: ProfileFigures, view: View | None = None, seat: int = 0) -> Shown:
    return (figures, None if view is None else _alone(view, area_of(view, seat)), seat), {}


@dataclass(frozen=True)
class _Scored:
    """Score lines worked out in advance: a game's own function could look at anything."""

    known: tuple[tuple[Area, tuple[ScoreLine, ...]], ...]

    def __call__(self, area: Area) -> Sequence[ScoreLine]:
        return next(lines for known, lines in self.known if known == area)


def _trial(
    view: View,
    card: Card,
    placement: Placement,
    score_lines: ScoreLines | None = None,
    problem: bool = False,
    window: Box | None = None,
    brief: bool = False,
) -> Shown:
    own = area_of(view, None).area
    shown = _bare(view) if view.shared is not None else _bare(view, seat=0, areas=(own,))
    scored = None
    if score_lines is not None and not problem:
        with suppress(IllegalMove):  # drawing it reports what is wrong
            scored = _Scored(tuple((one, tuple(score_lines(one))) for one in (own, own.lay(card, placement))))
    return (shown, card, placement, scored, problem, window, brief), {}


NARROWED: Mapping[Callable[..., Picture], Callable[..., Shown]] = {
    area: _area,
    example: _example,
    profile: _profile,
    replay: _replay,
    reveal: _reveal,
    scoresheet: _scoresheet,
    side_by_side: _side_by_side,
    table: _table,
    trial: _trial,
    turn: _turn,
}
