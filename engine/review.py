"""Looks back at a finished game: what each turn gained, what it could have gained, and the best final area found."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import nlargest
from operator import itemgetter
from typing import Callable, NamedTuple, Sequence

from engine.advice import points
from engine.area import Area
from engine.cards import Card
from engine.game import AnyGame, View, Ways
from engine.moves import Place
from engine.replay import Match

NARROW, WIDER = 4, 4
"""The width of the first beam, which answers soon; and how many times as wide each later one is, which finds more."""
CROWD = 8
"""How many times the width of a beam may be waiting to be sorted out."""
Used = Callable[[], float]
"""How much of what a search may take is used up: 1 is all of it. The engine itself has no clock."""


@dataclass(frozen=True)
class TurnReview:
    """One turn of a seat: all the cards it placed in one phase of a round."""

    view: View
    """What the seat saw before the turn."""
    gained: int
    best: int
    """The largest gain found; at least `gained`."""
    moves: tuple[Place, ...]
    """The placements that achieve `best`."""
    played: Area
    """The area after the turn, as it was played."""
    found: Area
    """The area after `moves`."""

    @property
    def missed(self) -> int:
        """How many more points were possible right away."""
        return self.best - self.gained


class BestArea(NamedTuple):
    points: int
    area: Area


class _Turn(NamedTuple):
    """What a seat saw before placing its cards, and its area afterwards."""

    before: View
    after: Area


def review(match: Match, seat: int) -> list[TurnReview]:
    """Every turn of a seat in a finished game, judged by what was known at the time."""
    return [_weigh(match.game, turn.before, turn.after) for turn in _turns(match, seat)]


def _turns(match: Match, seat: int) -> list[_Turn]:
    found: dict[tuple[int, str], _Turn] = {}
    now = match.at(0)
    for entry in match.entries:
        view = now.view(seat)
        now = now.act(entry.seat, entry.move)
        moment = (view.round, view.phase)
        if entry.seat != seat or (moment not in found and not isinstance(entry.move, Place)):
            continue
        before = found[moment].before if moment in found else view
        found[moment] = _Turn(before, now.view(seat).area)
    return list(found.values())


def _weigh(game: AnyGame, view: View, after: Area) -> TurnReview:
    before = points(game, view, view.area)
    gained = points(game, view, after) - before
    moves = game.best_turn(view)
    area = view.area
    cards = {card.id: card for card in view.playable}
    for move in moves:
        area = area.lay(cards[move.card], move.placement)
    best = points(game, view, area) - before
    if best < gained:
        new = after.laid[len(view.area.laid) :]
        own = tuple(Place(laid.card.id, laid.placement) for laid in new)
        return TurnReview(view, gained, gained, own, after, after)
    return TurnReview(view, gained, best, moves, after, area)


def best_area(match: Match, seat: int, used: Used) -> BestArea:
    """The best area found for the seat's own cards, placed anywhere and in any order.

    Never worse than what was played; with more time, wider searches may find more. On a shared board a seat's cards
    cannot be rearranged alone, so the answer is what was played.
    """
    view = match.view(seat)
    best = BestArea(points(match.game, view, view.area), view.area)
    if view.shared is not None:
        return best
    width: int | None = NARROW
    begun = used()
    while width is not None and begun < 1:
        search = _Beam(match.game, view, width)
        for area in search.run(used):
            best = max(best, BestArea(points(match.game, view, area), area), key=lambda one: one.points)
        now = used()
        width = None if search.saw_all else _next_width(width, now - begun, 1 - now)
        begun = now
    return best


def _next_width(width: int, took: float, left: float) -> int | None:
    """The next width to try: a search takes as long as its beam is wide. None if none that is wider can be finished."""
    widest = WIDER * width
    fits = widest if took <= 0 else int(min(widest, width * left / took))
    return fits if fits > width else None


class _Beam:
    """A beam search: lays one card after the other, and goes on from so many of the best areas each time.

    Of areas worth the same with the same cards to come, it keeps one. Nearly always they are the same, turned, mirrored
    or laid in another order, and would fill the beam.
    """

    def __init__(self, game: AnyGame, view: View, width: int) -> None:
        self._game, self._view, self._width = game, view, width
        self._cards = tuple(laid.card for laid in view.area.laid)
        self.saw_all = True
        """Whether it has left nothing out, so that a wider one would find the same."""

    def run(self, used: Used) -> list[Area]:
        """The best final areas. When time runs out it goes on from a single one, so that it is never in vain."""
        beam = [(Area(self._view.area.rules), (1 << len(self._cards)) - 1)]
        for _ in self._cards:
            steps = self._steps(beam, used)
            if used() >= 1:
                steps = steps[:1]
            beam = [(area.with_card(card, found.placement(way)), left) for area, card, found, way, left in steps]
        return [area for area, _ in beam]

    def _steps(self, beam: Sequence[tuple[Area, int]], used: Used) -> list[_Step]:
        """The best ways to lay one more card, best first."""
        best: dict[tuple[float, int], _Step] = {}
        least = -float("inf")
        for area, left in beam:
            if best and used() >= 1:
                self.saw_all = False
                break
            for number, card in enumerate(self._cards):
                if not left >> number & 1:
                    continue
                rest = left ^ 1 << number
                found = self._game.ways(self._view, area, card, rest.bit_count())
                values = found.values
                # From the last to the first: of equal values the first one stays, which is the plainest.
                ways = {values[way]: way for way in range(len(values) - 1, -1, -1) if values[way] > least}
                for value, way in ways.items():
                    best.setdefault((value, rest), (area, card, found, way, rest))
            if len(best) > CROWD * self._width:
                best = self._cut(best)
                least = next(reversed(best))[0]
        return list(self._cut(best).values())

    def _cut(self, steps: dict[tuple[float, int], _Step]) -> dict[tuple[float, int], _Step]:
        """The best ones, best first."""
        if len(steps) > self._width:
            self.saw_all = False
        return dict(nlargest(self._width, steps.items(), key=itemgetter(0)))


_Step = tuple[Area, Card, Ways[float], int, int]
"""An area, a card to lay there, and the number of the way to lay it; and the cards left then, as bits."""
