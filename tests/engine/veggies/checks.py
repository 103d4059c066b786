"""What the tests of all games need to know about Veggies; see `tests.games.checks_of`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.cards import CardId
from engine.catalog import GAMES
from engine.moves import Move, Place
from engine.notation import hand_text
from engine.replay import Match
from engine.shuffle import Dice
from engine.veggies.rules import State
from engine.veggies.view import VeggiesView
from tests.play import other_seed, random_move
from tests.playthrough import Scenario

# Secrets


def hidden(state: State, viewer: int | None) -> set[CardId]:
    """The pile and what the others hold."""
    hands = (own.hand for seat, own in enumerate(state.seats) if seat != viewer)
    return set(state.pile).union(*hands)


def shuffled(state: State, viewer: int | None, dice: Dice) -> State:
    """Another seed; other cards in the pile and with the others, who chose other cards and named other goods."""
    cards = tuple(dice.shuffled(sorted(hidden(state, viewer))))
    seats = []
    for seat, own in enumerate(state.seats):
        if seat != viewer:
            hand, cards = cards[: len(own.hand)], cards[len(own.hand) :]
            opening = dice.choice(hand) if own.opening is not None else None
            named = dice.choice(state.name_choices(seat)) if own.named is not None else None
            own = replace(own, hand=hand, opening=opening, named=named)
        seats.append(own)
    return replace(state, setup=other_seed(state.setup, dice), pile=cards, seats=tuple(seats))


def cards_in(state: State) -> Mapping[str, list[int]]:
    return {
        "pile": list(state.pile),
        "market": list(state.market),
        **{f"hand {n}": list(own.hand) for n, own in enumerate(state.seats)},
        **{f"stall {n}": [laid.card.id for laid in own.stall.laid] for n, own in enumerate(state.seats)},
    }


# Playthroughs


def extras(view: VeggiesView) -> Iterator[str]:
    yield f"first: seat {view.first + 1}"
    yield "--- market"
    yield hand_text(view.market)


def piling_move(match: Match, dice: Dice) -> tuple[int, Move]:
    """Places every card on the first one: stalls stay so small that they often end up equal."""
    view = match.view(dice.choice(match.view(None).waiting))
    assert view.seat is not None
    if not view.final:
        return random_move(match, dice)
    return view.seat, Place(dice.choice(view.playable).id, match.game.table.first[0])


SCENARIOS = [
    Scenario("veggies", seats, {}, end, *([] if end == "points" else [piling_move]))
    for seats in GAMES["veggies"].seats
    for end in ("points", "fewer_mice", "shared")
]
"""Random play hardly ever ends in a tie; piled-up stalls do."""
