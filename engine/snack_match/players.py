"""Bots at four levels. They know only what their seat may see.

Easy makes a beginner's mistakes: it sees the snacks and not the cloths, never thinks of sliding a card under another,
and forgets the bonuses. Medium looks at all placements of its next card. Hard looks at whole turns of two cards, at
what later rounds can make of them, and at what it gives away. Expert plays the game out from hard's best turns, many
times.
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
from engine.snack_match import expert
from engine.snack_match.pack import HAND
from engine.snack_match.rules import CHOOSE, Keep
from engine.snack_match.scoring import count_of, opponent_sheet
from engine.snack_match.search import FoundTurn, best_turn, turns
from engine.snack_match.value import Valuation, outlook, score_now, snacks_now
from engine.snack_match.view import SnackView
from engine.snack_match.worlds import unseen

SAMPLES = 12
"""Hard, choosing a card to keep: how many cards it considers that might be passed to it."""
WIDTH = 6
"""Hard, choosing a card to keep: how many spots for the first card it follows up."""
SPITE = 1.0
"""Hard: the weight of a point for the next seat against one of its own, with two seats; less with more seats."""
FUTURES = 16
"""Hard, solo: how many ways it imagines the solo opponent's cards turning out."""
CANDIDATES = 10
"""Hard, solo: how many spots for each card it compares."""


def decide(view: SnackView, level: Level, dice: Dice) -> Move:
    """The bot's move: a card to keep, or a card to place."""
    return _LEVELS[level](view, dice)


def _easy(view: SnackView, dice: Dice) -> Move:
    """Keeps or places the card that makes most of the snacks, over or beside the others; at random if several do."""
    worth = snacks_now()
    ways = [turn for card in view.hand for turn in turns(view.area, [card], worth) if not turn.moves[0].placement.under]
    move = _best(dice.shuffled(ways)).moves[0]
    return Keep(move.card) if view.phase == CHOOSE else move


def _medium(view: SnackView, dice: Dice) -> Move:
    """Keeps or places the card that scores most right away, at its best spot."""
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


def _expert(view: SnackView, dice: Dice) -> Move:
    if view.solo:
        return _hard_alone(view, dice)
    return Keep(expert.keep(view, dice).id) if view.phase == CHOOSE else expert.turn(view, dice)


def _keep(view: SnackView, worth: Valuation, dice: Dice) -> Card:
    """The card to keep: worth most with what it may be passed, minus what the next seat gains from the other."""
    assert view.seat is not None
    received = dice.shuffled(unseen(view))[:SAMPLES]
    next_area = view.areas[(view.seat + 1) % view.seats]
    spite = SPITE / (view.seats - 1)

    def gain(kept: Card, passed: Card) -> float:
        own = sum(best_turn(view.area, (kept, card), worth, WIDTH).value for card in received) / len(received)
        return own - spite * best_turn(next_area, [passed], worth).value

    first, second = view.hand
    return first if gain(first, second) >= gain(second, first) else second


# Solo


def _hard_alone(view: SnackView, dice: Dice) -> Place:
    """The placement with the best chance of beating the solo opponent, which gets the other card."""
    left = view.rounds - view.round
    hidden = unseen(view)
    futures = [dice.shuffled(hidden)[:left] for _ in range(FUTURES if left else 1)]
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
    """The estimated chance that an expected lead ends in a win, which takes at least one point."""
    return 1 / (1 + exp((0.5 - lead) / (0.1 + 0.4 * left)))


def _best(ways: Sequence[FoundTurn]) -> FoundTurn:
    return max(ways, key=attrgetter("value"))


_LEVELS: Mapping[Level, Callable[[SnackView, Dice], Move]] = {
    Level.EASY: _easy,
    Level.MEDIUM: _medium,
    Level.HARD: _hard,
    Level.EXPERT: _expert,
}
