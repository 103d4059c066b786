"""How hard and expert bots play solo: each card they do not place goes to the solo opponent, so they weigh both.

Hard compares spots by the expected lead. Expert takes hard's best ways and plays the game to the end from each of
them, many times, in deals of what nobody can see.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from math import exp
from operator import add, attrgetter
from typing import NamedTuple, Sequence

from engine.cards import Card
from engine.game import Bonus
from engine.moves import Place
from engine.race import Heat, race
from engine.shuffle import Dice
from engine.snack_match.board import BitBoard, boards
from engine.snack_match.bonus import COMPARED
from engine.snack_match.pack import HAND, SNACKS, SPEC
from engine.snack_match.playout import lay_best
from engine.snack_match.scoring import count_of
from engine.snack_match.search import turns
from engine.snack_match.value import Valuation, outlook, score_now
from engine.snack_match.view import SnackView
from engine.snack_match.worlds import unseen

FUTURES = 16
"""Hard: how many ways it imagines the solo opponent's cards turning out."""
SPOTS = 10
"""Hard: how many spots for each card it compares."""
MORE_SPOTS = 24
"""Expert: the same; in the last round it compares all."""
CANDIDATES = 12
"""Expert: how many of the best ways it plays out."""
HEATS = (Heat(12, 6), Heat(24, 3), Heat(48, 1))
WIN = 8.0
"""Expert: how many points of a lead a win is worth to it."""

Counts = tuple[int, ...]
"""How many squares of each component the solo opponent has."""


class SoloWay(NamedTuple):
    """A card to place and where; the other card goes to the solo opponent."""

    chance: float
    """The chance to win, as hard sees it."""
    value: float
    """What the area is worth then."""
    move: Place
    board: BitBoard
    theirs: Counts


def hard(view: SnackView, dice: Dice) -> Place:
    return max(ways(view, dice, SPOTS), key=_by_chance).move


def expert(view: SnackView, dice: Dice) -> Place:
    if view.round == view.rounds:
        return max(ways(view, dice, None), key=_by_chance).move
    found: dict[object, SoloWay] = {}
    for way in sorted(ways(view, dice, MORE_SPOTS), key=_by_chance, reverse=True):
        found.setdefault((way.board.seen, way.theirs), way)
    best = list(found.values())[:CANDIDATES]
    return race(best, Deals(view, dice).finish, HEATS).move


def _by_chance(way: SoloWay) -> tuple[float, float]:
    return way.chance, way.value


def ways(view: SnackView, dice: Dice, most: int | None) -> list[SoloWay]:
    """So many of the best spots for each card, or all of them, with the chance to win from there."""
    left = view.rounds - view.round
    hidden = unseen(view)
    futures = [counts_of(dice.shuffled(hidden)[:left]) for _ in range(FUTURES if left else 1)]
    valuations = Valuations(view.bonuses)
    found = []
    for card, given in permutations(view.hand):
        theirs = counts_of((*view.opponent, given))
        worth = valuations.of(theirs, left)
        for turn in sorted(turns(view.area, [card], worth), key=attrgetter("value"), reverse=True)[:most]:
            area = view.area.with_card(card, turn.moves[0].placement)
            board = boards(area)[0][1]
            leads = [turn.value - opponent_points(board, tuple(map(add, theirs, future))) for future in futures]
            chance = sum(_win_chance(lead, left) for lead in leads)
            found.append(SoloWay(chance, turn.value, turn.moves[0], board, theirs))
    return found


def _win_chance(lead: float, left: int) -> float:
    """The estimated chance that an expected lead ends in a win, which takes at least one point."""
    return 1 / (1 + exp((0.5 - lead) / (0.1 + 0.4 * left)))


# Quick games on bit boards


class Position(NamedTuple):
    lead: float
    board: BitBoard
    theirs: Counts


_lead = attrgetter("lead")


class Deals:
    """Deals of the cards a solo player may still draw: the same ones for every way that is compared."""

    def __init__(self, view: SnackView, dice: Dice) -> None:
        self._valuations, self._dice = Valuations(view.bonuses), dice
        self._hidden = unseen(view)
        self._left = view.rounds - view.round
        self._theirs = counts_of(view.opponent)
        self._piles: list[Sequence[Card]] = []

    def __getitem__(self, number: int) -> Sequence[Card]:
        """The cards of a deal, in the order in which they are drawn."""
        while len(self._piles) <= number:
            self._piles.append(self._dice.shuffled(self._hidden)[: HAND * self._left])
        return self._piles[number]

    def finish(self, way: SoloWay, number: int) -> float:
        """How well a deal ends if it is played out quickly from there: whether it is won, and by how much."""
        pile = self[number]
        end = Position(0, way.board, way.theirs)
        for left in reversed(range(self._left)):
            drawn, pile = pile[:HAND], pile[HAND:]
            end = max((self._after(end, card, given, left) for card, given in permutations(drawn)), key=_lead)
        return WIN * (end.lead > 0) + end.lead

    def _after(self, now: Position, card: Card, given: Card, left: int) -> Position:
        theirs = tuple(map(add, now.theirs, squares(given)))
        # Until the last round, a bonus that compares is judged by what the opponent has today: there are fewer tables.
        worth = self._valuations.of(self._theirs if left else theirs, left)
        value, board = lay_best(now.board, card, worth)
        return Position(value - opponent_points(board, theirs), board, theirs)


@lru_cache(maxsize=256)
def squares(card: Card) -> Counts:
    """What the solo opponent gets with a card."""
    return counts_of([card])


def counts_of(cards: Sequence[Card]) -> Counts:
    return tuple(count_of(cards, name) for name in SPEC.components)


class Valuations:
    """What areas are worth in one decision, and gone with it: what they have worked out is large."""

    def __init__(self, bonuses: Sequence[Bonus]) -> None:
        self._bonuses = bonuses
        self._compared = [
            SPEC.components.index(bonus.component) if bonus.modification in COMPARED else None for bonus in bonuses
        ]
        self._known: dict[tuple[Counts, int], Valuation] = {}

    def of(self, theirs: Counts, left: int) -> Valuation:
        """With so many rounds to come."""
        counts = tuple([0 if number is None else theirs[number] for number in self._compared])
        if (counts, left) not in self._known:
            others = {bonus.component: [count] for bonus, count in zip(self._bonuses, counts, strict=True)}
            worth = outlook(self._bonuses, others, left) if left else score_now(self._bonuses, others)
            self._known[counts, left] = worth
        return self._known[counts, left]


def opponent_points(board: BitBoard, theirs: Counts) -> int:
    """The solo opponent's points; see `engine.snack_match.scoring`."""
    counts = [(own + seen.bit_count(), own) for own, seen in zip(theirs, board.seen, strict=True)]
    return max(counts[: len(SNACKS)])[1] + max(counts[len(SNACKS) :])[1]
