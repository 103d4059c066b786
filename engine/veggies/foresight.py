"""How an expert plays with two others: it imagines one time round, and asks a judge who has learned from games.

For each of its best moves it deals what it cannot see at random (`worlds`), the same deals for every move. The others
take what suits their stalls best; then it takes the card, and the spot, after which the judge likes the table best.
Where a card would go in another's stall is found only once for all deals, and so are its own best spots after each
move. Moves that fall behind are dropped. Once all stalls are full there is nothing to judge: points decide.
"""

from __future__ import annotations

from heapq import nlargest
from math import exp
from typing import Iterator, Mapping, NamedTuple, Sequence

from engine.cards import Card, CardId
from engine.moves import Place
from engine.race import Heat, race
from engine.shuffle import Dice
from engine.veggies.finale import chance
from engine.veggies.judge import Judge, Other, Own, Spread, Stalls, counts_of, judge, spreads_on
from engine.veggies.lookahead import Future
from engine.veggies.pack import GOODS
from engine.veggies.rules import CARDS
from engine.veggies.search import Memo, Stall, StallSpot
from engine.veggies.view import VeggiesView
from engine.veggies.worlds import World, imagine, unseen
from engine.veggies.worth import Outlook

PER_CARD, WIDTH = 4, 12
"""How many spots to consider for every card, and how many moves in total."""
SPOTS = 3
"""How many spots for each card to consider on the next turn."""
HEATS = (Heat(12, 4), Heat(12, 2), Heat(24, 1))


def turn(view: VeggiesView, seat: int, dice: Dice) -> Place:
    foresight = Foresight(view, seat, dice)
    ways = foresight.ways()
    return (ways[0] if foresight.is_last else race(ways, foresight.chance, HEATS)).move


class Foreseen(NamedTuple):
    """A move, the stall with it, and the stall's best spots for each card after it."""

    move: Place
    own: Own
    nexts: Memo[int, list[Own]]


class Reply(NamedTuple):
    """What another's stall is worth to them with a card in its best spot, and how it looks then."""

    worth: float
    after: Other


