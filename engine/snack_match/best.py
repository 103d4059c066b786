"""The best one could have done: the turn with the most points, and steps towards a good final picnic."""

from __future__ import annotations

from functools import lru_cache

from engine.area import Area, Placement
from engine.cards import Card
from engine.game import Bonus, Ways
from engine.moves import Place
from engine.snack_match.board import Window, boards
from engine.snack_match.search import best_turn as search
from engine.snack_match.search import scan, value
from engine.snack_match.value import Valuation, outlook, score_now
from engine.snack_match.view import SnackView


def best_turn(view: SnackView) -> tuple[Place, ...]:
    """The best way to place both cards, in either order; in a solo game, the better one of them."""
    worth = score_now(view.bonuses, view.counts_of_others())
    if not view.solo:
        return search(view.area, view.hand, worth).moves
    return max((search(view.area, [card], worth) for card in view.hand), key=lambda turn: turn.value).moves


def ways(view: SnackView, area: Area, card: Card, left: int) -> Ways[float]:
    others = tuple((name, tuple(counts)) for name, counts in view.counts_of_others().items())
    worth = _valuation(view.bonuses, others, left)
    if not area.laid:
        return Ways([value(area.lay(card, first), worth) for first in area.rules.first], area.rules.first.__getitem__)
    values: list[float] = []
    spots: list[tuple[Window, int, int]] = []
    for window, board in boards(area):
        found, ways = scan(board, card, worth, window.held)
        values += found
        spots += [(window, strip, under) for strip, under in ways]

    def placement(number: int) -> Placement:
        window, strip, under = spots[number // 2]
        return window.placement(strip, under, number % 2)

    return Ways(values, placement)


@lru_cache(maxsize=4)
def _valuation(bonuses: tuple[Bonus, ...], others: tuple[tuple[str, tuple[int, ...]], ...], left: int) -> Valuation:
    """Cached, because a valuation remembers what it has worked out during a search. Few, because that is large."""
    return outlook(bonuses, dict(others), left)
