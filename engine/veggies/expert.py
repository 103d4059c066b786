"""How an expert bot plays: for each of its best moves it imagines how the cards will go round after it.

With two others it does so in `foresight`, with a judge that knows games of three; what follows is for two and four.

What decides is less where a card goes than which one is taken. A card from the market is replaced there, for the next
player to see first; one from the hand is replaced in the hand, and the others are left with what nobody wanted. So
an expert deals what it cannot see at random (`worlds`), the same deals for every move, and lets each seat in turn
take whatever suits its stall best. What a card would bring to a stall is judged as a hard bot does, and only once for
all deals: which is what makes so many of them possible. Moves that fall behind are dropped.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card, CardId
from engine.moves import Place
from engine.race import Heat, race
from engine.shuffle import Dice
from engine.veggies import foresight
from engine.veggies.judge import SEATS
from engine.veggies.lookahead import Future
from engine.veggies.rules import CARDS
from engine.veggies.scoring import teams_of
from engine.veggies.search import Memo, Stall
from engine.veggies.view import VeggiesView
from engine.veggies.worlds import World, imagine
from engine.veggies.worth import Outlook

PER_CARD = 6
"""How many spots to consider for every card: for each of them, since the card matters most."""
ROUNDS, FADING = 3, 0.4
"""How many times round the cards are followed, and how much each time counts against the one before: the stalls are
judged as they are now, which is less and less true."""
GRUDGE = 0.8
"""The weight of what each rival gets, against what the expert gets itself; a partner's counts in favour."""
HEATS = (Heat(12, 8), Heat(24, 3), Heat(48, 1))


def turn(view: VeggiesView, seat: int, dice: Dice) -> Place:
    if view.seats == SEATS:
        return foresight.turn(view, seat, dice)
    return race(ways(view, seat), GoingRound(view, seat, dice).worth, HEATS).move


class Way(NamedTuple):
    """A move, what the stall is worth with it, and what it would be worth with each card after it."""

    move: Place
    worth: float
    suits: Memo[int, float]


def ways(view: VeggiesView, seat: int) -> list[Way]:
    """The best spots for each card."""
    left = CARDS - len(view.areas[seat].laid) - 1
    stall = Stall.of(view.areas[seat], ahead=2 if left else 1)
    outlook = Outlook.of(view, seat)
    now, after = Future.of(outlook, left), Future.of(outlook, left - 1)
    return [
        Way(Place(card.id, stall.grid.placement(spot)), worth, _suiting(view, after, stall.lay(card, spot)))
        for card in view.playable
        for worth, _, spot in now.options(stall, card, PER_CARD)
    ]


def _suiting(view: VeggiesView, future: Future, stall: Stall) -> Memo[int, float]:
    """Card -> what a stall is worth with it in its best spot."""
    cards: dict[int, Card] = {card.id: card for card in view.deck}
    return Memo(lambda card: future.best(stall, cards[card]))


class GoingRound:
    """Who will take which card after a move of this seat, in imagined deals."""

    def __init__(self, view: VeggiesView, seat: int, dice: Dice) -> None:
        self._view, self._seat, self._dice = view, seat, dice
        self._turns = _coming_turns(view, seat)
        self._own = sum(weight for other, weight in self._turns if other == seat)
        self._others = {other: _suiting_another(view, other) for other, _ in self._turns if other != seat}
        self._worlds: list[World] = []

    def worth(self, way: Way, deal: int) -> float:
        """What a move is worth in one deal: the stall with it, and what everyone gets in the coming turns."""
        while len(self._worlds) <= deal:
            self._worlds.append(imagine(self._view, self._dice))
        world, suits = self._worlds[deal], {**self._others, self._seat: way.suits}
        pile = iter(world.pile)
        hands = [[card.id for card in hand] for hand in world.hands]
        market = [card.id for card in self._view.market]
        _replace(way.move.card, next(pile), hands[self._seat], market)
        worth = way.worth * (1 - self._own)
        for seat, weight in self._turns:
            best = max(*hands[seat], *market, key=suits[seat].__getitem__)
            worth += weight * suits[seat][best]
            _replace(best, next(pile), hands[seat], market)
        return worth


def _coming_turns(view: VeggiesView, seat: int) -> list[tuple[int, float]]:
    """The next turns, this seat's own among them: whose each is, and the weight of what it brings."""
    team = next((team for team in teams_of(view.seats) if seat in team), (seat,))
    order = [(seat + n) % view.seats for n in range(1, view.seats + 1)]
    left = [CARDS - len(area.laid) - (other == seat) for other, area in enumerate(view.areas)]
    weights = [1.0 if other == seat else GRUDGE if other in team else -GRUDGE for other in range(view.seats)]
    return [(other, weights[other] * FADING**n) for n in range(ROUNDS) for other in order if n < left[other]]


def _suiting_another(view: VeggiesView, seat: int) -> Memo[int, float]:
    area = view.areas[seat]
    stall = Stall.of(area)
    return _suiting(view, Future.of(Outlook.of(view, seat), CARDS - len(area.laid) - 1), stall)


def _replace(card: CardId, drawn: Card, *places: list[CardId]) -> None:
    for cards in places:
        if card in cards:
            cards[cards.index(card)] = drawn.id