class Foresight:
    """What may follow a move of this seat, until its next turn is over."""

    def __init__(self, view: VeggiesView, seat: int, dice: Dice) -> None:
        self._view, self._seat, self._dice = view, seat, dice
        self._cards: dict[int, Card] = {card.id: card for card in view.deck}
        laid = len(view.areas[seat].laid)
        self._left = CARDS - laid - 1
        self._now = judge(laid + 1)
        self._then = judge(laid + 2) if self._left else None
        self._stall = Stall.of(view.areas[seat], ahead=2)
        self._spreads = [spreads_on(self._stall)] * len(GOODS)
        self._future = Future.of(Outlook.of(view, seat), self._left - 1)
        self._rivals = [(seat + n) % view.seats for n in range(1, view.seats)]
        self._others = tuple(_other(view, rival) for rival in self._rivals)
        self._replies = [_replies(view, rival, self._cards) for rival in self._rivals]
        self._hidden = shares(unseen(view))
        self._worlds: list[World] = []
        self._stalls: dict[tuple[CardId | None, ...], Stalls] = {}

    @property
    def is_last(self) -> bool:
        """Whether nobody has a turn after this one."""
        return not self._left and all(other.laid == CARDS for other in self._others)

    def ways(self) -> list[Foreseen]:
        """The moves after which the table looks best to the judge; best first, several for every card."""
        stalls = self._now.stalls(self._others, self._hidden)
        found: list[tuple[float, Card, StallSpot[Spread], Own]] = []
        for card in self._view.playable:
            hand, market = _without(self._view.hand, card), _without(self._view.market, card)
            weigh = self._now.many(self._now.setting(stalls, hand, market))
            spots = [
                (chance(own, self._others) if self.is_last else weigh(own), card, spot, own)
                for spot, own in self._spots(self._stall, card)
            ]
            found += nlargest(PER_CARD, spots, key=_first)
        return [
            Foreseen(Place(card.id, self._stall.grid.placement(spot)), own, self._nexts(self._stall.lay(card, spot)))
            for _, card, spot, own in nlargest(WIDTH, found, key=_first)
        ]

    def chance(self, way: Foreseen, deal: int) -> float:
        """The chance to win after a move, in one deal."""
        while len(self._worlds) <= deal:
            self._worlds.append(imagine(self._view, self._dice))
        world = self._worlds[deal]
        pile = iter(world.pile)
        hands = [[card.id for card in hand] for hand in world.hands]
        market = [card.id for card in self._view.market]
        _replace(way.move.card, next(pile).id, hands[self._seat], market)
        taken: list[CardId | None] = []
        others = list(self._others)
        for number, (rival, replies) in enumerate(zip(self._rivals, self._replies, strict=True)):
            if others[number].laid == CARDS:
                taken.append(None)
                continue
            best = max(*hands[rival], *market, key=lambda card: replies[card].worth)
            taken.append(best)
            others[number] = replies[best].after
            _replace(best, next(pile).id, hands[rival], market)
        if self._then is None:
            return chance(way.own, others)
        return self._next_turn(self._then, way, others, tuple(taken), hands[self._seat], market)

    def _next_turn(
        self,
        judge: Judge,
        way: Foreseen,
        others: Sequence[Other],
        taken: tuple[CardId | None, ...],
        hand: Sequence[CardId],
        market: Sequence[CardId],
    ) -> float:
        """The chance to win after this seat's next turn, if it takes what the judge likes best."""
        if self._left == 1 and all(other.laid == CARDS for other in others):
            return max(chance(own, others) for card in (*hand, *market) for own in way.nexts[card])
        if taken not in self._stalls:
            self._stalls[taken] = judge.stalls(others, self._hidden)
        stalls = self._stalls[taken]
        best = -float("inf")
        for card in (*hand, *market):
            kept = [self._cards[other] for other in hand if other != card]
            lying = [self._cards[other] for other in market if other != card]
            setting = judge.setting(stalls, kept, lying)
            best = max(best, *[judge.weigh(own, setting) for own in way.nexts[card]])
        return 1 / (1 + exp(-best))

    def _spots(self, stall: Stall, card: Card) -> Iterator[tuple[StallSpot[Spread], Own]]:
        """Every spot for a card, and how the stall looks with it."""
        for spot in stall.spots(card, self._spreads):
            yield spot, self._own(stall, card, spot, spot.goods)

    def _nexts(self, stall: Stall) -> Memo[int, list[Own]]:
        """Card -> how a stall looks with it in each of its best spots."""

        def looks(number: int) -> list[Own]:
            card = self._cards[number]
            options = self._future.options(stall, card, SPOTS)
            return [self._look(stall.lay(card, option.spot)) for option in options]

        return Memo(looks)

    def _look(self, stall: Stall) -> Own:
        spreads = [memo[cells] for memo, cells in zip(self._spreads, stall.goods, strict=True)]
        return Own.of(spreads, stall.mice.bit_count(), stall.covered, _union(stall.goods), stall.grid.stride)

    def _own(self, stall: Stall, card: Card, spot: StallSpot[Spread], spreads: Sequence[Spread]) -> Own:
        turned = stall.grid.turned(card)[spot.rotation // 90]
        whole = turned.whole << spot.corner
        goods = _union(stall.goods) & ~whole | _union(turned.goods) << spot.corner
        return Own.of(spreads, spot.mice, stall.covered | whole, goods, stall.grid.stride)


def _other(view: VeggiesView, seat: int) -> Other:
    area = view.areas[seat]
    return Other.of(Stall.of(area), len(area.laid))


def _replies(view: VeggiesView, seat: int, cards: Mapping[int, Card]) -> Memo[int, Reply]:
    """Card -> what another seat would do with it."""
    area = view.areas[seat]
    stall, laid = Stall.of(area), len(area.laid) + 1
    future = Future.of(Outlook.of(view, seat), CARDS - laid)

    def reply(card: int) -> Reply:
        option = future.best_option(stall, cards[card])
        return Reply(option.worth, Other.of(stall.lay(cards[card], option.spot), laid))

    return Memo(reply)


def shares(cards: Sequence[Card]) -> list[float]:
    """Each good's share of all squares of these cards."""
    counts = counts_of(cards)
    return [count / max(sum(counts), 1) for count in counts[: len(GOODS)]]


def _union(sets: Sequence[int]) -> int:
    a, b, c, d, e = sets
    return a | b | c | d | e


def _first(found: tuple[float, Card, StallSpot[Spread], Own]) -> float:
    return found[0]


def _without(cards: Sequence[Card], card: Card) -> list[Card]:
    return [other for other in cards if other.id != card.id]


def _replace(card: CardId, drawn: CardId, *places: list[CardId]) -> None:
    for cards in places:
        if card in cards:
            cards[cards.index(card)] = drawn
