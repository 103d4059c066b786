"""How an expert bot plays: it takes hard's best candidates and plays its next turns from each of them, many times.

What it cannot see is dealt at random (`worlds`), the same deals for every candidate. The other seats only take cards
from the market; what they will name and gain is estimated as a hard bot does. Candidates that fall behind are dropped.
"""

from __future__ import annotations

from itertools import islice

from engine.cards import Card
from engine.moves import Place
from engine.race import Heat, race
from engine.shuffle import Dice
from engine.veggies import lookahead
from engine.veggies.lookahead import Future, Option
from engine.veggies.rules import CARDS, MARKET
from engine.veggies.search import Stall
from engine.veggies.view import VeggiesView
from engine.veggies.worlds import World, imagine
from engine.veggies.worth import Outlook

PER_CARD, WIDTH = 6, 12
"""How many spots to shortlist per card, and how many of those in total to follow into the next turn."""
DEPTH = 3
"""How many of its next turns it plays."""
HEATS = (Heat(3, 5), Heat(4, 2), Heat(6, 1))
TRUST = 4
"""How many deals hard's judgement counts for."""


def turn(view: VeggiesView, seat: int, dice: Dice) -> Place:
    left = CARDS - len(view.areas[seat].laid) - 1
    if not left:
        return lookahead.turn(view, seat, dice)
    depth = min(left, DEPTH)
    stall = Stall.of(view.areas[seat], ahead=depth + 1)
    outlook = Outlook.of(view, seat)
    ahead = NextTurns(view, dice, [Future.of(outlook, stall, left - n) for n in range(depth + 1)])
    weighed = lookahead.weighed(view, seat, stall, outlook, PER_CARD, WIDTH)
    options = sorted(weighed, key=lambda way: way.promise - way.envy, reverse=True)[:WIDTH]
    best = race(
        options,
        lambda way, deal: ahead.play(stall.lay(way.option.card, way.option.spot), way.option.card, deal) - way.envy,
        HEATS,
        [TRUST * (way.promise - way.envy) for way in options],
    )
    return Place(best.option.card.id, stall.grid.placement(best.option.spot))


class NextTurns:
    """Plays a seat's next turns in imagined deals."""

    def __init__(self, view: VeggiesView, dice: Dice, futures: list[Future]) -> None:
        self._view, self._dice, self._futures = view, dice, futures
        self._worlds: list[World] = []
        self._found: dict[tuple[int, tuple[int, ...], int, int], Option] = {}

    def play(self, stall: Stall, laid: Card, deal: int) -> float:
        """What a stall is worth some turns after this card was placed on it."""
        while len(self._worlds) <= deal:
            self._worlds.append(imagine(self._view, self._dice))
        world = self._worlds[deal]
        pile, taken = iter(world.pile), iter(world.taken)
        drawn = next(pile)
        hand = [drawn if card == laid else card for card in self._view.hand]
        market = [drawn if card == laid else card for card in self._view.market]
        worth = 0.0
        for ahead in range(1, len(self._futures)):
            for number in islice(taken, self._view.seats - 1):
                drawn = next(pile)
                if number < MARKET:
                    market[number] = drawn
            best = max((self._best(stall, card, ahead) for card in (*hand, *market)), key=lambda option: option.worth)
            stall, worth, drawn = stall.lay(best.card, best.spot), best.worth, next(pile)
            hand = [drawn if card == best.card else card for card in hand]
            market = [drawn if card == best.card else card for card in market]
        return worth

    def _best(self, stall: Stall, card: Card, ahead: int) -> Option:
        """The best spot for a card; remembered, because the same cards come in many deals."""
        key = (stall.covered, stall.goods, card.id, ahead)
        if key not in self._found:
            self._found[key] = self._futures[ahead].best_option(stall, card)
        return self._found[key]
