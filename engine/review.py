"""Looks back at a finished game: what each turn gained, what it could have gained, and the best final area found."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import nlargest
from operator import itemgetter
from typing import Callable, NamedTuple

from engine.advice import points
from engine.area import Area
from engine.cards import Card
from engine.game import AnyGame, View, Ways
from engine.moves import Place
from engine.replay import Match

WIDTHS = (1, 8, 32, 128, 512)
"""Beam widths to try in turn: a narrow search answers soon, wider ones answer better."""
SPARE = 4
GoOn = Callable[[], bool]
"""Says whether there is time left; the engine itself has no clock."""


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


def best_area(match: Match, seat: int, go_on: GoOn) -> BestArea:
    """The best area found for the seat's own cards, placed anywhere and in any order.

    Never worse than what was played; with more time, wider searches may find more. On a shared board a seat's cards
    cannot be rearranged alone, so the answer is what was played.
    """
    view = match.view(seat)
    best = BestArea(points(match.game, view, view.area), view.area)
    if view.shared is not None:
        return best
    cards = tuple(laid.card for laid in view.area.laid)
    for width in WIDTHS:
        for area in _searched(match.game, view, cards, width, go_on):
            best = max(best, BestArea(points(match.game, view, area), area), key=lambda one: one.points)
        if not go_on():
            break
    return best


def _searched(game: AnyGame, view: View, cards: tuple[Card, ...], width: int, go_on: GoOn) -> list[Area]:
    """The final areas of a beam search of this width; none if time runs out."""
    beam: list[tuple[Area, tuple[Card, ...]]] = [(Area(view.area.rules), cards)]
    # Many ways end up looking the same, so a few more are placed than the beam keeps.
    most = SPARE * width
    for _ in cards:
        ways: list[tuple[float, Area, Card, Ways[float], int, tuple[Card, ...]]] = []
        least = -float("inf")
        for area, left in beam:
            for card in left:
                if not go_on():
                    return []
                found = game.ways(view, area, card, len(left) - 1)
                ways += [
                    (value, area, card, found, number, left)
                    for number, value in enumerate(found.values)
                    if value > least
                ]
                if len(ways) > 4 * most:  # there may be a million
                    ways = nlargest(most, ways, key=itemgetter(0))
                    least = ways[-1][0]
        fresh: dict[object, tuple[Area, tuple[Card, ...]]] = {}
        for _, area, card, found, number, left in nlargest(most, ways, key=itemgetter(0)):
            laid = area.lay(card, found.placement(number))
            rest = tuple(other for other in left if other is not card)
            fresh.setdefault((rest, frozenset(laid.seen.items())), (laid, rest))
        beam = list(fresh.values())[:width]
    return [area for area, _ in beam]
