"""Imagined deals: everything a seat cannot see, dealt at random in a way that fits all it knows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Sequence

from engine.cards import Card
from engine.game import Setup
from engine.shuffle import Dice
from engine.snack_match.pack import HAND
from engine.snack_match.rules import CHOOSE, State
from engine.snack_match.view import SnackView, view_for


@dataclass(frozen=True)
class World:
    """One way the hidden cards may lie."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, the cards each of the others has in this round, placed or not; one's own as in the view."""
    pile: tuple[Card, ...]
    """The cards to draw, next one first."""

    def draw(self, seat: int, ahead: int) -> tuple[Card, ...]:
        """The cards a seat will draw after `ahead` more rounds."""
        first = HAND * (len(self.hands) * ahead + seat)
        return self.pile[first : first + HAND]

    def offered(self, seat: int, ahead: int) -> Card:
        """A card that may be passed to the seat in that round: one of its neighbour's, which is as good as random."""
        return self.draw((seat - 1) % len(self.hands), ahead)[0]


def unseen(view: SnackView) -> list[Card]:
    """The cards this seat has not seen yet."""
    seen = {*view.hand, *view.opponent, *view.passed, *(laid.card for area in view.areas for laid in area.laid)}
    return [card for card in view.deck if card not in seen]


def imagine(view: SnackView, dice: Dice) -> World:
    """A world that fits this view: for one, the next seat has the card that was just passed to it."""
    assert view.seat is not None
    hidden = dice.shuffled(unseen(view))
    hands: list[Sequence[Card]] = [view.hand] * view.seats
    for further in range(1, view.seats):
        known = view.passed[-1:] if further == 1 and view.phase != CHOOSE else ()
        need = HAND - len(known)
        hands[(view.seat + further) % view.seats] = (*hidden[:need], *known)
        hidden = hidden[need:]
    return World(tuple(tuple(hand) for hand in hands), tuple(hidden))


def deal_anew(state: State, seat: int, setup: Setup) -> State:
    """One such deal in place of the real one: the others begin the phase again, with the cards they have there."""
    world = imagine(view_for(state, seat), setup.dice("anew"))
    hands = [tuple(card.id for card in hand) for hand in world.hands]
    pile = tuple(card.id for card in world.pile)
    seats = []
    for number, own in enumerate(state.seats):
        if number != seat and state.phase == CHOOSE:
            own = replace(own, hand=hands[number], kept=None)
        elif number != seat:
            following = (number + 1) % len(hands)
            # The card that was passed on comes last in a hand; the seat itself may have laid it already.
            passed = state.seats[seat].to_play[-1] if following == seat else hands[following][-1]
            dealt = hands[number]
            own = replace(own, area=own.shown, hand=dealt, to_play=dealt, passed=(*own.passed[:-1], passed))
        seats.append(own)
    return replace(state, setup=setup, pile=pile, seats=tuple(seats))
