"""Bots at four levels. They know only what their seat may see.

Easy makes a beginner's mistakes: it sees the snacks and not the cloths, never thinks of sliding a card under another,
and forgets the bonuses. Medium looks at all placements of its next card. Hard looks at whole turns of two cards, at
what later rounds can make of them, and at what it gives away. Expert plays the game out from hard's best turns, many
times.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Callable, Mapping, Sequence

from engine.cards import Card
from engine.game import Level
from engine.moves import Move
from engine.shuffle import Dice
from engine.snack_match import alone, expert
from engine.snack_match.pack import HAND
from engine.snack_match.rules import CHOOSE, Keep
from engine.snack_match.search import FoundTurn, Pairs, best_turn, turns
from engine.snack_match.value import Valuation, outlook, score_now, snacks_now
from engine.snack_match.view import SnackView
from engine.snack_match.worlds import unseen

SAMPLES = 12
"""Hard, choosing a card to keep: how many cards it considers that might be passed to it."""
WIDTH = 6
"""Hard, choosing a card to keep: how many spots for the first card it follows up."""
SPITE = 1.0
"""Hard: the weight of a point for the next seat against one of its own, with two seats; less with more seats."""


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
        return alone.hard(view, dice)
    worth = outlook(view.bonuses, view.counts_of_others(), HAND * (view.rounds - view.round))
    if view.phase == CHOOSE:
        return Keep(_keep(view, worth, dice).id)
    return best_turn(view.area, view.hand, worth).moves[0]


def _expert(view: SnackView, dice: Dice) -> Move:
    if view.solo:
        return alone.expert(view, dice)
    return Keep(expert.keep(view, dice).id) if view.phase == CHOOSE else expert.turn(view, dice)


def _keep(view: SnackView, worth: Valuation, dice: Dice) -> Card:
    """The card to keep: worth most with what it may be passed, minus what the next seat gains from the other."""
    assert view.seat is not None
    received = dice.shuffled(unseen(view))[:SAMPLES]
    pairs = Pairs(view.area, worth, WIDTH)
    next_area = view.areas[(view.seat + 1) % view.seats]
    spite = SPITE / (view.seats - 1)

    def gain(kept: Card, passed: Card) -> float:
        own = sum(pairs.value(kept, card) for card in received) / len(received)
        return own - spite * best_turn(next_area, [passed], worth).value

    first, second = view.hand
    return first if gain(first, second) >= gain(second, first) else second


def _best(ways: Sequence[FoundTurn]) -> FoundTurn:
    return max(ways, key=attrgetter("value"))


_LEVELS: Mapping[Level, Callable[[SnackView, Dice], Move]] = {
    Level.EASY: _easy,
    Level.MEDIUM: _medium,
    Level.HARD: _hard,
    Level.EXPERT: _expert,
}
