"""What the tests of all games need to know about this one; see `tests.games.checks_of`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.cards import CardId
from engine.shuffle import Dice
from tests.example_game.rules import State
from tests.example_game.view import DominoView
from tests.play import other_seed
from tests.playthrough import Scenario


def hidden(state: State, viewer: int | None) -> set[CardId]:
    """The pile and what the others hold."""
    return set(state.pile).union(*(hand for seat, hand in enumerate(state.hands) if seat != viewer))


def shuffled(state: State, viewer: int | None, dice: Dice) -> State:
    """Another seed; other tiles in the pile and with the others."""
    cards = tuple(dice.shuffled(sorted(hidden(state, viewer))))
    hands = []
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            hand, cards = cards[: len(hand)], cards[len(hand) :]
        hands.append(hand)
    return replace(state, setup=other_seed(state.setup, dice), pile=cards, hands=tuple(hands))


def cards_in(state: State) -> Mapping[str, list[int]]:
    return {
        "pile": list(state.pile),
        "line": [laid.card.id for laid in state.line.laid],
        **{f"hand {seat}": list(hand) for seat, hand in enumerate(state.hands)},
    }


def extras(view: DominoView) -> Iterator[str]:
    yield "laid by: " + " ".join(str(seat + 1) for seat in view.owners)


SCENARIOS = [
    Scenario("dominoes", seats, {}, end)
    for seats, end in ((2, "points"), (3, "points"), (4, "points"), (2, "fewer_pips"), (3, "shared"))
]
