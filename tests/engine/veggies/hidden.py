"""What Veggies keeps from a seat: the pile, the others' hands, and what they have chosen or named in secret."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import CardId
from engine.shuffle import Dice
from engine.veggies.rules import NAME, SeatState, State


def hidden(state: State, viewer: int | None) -> set[CardId]:
    others = (card for seat, own in enumerate(state.seats) if seat != viewer for card in own.hand)
    return {*state.pile, *others}


def shuffled(state: State, viewer: int | None, dice: Dice) -> State:
    """Another seed; other cards in the pile and with the others, who chose and named differently."""
    cards = dice.shuffled(sorted(hidden(state, viewer)))
    seats = []
    for seat, own in enumerate(state.seats):
        if seat != viewer:
            hand, cards = tuple(cards[: len(own.hand)]), cards[len(own.hand) :]
            own = _other_seat(state, seat, hand, dice)
        seats.append(own)
    setup = replace(state.setup, seed=bytes(dice.below(256) for _ in range(32)))
    return replace(state, setup=setup, pile=tuple(cards), seats=tuple(seats))


def _other_seat(state: State, seat: int, hand: tuple[CardId, ...], dice: Dice) -> SeatState:
    own = state.seats[seat]
    opening = None if own.opening is None else dice.choice(hand)
    named = dice.choice(state.name_choices(seat)) if state.phase == NAME and own.named is not None else own.named
    return replace(own, hand=hand, opening=opening, named=named)
