"""What workers do: think about games. Each job is a function of views and other plain values, sent there and back.

A worker imports only what these functions need, which is the engine: no Discord, no database, no pictures.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from time import monotonic, thread_time
from typing import Callable, Mapping, Sequence

from engine import luck
from engine.advice import Advice, best_placements
from engine.area import Area
from engine.cards import Card
from engine.catalog import GAMES
from engine.daily import Mark, marks
from engine.figures import Found, found_in
from engine.game import AnyGame, Level, View
from engine.moves import Json, Move
from engine.replay import Match
from engine.review import TurnReview, best_area, review
from engine.shuffle import Dice

WAITED_S = 10.0
"""Seconds after which a search comes to its end, however little of the processor it got."""


@dataclass(frozen=True)
class Advised:
    """The placements that are suggested to a seat. Those of each card are packed: as objects they take twenty times as
    much memory, and a panel is about one card."""

    best: Sequence[Advice] = ()
    """The best placement of each card, the best one first."""
    packed: Mapping[Card, bytes] = field(default_factory=dict)

    def of(self, card: Card) -> list[Advice]:
        """A card's placements, best first."""
        found: list[Advice] = pickle.loads(self.packed[card]) if card in self.packed else []
        return found


@dataclass(frozen=True)
class Review:
    turns: tuple[TurnReview, ...]
    best: int
    """The most points found for the seat's own cards."""
    area: Area
    """The area that scores that many."""


def warm_up() -> None:
    """Decide once in every game, so that nobody has to wait for lookup tables that are built on first use."""
    for game in GAMES.values():
        match = Match.begin(game, game.default_pack(), game.seats.stop - 1, seed=bytes(32))
        decide(game, match.view(0), Level.HARD, match.setup.dice("warm"))


def decide(game: AnyGame, view: View, level: Level, dice: Dice) -> Move:
    """The move a bot makes."""
    move: Move = game.decide(view, level, dice)
    return move


def advise(game: AnyGame, view: View, cards: Sequence[Card], most: int | None = None) -> list[Advice]:
    return best_placements(game, view, cards, most)


def advised(game: AnyGame, view: View, cards: Sequence[Card], most: int | None = None) -> Advised:
    """The same, as it is kept."""
    each: dict[Card, list[Advice]] = {}
    for one in advise(game, view, cards, most):
        each.setdefault(one.card, []).append(one)
    best = tuple(own[0] for own in each.values())
    return Advised(best, {card: pickle.dumps(own, pickle.HIGHEST_PROTOCOL) for card, own in each.items()})


def review_of(match: Match, seat: int, seconds: float) -> Review:
    """Review a finished game as one seat played it, taking so much processor time to search for its best possible final
    area: in a busy time it is found later, but hardly ever is it worse."""
    return Review(tuple(review(match, seat)), *best_area(match, seat, _used(seconds)))


def packed_review(match: Match, seat: int, seconds: float) -> bytes:
    """The same, as it is kept: as objects it takes four times as much memory."""
    return pickle.dumps(review_of(match, seat, seconds), pickle.HIGHEST_PROTOCOL)


def playout(match: Match, seat: int, number: int, *, own: bool) -> int | None:
    """What the best bot makes of the cards of a seat; see `engine.luck`."""
    return luck.playout(match, seat, Level.EXPERT, number, own=own)


def _used(seconds: float) -> Callable[[], float]:
    """How much of so many seconds of processor time is used up, or of what someone waits for at most."""
    begun, at = thread_time(), monotonic()
    return lambda: max((thread_time() - begun) / seconds, (monotonic() - at) / WAITED_S)


def marked(match: Match) -> list[Mark]:
    """How good each turn of a solo game was."""
    return marks(match)


def worked_out(log: Json) -> Found:
    """What the best play of a deal of the day can reach."""
    return found_in(log)
