"""What a seat or an onlooker may know about a game; built field by field, so that no secret slips in."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Iterator, Sequence

from engine.area import Area
from engine.cards import Card
from engine.game import ScoreLine, View, Zone
from engine.moves import Move, Place, Undo
from engine.veggies.pack import MOUSE
from engine.veggies.rules import CARDS, NAME, OVER, START, TURN, Name, Open, State, can_rename
from engine.veggies.scoring import Goods, in_order, name_choices, names_each, sheet, teams_of

MARKET = "market"


STALLS = 64
"""Of how many stalls to remember what their owners could name: they change once a round, and every view asks."""


@lru_cache(STALLS)
def _nameable(stall: Area, count: int) -> frozenset[str]:
    return frozenset(good for goods in name_choices(stall, count) for good in goods)


@dataclass(frozen=True, kw_only=True)
class VeggiesView(View):
    """`hand` holds the two cards dealt while stalls are being opened, later the one hidden card."""

    first: int
    """The seat that takes the first turn."""
    opened: Card | None = None
    """The card this seat has chosen to open with, as long as it can still change its mind."""
    named: tuple[Goods | None, ...]
    """By seat, the goods named; only the viewer's own until everyone has named theirs."""
    name_choices: tuple[Goods, ...] = ()
    """The sets of goods this seat can choose from now; empty if it has no choice."""
    deck: tuple[Card, ...] = field(default=(), repr=False, hash=False)
    """Every card of the pack, in pack order: which cards exist is no secret, only their order in the pile is."""

    @property
    def market(self) -> tuple[Card, ...]:
        """The open cards that each player may take from on their turn."""
        return self.zone(MARKET)

    @cached_property
    def others_may_name(self) -> frozenset[str]:
        """Every good that some other seat could name, as the stalls are now."""
        others = (stall for seat, stall in enumerate(self.areas) if seat != self.seat and stall.laid)
        return frozenset().union(*(_nameable(stall, names_each(self.seats)) for stall in others))

    @property
    def others_named(self) -> frozenset[str]:
        """Every good that some other seat has named, as far as that is known."""
        others = (goods or () for seat, goods in enumerate(self.named) if seat != self.seat)
        return frozenset(good for goods in others for good in goods)

    @property
    def claims(self) -> tuple[tuple[str, ...], ...]:
        return tuple(goods or () for goods in self.named) if self.over else ()

    @property
    def chosen(self) -> Card | None:
        return self.opened

    @property
    def final(self) -> bool:
        return self.phase == TURN

    @property
    def playable(self) -> tuple[Card, ...]:
        if self.phase == START:
            return self.hand
        return (*self.hand, *self.market) if self.turn is not None and self.turn == self.seat else ()

    @property
    def held(self) -> tuple[Card, ...]:
        return () if self.seat is None or len(self.area.laid) == CARDS else self.hand

    @property
    def plannable(self) -> tuple[Card, ...]:
        """The card in the hand, which nobody else can take. Cards in the market may be gone by then."""
        waits = self.seat is not None and self.turn not in (None, self.seat)
        return self.hand if waits and len(self.area.laid) < CARDS else ()


def market_zone(cards: Sequence[Card], *, numbered: bool = True) -> Zone:
    # Number 1 is the card in the hand, if the seat has one.
    return Zone(MARKET, tuple(cards), numbered=numbered, first=2)


def _zones(state: State) -> tuple[Zone, ...]:
    """The market, until every stall is full. Numbers 1 and 2 are both in the hand while stalls are opened with it."""
    market = [state.pack.cards[card] for card in state.market]
    return (market_zone(market, numbered=state.phase == TURN),) if state.phase in (START, TURN) else ()


def view_for(state: State, seat: int | None) -> VeggiesView:
    over = state.phase == OVER
    own = None if seat is None else state.seats[seat]
    cards = state.pack.cards
    choices = state.name_choices(seat) if seat is not None and state.phase == NAME else ()
    return VeggiesView(
        game=state.setup.game,
        seat=seat,
        seats=len(state.seats),
        phase=state.phase,
        round=min(len(state.seats[state.turn].stall.laid) + 1, CARDS),
        rounds=CARDS,
        waiting=state.waiting,
        areas=tuple(other.stall for other in state.seats),
        hand=tuple(cards[card] for card in own.hand) if own else (),
        can_undo=seat is not None and (state.seats[seat].opening is not None or can_rename(state, seat)),
        pile=len(state.pile),
        commitment=state.setup.commitment,
        seed=state.setup.seed.hex() if over else None,
        outcome=state.outcome,
        zones=_zones(state),
        first=state.first,
        turn=state.turn if state.phase == TURN else None,
        teams=teams_of(len(state.seats)),
        opened=cards[own.opening] if own and own.opening is not None else None,
        named=tuple(other.named if over or n == seat else None for n, other in enumerate(state.seats)),
        name_choices=choices if len(choices) > 1 else (),
        deck=tuple(cards.values()),
    )


def score_lines(view: VeggiesView, area: Area) -> list[ScoreLine]:
    """What a stall would score if the game ended now and every good that anyone could name were named.

    Once the game is over, only what was named counts. Another stall than the one that was played counts what the others
    named, and what would have been best for its owner to name.
    """
    if not area.laid:
        return []
    choices = name_choices(area, names_each(view.seats))
    others = view.others_named if view.over else view.others_may_name
    lines = sheet(area, in_order((*(good for goods in choices for good in goods), *others))).lines
    if not view.over:
        return list(lines)
    worth = {line.component: line.points for line in lines}
    own: Goods = ()
    if view.seat is not None:
        played = view.named[view.seat] if area == view.area else None
        own = played or max(choices, key=lambda goods: sum(worth[good] for good in others.union(goods)))
    return [line for line in lines if line.component in (*own, *others, MOUSE)]


def legal_moves(view: VeggiesView) -> Iterator[Move]:
    if view.seat is not None and view.phase == TURN:
        for card in view.playable:
            for placement in view.area.placements(card):
                yield Place(card.id, placement)
    yield from other_moves(view)


def other_moves(view: VeggiesView) -> Iterator[Move]:
    if view.seat is None:
        return
    if view.phase == START:
        for card in view.hand:
            if card != view.opened:
                yield Open(card.id)
    for goods in view.name_choices:
        if goods != view.named[view.seat]:
            yield Name(goods)
    if view.can_undo:
        yield Undo()
