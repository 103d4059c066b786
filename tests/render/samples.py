"""Views to draw without playing, for the gallery, the tests and the benchmarks. Always the same.

Moves follow a rule of our own, so that pictures change only when the drawing or the game's rules do.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from engine.area import Area, Placement
from engine.cards import Card
from engine.catalog import GAMES, Catalog
from engine.geometry import Cell, Rotation
from engine.groups import groups
from engine.moves import Place
from engine.replay import Entry, Match
from engine.rounds import LastRound, as_it_ended, last_round
from engine.snack_match.scoring import group_lines
from engine.snack_match.view import SnackView
from engine.veggies.game import Veggies
from engine.veggies.pack import GOODS, MOUSE, default_pack
from engine.veggies.rules import TABLE
from engine.veggies.view import VeggiesView
from engine.view import View
from render import ProfileFigures

V = TypeVar("V", bound=View)


@lru_cache(maxsize=64)
def snack(seats: int, diet: str = "none", moves: int | None = None, seed: int = 1) -> SnackView:
    """Seat 1's view of a game after this many moves, or at its end. Everyone plays for points, without much thought."""
    match = _begin(seats, diet, seed)
    for entry in _played(seats, seed)[:moves]:
        match = match.act(entry.seat, entry.move)
    view = match.view(0)
    assert isinstance(view, SnackView)
    return view


def _begin(seats: int, diet: str, seed: int) -> Match:
    return Catalog().begin("snack", seats, {"diet": diet}, seed=bytes([seed]) * 32)


@lru_cache(maxsize=16)
def _played(seats: int, seed: int) -> tuple[Entry, ...]:
    """A whole game; the cards are the same for every diet."""
    match = _begin(seats, "none", seed)
    while match.outcome is None:
        match = _step(match)
    return match.entries


def _step(match: Match) -> Match:
    seat = match.view(None).waiting[0]
    view = match.view(seat)
    if view.phase == "choose":
        return match.act(seat, next(iter(match.game.legal_moves(view))))
    card = view.hand[0]
    best = max(view.area.placements(card), key=lambda placement: _promise(view.area.lay(card, placement)))
    return match.act(seat, Place(card.id, best))


def _promise(area: Area) -> tuple[int, int]:
    """Points first, then how much is visible."""
    return sum(line.points for line in group_lines(area)), len(area.seen)


def ended(view: V) -> tuple[V, LastRound]:
    """What everyone sees of a game, and of its last finished round."""
    everyones = replace(view, seat=None)
    last = last_round(GAMES[view.game], everyones)
    assert last is not None
    return as_it_ended(everyones), last


PROFILE = ProfileFigures(
    game="snack",
    rating=1524,
    rated=7,
    needed=5,
    line=(1500, 1520, 1490, 1530, 1560, 1540, 1524),
    games=30,
    wins=12,
    average=9,
    best=17,
    favourites=("sandwich", "blue"),
    kept=96,
    streak=2,
    longest=5,
    skill=14,
    duel=(3, 1, 0),
)
"""Someone who has played for a while."""


# Stalls


@lru_cache(maxsize=16)
def veggies(seats: int = 2, moves: int | None = None, seed: int = 1) -> VeggiesView:
    """Seat 1's view of a game of Veggies after this many moves, or at its end."""
    match = Match.begin(Veggies(), default_pack(), seats, seed=bytes([seed]) * 32)
    while match.outcome is None and (moves is None or len(match.entries) < moves):
        match = _stall_step(match)
    view = match.view(0)
    assert isinstance(view, VeggiesView)
    return view


def _stall_step(match: Match) -> Match:
    seat = match.view(None).waiting[0]
    view = match.view(seat)
    if view.phase != "turn":
        return match.act(seat, next(iter(match.game.legal_moves(view))))
    card = view.hand[0]
    best = max(view.area.placements(card), key=lambda placement: _bounty(view.area.lay(card, placement)))
    return match.act(seat, Place(card.id, best))


def _bounty(stall: Area) -> int:
    """Large groups, and no mice."""
    together = sum(len(group) ** 2 for group in groups(stall.seen, GOODS))
    return together - 5 * sum(MOUSE in square for square in stall.seen.values())


def market_cards() -> tuple[Card, ...]:
    return tuple(default_pack().cards.values())[:8]


_WIDE = ("V22 0", "Y22 0", "AB22 180", "S22 0", "U24 90", "AA21 0", "X23 270", "AC23 0")


def wide_stall() -> VeggiesView:
    """A view whose own stall is at least twelve columns wide."""
    area = Area(TABLE)
    for card, text in zip(market_cards(), _WIDE, strict=True):
        label, turn = text.split()
        area = area.lay(card, Placement(Cell.parse(label), Rotation(int(turn))))
    view = veggies(2)
    return replace(view, areas=(area, view.areas[1]), outcome=None)
