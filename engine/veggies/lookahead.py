"""How a hard bot plays: it takes the most promising spots and looks at what the next turn may make of each.

Besides its own stall it considers which goods the others will name, what they gain from the goods it names, and which
cards it leaves in the market for the next player.
"""

from __future__ import annotations

from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple, Sequence

from engine.area import Area
from engine.cards import Card
from engine.moves import Place
from engine.shuffle import Dice
from engine.veggies.pack import GOODS
from engine.veggies.rules import CARDS, OPENING, TABLE
from engine.veggies.scoring import Goods, names_each
from engine.veggies.search import Look, Memo, Size, Stall, StallSpot
from engine.veggies.view import VeggiesView
from engine.veggies.worth import Outlook

PER_CARD, WIDTH = 4, 8
"""How many spots to shortlist per card, and how many of those in total to follow into the next turn."""
STAYS = 0.45
"""Chance that a card in the market is still there on the next turn."""
AHEAD = 0.4
"""Weight of the next turn against this one; less than half, because it depends on cards that may be gone."""
ENVY = 0.1
"""Weight of what the best card left in the market is worth to the next player."""


_worth = itemgetter(0)


class Option(NamedTuple):
    worth: float
    card: Card
    spot: StallSpot[Size]


class Future(NamedTuple):
    """Judges stalls with each card in its best spot, when so many cards are still to come after it."""

    worth: Memo[Look, float]

    @classmethod
    def of(cls, outlook: Outlook, left: int) -> Future:
        return cls(outlook.worths(left))

    def options(self, stall: Stall, card: Card, count: int) -> list[Option]:
        """The best spots for a card."""
        looks, spots = stall.looks(card)
        worths = [self.worth[look] for look in looks]

        def option(way: int) -> Option:
            *sizes, mice = looks[way]
            return Option(worths[way], card, StallSpot(*spots[way], sizes, mice))

        return [option(way) for way in nlargest(count, range(len(worths)), key=worths.__getitem__)]

    def best(self, stall: Stall, card: Card) -> float:
        looks, _ = stall.looks(card)
        return max([self.worth[look] for look in looks])

    def best_option(self, stall: Stall, card: Card) -> Option:
        return self.options(stall, card, 1)[0]

    def prospect(self, stall: Stall, hand: Sequence[Card], market: Sequence[Card]) -> float:
        """A stall's expected value after the next turn: a card in hand is certain, one in the market may be gone."""
        chances = [(self.best(stall, card), 1.0) for card in hand] + [
            (self.best(stall, card), STAYS) for card in market
        ]
        chances.sort(reverse=True)
        total, still = 0.0, 1.0
        for worth, chance in chances:
            total += still * chance * worth
            still *= 1 - chance
        drawn = chances[len(chances) // 2][0]  # if none of these is there, assume an average card
        return total + still * drawn


def opening(view: VeggiesView, dice: Dice) -> Card:
    """The card to open with, given that the other one can follow."""

    def promise(card: Card) -> float:
        stall = Stall.of(Area(TABLE).lay(card, OPENING))
        future = Future.of(Outlook(names_each(view.seats)), CARDS - 2)
        return future.prospect(stall, _without(view.hand, card), view.market)

    return max(view.hand, key=promise)


class Weighed(NamedTuple):
    option: Option
    promise: float
    """What the stall is worth with it, now and after the next turn."""
    envy: float
    """What the best card it leaves in the market is worth to the next player, weighted."""


def turn(view: VeggiesView, seat: int, dice: Dice) -> Place:
    last = len(view.areas[seat].laid) + 1 == CARDS
    stall = Stall.of(view.areas[seat], ahead=1 if last else 2)
    ways = weighed(view, seat, stall, Outlook.of(view, seat), PER_CARD, WIDTH)
    best = max(ways, key=lambda way: way.promise - way.envy).option
    return Place(best.card.id, stall.grid.placement(best.spot))


def weighed(view: VeggiesView, seat: int, stall: Stall, outlook: Outlook, per_card: int, width: int) -> list[Weighed]:
    """The most promising spots, at most `per_card` for a card and `width` in total. Best first by this turn alone."""
    left = CARDS - len(view.areas[seat].laid) - 1
    now, after = Future.of(outlook, left), Future.of(outlook, left - 1)
    options = [option for card in view.playable for option in now.options(stall, card, per_card)]
    left_behind = _left_behind(view, (seat + 1) % view.seats)

    def weigh(option: Option) -> Weighed:
        hand, market = _without(view.hand, option.card), _without(view.market, option.card)
        ahead = after.prospect(stall.lay(option.card, option.spot), hand, market) if left else option.worth
        worth = AHEAD * ahead + (1 - AHEAD) * option.worth
        return Weighed(option, worth, ENVY * max(left_behind[card.id] for card in market))

    return [weigh(option) for option in nlargest(width, options, key=_worth)]


def _left_behind(view: VeggiesView, seat: int) -> dict[int, float]:
    """Card in the market -> the value of the next player's stall with it; 0 if that stall is full."""
    area = view.areas[seat]
    left = CARDS - len(area.laid) - 1
    if left < 0:
        return {card.id: 0.0 for card in view.market}
    stall = Stall.of(area)
    future = Future.of(Outlook.of(view, seat), left)
    return {card.id: future.best(stall, card) for card in view.market}


def _without(cards: Sequence[Card], card: Card) -> list[Card]:
    return [other for other in cards if other.id != card.id]


def names(view: VeggiesView, seat: int, dice: Dice) -> Goods:
    """The goods to name: those that gain most over the others, weighted by the chance that nobody else names them."""
    outlook, sizes = Outlook.of(view, seat), Stall.of(view.areas[seat]).sizes

    def gain(good: str) -> float:
        number = GOODS.index(good)
        largest, groups = sizes[number]
        return outlook.unnamed[number] * (largest * groups - outlook.others[number])

    return max(view.name_choices, key=lambda goods: sum(map(gain, goods)))
