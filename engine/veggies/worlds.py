"""Imagined deals: everything a seat cannot see, dealt at random in a way that fits all it knows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards import Card
from engine.game import Setup
from engine.shuffle import Dice
from engine.veggies.rules import NAME, State
from engine.veggies.view import VeggiesView, view_for


@dataclass(frozen=True)
class World:
    """One way the hidden cards may lie."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, as many cards as each of the others has in hand; one's own as in the view."""
    pile: tuple[Card, ...]
    """The cards to draw, next one first."""


def unseen(view: VeggiesView) -> list[Card]:
    """The cards this seat has never seen: whatever it has seen is still on the table."""
    seen = {*view.hand, *view.market, *(laid.card for area in view.areas for laid in area.laid)}
    return [card for card in view.deck if card not in seen]


def imagine(view: VeggiesView, dice: Dice) -> World:
    """A world that fits this view."""
    hidden = dice.shuffled(unseen(view))
    hands = [view.hand] * view.seats
    for seat in range(view.seats):
        if seat != view.seat:
            hands[seat], hidden = tuple(hidden[: len(view.hand)]), hidden[len(view.hand) :]
    return World(tuple(hands), tuple(hidden))


def deal_anew(state: State, seat: int, setup: Setup) -> State:
    """One such deal in place of the real one: the others choose and name anew what they did in secret."""
    world = imagine(view_for(state, seat), setup.dice("anew"))
    seats = []
    for number, own in enumerate(state.seats):
        if number != seat:
            had_choice = state.phase == NAME and len(state.name_choices(number)) > 1
            hand = tuple(card.id for card in world.hands[number])
            own = replace(own, hand=hand, opening=None, named=None if had_choice else own.named)
        seats.append(own)
    # Once nobody takes anything from the market any more, nobody sees it either.
    hidden, count = tuple(card.id for card in world.pile), len(state.pile)
    return replace(state, setup=setup, pile=hidden[:count], market=hidden[count:] or state.market, seats=tuple(seats))
