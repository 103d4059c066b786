"""What each game keeps from a seat, for the contract suite: a game that joins the catalogue adds its own here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.cards import CardId
from engine.game import Setup
from engine.shuffle import Dice
from engine.snack_match.rules import CHOOSE, SeatState, State
from engine.veggies import rules as veggies


@dataclass(frozen=True)
class Secrets:
    hidden: Callable[[Any, int | None], set[CardId]]
    """The cards of a state that a seat (or an onlooker, None) must not find in its view."""
    shuffled: Callable[[Any, int | None, Dice], Any]
    """Another state that the same seat cannot tell from this one."""


def snack_hidden(state: State, viewer: int | None) -> set[CardId]:
    """The pile, and what the others hold or have placed in this phase; one remembers what one has passed."""
    found = set(state.pile)
    for seat, own in enumerate(state.seats):
        if seat != viewer:
            found.update(own.hand, (laid.card.id for laid in own.area.laid[len(own.shown.laid) :]))
    return found if viewer is None else found.difference(state.seats[viewer].passed)


def snack_shuffled(state: State, viewer: int | None, dice: Dice) -> State:
    """Another seed; other cards in the pile and with the others, who chose, passed and placed differently."""
    cards = dice.shuffled(sorted(_out_of_sight(state, viewer)))
    seats = []
    for seat, own in enumerate(state.seats):
        if seat != viewer:
            count = len(own.hand) + own.placed
            own, cards = _other_seat(state, own, tuple(cards[:count]), dice), cards[count:]
        seats.append(own)
    return replace(state, setup=_other_seed(state, dice), pile=tuple(cards), seats=tuple(seats))


def _other_seed(state: Any, dice: Dice) -> Setup:
    setup: Setup = state.setup
    return replace(setup, seed=bytes(dice.below(256) for _ in range(32)))


def _out_of_sight(state: State, viewer: int | None) -> set[CardId]:
    """All that may be dealt anew: what one has passed, too, wherever it is now."""
    hidden = snack_hidden(state, None)
    if viewer is None:
        return hidden
    own = state.seats[viewer]
    return hidden.difference(own.hand, (laid.card.id for laid in own.area.laid))


def _other_seat(state: State, own: SeatState, cards: tuple[CardId, ...], dice: Dice) -> SeatState:
    """A seat that has done as much in this phase as this one, with other cards in other ways."""
    area = own.shown
    for card in cards[: own.placed]:
        area = area.lay(state.pack[card], dice.choice(list(area.placements(state.pack[card]))))
    hand = cards[own.placed :]
    kept = dice.choice(hand) if state.phase == CHOOSE and own.kept is not None else None
    passed = tuple(dice.choice(state.pack.ids) for _ in own.passed)
    return replace(own, area=area, hand=hand, kept=kept, passed=passed)


def veggies_hidden(state: veggies.State, viewer: int | None) -> set[CardId]:
    """The pile and what the others hold."""
    hands = (own.hand for seat, own in enumerate(state.seats) if seat != viewer)
    return set(state.pile).union(*hands)


def veggies_shuffled(state: veggies.State, viewer: int | None, dice: Dice) -> veggies.State:
    """Another seed; other cards in the pile and with the others, who chose other cards and named other goods."""
    cards = tuple(dice.shuffled(sorted(veggies_hidden(state, viewer))))
    seats = []
    for seat, own in enumerate(state.seats):
        if seat != viewer:
            hand, cards = cards[: len(own.hand)], cards[len(own.hand) :]
            opening = dice.choice(hand) if own.opening is not None else None
            named = dice.choice(state.name_choices(seat)) if own.named is not None else None
            own = replace(own, hand=hand, opening=opening, named=named)
        seats.append(own)
    return replace(state, setup=_other_seed(state, dice), pile=cards, seats=tuple(seats))


SECRETS: Mapping[str, Secrets] = {
    "snack": Secrets(snack_hidden, snack_shuffled),
    "veggies": Secrets(veggies_hidden, veggies_shuffled),
}
