"""What the tests of all games need to know about Snack Match; see `tests.games.checks_of`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.cards import CardId
from engine.moves import Move, Place
from engine.notation import hand_text
from engine.replay import Match
from engine.shuffle import Dice
from engine.snack_match.rules import CHOOSE, SeatState, State
from engine.snack_match.scoring import solo_outcome
from engine.snack_match.view import SnackView
from tests.play import other_seed
from tests.playthrough import Scenario

# Secrets


def hidden(state: State, viewer: int | None) -> set[CardId]:
    """The pile, and what the others hold or have placed in this phase; a seat remembers what it has passed."""
    found = set(state.pile)
    for seat, own in enumerate(state.seats):
        if seat != viewer:
            found.update(own.hand, (laid.card.id for laid in own.area.laid[len(own.shown.laid) :]))
    return found if viewer is None else found.difference(state.seats[viewer].passed)


def shuffled(state: State, viewer: int | None, dice: Dice) -> State:
    """Another seed; other cards in the pile and with the others, who chose, passed and placed differently."""
    cards = dice.shuffled(sorted(_out_of_sight(state, viewer)))
    seats = []
    for seat, own in enumerate(state.seats):
        if seat != viewer:
            count = len(own.hand) + own.placed
            own, cards = _other_seat(state, own, tuple(cards[:count]), dice), cards[count:]
        seats.append(own)
    return replace(state, setup=other_seed(state.setup, dice), pile=tuple(cards), seats=tuple(seats))


def _out_of_sight(state: State, viewer: int | None) -> set[CardId]:
    """Everything that may be dealt again, including passed cards wherever they are now."""
    found = hidden(state, None)
    if viewer is None:
        return found
    own = state.seats[viewer]
    return found.difference(own.hand, (laid.card.id for laid in own.area.laid))


def _other_seat(state: State, own: SeatState, cards: tuple[CardId, ...], dice: Dice) -> SeatState:
    """A seat that has done as much in this phase as this one, but with other cards and in other ways."""
    area = own.shown
    for card in cards[: own.placed]:
        area = area.lay(state.pack[card], dice.choice(list(area.placements(state.pack[card]))))
    hand = cards[own.placed :]
    kept = dice.choice(hand) if state.phase == CHOOSE and own.kept is not None else None
    passed = tuple(dice.choice(state.pack.ids) for _ in own.passed)
    return replace(own, area=area, hand=hand, kept=kept, passed=passed)


def cards_in(state: State) -> Mapping[str, list[int]]:
    return {
        "pile": list(state.pile),
        "opponent": list(state.opponent),
        **{f"hand {n}": list(own.hand) for n, own in enumerate(state.seats)},
        **{f"area {n}": [laid.card.id for laid in own.area.laid] for n, own in enumerate(state.seats)},
    }


# Playthroughs


def extras(view: SnackView) -> Iterator[str]:
    for bonus in view.bonuses:
        yield f"bonus: {bonus.component} {bonus.modification}"
    if view.opponent:
        yield "--- automatic opponent"
        yield hand_text(view.opponent)


def eager_solo_move(match: Match, dice: Dice) -> tuple[int, Move]:
    """The placement that puts the solo player furthest ahead of the opponent."""
    state: State = match.state
    moves = [move for move in match.game.legal_moves(match.view(0)) if isinstance(move, Place)]

    def lead(move: Place) -> int:
        area = state.seats[0].area.lay(state.pack[move.card], move.placement)
        other = [card for card in state.seats[0].hand if card != move.card]
        result = solo_outcome(area, [state.pack[card] for card in (*state.opponent, *other)], state.bonuses)
        assert result.opponent is not None
        return result.sheets[0].total - result.opponent.total

    return 0, max(dice.shuffled(moves), key=lead)


SEATS = {
    "points": {"none": 9, "easy": 2, "medium": 4, "hard": 3},
    "largest_group": {"none": 2, "easy": 5, "medium": 3, "hard": 6},
    "shared": {"none": 3, "easy": 7, "medium": 2, "hard": 8},
    "won": dict.fromkeys(("none", "easy", "medium", "hard"), 1),
    "lost": dict.fromkeys(("none", "easy", "medium", "hard"), 1),
}
"""Way to end -> diet -> player counts it is shown for."""


SCENARIOS = [
    Scenario("snack", seats, {"diet": diet}, end, *([eager_solo_move] if end == "won" else []))
    for end, by_diet in SEATS.items()
    for diet, seats in by_diet.items()
]
