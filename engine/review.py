"""Looking back at a finished game: what each turn brought, what it could have brought, and the best last area found."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import nlargest
from typing import Callable, NamedTuple

from engine.advice import points
from engine.area import Area
from engine.cards import Card
from engine.game import AnyGame, View
from engine.moves import Place
from engine.replay import Match

WIDTHS = (1, 8, 32, 128, 512)
"""How many areas are followed up at a time: a narrow search gives an answer soon, wider ones a better one."""
SPARE = 4
GoOn = Callable[[], bool]
"""Whether there is still time; the engine itself knows no clock."""


@dataclass(frozen=True)
class TurnReview:
    """One turn of a seat: the cards it laid at a time."""

    view: View
    """What it saw before."""
    gained: int
    best: int
    """The most that was found; no less than what was gained."""
    moves: tuple[Place, ...]
    """How."""


class BestArea(NamedTuple):
    points: int
    area: Area


class _Turn(NamedTuple):
    """What a seat saw when it could begin to lay cards, and the area once it had laid them."""

    before: View
    after: Area


def review(match: Match, seat: int) -> list[TurnReview]:
    """Every turn of a seat in a finished game, weighed as things stood then."""
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
        return TurnReview(view, gained, gained, tuple(Place(laid.card.id, laid.placement) for laid in new))
    return TurnReview(view, gained, best, moves)


def best_area(match: Match, seat: int, go_on: GoOn) -> BestArea:
    """The most points that were found for the seat's own cards, laid in any order and anywhere, and how they lie.

    Never worse than what was played; with more time, wider searches may find more. On a board that all share there is
    no other way for one's own cards alone: what was played is all there is.
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
    """The areas that so wide a search ends with; none if its time runs out."""
    beam: list[tuple[Area, tuple[Card, ...]]] = [(Area(view.area.rules), cards)]
    for _ in cards:
        ways = []
        for area, left in beam:
            for card in left:
                if not go_on():
                    return []
                for value, placement in game.ways(view, area, card, len(left) - 1):
                    ways.append((value, area, card, placement, left))
        # Many ways lead to the same looks: a few more are laid than are followed up.
        fresh: dict[object, tuple[Area, tuple[Card, ...]]] = {}
        for _, area, card, placement, left in nlargest(SPARE * width, ways, key=lambda way: way[0]):
            laid, rest = area.lay(card, placement), tuple(other for other in left if other is not card)
            fresh.setdefault((rest, frozenset(laid.seen.items())), (laid, rest))
        beam = list(fresh.values())[:width]
    return [area for area, _ in beam]
