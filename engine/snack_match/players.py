"""Automatic players at three levels. They see what their seat may see, nothing else.

Easy glances at a few of its possibilities, medium looks at all of them for its next card, hard at whole turns of two
cards, at what the rounds to come can make of them, and at what it gives away.
"""

from __future__ import annotations

from heapq import nlargest
from itertools import permutations
from math import exp
from operator import attrgetter, itemgetter
from typing import Callable, Mapping, Sequence

from engine.cards import Card
from engine.game import Level
from engine.moves import Move, Place
from engine.shuffle import Dice
from engine.snack_match.pack import HAND
from engine.snack_match.rules import CHOOSE, Keep
from engine.snack_match.scoring import count_of, opponent_sheet
from engine.snack_match.search import Turn, best_turn, turns
from engine.snack_match.value import Valuation, outlook, score_now
from engine.snack_match.view import SnackView

GLANCES = 16
"""How many placements easy looks at."""
SAMPLES = 12
"""How many cards that it may be passed hard thinks of when it chooses."""
WIDTH = 6
"""How many places for a first card it then looks into."""
SPITE = 1.0
"""How much a point for the next seat weighs against one of its own, if there is no third."""
FUTURES = 16
"""How many ways the automatic opponent's area may end it thinks of when it plays alone."""
CANDIDATES = 10
"""How many places for each card it then compares."""


def decide(view: SnackView, level: Level, dice: Dice) -> Move:
    """What an automatic player does now: a card to keep, or a card to lay."""
    return _LEVELS[level](view, dice)


def _easy(view: SnackView, dice: Dice) -> Move:
    """Keeps any card, forgets the bonuses, and lays the best of the few ways it happens to see."""
    if view.phase == CHOOSE:
        return Keep(dice.choice(view.hand).id)
    worth = score_now((), {})
    ways = [turn for card in view.hand for turn in turns(view.area, [card], worth)]
    return _best(dice.shuffled(ways)[:GLANCES]).moves[0]


def _medium(view: SnackView, dice: Dice) -> Move:
    """The card that brings the most points at once, laid where it does."""
    worth = score_now(view.bonuses, view.counts_of_others())
    move = _best([best_turn(view.area, [card], worth) for card in dice.shuffled(view.hand)]).moves[0]
    return Keep(move.card) if view.phase == CHOOSE else move


def _hard(view: SnackView, dice: Dice) -> Move:
    if view.solo:
        return _hard_alone(view, dice)
    worth = outlook(view.bonuses, view.counts_of_others(), HAND * (view.rounds - view.round))
    if view.phase == CHOOSE:
        return Keep(_keep(view, worth, dice).id)
    return best_turn(view.area, view.hand, worth).moves[0]


def _keep(view: SnackView, worth: Valuation, dice: Dice) -> Card:
    """The card that is worth most with whatever the other seat may pass, less what the one passed on is worth there."""
    assert view.seat is not None
    received = dice.shuffled(_unseen(view))[:SAMPLES]
    next_area = view.areas[(view.seat + 1) % view.seats]
    spite = SPITE / (view.seats - 1)

    def gain(kept: Card, passed: Card) -> float:
        own = sum(best_turn(view.area, (kept, card), worth, WIDTH).value for card in received) / len(received)
        return own - spite * best_turn(next_area, [passed], worth).value

    first, second = view.hand
    return first if gain(first, second) >= gain(second, first) else second


# Alone


def _hard_alone(view: SnackView, dice: Dice) -> Place:
    """The card and the place with the best chance to end above the automatic opponent, which gets the other card."""
    left = view.rounds - view.round
    unseen = _unseen(view)
    futures = [dice.shuffled(unseen)[:left] for _ in range(FUTURES if left else 1)]
    ways = []
    for card, given in permutations(view.hand):
        theirs = (*view.opponent, given)
        counts = {bonus.component: [count_of(theirs, bonus.component)] for bonus in view.bonuses}
        worth = outlook(view.bonuses, counts, left) if left else score_now(view.bonuses, counts)
        for turn in nlargest(CANDIDATES, turns(view.area, [card], worth), key=attrgetter("value")):
            area = view.area.lay(card, turn.moves[0].placement)
            leads = [turn.value - opponent_sheet(area, (*theirs, *future)).total for future in futures]
            ways.append((sum(_win_chance(lead, left) for lead in leads), turn.value, turn.moves[0]))
    return max(ways, key=itemgetter(0, 1))[2]


def _win_chance(lead: float, left: int) -> float:
    """How likely a lead, as things look, stays one; a point more than the opponent wins, as many are not enough."""
    return 1 / (1 + exp((0.5 - lead) / (0.1 + 0.4 * left)))


# What a seat knows


def _unseen(view: SnackView) -> list[Card]:
    """The cards that may still come."""
    seen = {*view.hand, *view.opponent, *view.passed, *(laid.card for area in view.areas for laid in area.laid)}
    return [card for card in view.deck if card not in seen]


def _best(ways: Sequence[Turn]) -> Turn:
    return max(ways, key=attrgetter("value"))


_LEVELS: Mapping[Level, Callable[[SnackView, Dice], Move]] = {
    Level.EASY: _easy,
    Level.MEDIUM: _medium,
    Level.HARD: _hard,
}
